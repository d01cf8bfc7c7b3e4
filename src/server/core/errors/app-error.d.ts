/** The failures that callers are informed of. All others are masked as internal errors. */
export type AppErrorCode = 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'TOO_MANY_REQUESTS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'SERVICE_UNAVAILABLE';
/** A problem with the input, and the path of the field. */
export type InputIssue = {
    path: (string | number)[];
    message: string;
};
type AppErrorOptions = {
    cause?: unknown;
    issues?: InputIssue[];
    retryAfterSeconds?: number;
};
/** Services throw this error, and each transport converts it in one place. */
export declare class AppError extends Error {
    readonly code: AppErrorCode;
    name: string;
    readonly issues: InputIssue[] | undefined;
    readonly retryAfterSeconds: number | undefined;
    constructor(code: AppErrorCode, message: string, { cause, issues, retryAfterSeconds }?: AppErrorOptions);
}
/** Creates the error for a missing thing, with a message such as 'Project not found.'. */
export declare function createNotFoundError(noun: string): AppError;
export declare function createSignInError(): AppError;
/** Creates an error about one field, which a form shows beside it. */
export declare function createFieldError(code: AppErrorCode, path: InputIssue['path'], message: string): AppError;
/** A caller exceeded a limit. Only the first error of a series is logged. */
export declare class LimitReachedError extends AppError {
    readonly isFirst: boolean;
    name: string;
    constructor(retryAfterSeconds: number, isFirst: boolean);
}
export {};
