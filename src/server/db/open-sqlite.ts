import Libsql from 'libsql';
import type { DataSource } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { toErrorCode } from '#server/core/database/database-error';
import type { Logger } from '#server/core/runtime/logger';
import { explainSqliteFailure } from './explain-failure';
import { closeQuietly, type OpenOptions } from './open-options';
import { createOnce, createPrivateFiles, protectFiles } from './private-files';
import { migrate } from './run-migrations';
import { createSqliteDatabase } from './sqlite-database';
import { holdSqliteLock, withSqliteLock } from './sqlite-lock';
import { sqliteDataSource } from './sqlite-source';

const LOCK_WAIT_MS = 120_000;
/** A site that is being replaced finishes its requests first. */
const SITE_WAIT_MS = 15_000;

/** Opens an SQLite file, as openDatabase describes. */
export async function openSqlite(
  file: string,
  { entities, log, saveTo, isSite = false, prepare }: OpenOptions,
): Promise<Database> {
  const writer = sqliteDataSource(file, entities, 'write');
  const reader = sqliteDataSource(file, entities, 'read');
  const database = createSqliteDatabase(writer, reader);
  let isOpen = false;
  let release = () => {};
  try {
    requireSqlite(file);
    await createPrivateFiles(file);
    if (isSite) release = await holdForSite(file, log);
    await withSqliteLock(file, LOCK_WAIT_MS, async () => {
      await writer.initialize();
      await requireWritable(writer);
      await protectFiles(file, log);
      await migrate(writer, log, saveTo);
      // From now on, createSqliteDatabase waits for locks.
      await writer.query('PRAGMA busy_timeout = 0');
      await reader.initialize();
      isOpen = true;
      await prepare?.(database);
    });
    const close = async () => {
      await database.close();
      release();
    };
    return { ...database, close };
  } catch (error) {
    release();
    await closeQuietly([reader, writer]);
    throw isOpen ? error : await explainSqliteFailure(file, error);
  }
}

/** Two sites would each cache pages and count limits for themselves, and sweep the files of the other. */
async function holdForSite(file: string, log: Logger): Promise<() => void> {
  const lock = `${file}.site`;
  await createOnce(`${lock}.lock`);
  return holdSqliteLock(lock, SITE_WAIT_MS, {
    busy: `Another site uses the database ${file} and holds ${lock}.lock. Stop it, or use MySQL or MariaDB for several processes.`,
    onWait: () => log.info({ lock: `${lock}.lock` }, 'waiting for another site to stop'),
  });
}

/** Refuses another file before a lock file appears beside it. Later steps notice all other failures. */
function requireSqlite(file: string): void {
  let source: Libsql.Database | undefined;
  try {
    source = new Libsql(file, { readonly: true });
    source.pragma('schema_version');
  } catch (error) {
    if (toErrorCode(error) === 'SQLITE_NOTADB') throw error;
  } finally {
    source?.close();
  }
}

/** Checks that the file is writable. SQLite opens a read-only file silently and refuses the first change. */
async function requireWritable(writer: DataSource): Promise<void> {
  await writer.query('BEGIN IMMEDIATE');
  await writer.query('PRAGMA user_version = 0');
  await writer.query('ROLLBACK');
}
