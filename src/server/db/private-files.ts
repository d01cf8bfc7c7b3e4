import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import type { Logger } from '#server/core/runtime/logger';

/** The permissions of group and others, which may read neither messages nor password hashes. */
export const OTHER_USERS = 0o077;

/** Endings of the files that SQLite and the start keep beside a database. */
export const SQLITE_FILE_ENDINGS = [
  '',
  '-wal',
  '-shm',
  '-journal',
  ...['.lock', '.site.lock'].flatMap(lock => [lock, `${lock}-journal`]),
];

/** Creates missing files of the database for this user alone; SQLite gives its other files the same mode. */
export async function createPrivateFiles(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  for (const path of [file, `${file}.lock`]) await createOnce(path);
}

/** Creates a file for this user alone. Never opens an existing file: closing it would release the locks of this process. */
export async function createOnce(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    if (toErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** Takes the existing files of the database from other users. */
export async function protectFiles(file: string, log: Logger): Promise<void> {
  for (const path of SQLITE_FILE_ENDINGS.map(ending => file + ending)) {
    await removeOtherUsers(path).catch(error => {
      if (toErrorCode(error) === 'ENOENT') return;
      log.warn({ error }, `Other users of this machine may be able to read ${path}, which another user owns`);
    });
  }
}

/** Leaves the permissions of the owner: a read-only file stays read-only. */
export async function removeOtherUsers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & OTHER_USERS) !== 0) await chmod(path, mode & 0o777 & ~OTHER_USERS);
}
