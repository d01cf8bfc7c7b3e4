import type { EntityManager } from 'typeorm';
import { column } from '#server/core/database/columns';
import type { Database } from '#server/core/database/database';
import { defineEntity, type Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';

/**
 * Counts the changes of a list. Every change updates this row first, which serializes changes on every
 * engine.
 */
type RevisionRow = { list: string; version: number };

export const revisionEntity = defineEntity<RevisionRow>({
  name: 'revision',
  revision: null,
  backup: null,
  columns: { list: { ...column.key, primary: true }, version: column.integer },
});

/** A list with a revision, such as the rows of a table. A migration adds its row. */
export type RevisedList = Pick<Entity, 'revision'>;

export type RevisionCheck = {
  /** The revision that the caller last read. Undefined overwrites any revision. */
  expectedVersion: number | undefined;
  /** The error message if the revision differs. */
  conflict: string;
};

/**
 * Returns the revision of a list. Read it before the list: it can then only be too old, and an outdated save
 * is refused.
 */
export async function readRevision(db: Database, { revision }: RevisedList): Promise<number> {
  const { version } = await db.read(revisionEntity).findOneByOrFail({ list: revision ?? '' });
  return version;
}

/**
 * Increments the revision and blocks other changes of the list until the transaction ends.
 * @throws Error if the list has no row, because nothing would serialize its changes or expire its cached
 * responses
 */
export async function bumpRevision(manager: EntityManager, { revision }: RevisedList): Promise<void> {
  // This runs on every save, and TypeORM's query builder would take longer than the statement.
  const sql = 'UPDATE revision SET version = version + 1 WHERE list = ?';
  const result = await manager.queryRunner?.query(sql, [revision ?? ''], true);
  if (result?.affected !== 1)
    throw new Error(`The list "${revision}" has no revision: a migration must insert its row`);
}

/**
 * Increments the revision as bumpRevision does, and returns it.
 * @throws AppError CONFLICT if the caller expected another revision
 */
export async function bumpExpectedRevision(
  manager: EntityManager,
  revised: RevisedList,
  { expectedVersion, conflict }: RevisionCheck,
): Promise<number> {
  await bumpRevision(manager, revised);
  const { version } = await manager.findOneByOrFail(revisionEntity, { list: revised.revision ?? '' });
  if (expectedVersion !== undefined && version - 1 !== expectedVersion) {
    throw new AppError('CONFLICT', conflict);
  }
  return version;
}

/** Blocks all changes of content until the transaction ends. SQLite's transactions already do. */
export async function lockContent(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'better-sqlite3') return;
  await manager.find(revisionEntity, { lock: { mode: 'pessimistic_write' } });
}
