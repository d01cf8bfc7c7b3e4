import { DataSource, type DataSourceOptions } from 'typeorm';
import type { ConnectionUse } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { migrations } from '../../../migrations/index';
import { createTimeoutDriver } from './mysql-timeouts';

const MYSQL_CONNECT_TIMEOUT_MS = 10_000;

/**
 * Creates the source of a MySQL or MariaDB server, whose columns TypeORM describes differently. With
 * `limits`, a server that stays silent for `timeoutMs` is disconnected, and `use` counts the connections.
 */
export function mysqlDataSource(
  url: string,
  entities: Entity[],
  type: 'mysql' | 'mariadb',
  limits?: { timeoutMs: number; use: ConnectionUse },
): DataSource {
  const options: DataSourceOptions = {
    type,
    url: url.replace(/^mysql:/, `${type}:`),
    charset: 'utf8mb4',
    timezone: 'Z',
    connectTimeout: MYSQL_CONNECT_TIMEOUT_MS,
    poolSize: 10,
    ...(limits && { driver: createTimeoutDriver(limits.timeoutMs, limits.use) }),
    entities,
    migrations,
    migrationsTransactionMode: 'each',
  };
  return new DataSource(options);
}
