import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createApp } from '#server/app';
import { entities } from '#server/composition/entities';
import { createServices, type Services } from '#server/composition/services';
import { deleteRows, insertRows } from '#server/core/archive/write-rows';
import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { isDiskFull } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import type { UploadStore } from '#server/features/uploads/upload-store';
import type { ClientBundle } from '#server/http/pages';
import type { StaticCopy } from '#shared/static-copy';
import { DAY_MS } from '#shared/time';
import { listStoredRows, type Snapshot } from './snapshot';

export type SnapshotSite = { url: string; services: Services };

type SnapshotSiteOptions = {
  env: Environment;
  store: UploadStore;
  log: Logger;
  bundle: ClientBundle;
  clientFiles: RequestHandler;
  copy: StaticCopy;
  /** The address of the copy, with its base. */
  publicUrl: string | undefined;
};

/** Runs `work` with a site on this machine that serves a snapshot, from a database that is deleted afterwards. */
export async function withSnapshotSite<T>(
  snapshot: Snapshot,
  { env, store, log, bundle, clientFiles, copy, publicUrl }: SnapshotSiteOptions,
  work: (site: SnapshotSite) => Promise<T>,
): Promise<T> {
  await removeAbandoned(env.copiesDir);
  const folder = await mkdtemp(join(env.copiesDir, PREFIX));
  try {
    const db = await storeSnapshot(snapshot, folder, log).catch(cause => {
      if (!isDiskFull(cause)) throw cause;
      throw new StartError(`Couldn't write the content to ${folder}: the disk is full.`, { cause });
    });
    try {
      const services = createServices({
        db,
        store,
        log,
        publicUrl,
        limits: env.limits,
        base: copy.base,
        // Nobody signs in.
        secrets: { access: '', refresh: '' },
      });
      const { serve } = await createApp({
        db,
        services,
        store,
        log,
        bundle,
        clientFiles,
        copy,
        // Each page is read once.
        env: { ...env, publicUrl, responseCacheBytes: 0, trustProxy: false, corsOrigins: [] },
        isDevelopment: false,
        readPhase: () => 'running',
      });
      const server = createServer(serve).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      try {
        return await work({ url: `http://127.0.0.1:${port}`, services });
      } finally {
        server.close();
        server.closeAllConnections();
      }
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
