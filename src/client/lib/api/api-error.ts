import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from './trpc';

/** Returns the code of an API error, or null when there was no response. */
export function errorCode(error: unknown): string | null {
  const code = property(property(error, 'data'), 'code');
  return typeof code === 'string' ? code : null;
}

/** Checks if an item does not exist. Invalid IDs count as missing. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST';
}

/** Treats the deletion of a missing item as a success. */
export function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'NOT_FOUND') throw error;
}

/** Codes after which a retry may succeed, as it may after no response. */
const TEMPORARY = new Set(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT']);

export function isTemporary(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || TEMPORARY.has(code);
}

export function getIssues(error: unknown) {
  return isApiError(error) ? (error.data?.issues ?? []) : [];
}

export function findFieldError(error: unknown, field: string): string | undefined {
  return getIssues(error).find(({ path }) => path[0] === field)?.message;
}

export function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
