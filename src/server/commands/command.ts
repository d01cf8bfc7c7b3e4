import { constants } from 'node:os';
import { chooseAdapters } from '#server/choose-adapters';
import { entities } from '#server/composition/entities';
import { type Environment, EnvironmentError, listFolders } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { explainPathFailure } from '#server/core/errors/explain-path-failure';
import { StartError } from '#server/core/errors/start-error';
import { createLogger } from '#server/core/runtime/logger';
import { explainSqliteFailure, isDamaged } from '#server/db/explain-failure';
import { openDatabase } from '#server/db/open-database';
import { processEnvironment } from '#server/environment';

/** Shells add the number of the signal to this exit code. */
const SIGNALLED = 128;

type DatabaseJob = (db: Database, env: Environment) => Promise<string>;

/** Runs a job on the configured database and exits with 1 if it fails. */
export function runCommand(job: DatabaseJob): Promise<void> {
  return runWithSettings(env => withDatabase(env, job));
}

/** Runs a job that may need no database, prints what it returns, and exits with 1 if it fails. */
export async function runWithSettings(job: (env: Environment) => Promise<string>): Promise<void> {
  exitOnSignals();
  let folders: Record<string, string> = {};
  try {
    const env = processEnvironment();
    folders = listFolders(env);
    process.stdout.write(`${await job(env)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error, folders)}\n`);
    process.exitCode = 1;
  }
}

/** Opens the configured database for a job. */
export async function withDatabase(env: Environment, job: DatabaseJob): Promise<string> {
  const { database: target } = env;
  const log = createLogger(env.logLevel === 'info' ? 'warn' : env.logLevel);
  const db = await openDatabase({
    target,
    entities,
    log,
    waitSeconds: env.databaseWaitSeconds,
    saveTo: env.backupDir,
    coordination: chooseAdapters(env).coordination,
  });
  try {
    return await job(db, env);
  } catch (error) {
    throw target.kind === 'sqlite' && isDamaged(error)
      ? await explainSqliteFailure(target.file, error)
      : error;
  } finally {
    await db.close();
  }
}

/** Lets handlers of the exit remove unfinished files, which a signal alone would leave behind. */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(SIGNALLED + constants.signals[signal]));
}

/** Returns the message of an error for the person who ran a command. `folders` maps names of settings to folders. */
export function explain(error: unknown, folders: Record<string, string> = {}): string {
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message;
  return explainPathFailure(error, folders) ?? (error instanceof Error ? error.message : String(error));
}
