import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import { migrations, type RepeatableMigration } from '../../../migrations/index';
import { readMysqlAddress } from './mysql-address';
import { createStreamFactory } from './mysql-socket';

const MYSQL_CONNECT_TIMEOUT_MS = 10_000;

type SourceOptions = {
  /** The time that the server may stay silent when it owes a response. Migrations have no limit. */
  timeoutMs?: number | undefined;
  /** Runs before each migration, which does not run if this fails. */
  beforeMigration?: () => Promise<void>;
};

/** Creates the source of a MySQL or MariaDB server, whose columns TypeORM describes differently. */
export function mysqlDataSource(
  url: string,
  entities: Entity[],
  type: 'mysql' | 'mariadb',
  { timeoutMs, beforeMigration }: SourceOptions = {},
): DataSource {
  const { uri, ...tls } = readMysqlAddress(url);
  const options: DataSourceOptions = {
    type,
    url: uri.replace(/^mysql:/, `${type}:`),
    ...tls,
    charset: 'utf8mb4',
    timezone: 'Z',
    connectTimeout: Math.min(MYSQL_CONNECT_TIMEOUT_MS, timeoutMs ?? MYSQL_CONNECT_TIMEOUT_MS),
    poolSize: 10,
    ...(timeoutMs !== undefined && { extra: { stream: createStreamFactory(timeoutMs) } }),
    entities,
    migrations: beforeMigration ? migrations.map(each => precede(each, beforeMigration)) : migrations,
    migrationsTransactionMode: 'each',
  };
  return new DataSource(options);
}

function precede(Migration: new () => RepeatableMigration, step: () => Promise<void>) {
  return class implements MigrationInterface {
    readonly #migration = new Migration();
    readonly name = this.#migration.name;

    async up(runner: QueryRunner): Promise<void> {
      await step();
      await this.#migration.up(runner);
    }

    down(runner: QueryRunner): Promise<void> {
      return this.#migration.down(runner);
    }
  };
}
