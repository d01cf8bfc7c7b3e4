import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from './trpc';

/** The code of an API error, also of one that came with the page's state; null when there was no answer. */
export function errorCode(error: unknown): string | null {
  const code = property(property(error, 'data'), 'code');
  return typeof code === 'string' ? code : null;
}

/** What was asked for does not exist; nor does anything whose id is none, such as one without end. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST';
}

/** For a deletion: what is gone already, deleted elsewhere, is what was wanted. */
export function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'NOT_FOUND') throw error;
}

/** Codes of a server that cannot answer now. With those, and with no answer at all, trying again may help. */
const TEMPORARY = new Set(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT']);

export function isTemporary(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || TEMPORARY.has(code);
}

/** What the server found wrong with the input, by its path. */
export function issuesOf(error: unknown) {
  return isApiError(error) ? (error.data?.issues ?? []) : [];
}

/** What it found wrong with one field; undefined when it is fine. */
export function fieldError(error: unknown, field: string): string | undefined {
  return issuesOf(error).find(({ path }) => path[0] === field)?.message;
}

/** True for what the API client throws. */
export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
