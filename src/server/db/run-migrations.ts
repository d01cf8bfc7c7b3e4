import type { DataSource } from 'typeorm';
import { explainWriteFailure } from '#server/core/errors/explain-path-failure';
import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';
import { saveDatabase } from './dump/save-database';

/** The ways out of a newer schema. A restore is none, because it would open that database too. */
export const NEWER_REMEDY = 'Start the newer version, or go back (docs/operate.md, Go back).';

/**
 * Runs pending migrations. The caller holds the lock. With `saveTo`, a folder, it first saves a database that has content.
 * @throws StartError if a newer version has migrated the database, or it cannot be saved
 */
export async function migrate(source: DataSource, log: Logger, saveTo?: string): Promise<void> {
  const unknown = await findUnknownMigrations(source);
  if (unknown.length > 0) {
    throw new StartError(
      `The database has a newer schema than this version of the site (${unknown.join(', ')}). ${NEWER_REMEDY}`,
    );
  }
  const pending = await countPendingMigrations(source);
  if (saveTo !== undefined && pending > 0 && pending < source.migrations.length) {
    const file = await saveBefore(source, saveTo);
    log.info({ event: 'database-saved', file }, 'database saved before the schema changes');
  }
  const applied = await source.runMigrations();
  if (applied.length > 0)
    // The names of all migrations would fill the terminal at the first start.
    log.info({ migrations: applied.length, newest: applied.at(-1)?.name }, 'database schema updated');
}

async function saveBefore(source: DataSource, folder: string): Promise<string> {
  try {
    return await saveDatabase(source, folder);
  } catch (cause) {
    const why = explainWriteFailure(cause);
    throw new StartError(
      `Couldn't save the database to BACKUP_DIR ${folder} before changing its schema: ${why}. Nothing was changed.`,
      { cause },
    );
  }
}

/** Lists migrations that a newer version of the site has applied. */
export async function findUnknownMigrations(source: DataSource): Promise<string[]> {
  const applied = await appliedMigrations(source);
  const known = new Set(source.migrations.map(({ name }) => name));
  return applied.filter(name => !known.has(name));
}

/** Counts the migrations that the next start applies. */
export async function countPendingMigrations(source: DataSource): Promise<number> {
  const applied = new Set(await appliedMigrations(source));
  return source.migrations.filter(({ name }) => name !== undefined && !applied.has(name)).length;
}

async function appliedMigrations(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return [];
    const rows: { name: string }[] = await runner.query('SELECT name FROM migrations');
    return rows.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}
