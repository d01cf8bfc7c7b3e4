import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import { explainFileInPlace, isNoFolder, READ_ONLY } from '#server/core/errors/explain-path-failure';
import { StartError } from '#server/core/errors/start-error';
import { describeAddress } from './describe-address';

const CANNOT_OPEN = new Set(['SQLITE_CANTOPEN', 'EEXIST', 'ENOTDIR', 'EISDIR']);

export const DAMAGE_REMEDY =
  'Move it and its -wal and -shm files away, and restore a backup (docs/operate.md, Recover).';

/** Returns true if SQLite cannot understand the pages of a file. */
export const isDamaged = (error: unknown): boolean => toErrorCode(error).startsWith('SQLITE_CORRUPT');

/**
 * Explains why an SQLite file cannot be used, for the person who starts the site. Other errors are returned
 * unchanged.
 */
export async function explainSqliteFailure(file: string, cause: unknown): Promise<unknown> {
  if (cause instanceof StartError) return cause;
  const code = toErrorCode(cause) || toErrorCode(await tryToOpen(file));
  if (code.startsWith('SQLITE_READONLY') || READ_ONLY.includes(code)) {
    return new StartError(
      `The database ${file} is read-only. Make it and its folder writable for this process.`,
      { cause },
    );
  }
  if (CANNOT_OPEN.has(code) && isNoFolder(await tryToOpen(file)))
    return new StartError(explainFileInPlace('the folder', dirname(file)), { cause });
  if (CANNOT_OPEN.has(code))
    return new StartError(
      `Couldn't open the database ${file}. Check that its folder exists and is writable.`,
      { cause },
    );
  if (isDamaged(cause)) return new StartError(`The database ${file} is damaged. ${DAMAGE_REMEDY}`, { cause });
  if (code === 'SQLITE_NOTADB') return new StartError(`${file} is not an SQLite database.`, { cause });
  return cause;
}

/** Explains why a server refuses a migration. Other errors are returned unchanged. */
export function explainMysqlFailure(url: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || !toErrorCode(cause).startsWith('ER_')) return cause;
  return new StartError(`The database at ${describeAddress(url)} refused the migration: ${cause.message}`, {
    cause,
  });
}

/** Opens the file to learn from the system why that fails, which libsql does not report. */
async function tryToOpen(file: string): Promise<unknown> {
  try {
    for (const one of [file, `${file}.lock`]) await (await open(one, 'a')).close();
    return null;
  } catch (error) {
    return error;
  }
}
