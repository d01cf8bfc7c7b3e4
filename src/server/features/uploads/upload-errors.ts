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

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** A full disk is told as what it is; every other failure stays hidden. */
export function explainStoreFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !NO_ROOM.has(code)) return error;
  return new AppError('SERVICE_UNAVAILABLE', 'Server storage is full', { cause: error });
}
