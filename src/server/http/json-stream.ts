import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { JsonStream } from '../core/trpc';

/**
 * Sends pieces of JSON text as they come, no faster than the client reads them. What fails before the first piece can
 * still be answered with an error; later the connection is cut, so that half an answer is not taken for a whole one.
 */
export async function sendJsonStream(response: Response, { pieces }: JsonStream): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (response.req.method === 'HEAD') {
    await iterator.return?.();
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(startingWith(first, iterator), { highWaterMark: 1 }), response);
  } catch (error) {
    const hasClientGone =
      error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasClientGone) throw error;
  }
}

async function* startingWith(
  first: IteratorResult<string>,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let result = first; !result.done; result = await iterator.next()) yield result.value;
  } finally {
    await iterator.return?.();
  }
}
