import { open } from 'node:fs/promises';
import { errorCode } from '../core/database/database-error';
import { StartError } from '../core/errors/start-error';
import { describeAddress } from './describe-place';

const READ_ONLY = new Set(['EACCES', 'EROFS', 'EPERM']);
const CANNOT_OPEN = new Set(['SQLITE_CANTOPEN', 'EEXIST', 'ENOTDIR', 'EISDIR']);

/** Explains why an SQLite file cannot be used, for the person who starts the site; other errors are returned unchanged. */
export async function explainSqliteFailure(file: string, cause: unknown): Promise<unknown> {
  if (cause instanceof StartError) return cause;
  const code = errorCode(cause) || errorCode(await tryToOpen(file));
  if (code.startsWith('SQLITE_READONLY') || READ_ONLY.has(code)) {
    return new StartError(
      `The database ${file} is read-only: make it and its folder writable for this process`,
      { cause },
    );
  }
  if (CANNOT_OPEN.has(code)) return new StartError(`The database ${file} cannot be opened`, { cause });
  if (code === 'SQLITE_NOTADB') return new StartError(`${file} is not an SQLite database`, { cause });
  return cause;
}

/** Explains what a server refuses during migrations; other errors are returned unchanged. */
export function explainMysqlFailure(url: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || !errorCode(cause).startsWith('ER_')) return cause;
  return new StartError(`The database at ${describeAddress(url)} refused: ${cause.message}`, { cause });
}

/** Finds out from the system why a file cannot be opened, which libsql does not report. */
async function tryToOpen(file: string): Promise<unknown> {
  try {
    for (const one of [file, `${file}.lock`]) await (await open(one, 'a')).close();
    return null;
  } catch (error) {
    return error;
  }
}
