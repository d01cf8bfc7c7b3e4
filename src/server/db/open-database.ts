import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Database } from '../core/database';
import type { Entity } from '../core/entity';
import type { DatabaseTarget } from '../core/env';
import type { Logger } from '../core/logger';
import { StartError } from '../core/start-error';
import { mysqlDataSource, sqliteDataSource } from './data-source';
import { explainMysqlFailure, explainSqliteFailure } from './explain-failure';
import { migrate } from './migrate';
import { createMysqlDatabase } from './mysql-database';
import { refuseWhenOutdated } from './outdated';
import { withSideLock } from './side-lock';
import { createSqliteDatabase } from './sqlite-database';
import { waitForMysql } from './wait-for-mysql';

const LOCK_WAIT_SECONDS = 120;
const MYSQL_LOCK = "CONCAT('portfolio-migrate-', MD5(DATABASE()))";

export type OpenDatabaseOptions = {
  target: DatabaseTarget;
  entities: Entity[];
  log: Logger;
  /** How long a database server that does not answer yet is waited for. */
  waitSeconds: number;
  /** How long a database server may stay silent when it owes an answer; without it, for ever. Migrations may take long. */
  timeoutMs?: number;
  /** Fills a database under the migration lock, so that processes started together fill it once. */
  prepare?: (database: Database) => Promise<void>;
};

/**
 * Connects, brings the schema up to date under a lock, prepares the content and hands the database over.
 * @throws StartError when the database cannot be used, saying why.
 */
export function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { target } = options;
  return target.kind === 'sqlite' ? openSqlite(target.file, options) : openMysql(target.url, options);
}

async function openSqlite(file: string, { entities, log, prepare }: OpenDatabaseOptions): Promise<Database> {
  const writer = sqliteDataSource(file, entities, 'write');
  const reader = sqliteDataSource(file, entities, 'read');
  const database = createSqliteDatabase(writer, reader);
  let isOpen = false;
  try {
    await mkdir(dirname(file), { recursive: true });
    await withSideLock(file, LOCK_WAIT_SECONDS * 1000, async () => {
      await writer.initialize();
      await requireWritable(writer);
      await migrate(writer, log);
      // From now on writes wait for a lock by themselves.
      await writer.query('PRAGMA busy_timeout = 0');
      await reader.initialize();
      isOpen = true;
      for (const source of [writer, reader]) refuseWhenOutdated(source);
      await prepare?.(database);
    });
    return database;
  } catch (error) {
    await closeQuietly([reader, writer]);
    throw isOpen ? error : await explainSqliteFailure(file, error);
  }
}

/** SQLite opens a file that may only be read without a word, and refuses it at the first change. */
async function requireWritable(writer: DataSource): Promise<void> {
  await writer.query('BEGIN IMMEDIATE');
  await writer.query('PRAGMA user_version = 0');
  await writer.query('ROLLBACK');
}

async function openMysql(
  url: string,
  { entities, log, waitSeconds, timeoutMs, prepare }: OpenDatabaseOptions,
): Promise<Database> {
  const type = await waitForMysql(url, { waitSeconds, log });
  const untimed = mysqlDataSource(url, entities, type);
  const source = mysqlDataSource(url, entities, type, timeoutMs);
  let isOpen = false;
  try {
    await untimed.initialize();
    await withMysqlLock(untimed, async () => {
      await migrate(untimed, log);
      await source.initialize();
      isOpen = true;
      refuseWhenOutdated(source);
      await prepare?.(createMysqlDatabase(source));
    });
    await untimed.destroy();
    return createMysqlDatabase(source);
  } catch (error) {
    await closeQuietly([source, untimed]);
    throw isOpen ? error : explainMysqlFailure(url, error);
  }
}

/** GET_LOCK belongs to its connection: held on one runner while the work uses the others of the pool. */
async function withMysqlLock(source: DataSource, work: () => Promise<void>): Promise<void> {
  const holder = source.createQueryRunner();
  try {
    const [row] = await holder.query(`SELECT GET_LOCK(${MYSQL_LOCK}, ${LOCK_WAIT_SECONDS}) AS held`);
    if (Number(row.held) !== 1) throw new StartError('The database is being prepared by another process');
    await work();
  } finally {
    await holder.query(`SELECT RELEASE_LOCK(${MYSQL_LOCK})`);
    await holder.release();
  }
}

async function closeQuietly(sources: DataSource[]): Promise<void> {
  for (const source of sources) {
    if (source.isInitialized) await source.destroy();
  }
}
