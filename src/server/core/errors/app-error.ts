import { capitalize } from '#shared/text';

/** The failures that callers are informed of. All others are masked as internal errors. */
export type AppErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'SERVICE_UNAVAILABLE';

/** A problem with the input, and the path of the field. */
export type InputIssue = { path: (string | number)[]; message: string };

type AppErrorOptions = { cause?: unknown; issues?: InputIssue[]; retryAfterSeconds?: number };

/** Services throw this error, and each transport converts it in one place. */
export class AppError extends Error {
  override name = 'AppError';
  readonly issues: InputIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: AppErrorCode,
    message: string,
    { cause, issues, retryAfterSeconds }: AppErrorOptions = {},
  ) {
    super(message, { cause });
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates the error for a missing thing, with a message such as 'Project not found.'. */
export function createNotFoundError(noun: string): AppError {
  return new AppError('NOT_FOUND', `${capitalize(noun)} not found.`);
}

export function createSignInError(): AppError {
  return new AppError('UNAUTHORIZED', 'Please sign in.');
}

/** Creates an error about one field, which a form shows beside it. */
export function createFieldError(code: AppErrorCode, path: InputIssue['path'], message: string): AppError {
  return new AppError(code, message, { issues: [{ path, message }] });
}

/** A caller exceeded a limit. Only the first error of a series is logged. */
export class LimitReachedError extends AppError {
  override name = 'LimitReachedError';

  constructor(
    retryAfterSeconds: number,
    readonly isFirst: boolean,
  ) {
    super('TOO_MANY_REQUESTS', 'Too many requests. Please try again later.', { retryAfterSeconds });
  }
}
