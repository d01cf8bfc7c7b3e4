import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from './trpc';

/** Returns the code of an API error, or null if there was no response. */
export function findErrorCode(error: unknown): string | null {
  const code = property(property(error, 'data'), 'code');
  return typeof code === 'string' ? code : null;
}

/** Returns true if an item does not exist. Invalid IDs count as missing. */
export function isMissing(error: unknown): boolean {
  const code = findErrorCode(error);
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST';
}

/** Treats the deletion of a missing item as a success. */
export function ignoreMissing(error: unknown): void {
  if (findErrorCode(error) !== 'NOT_FOUND') throw error;
}

/** After these codes a retry may succeed, as it may after no response. */
const TEMPORARY = new Set(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT']);

export function isTemporary(error: unknown): boolean {
  const code = findErrorCode(error);
  return code === null || TEMPORARY.has(code);
}

export function toIssues(error: unknown) {
  return isApiError(error) ? (error.data?.issues ?? []) : [];
}

export function findFieldError(error: unknown, field: string): string | undefined {
  return toIssues(error).find(({ path }) => path[0] === field)?.message;
}

/** Creates the error of a response with a status that failures explain. */
export function createStatusError(response: Response): TRPCClientError<AppRouter> {
  return TRPCClientError.from(new Error(`Status ${response.status}`), { meta: { response } });
}

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
