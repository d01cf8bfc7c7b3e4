import { Readable } from 'node:stream';
import type { Response } from 'express';
/**
 * Sends a stream as fast as the client reads it. A failure cuts the connection, which marks the response as
 * incomplete. A disconnected client is not a failure.
 */
export declare function sendStream(response: Response, stream: Readable): Promise<void>;
/** Sends each chunk of a web stream at once. Compression would otherwise hold chunks back. */
export declare function sendChunks(response: Response, chunks: AsyncIterable<Uint8Array>): Promise<void>;
/** Returns true for the error of a pipeline into a response whose client has disconnected. */
export declare function isClientDisconnected(error: unknown): boolean;
/** Streams JSON text. An error before the first piece can still become an error status. */
export declare function sendJsonStream(response: Response, pieces: AsyncIterable<string>): Promise<void>;
