import type { DataSource, QueryRunner } from 'typeorm';
import { AppError } from '../core/app-error';
import { errorCode } from '../core/database-error';
import { findUnknownMigrations } from './migrate';

/** Codes of a statement that the schema does not fit. */
const MISFITS = new Set([
  'ER_NO_SUCH_TABLE',
  'ER_BAD_FIELD_ERROR',
  'ER_NO_DEFAULT_FOR_FIELD',
  'SQLITE_ERROR',
  'SQLITE_CONSTRAINT_NOTNULL',
]);

/**
 * For a process beside a newer one that has migrated the database: what does not fit any more is refused in words. Any
 * other statement that fails so is a fault of ours.
 */
export function refuseWhenOutdated(source: DataSource): void {
  const create = source.createQueryRunner.bind(source);
  // SQLite's driver gives the same runner each time.
  const watched = new WeakSet<QueryRunner>();
  source.createQueryRunner = mode => {
    const runner = create(mode);
    if (watched.has(runner)) return runner;
    watched.add(runner);
    const query = runner.query.bind(runner);
    runner.query = async (sql: string, ...rest: [unknown[]?]) => {
      try {
        return await query(sql, ...rest);
      } catch (error) {
        return rethrowExplained(source, error);
      }
    };
    return runner;
  };
}

/** @throws what a statement failed with, or AppError SERVICE_UNAVAILABLE where a newer version is the reason */
export async function rethrowExplained(source: DataSource, error: unknown): Promise<never> {
  if (MISFITS.has(errorCode(error))) await requireCurrentSchema(source);
  throw error;
}

/** @throws AppError SERVICE_UNAVAILABLE when a newer version has migrated the database */
export async function requireCurrentSchema(source: DataSource): Promise<void> {
  if ((await findUnknownMigrations(source)).length === 0) return;
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    'The site has been updated: this process is of the version before and has to be stopped',
  );
}
