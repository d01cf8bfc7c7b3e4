import type { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { isDiskFull, isUnavailable, isUndone } from '#server/core/database/database-error';
import { AppError, type InputIssue } from './app-error';
import { describeIssues } from './invalid-input';

/** The body of a failure, which tRPC and REST share. */
type ErrorBody = { message: string; code: string; issues?: InputIssue[] };

export const DISK_FULL = 'Server storage is full.';
export const INVALID_JSON = 'The input must be a JSON object or list.';
export const DATABASE_UNAVAILABLE = 'The database is not available. Please try again.';

/** When to repeat a request that met an unavailable database or store. */
export const RETRY_SECONDS = 5;

/** Limits the number of issues, because a list may have thousands of invalid items. */
const MAX_ISSUES = 100;

/** Describes an error to the caller. An unexpected error shows only its request ID. */
export function describeError(error: TRPCError, requestId?: string): ErrorBody {
  const { code, cause } = error;
  if (code === 'INTERNAL_SERVER_ERROR') {
    return {
      code,
      message: requestId ? `Internal server error (request ${requestId})` : 'Internal server error',
    };
  }
  if (cause instanceof SyntaxError) return { code, message: INVALID_JSON };
  if (cause instanceof AppError && cause.issues)
    return { code, message: error.message, issues: cause.issues };
  if (cause instanceof ZodError)
    return invalidBody(code, cause.issues.slice(0, MAX_ISSUES).map(presentIssue));
  return { code, message: error.message };
}

function invalidBody(code: string, issues: InputIssue[]): ErrorBody {
  return { code, message: describeIssues(issues), issues };
}

/** Returns how long a caller must wait before the same request may succeed, or undefined if waiting does not help. */
export function retryAfterSeconds({ code, cause }: TRPCError): number | undefined {
  const seconds = cause instanceof AppError ? cause.retryAfterSeconds : undefined;
  return seconds ?? (code === 'SERVICE_UNAVAILABLE' ? RETRY_SECONDS : undefined);
}

/** Translates a thrown error into a code and a message, or returns null if the error must be masked. */
export function recognizeError(error: unknown): { code: AppError['code']; message: string } | null {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (isDiskFull(error)) return { code: 'SERVICE_UNAVAILABLE', message: DISK_FULL };
  // A transaction that was undone at every attempt may succeed later.
  if (isUnavailable(error) || isUndone(error))
    return { code: 'SERVICE_UNAVAILABLE', message: DATABASE_UNAVAILABLE };
  return null;
}

function presentIssue({ path, message }: { path: PropertyKey[]; message: string }): InputIssue {
  return { path: path.map(part => (typeof part === 'number' ? part : String(part))), message };
}
