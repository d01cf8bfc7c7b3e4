import { AppError } from '../../core/app-error';

export function tooLarge(what: string, limitBytes: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `${what} may have at most ${Math.floor(limitBytes / 1024 / 1024)} MB`,
  );
}

export function notAccepted(accepted: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', `The file is not of an accepted type: ${accepted}`);
}

/** Why a folder does not take what it is given, by the code of the system. */
const STORE_FAILURES: Record<string, string> = {
  ENOSPC: 'Server storage is full',
  EDQUOT: 'Server storage is full',
  EROFS: 'The uploads folder is read-only',
  EACCES: 'The uploads folder is read-only',
  EPERM: 'The uploads folder is read-only',
};

/** A full or read-only disk is told as what it is; every other failure stays hidden. */
export function explainStoreFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = STORE_FAILURES[code];
  return message === undefined ? error : new AppError('SERVICE_UNAVAILABLE', message, { cause: error });
}
