import { existsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { isDiskFull, toErrorCode } from '#server/core/database/database-error';

/** The system's codes for a path that this user may not write. */
export const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];
/** The system's codes for a path through a file. */
const NO_FOLDER = ['EEXIST', 'ENOTDIR'];

/** The reasons for which the system refuses any other path, by its error code. */
const REASONS: Record<string, string> = {
  EEXIST: 'There is a file or folder already',
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'A part of this path is not a folder',
  EISDIR: 'This is a folder and not a file',
  EACCES: 'This user may not use the path',
  EPERM: 'This user may not use the path',
  EROFS: 'The file system is read-only. Name a path that can be written',
};

/**
 * Explains why a path cannot be used. `settings` has the folders of the settings, by their names. Returns null for any other
 * failure.
 */
export function explainPathFailure(error: unknown, settings: Record<string, string> = {}): string | null {
  const code = toErrorCode(error);
  const path = findPath(error);
  const setting = Object.entries(settings).find(([, folder]) =>
    `${path}${sep}`.startsWith(`${folder}${sep}`),
  );
  const place = setting?.join(' ');
  if (isDiskFull(error))
    return `The disk${place ? ` of ${place}` : ''} is full. Free some space, and try again.`;
  if (path === null) return null;
  if (setting && isNoFolder(error) && !isFolder(setting[1])) return explainFileInPlace(...setting);
  if (
    READ_ONLY.includes(code) &&
    (isWrite(error, path) || (setting && (code === 'EROFS' || path === setting[1])))
  )
    return explainUnwritable(place ?? dirname(path));
  const reason = REASONS[code];
  return reason === undefined ? null : `${reason}: ${path}`;
}

function findPath(error: unknown): string | null {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null;
}

/** The path of a file cannot end with a separator. */
const isFolder = (path: string) => existsSync(`${path}${sep}`);

/** The calls that change the folder of their path. Any other one that fails for a missing file would have created it. */
const WRITES = ['copyfile', 'link', 'mkdir', 'mkdtemp', 'rename', 'rm', 'rmdir', 'symlink', 'unlink'];

function isWrite(error: unknown, path: string): boolean {
  const { syscall } = Object(error);
  return WRITES.includes(syscall) || (syscall === 'open' && !existsSync(path));
}

/** Returns true if a file is in the place of a folder. */
export const isNoFolder = (error: unknown): boolean => NO_FOLDER.includes(toErrorCode(error));

export function explainUnwritable(place: string): string {
  return `Couldn't write into ${place}. Make the folder writable for ${describeUser()}.`;
}

export function explainFileInPlace(name: string, folder: string): string {
  return `A file is in the place of ${name} ${folder} or of a folder above it. Move the file, or choose another folder.`;
}

/** Says why a file could not be written, to be put into a sentence. */
export function explainWriteFailure(cause: unknown): string {
  if (isDiskFull(cause)) return 'the disk is full';
  if (READ_ONLY.includes(toErrorCode(cause))) return `${describeUser()} may not write there`;
  return isNoFolder(cause) ? 'a file is in the place of a folder' : String(Object(cause).message ?? cause);
}

/** Names the user of this process, who needs access to its folders. */
export function describeUser(): string {
  return process.geteuid === undefined ? 'the user of this process' : `user ${process.geteuid()}`;
}
