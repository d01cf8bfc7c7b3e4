import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/app-router';

/** Creates the error that a client throws when the server responds with this code. */
export function apiError(code: string): TRPCClientError<AppRouter> {
  return TRPCClientError.from({ error: { message: code, code: -32000, data: { code } } });
}
