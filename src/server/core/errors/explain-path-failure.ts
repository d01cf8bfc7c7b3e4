import { existsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { isDiskFull, toErrorCode } from '#server/core/database/database-error';

/** Error codes for a path that this user cannot write. */
export const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];
/** Error codes for a path that has a file where a folder should be. */
const NO_FOLDER = ['EEXIST', 'ENOTDIR'];

/** Reasons for other failures, by error code. */
const REASONS: Record<string, string> = {
  EEXIST: 'A file or folder already exists',
  ENOENT: 'No such file or folder',
  ENOTDIR: 'Part of this path is not a folder',
  EISDIR: 'This is a folder, not a file',
  EACCES: 'This user has no access to the path',
  EPERM: 'This user has no access to the path',
  EROFS: 'The file system is read-only',
};

/** Explains why a path cannot be used, or returns null for another failure. `settings` maps names of settings to folders. */
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

/** Returns true for a folder. The path of a file cannot end with a separator. */
const isFolder = (path: string) => existsSync(`${path}${sep}`);

/** System calls that change the folder of their path. `open` is one too if the file does not exist. */
const WRITES = ['copyfile', 'link', 'mkdir', 'mkdtemp', 'rename', 'rm', 'rmdir', 'symlink', 'unlink'];

function isWrite(error: unknown, path: string): boolean {
  const { syscall } = Object(error);
  return WRITES.includes(syscall) || (syscall === 'open' && !existsSync(path));
}

/** Returns true if there is a file where a folder should be. */
export const isNoFolder = (error: unknown): boolean => NO_FOLDER.includes(toErrorCode(error));

export function explainUnwritable(place: string): string {
  return `Couldn't write to ${place}. Make the folder writable for ${describeUser()}.`;
}

export function explainFileInPlace(name: string, folder: string): string {
  return `There is a file where ${name} ${folder} or a folder above it should be. Move the file, or choose another folder.`;
}

/** Explains why a file could not be written, as part of a sentence. */
export function explainWriteFailure(cause: unknown): string {
  if (isDiskFull(cause)) return 'the disk is full';
  if (READ_ONLY.includes(toErrorCode(cause))) return `${describeUser()} has no write permission`;
  return isNoFolder(cause)
    ? 'there is a file where a folder should be'
    : String(Object(cause).message ?? cause);
}

/** Names the user of this process, who needs access to its folders. */
export function describeUser(): string {
  return process.geteuid === undefined ? 'the user of this process' : `user ${process.geteuid()}`;
}
