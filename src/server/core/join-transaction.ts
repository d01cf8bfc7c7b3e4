import type { EntityManager } from 'typeorm';
import type { Database } from './database';

/** The database as seen from within a transaction: what services built on it write becomes part of that transaction. */
export function joinTransaction(db: Database, manager: EntityManager): Database {
  return { ...db, read: entity => manager.getRepository(entity), write: work => work(manager) };
}
