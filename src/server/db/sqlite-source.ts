import Libsql from 'libsql';
import { DataSource, EntitySchema, type EntitySchemaOptions, type ObjectLiteral } from 'typeorm';
import { migrations } from '../../../migrations/index';
import { forSqlite } from '../core/database/columns';
import type { Entity } from '../core/database/entity';

const SQLITE_BUSY_TIMEOUT_MS = 10_000;

type SqliteHandle = { pragma(source: string): unknown };

/** Creates a writable or read-only connection to the SQLite file. */
export function sqliteDataSource(file: string, entities: Entity[], access: 'write' | 'read'): DataSource {
  return new DataSource({
    type: 'better-sqlite3',
    // libsql has better-sqlite3's interface and a binary inside its package.
    driver: Libsql,
    database: file,
    timeout: SQLITE_BUSY_TIMEOUT_MS,
    entities: entities.map(entityForSqlite),
    migrations,
    migrationsTransactionMode: 'each',
    prepareDatabase: (handle: SqliteHandle) => {
      handle.pragma('journal_mode = WAL');
      // Acknowledged writes survive a power cut: docs/decisions/015-sqlite-waits-for-the-disk.md.
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
