import type { DataSource } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import type { Coordination } from '#server/core/database/lease';
import type { Logger } from '#server/core/runtime/logger';

export type OpenOptions = {
  entities: Entity[];
  log: Logger;
  /** The time to wait for a database server to respond. */
  waitSeconds: number;
  /** The time that a database server may stay silent when it owes a response. Unlimited by default. */
  timeoutMs?: number;
  /** The folder into which the database is saved before its schema changes. */
  saveTo?: string | undefined;
  /** Keeps the sites of other processes away from an SQLite file. Commands may still use it. */
  isSite?: boolean;
  /** Coordinates the processes that use the database. Defaults to a site of one process. */
  coordination?: Coordination | undefined;
  /** Fills a database under the lock of the migrations, so that concurrently started processes fill it once. */
  prepare?: (database: Database) => Promise<void>;
};

/** Closes the sources that are open. */
export async function closeQuietly(sources: DataSource[]): Promise<void> {
  for (const source of sources) {
    if (source.isInitialized) await source.destroy();
  }
}
