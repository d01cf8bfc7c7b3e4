import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a stream as fast as the client reads it. A failure cuts the connection, which marks the response as
 * incomplete. A disconnected client is not a failure.
 */
export async function sendStream(response: Response, stream: Readable): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (!isClientDisconnected(error)) throw error;
  }
}

/** Sends each chunk of a web stream at once. Compression would otherwise hold chunks back. */
export function sendChunks(response: Response, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  async function* flushed() {
    for await (const chunk of chunks) {
      yield chunk;
      response.flush?.();
    }
  }
  return sendStream(response, Readable.from(flushed()));
}

/** Returns true for the error of a pipeline into a response whose client has disconnected. */
export function isClientDisconnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Streams JSON text. An error before the first piece can still become an error status. */
export async function sendJsonStream(response: Response, pieces: AsyncIterable<string>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (response.req.method === 'HEAD') {
    await iterator.return?.();
    response.end();
    return;
  }
  await sendStream(response, Readable.from(startingWith(first, iterator), { highWaterMark: 1 }));
}

async function* startingWith(
  first: IteratorResult<string>,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let result = first; !result.done; result = await iterator.next()) {
      yield result.value;
    }
  } finally {
    await iterator.return?.();
  }
}
