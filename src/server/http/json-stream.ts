import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TRPCError } from '@trpc/server';
import type { Response } from 'express';
import type { RestOperation } from '../api/rest-operations';
import type { RequestContext } from '../core/request-context';
import { requireOwner, requireValidInput } from '../core/trpc';

type StreamedOperation = Pick<RestOperation, 'isOwnerOnly' | 'input'> & {
  streamJson: NonNullable<RestOperation['streamJson']>;
};

/** Checks the caller and the input as the procedure itself would, and opens its answer. */
export async function openJsonStream(
  { isOwnerOnly, input: schema, streamJson }: StreamedOperation,
  input: unknown,
  context: RequestContext,
): Promise<AsyncIterable<string>> {
  if (isOwnerOnly) await requireOwner(context);
  const { success, data, error } = schema.safeParse(requireValidInput(input));
  if (!success) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return streamJson(data);
}

/**
 * Sends pieces of JSON text as they come, no faster than the client reads them. What fails before the first piece can
 * still be answered with an error; later the connection is cut, so that half an answer is not taken for a whole one.
 */
export async function sendJsonStream(response: Response, pieces: AsyncIterable<string>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.type('json');
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
