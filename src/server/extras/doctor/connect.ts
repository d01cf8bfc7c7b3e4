import type { DataSource } from 'typeorm';
import type { DatabaseTarget } from '#server/core/config/env';
import type { Entity } from '#server/core/database/entity';
import { createLogger } from '#server/core/runtime/logger';
import { mysqlDataSource } from '#server/db/mysql-source';
import { sqliteDataSource } from '#server/db/sqlite-source';
import { waitForMysql } from '#server/db/wait-for-mysql';

/** Connects to a database as it is, without changing its schema. Waits for no server. */
export async function connect(
  target: DatabaseTarget,
  entities: Entity[],
  access: 'read' | 'write',
): Promise<DataSource> {
  if (target.kind === 'sqlite') return sqliteDataSource(target.file, entities, access).initialize();
  const type = await waitForMysql(target.url, { waitSeconds: 0, log: createLogger('silent') });
  return mysqlDataSource(target.url, entities, type).initialize();
}
