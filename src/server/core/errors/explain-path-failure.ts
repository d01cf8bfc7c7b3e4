import { toErrorCode } from '#server/core/database/database-error';

/** The reasons for which the system refuses a path, by its error code. */
const REASONS: Record<string, string> = {
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'A part of this path is not a folder',
  EISDIR: 'This is a folder and not a file',
  EACCES: 'This user may not use the path',
  EPERM: 'This user may not use the path',
  EROFS: 'The file system is read-only. Name a path that can be written',
};

/** Explains why a path cannot be used. Returns null for any other failure. */
export function explainPathFailure(error: unknown): string | null {
  const reason = REASONS[toErrorCode(error)];
  return reason !== undefined && error instanceof Error && 'path' in error
    ? `${reason}: ${error.path}`
    : null;
}
