import Libsql from 'libsql';
import { DataSource, EntitySchema, type EntitySchemaOptions, type ObjectLiteral } from 'typeorm';
import { forSqlite } from '#server/core/database/columns';
import type { Entity } from '#server/core/database/entity';
import { migrations } from '../../../migrations/index';
import { YieldBetweenStatements } from './yield-between-statements';

const SQLITE_BUSY_TIMEOUT_MS = 10_000;

type SqliteHandle = { pragma(source: string): unknown };

export function sqliteDataSource(file: string, entities: Entity[], access: 'write' | 'read'): DataSource {
  return new DataSource({
    type: 'better-sqlite3',
    // libsql has better-sqlite3's interface and a binary inside its package.
    driver: Libsql,
    database: file,
    timeout: SQLITE_BUSY_TIMEOUT_MS,
    entities: entities.map(entityForSqlite),
    migrations,
    subscribers: [YieldBetweenStatements],
    migrationsTransactionMode: 'each',
    prepareDatabase: (handle: SqliteHandle) => {
      handle.pragma('journal_mode = WAL');
      // Acknowledged writes survive a power cut, as on MySQL. A write takes two to three times as long as with NORMAL.
      handle.pragma('synchronous = FULL');
      if (access === 'read') handle.pragma('query_only = ON');
    },
  });
}

function entityForSqlite({ options }: Entity): EntitySchema {
  const columns = Object.fromEntries(
    Object.entries(options.columns).map(([name, column]) => [name, column && forSqlite(column)]),
  );
  return new EntitySchema({ ...options, columns } as EntitySchemaOptions<ObjectLiteral>);
}
