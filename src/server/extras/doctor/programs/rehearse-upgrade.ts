import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '#server/commands/command';
import { readCommandLine } from '#server/commands/command-line';
import { entities } from '#server/composition/entities';
import { type DatabaseTarget, type Environment, setNodeEnv } from '#server/core/config/env';
import { isDiskFull } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import { createLogger } from '#server/core/runtime/logger';
import { describeAddress } from '#server/db/describe-address';
import { openDatabase } from '#server/db/open-database';
import { countPendingMigrations } from '#server/db/run-migrations';
import { processEnvironment } from '#server/environment';
import { connect } from '#server/extras/doctor/connect';
import { copyDatabase, emptyDatabase } from '#server/extras/doctor/copy-database';
import { renderPages } from '#server/extras/doctor/render-pages';
import { requireSite } from '#server/features/auth/owner-service';

const USAGE = `Usage: npm run upgrade:rehearse -- [--copy mysql://…/EMPTY]

Tries this version on a copy of the database: migrates the copy, renders the home page and every page of the sitemap
from it, and removes it. It follows no links. The site is only read, and may go on running.

  --copy ADDRESS  An empty database for the copy, which MySQL and MariaDB need.`;

const { values } = readCommandLine(USAGE, { options: { copy: { type: 'string' } } });
setNodeEnv('production');
try {
  process.stdout.write(`${await rehearse(processEnvironment())}\n`);
} catch (error) {
  process.stderr.write(`The rehearsal failed. Your site is unchanged. ${explain(error)}\n`);
  process.exitCode = 1;
}

async function rehearse(env: Environment): Promise<string> {
  const { database } = env;
  // Opening it would create it.
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new StartError(`There is no database at ${database.file}. Set DATA_DIR to that of the site.`);
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-rehearsal-'));
  let copy: DatabaseTarget | undefined;
  try {
    // SQLite refuses to write even another file over a connection that only reads.
    const source = await connect(database, [], 'write');
    try {
      copy = await copyDatabase(source, { folder, copyUrl: values.copy });
    } catch (cause) {
      if (database.kind !== 'sqlite' || !isDiskFull(cause)) throw cause;
      const message = `There is no space for the copy in ${tmpdir()}. Set TMPDIR to a folder with more space.`;
      throw new StartError(message, { cause });
    } finally {
      await source.destroy();
    }
    return await tryCopy(copy, env);
  } finally {
    if (copy) await emptyDatabase(copy);
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryCopy(target: DatabaseTarget, env: Environment): Promise<string> {
  const before = await connect(target, entities, 'read');
  const pending = await countPendingMigrations(before);
  await before.destroy();
  const startedAt = performance.now();
  const db = await openDatabase({ target, entities, log: createLogger('warn'), waitSeconds: 0 });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  try {
    await requireSite(db);
    const pages = await renderPages(db, env);
    const changes = pending === 1 ? '1 change' : `${pending} changes`;
    return `The rehearsal of ${describe(env.database)} passed: ${changes} of the schema in ${seconds} s, ${pages} pages rendered.`;
  } finally {
    await db.close();
  }
}

function describe(target: DatabaseTarget): string {
  return target.kind === 'sqlite' ? target.file : describeAddress(target.url);
}
