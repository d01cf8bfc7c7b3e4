import type { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { isDiskFull, isUnavailable } from '../database/database-error';
import { AppError, type InputIssue } from './app-error';
import { describeIssues } from './invalid-input';

/** What a caller reads of a failure, over tRPC and REST alike. */
export type ErrorBody = { message: string; code: string; issues?: InputIssue[] };

/** What whoever runs the site must do something about. */
export const DISK_FULL = 'Server storage is full';

/** Enough to fix any form by; a list may have thousands of wrong items. */
const MAX_ISSUES = 100;

/** Names what is wrong for the caller; an error that nobody foresaw shows its request id and nothing else. */
export function describeError(error: TRPCError, requestId?: string): ErrorBody {
  const { code, cause } = error;
  if (code === 'INTERNAL_SERVER_ERROR') {
    return {
      code,
      message: requestId ? `Internal server error (request ${requestId})` : 'Internal server error',
    };
  }
  if (cause instanceof AppError && cause.issues)
    return { code, message: error.message, issues: cause.issues };
  if (cause instanceof ZodError)
    return invalidBody(code, cause.issues.slice(0, MAX_ISSUES).map(presentIssue));
  return { code, message: error.message };
}

function invalidBody(code: string, issues: InputIssue[]): ErrorBody {
  return { code, message: describeIssues(issues), issues };
}

/** How long a caller over a limit should wait; undefined for every other error. */
export function retryAfterSeconds(error: TRPCError): number | undefined {
  return error.cause instanceof AppError ? error.cause.retryAfterSeconds : undefined;
}

/** The code and words that a thrown error stands for; null for one that must stay hidden. */
export function recogniseError(error: unknown): { code: AppError['code']; message: string } | null {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (isDiskFull(error)) return { code: 'SERVICE_UNAVAILABLE', message: DISK_FULL };
  if (isUnavailable(error))
    return { code: 'SERVICE_UNAVAILABLE', message: 'The database is not available, please try again' };
  return null;
}

function presentIssue({ path, message }: { path: PropertyKey[]; message: string }): InputIssue {
  return { path: path.map(part => (typeof part === 'number' ? part : String(part))), message };
}
