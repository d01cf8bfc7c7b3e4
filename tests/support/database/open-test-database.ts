import type { DestinationStream, Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { entities } from '#server/composition/entities';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { createLogger } from '#server/core/runtime/logger';
import { mysqlDataSource } from '#server/db/mysql-source';
import { type OpenDatabaseOptions, openDatabase } from '#server/db/open-database';
import { sqliteDataSource } from '#server/db/sqlite-source';
import { waitForMysql } from '#server/db/wait-for-mysql';
import { chooseTestAdapters } from '../app/choose-test-adapters';
import type { TestDatabase } from './test-database';

/** Opens the database with the settings of the server. */
export function openTestDatabase(
  { target }: Pick<TestDatabase, 'target'>,
  options: Partial<OpenDatabaseOptions> = {},
): Promise<Database> {
  const { coordination } = chooseTestAdapters(target);
  const log = createLogger('silent');
  return openDatabase({ target, entities, log, waitSeconds: 10, coordination, ...options });
}

/** Opens a plain connection for reading and changing rows without the server. */
export async function connect(
  { target }: Pick<TestDatabase, 'target'>,
  tables: Entity[] = entities,
): Promise<DataSource> {
  if (target.kind === 'sqlite') return sqliteDataSource(target.file, tables, 'write').initialize();
  const type = await waitForMysql(target.url, { waitSeconds: 10, log: createLogger('silent') });
  return mysqlDataSource(target.url, tables, type).initialize();
}

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

/** Creates a log that records its lines. */
export function createRecordingLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream: DestinationStream = { write: text => void lines.push(JSON.parse(text)) };
  return { log: createLogger('debug', stream), lines };
}
