import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { requestDatabaseTime } from '../core/database/database-time';

/**
 * Sends a stream no faster than the client reads it. When it fails the connection is cut, so that half an answer is not
 * taken for a whole one; a client that goes away is no failure.
 */
export async function sendStream(response: Response, stream: Readable): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (!isClientDisconnected(error)) throw error;
  }
}

/** Sends each chunk of a web stream as it comes: compressed responses would else wait until there is more of them. */
export function sendChunks(response: Response, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  async function* flushed() {
    for await (const chunk of chunks) {
      yield chunk;
      response.flush?.();
    }
  }
  return sendStream(response, Readable.from(flushed()));
}

/** What a pipeline into a response fails with when nobody reads it any more. */
export function isClientDisconnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Sends pieces of JSON text as they come. What fails before the first piece can still be answered with an error. */
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

/** The answer has begun: a long one may take its time, and each further piece counts by itself. */
async function* startingWith(
  first: IteratorResult<string>,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let result = first; !result.done; result = await iterator.next()) {
      yield result.value;
      requestDatabaseTime()?.restart();
    }
  } finally {
    await iterator.return?.();
  }
}
