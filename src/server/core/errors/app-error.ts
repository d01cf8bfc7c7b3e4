/** The failures that a caller is told about; everything else is an internal error and is masked. */
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

/** One thing that is wrong with the input, and where. */
export type InputIssue = { path: (string | number)[]; message: string };

type AppErrorOptions = { cause?: unknown; issues?: InputIssue[]; retryAfterSeconds?: number };

/** Thrown by services; the transports turn it into a tRPC or REST answer in one place each. */
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

/** A caller is over a limit. Of those that follow each other only the first is worth a line in the log. */
export class LimitReachedError extends AppError {
  override name = 'LimitReachedError';

  constructor(
    retryAfterSeconds: number,
    readonly isFirst: boolean,
  ) {
    super('TOO_MANY_REQUESTS', 'Too many requests, please try again later', { retryAfterSeconds });
  }
}
