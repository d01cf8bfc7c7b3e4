import { type Socket } from 'node:net';
type StreamOptions = {
    config: {
        host?: string;
        port?: number;
        ssl?: unknown;
    };
};
/**
 * Returns mysql2's option \`stream\`: sockets that close when the server owes a response and stays silent for this long.
 * Otherwise, a server that hangs without closing its connections (stopped, swapped out, behind a dead link) would hold
 * requests forever. mysql2's own query timeout leaves the connection in the pool with the query still running.
 */
export declare function createStreamFactory(timeoutMs: number): ({ config: { host, port, ssl } }: StreamOptions) => Socket;
export {};
