import { isDiskFull } from '#server/core/database/database-error';
import { AppError } from '#server/core/errors/app-error';
import { DISK_FULL } from '#server/core/errors/error-body';

export function tooLarge(what: string, limitBytes: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `${what} may have at most ${Math.floor(limitBytes / 1024 / 1024)} MB`,
  );
}

export function notAccepted(accepted: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', `The file is not of an accepted type: ${accepted}`);
}

/** The codes of the system for a folder that may only be read. */
const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];

/** A full or read-only disk is told as what it is; every other failure stays hidden. */
export function explainStoreFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isDiskFull(error)) return new AppError('SERVICE_UNAVAILABLE', DISK_FULL, { cause: error });
  if (!READ_ONLY.includes(code)) return error;
  return new AppError('SERVICE_UNAVAILABLE', 'The uploads folder is read-only', { cause: error });
}
