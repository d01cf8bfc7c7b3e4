import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { entities } from '#server/composition/entities';
import type { DatabaseTarget } from '#server/core/config/env';
import { toErrorCode } from '#server/core/database/database-error';
import { DAMAGE_REMEDY, explainSqliteFailure, isDamaged } from '#server/db/explain-failure';
import { countPendingMigrations, findUnknownMigrations, NEWER_REMEDY } from '#server/db/run-migrations';
import { type Finding, ok, problem, warning } from '#server/extras/finding';
import { checkStoredTimes } from './check-clock';
import { connect } from './connect';
import { createFileProblem } from './explain-failed-check';

const MAX_SKEW_MS = 5_000;

/** Checks the database without changing it. */
export async function checkDatabase(target: DatabaseTarget, now: Date): Promise<Finding[]> {
  const missing = target.kind === 'sqlite' ? await findMissing(target.file) : null;
  if (missing) return [missing];
  let source: DataSource | undefined;
  try {
    source = await connect(target, entities, 'read');
    if (target.kind === 'sqlite') await requireIntact(source);
    return [
      ...(await checkSchema(source, now)),
      ...(target.kind === 'mysql' ? [await checkServer(source)] : []),
    ];
  } catch (error) {
    return [
      target.kind === 'sqlite'
        ? await explainSqlite(target.file, error)
        : problem('Database', toMessage(error), 'Check DATABASE_URL, and that the database runs.'),
    ];
  } finally {
    if (source?.isInitialized) await source.destroy();
  }
}

/** Describes a file that is not there, or returns null. Throws if this user cannot know. */
async function findMissing(file: string): Promise<Finding | null> {
  try {
    await stat(file);
    return null;
  } catch (error) {
    const code = toErrorCode(error);
    if (code === 'ENOENT') return ok('Database', `${file} does not exist yet. The first start creates it.`);
    if (code === 'ENOTDIR') return createFileProblem('Database', dirname(file));
    throw error;
  }
}

/** A page that only some statements read may be damaged without any error until then. */
async function requireIntact(source: DataSource): Promise<void> {
  const [row] = await source.query('PRAGMA quick_check(1)');
  const result = String(row.quick_check);
  if (result === 'ok') return;
  const detail = result.split('\n').at(-1);
  throw Object.assign(new Error(detail), { code: 'SQLITE_CORRUPT' });
}

async function explainSqlite(file: string, error: unknown): Promise<Finding> {
  if (isDamaged(error))
    return problem('Database', `The database ${file} is damaged: ${toMessage(error)}.`, DAMAGE_REMEDY);
  const cause = await explainSqliteFailure(file, error);
  return problem(
    'Database',
    toMessage(cause),
    'Check DATABASE_URL and DATA_DIR, and the owner and mode of the file.',
  );
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Checks the schema, and the stored times if it is the current one. Another schema may lack a table. */
async function checkSchema(source: DataSource, now: Date): Promise<Finding[]> {
  const unknown = await findUnknownMigrations(source);
  if (unknown.length > 0)
    return [
      problem(
        'Schema',
        `A newer version of the site has changed the database (${unknown.join(', ')}).`,
        NEWER_REMEDY,
      ),
    ];
  const pending = await countPendingMigrations(source);
  if (pending === 0) return [ok('Schema', 'The schema is up to date.'), await checkStoredTimes(source, now)];
  if (pending === source.migrations.length)
    return [ok('Schema', 'The database has no tables of the site. The first start creates them.')];
  return [
    warning(
      'Schema',
      `The next start changes the schema (${pending} ${pending === 1 ? 'migration' : 'migrations'}).`,
      'Make a backup before you start this version.',
    ),
  ];
}

async function checkServer(source: DataSource): Promise<Finding> {
  const before = Date.now();
  const [row] = await source.query(
    'SELECT VERSION() AS version, @@session.time_zone AS zone, ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000) AS now',
  );
  const skewMs = Math.abs(Number(row.now) - (before + Date.now()) / 2);
  return skewMs > MAX_SKEW_MS
    ? warning(
        'Database server',
        `Its clock differs by ${Math.round(skewMs / 1_000)} s from that of this machine.`,
        'Synchronize both clocks, for example with chrony.',
      )
    : ok('Database server', `${row.version}, time zone ${row.zone}, with the right time.`);
}
