import { AppError } from '#server/core/errors/app-error';
import { StartError } from '#server/core/errors/start-error';
export declare function createTooLargeError(subject: string, limitBytes: number): AppError;
export declare function createDamageError(cause?: unknown): AppError;
/** Explains a full or read-only disk. Any other failure stays internal. */
export declare function explainStoreFailure(error: unknown): unknown;
/** Explains why the uploads cannot be written, for the person who starts the site. */
export declare function createUnwritableError(location: string, cause: unknown): StartError;
