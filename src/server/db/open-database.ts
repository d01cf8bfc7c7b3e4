import type { DatabaseTarget } from '../core/config/env';
import type { Database } from '../core/database/database';
import type { OpenOptions } from './open-options';

export type OpenDatabaseOptions = OpenOptions & { target: DatabaseTarget };

/**
 * Connects, brings the schema up to date under a lock, prepares the content and hands the database over. Only what the
 * engine needs is loaded.
 * @throws StartError when the database cannot be used, saying why.
 */
export async function openDatabase({ target, ...options }: OpenDatabaseOptions): Promise<Database> {
  if (target.kind === 'sqlite') return (await import('./open-sqlite')).openSqlite(target.file, options);
  return (await import('./open-mysql')).openMysql(target.url, options);
}
