import type { DataSource } from 'typeorm';
import type { Database } from '../core/database/database';
import type { Entity } from '../core/database/entity';
import type { Logger } from '../core/runtime/logger';

/** How a database is opened, whatever its engine. */
export type OpenOptions = {
  entities: Entity[];
  log: Logger;
  /** How long a database server that does not answer yet is waited for. */
  waitSeconds: number;
  /** How long a database server may stay silent when it owes an answer; without it, for ever. Migrations may take long. */
  timeoutMs?: number;
  /** Fills a database under the migration lock, so that processes started together fill it once. */
  prepare?: (database: Database) => Promise<void>;
};

/** Closes those that are open. */
export async function closeQuietly(sources: DataSource[]): Promise<void> {
  for (const source of sources) {
    if (source.isInitialized) await source.destroy();
  }
}
