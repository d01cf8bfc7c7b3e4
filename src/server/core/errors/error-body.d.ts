import type { TRPCError } from '@trpc/server';
import { AppError, type InputIssue } from './app-error';
/** The body of a failure, which tRPC and REST share. */
type ErrorBody = {
    message: string;
    code: string;
    issues?: InputIssue[];
};
export declare const DISK_FULL = "Server storage is full.";
export declare const INVALID_JSON = "The input must be a JSON object or list.";
export declare const DATABASE_UNAVAILABLE = "The database is not available. Please try again.";
/** When to repeat a request that met an unavailable database or store. */
export declare const RETRY_SECONDS = 5;
/** Describes an error to the caller. An unexpected error shows only its request ID. */
export declare function describeError(error: TRPCError, requestId?: string): ErrorBody;
/** Returns how long a caller must wait before the same request may succeed, or undefined if waiting does not help. */
export declare function retryAfterSeconds({ code, cause }: TRPCError): number | undefined;
/** Translates a thrown error into a code and a message, or returns null if the error must be masked. */
export declare function recognizeError(error: unknown): {
    code: AppError['code'];
    message: string;
} | null;
export {};
