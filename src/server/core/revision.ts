import { type EntityManager, EntitySchema } from 'typeorm';
import { column } from './columns';

/** How often a list was changed. Changing its row first makes whole-list changes take turns on every engine. */
export type RevisionRow = { list: string; version: number };

export const revisionEntity = new EntitySchema<RevisionRow>({
  name: 'revision',
  columns: { list: { ...column.key, primary: true }, version: column.integer },
});

/** What is changed as a whole; each has its row from the first migration on. 'setup' counts the filling of a new database. */
export type RevisedList = 'projects' | 'skills' | 'timeline' | 'site' | 'setup';

/** Counts a change of the list and, until the transaction ends, holds up every other change of it. */
export async function bumpRevision(manager: EntityManager, list: RevisedList): Promise<void> {
  await manager.increment(revisionEntity, { list }, 'version', 1);
}

/** Holds up every change of content until the transaction ends, without being one. SQLite's transactions do by themselves. */
export async function holdContent(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'better-sqlite3') return;
  await manager.find(revisionEntity, { lock: { mode: 'pessimistic_write' } });
}
