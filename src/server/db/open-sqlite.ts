import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Database } from '../core/database/database';
import { explainSqliteFailure } from './explain-failure';
import { closeQuietly, type OpenOptions } from './open-options';
import { migrate } from './run-migrations';
import { withSideLock } from './side-lock';
import { createSqliteDatabase } from './sqlite-database';
import { sqliteDataSource } from './sqlite-source';

const LOCK_WAIT_MS = 120_000;

/** Opens an SQLite file; see openDatabase. */
export async function openSqlite(file: string, { entities, log, prepare }: OpenOptions): Promise<Database> {
  const writer = sqliteDataSource(file, entities, 'write');
  const reader = sqliteDataSource(file, entities, 'read');
  const database = createSqliteDatabase(writer, reader);
  let isOpen = false;
  try {
    await mkdir(dirname(file), { recursive: true });
    await withSideLock(file, LOCK_WAIT_MS, async () => {
      await writer.initialize();
      await requireWritable(writer);
      await migrate(writer, log);
      // From now on createSqliteDatabase waits for locks.
      await writer.query('PRAGMA busy_timeout = 0');
      await reader.initialize();
      isOpen = true;
      await prepare?.(database);
    });
    return database;
  } catch (error) {
    await closeQuietly([reader, writer]);
    throw isOpen ? error : await explainSqliteFailure(file, error);
  }
}

/** Checks that the file is writable: SQLite opens a read-only file silently and refuses the first change. */
async function requireWritable(writer: DataSource): Promise<void> {
  await writer.query('BEGIN IMMEDIATE');
  await writer.query('PRAGMA user_version = 0');
  await writer.query('ROLLBACK');
}
