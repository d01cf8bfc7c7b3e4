import type { EntityManager } from 'typeorm';
import { column } from '../database/columns';
import type { Database } from '../database/database';
import { defineEntity, type Entity } from '../database/entity';
import { AppError } from '../errors/app-error';

/** How often a list was changed. Changing its row first makes whole-list changes take turns on every engine. */
export type RevisionRow = { list: string; version: number };

export const revisionEntity = defineEntity<RevisionRow>({
  name: 'revision',
  revision: null,
  backup: null,
  columns: { list: { ...column.key, primary: true }, version: column.integer },
});

/** What is changed as a whole, such as the rows of a table that names its list. Its row comes with a migration. */
export type Revised = Pick<Entity, 'revision'>;

export type VersionCheck = {
  /** The version that the caller last read; undefined: the last write wins. */
  expectedVersion: number | undefined;
  /** What the caller is told when the list has moved on. */
  conflict: string;
};

/** The list's version. Read before the list itself, it can only be too old: then a save is refused, and nothing lost. */
export async function readVersion(db: Database, { revision }: Revised): Promise<number> {
  const { version } = await db.read(revisionEntity).findOneByOrFail({ list: revision ?? '' });
  return version;
}

/**
 * Counts a change of the list and, until the transaction ends, holds up every other change of it.
 * @throws Error when the list has no row: its changes would take no turns, and its cached answers never be out of date
 */
export async function bumpRevision(manager: EntityManager, { revision }: Revised): Promise<void> {
  // Every save begins with it: to put the statement together would take longer than to run it.
  const sql = 'UPDATE revision SET version = version + 1 WHERE list = ?';
  const result = await manager.queryRunner?.query(sql, [revision ?? ''], true);
  if (result?.affected !== 1)
    throw new Error(`The list "${revision}" has no version: a migration must give it a row`);
}

/**
 * Counts a change of the list, as bumpRevision does, and answers the version that the change makes.
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

/** Holds up every change of content until the transaction ends, without being one. SQLite's transactions do by themselves. */
export async function holdContent(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'better-sqlite3') return;
  await manager.find(revisionEntity, { lock: { mode: 'pessimistic_write' } });
}
