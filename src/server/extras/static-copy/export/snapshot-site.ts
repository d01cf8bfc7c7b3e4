import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entities } from '#server/composition/entities';
import { deleteRows, insertRows } from '#server/core/archive/write-rows';
import type { Database } from '#server/core/database/database';
import { isDiskFull } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { toCopiesDir } from '#server/extras/static-copy/copies-dir';
import { type LocalSite, withLocalSite } from '#server/local-site';
import { DAY_MS } from '#shared/time';
import { listStoredRows, type Snapshot } from './snapshot';

type SnapshotSiteOptions = Omit<Parameters<typeof withLocalSite>[0], 'db'>;

/** Runs `work` with a local site that serves a snapshot, from a database that is deleted afterwards. */
export async function withSnapshotSite<T>(
  snapshot: Snapshot,
  options: SnapshotSiteOptions,
  work: (site: LocalSite) => Promise<T>,
): Promise<T> {
  const { env, log } = options;
  const copiesDir = toCopiesDir(env);
  await removeAbandoned(copiesDir);
  const folder = await mkdtemp(join(copiesDir, PREFIX));
  try {
    const db = await storeSnapshot(snapshot, folder, log).catch(cause => {
      if (!isDiskFull(cause)) throw cause;
      throw new StartError(`Couldn't write the content to ${folder}: the disk is full.`, { cause });
    });
    try {
      return await withLocalSite({ ...options, db }, work);
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function storeSnapshot(snapshot: Snapshot, folder: string, log: Logger): Promise<Database> {
  const target = { kind: 'sqlite', file: join(folder, 'snapshot.sqlite') } as const;
  const db = await openDatabase({ target, entities, log, waitSeconds: 0 });
  try {
    await db.write(async manager => {
      // A new database has the default statuses.
      const tables = snapshot.map(({ entity }) => entity);
      await deleteRows(manager, tables);
      await insertRows(manager, listStoredRows(snapshot));
    });
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

const PREFIX = 'snapshot-';

/** No export takes that long, so an older snapshot belongs to one that was killed. */
const ABANDONED_MS = DAY_MS;

async function removeAbandoned(copiesDir: string): Promise<void> {
  await mkdir(copiesDir, { recursive: true });
  for (const name of await readdir(copiesDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(copiesDir, name);
    // Another export may end now.
    const info = await stat(folder).catch(() => null);
    if (info && Date.now() - info.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}
