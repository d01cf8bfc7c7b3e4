import type { EntityManager } from 'typeorm';
import { column } from '../database/columns';
import type { Database } from '../database/database';
import { defineEntity, type Entity } from '../database/entity';
import { AppError } from '../errors/app-error';

/** The number of changes of a list. Updating this row first serializes changes of the list on every engine. */
export type RevisionRow = { list: string; version: number };

export const revisionEntity = defineEntity<RevisionRow>({
  name: 'revision',
  revision: null,
  backup: null,
  columns: { list: { ...column.key, primary: true }, version: column.integer },
});

/** A list with a version, such as the rows of a table. A migration adds its row. */
export type Revised = Pick<Entity, 'revision'>;

export type VersionCheck = {
  /** The version that the caller last read; undefined to overwrite any version. */
  expectedVersion: number | undefined;
  /** The error message when the version differs. */
  conflict: string;
};

/** Returns the version of a list. Read before the list, it can only be too old, so that an outdated save is refused. */
export async function readVersion(db: Database, { revision }: Revised): Promise<number> {
  const { version } = await db.read(revisionEntity).findOneByOrFail({ list: revision ?? '' });
  return version;
}

/**
 * Increments the version and blocks other changes of the list until the transaction ends.
 * @throws Error when the list has no row: its changes would not be serialized, nor its cached responses expire
 */
export async function bumpRevision(manager: EntityManager, { revision }: Revised): Promise<void> {
  // Runs on every save: TypeORM's query builder would take longer than the statement.
  const sql = 'UPDATE revision SET version = version + 1 WHERE list = ?';
  const result = await manager.queryRunner?.query(sql, [revision ?? ''], true);
  if (result?.affected !== 1)
    throw new Error(`The list "${revision}" has no version: a migration must give it a row`);
}

/**
 * Increments the version as bumpRevision does, and returns it.
 * @throws AppError CONFLICT when the caller expected another version
 */
export async function bumpVersion(
  manager: EntityManager,
  revised: Revised,
  { expectedVersion, conflict }: VersionCheck,
): Promise<number> {
  await bumpRevision(manager, revised);
  const { version } = await manager.findOneByOrFail(revisionEntity, { list: revised.revision ?? '' });
  if (expectedVersion !== undefined && version - 1 !== expectedVersion) {
    throw new AppError('CONFLICT', conflict);
  }
  return version;
}

/** Blocks all changes of content until the transaction ends. SQLite's transactions already do. */
export async function holdContent(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'better-sqlite3') return;
  await manager.find(revisionEntity, { lock: { mode: 'pessimistic_write' } });
}
