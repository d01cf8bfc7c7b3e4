import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from '../../../migrations/index';
import type { Entity } from '../core/database/entity';
import { createTimeoutDriver } from './mysql-timeouts';

const MYSQL_CONNECT_TIMEOUT_MS = 10_000;

/**
 * A MySQL or MariaDB server; TypeORM describes columns differently for the two. With a time-out a server that owes an
 * answer for so long is given up, without one it is waited for.
 */
export function mysqlDataSource(
  url: string,
  entities: Entity[],
  type: 'mysql' | 'mariadb',
  timeoutMs?: number,
): DataSource {
  const options: DataSourceOptions = {
    type,
    url: url.replace(/^mysql:/, `${type}:`),
    charset: 'utf8mb4',
    timezone: 'Z',
    connectTimeout: MYSQL_CONNECT_TIMEOUT_MS,
    poolSize: 10,
    ...(timeoutMs === undefined ? {} : { driver: createTimeoutDriver(timeoutMs) }),
    entities,
    migrations,
    migrationsTransactionMode: 'each',
  };
  return new DataSource(options);
}
