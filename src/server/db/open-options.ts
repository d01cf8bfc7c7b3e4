import type { DataSource } from 'typeorm';
import type { Database } from '../core/database/database';
import type { Entity } from '../core/database/entity';
import type { Logger } from '../core/runtime/logger';

/** Options for opening a database of any engine. */
export type OpenOptions = {
  entities: Entity[];
  log: Logger;
  /** How long to wait for a database server that does not answer yet. */
  waitSeconds: number;
  /** How long a database server may stay silent when it owes an answer; unlimited by default. Migrations may take long. */
  timeoutMs?: number;
  /** Fills a database under the migration lock, so that concurrently started processes fill it once. */
  prepare?: (database: Database) => Promise<void>;
};

/** Closes the open sources. */
export async function closeQuietly(sources: DataSource[]): Promise<void> {
  for (const source of sources) {
    if (source.isInitialized) await source.destroy();
  }
}
