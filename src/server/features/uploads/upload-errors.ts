import { isDiskFull, toErrorCode } from '#server/core/database/database-error';
import { AppError } from '#server/core/errors/app-error';
import { DISK_FULL } from '#server/core/errors/error-body';
import {
  explainFileInPlace,
  explainUnwritable,
  explainWriteFailure,
  isNoFolder,
  READ_ONLY,
} from '#server/core/errors/explain-path-failure';
import { StartError } from '#server/core/errors/start-error';

export function createTooLargeError(subject: string, limitBytes: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `${subject} may have at most ${Math.floor(limitBytes / 1024 / 1024)} MB.`,
  );
}

export function createDamageError(cause?: unknown): AppError {
  const message = "The image can't be read. It is damaged or incomplete.";
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, { cause });
}

/** Explains a full or read-only disk. Any other failure stays internal. */
export function explainStoreFailure(error: unknown): unknown {
  if (isDiskFull(error)) return new AppError('SERVICE_UNAVAILABLE', DISK_FULL, { cause: error });
  if (!READ_ONLY.includes(toErrorCode(error))) return error;
  return new AppError('SERVICE_UNAVAILABLE', 'The uploads folder is read-only.', { cause: error });
}

/** Explains why the uploads cannot be written, for the person who starts the site. */
export function createUnwritableError(location: string, cause: unknown): StartError {
  if (cause instanceof AppError)
    return new StartError(`Couldn't write to ${location}. ${cause.message}`, { cause });
  if (isNoFolder(cause)) return new StartError(explainFileInPlace('UPLOADS_DIR', location), { cause });
  return new StartError(
    READ_ONLY.includes(toErrorCode(cause))
      ? explainUnwritable(`UPLOADS_DIR ${location}`)
      : `Couldn't write to ${location}: ${explainWriteFailure(cause)}.`,
    { cause },
  );
}
