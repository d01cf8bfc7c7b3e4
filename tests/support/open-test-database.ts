import type { DestinationStream, Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { entities } from '../../src/server/api/entities';
import type { Database } from '../../src/server/core/database';
import type { Entity } from '../../src/server/core/entity';
import { createLogger } from '../../src/server/core/logger';
import { mysqlDataSource } from '../../src/server/db/mysql-source';
import { type OpenDatabaseOptions, openDatabase } from '../../src/server/db/open-database';
import { sqliteDataSource } from '../../src/server/db/sqlite-source';
import { waitForMysql } from '../../src/server/db/wait-for-mysql';
import type { TestDatabase } from './test-database';

/** Opens the database as the server does. */
export function openTestDatabase(
  { target }: Pick<TestDatabase, 'target'>,
  options: Partial<OpenDatabaseOptions> = {},
): Promise<Database> {
  return openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 10, ...options });
}

/** A bare connection, to look behind the server's back. */
export async function connect(
  { target }: Pick<TestDatabase, 'target'>,
  known: Entity[] = entities,
): Promise<DataSource> {
  if (target.kind === 'sqlite') return sqliteDataSource(target.file, known, 'write').initialize();
  const type = await waitForMysql(target.url, { waitSeconds: 10, log: createLogger('silent') });
  return mysqlDataSource(target.url, known, type).initialize();
}

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

/** A log whose lines can be read. */
export function createRecordingLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream: DestinationStream = { write: text => void lines.push(JSON.parse(text)) };
  return { log: createLogger('debug', stream), lines };
}
