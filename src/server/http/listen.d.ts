import type { Server } from 'node:http';
/** An address, and the names of its settings. */
type Address = {
    port: number;
    host: string | undefined;
    names: {
        port: string;
        host: string;
    };
};
/**
 * Opens the port.
 * @throws StartError that explains which setting to change
 */
export declare function listen(server: Server, address: Address): Promise<void>;
export {};
