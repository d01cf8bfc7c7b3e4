/** Failures that callers are informed of; all others are masked as internal errors. */
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

/** A problem with the input, and its path. */
export type InputIssue = { path: (string | number)[]; message: string };

type AppErrorOptions = { cause?: unknown; issues?: InputIssue[]; retryAfterSeconds?: number };

/** Services throw this error; each transport converts it in one place. */
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

/** A caller exceeded a limit. Only the first error of a series is logged. */
export class LimitReachedError extends AppError {
  override name = 'LimitReachedError';

  constructor(
    retryAfterSeconds: number,
    readonly isFirst: boolean,
  ) {
    super('TOO_MANY_REQUESTS', 'Too many requests, please try again later', { retryAfterSeconds });
  }
}
