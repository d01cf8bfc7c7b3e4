import type { DataSource } from 'typeorm';
import { toErrorCode } from '#server/core/database/database-error';
import { AppError } from '#server/core/errors/app-error';
import { findUnknownMigrations } from './run-migrations';

/** Error codes of statements that do not match the schema. */
const MISMATCH_CODES = new Set([
  'ER_NO_SUCH_TABLE',
  'ER_BAD_FIELD_ERROR',
  'ER_NO_DEFAULT_FOR_FIELD',
  'SQLITE_ERROR',
  'SQLITE_CONSTRAINT_NOTNULL',
]);

/**
 * Explains a statement that does not match the schema. A newer version may have migrated the database while
 * this process runs. Other errors are returned unchanged.
 */
export async function explainSchemaMismatch(source: DataSource, error: unknown): Promise<unknown> {
  if (!MISMATCH_CODES.has(toErrorCode(error))) return error;
  return requireCurrentSchema(source).then(
    () => error,
    reason => reason,
  );
}

/** @throws AppError SERVICE_UNAVAILABLE if a newer version has migrated the database */
export async function requireCurrentSchema(source: DataSource): Promise<void> {
  if ((await findUnknownMigrations(source)).length === 0) return;
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    'The site was updated. Stop this process, which runs the previous version.',
  );
}
