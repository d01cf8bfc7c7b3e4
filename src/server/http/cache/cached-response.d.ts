import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
/** A response that is sent many times. Its bytes are compressed once per requested encoding. */
export declare class CachedResponse {
    #private;
    constructor(headers: OutgoingHttpHeaders, body: Buffer, onResize: () => void);
    /** The memory that the response takes. */
    get bytes(): number;
    /** Sends the response, or 304 to a client with a current copy. */
    send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
}
/**
 * Copies bytes into a buffer of their size. Small buffers share a larger block, and zlib's results are slices
 * of 16 kB. Each would occupy its entire block of memory.
 */
export declare function copyBytes(body: string | Buffer): Buffer;
