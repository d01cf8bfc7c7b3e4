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
 * Watches whether the statements of this process match the schema, which a newer version may have migrated while this
 * process runs. The process continues until a statement fails, so that several processes can be replaced one by one.
 */
export function createSchemaCheck(source: DataSource) {
  let hadMismatch = false;

  const hasNewerSchema = async () => (await findUnknownMigrations(source)).length > 0;

  /** Explains a statement that does not match a newer schema. Other errors are returned unchanged. */
  async function explain(error: unknown): Promise<unknown> {
    if (!MISMATCH_CODES.has(toErrorCode(error))) return error;
    try {
      if (!(await hasNewerSchema())) return error;
    } catch (reason) {
      return reason;
    }
    hadMismatch = true;
    return createOutdatedError();
  }

  /** @throws AppError SERVICE_UNAVAILABLE after a statement that did not match a newer schema */
  async function ping(): Promise<void> {
    if ((await hasNewerSchema()) && hadMismatch) throw createOutdatedError();
  }

  return { explain, ping, hasNewerSchema };
}

function createOutdatedError(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'The site was updated. Stop this process, which runs the previous version.',
  );
}
