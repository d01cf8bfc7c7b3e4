import type { DatabaseTarget } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import type { OpenOptions } from './open-options';

export type OpenDatabaseOptions = OpenOptions & { target: DatabaseTarget };

/**
 * Opens the database: connects, migrates the schema under a lock and prepares the content. Only the code of
 * its engine is loaded.
 * @throws StartError that explains why the database cannot be used
 */
export async function openDatabase({ target, ...options }: OpenDatabaseOptions): Promise<Database> {
  if (target.kind === 'sqlite') return (await import('./open-sqlite')).openSqlite(target.file, options);
  return (await import('./open-mysql')).openMysql(target.url, options);
}
