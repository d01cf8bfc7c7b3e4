import type { DataSource } from 'typeorm';
import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';

/** Runs pending migrations. The caller holds the lock. */
export async function migrate(source: DataSource, log: Logger): Promise<void> {
  const unknown = await findUnknownMigrations(source);
  if (unknown.length > 0) {
    throw new StartError(
      `The database has a newer schema than this version of the site (${unknown.join(', ')}). Start the newer version, or restore a backup.`,
    );
  }
  const applied = await source.runMigrations();
  if (applied.length > 0)
    log.info({ migrations: applied.map(({ name }) => name) }, 'database schema updated');
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
