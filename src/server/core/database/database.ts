import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/**
 * What services know of the database. Reads never see uncommitted rows; writes are transactions that the engine runs
 * one after the other where it must.
 */
export type Database = {
  /** Rows as last committed. */
  read<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row>;
  /**
   * Runs `work` in one transaction: all of it is stored, or nothing is. Inside, use the manager's insert, update,
   * delete and find, never save or remove, which open transactions of their own.
   */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Runs `work` on the rows as they are now, however long it takes and whatever is written meanwhile. It only reads. */
  snapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Runs a request: where the engine is waited for no longer than a time-out, its waits count together. */
  request<T>(work: () => T): T;
  /** How many writes of this process have ended: what was read before the last of them may be out of date. */
  writesEnded(): number;
  /** Answers when the database does and its schema is the one that this version knows. */
  ping(): Promise<void>;
  /** Finds the reason of a failure: AppError SERVICE_UNAVAILABLE if a newer version has migrated the database, else `error`. */
  explain(error: unknown): Promise<unknown>;
  close(): Promise<void>;
};
