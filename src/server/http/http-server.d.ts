import { type Server } from 'node:http';
/** Creates a server with Node's limits of time. Uploads over a slow line may take hours. */
export declare function createHttpServer(): Server;
/** Refuses new connections, and closes each open one when it is idle, or after a limit. */
export declare function closeServer(server: Server): Promise<void>;
