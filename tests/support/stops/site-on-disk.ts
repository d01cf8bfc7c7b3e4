import { cp, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource, IsNull, Not } from 'typeorm';
import { createServices } from '#server/composition/services';
import type { Database } from '#server/core/database/database';
import { leaseEntity } from '#server/core/database/lease-entity';
import { createLogger } from '#server/core/runtime/logger';
import { projectEntity } from '#server/features/projects/project-entity';
import { createPictureProcess } from '#server/features/uploads/pictures/picture-process';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { NO_LIMITS } from '../app/no-limits';
import { SECRETS } from '../app/start-app';
import { openTestDatabase } from '../database/open-test-database';
import { copyDatabase, createPreparedDatabase, settle } from '../database/prepared-database';
import type { TestDatabase } from '../database/test-database';
import { createFault, type FaultKind, watchDatabase, watchFiles } from './faults';

/** Everything that remains of a site when its process ends. */
export type SiteOnDisk = { database: TestDatabase; folder: string; remove(): Promise<void> };
export type OpenSite = Awaited<ReturnType<typeof openSite>>;

const log = createLogger('silent');
/** Shared by all tests because it takes the longest to start. */
const pictures = createPictureProcess();
const HOUR_MS = 3_600_000;

/** Creates a site with the content that `fill` adds. */
export async function createSite(fill: (site: OpenSite) => Promise<unknown>): Promise<SiteOnDisk> {
  const site = await createFolderFor(await createPreparedDatabase());
  for (const name of ['uploads', 'backups']) await mkdir(join(site.folder, name));
  const open = await openSite(site);
  await fill(open);
  await open.db.close();
  await settle(site.database);
  return site;
}

export async function copySite({ database, folder }: SiteOnDisk): Promise<SiteOnDisk> {
  const copy = await createFolderFor(await copyDatabase(database));
  await cp(folder, copy.folder, { recursive: true });
  return copy;
}

async function createFolderFor(database: TestDatabase): Promise<SiteOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-stopped-'));
  const remove = async () => {
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, folder, remove };
}

export async function openSite({ database, folder }: SiteOnDisk) {
  const db = await openTestDatabase(database);
  // The leases of the stopped process end now, instead of after their timeout.
  await db.write(manager => manager.update(leaseEntity, { holder: Not(IsNull()) }, { holder: () => 'NULL' }));
  const uploads = join(folder, 'uploads');
  const backups = join(folder, 'backups');
  const store = createFolderStore(uploads);
  const services = createServices({
    db,
    secrets: SECRETS,
    limits: NO_LIMITS,
    store,
    log,
    pictures,
  });
  return { db, services, store, log, uploads, backups };
}

/** Runs two sweeps as if a day had passed, because the first one only finds files. */
export async function sweep({ services, uploads }: OpenSite): Promise<void> {
  const old = new Date(0);
  const entries = await readdir(uploads, { recursive: true });
  for (const path of entries) await utimes(join(uploads, path), old, old);
  for (const hours of [25, 26]) await services.uploadSweep.sweep(Date.now() + hours * HOUR_MS);
}

export type Disturbance = { kind: FaultKind; steps: number };

/** Runs an operation as a separate process would, until a fault stops it. Returns its error, if any. */
export async function runDisturbed(
  site: SiteOnDisk,
  run: (site: OpenSite) => Promise<unknown>,
  { kind, steps }: Disturbance,
): Promise<{ isDisturbed: boolean; error: unknown }> {
  const fault = createFault(kind, steps);
  const open = await openSite(site);
  const sources = await listSources(open.db);
  const rollBacks = sources.map(source => watchDatabase(source, fault.step));
  const restoreFiles = watchFiles(fault.step);
  let error: unknown;
  const running = run(open).catch(failure => {
    error = failure;
  });
  await Promise.race([running, ...(kind === 'killed' ? [fault.happened] : [])]);
  restoreFiles();
  for (const rollBack of rollBacks) await rollBack();
  for (const source of sources) await source.destroy();
  return { isDisturbed: fault.hasHappened(), error };
}

/** Returns the connections for writing and reading. On a database server, both are the same pool. */
async function listSources(db: Database): Promise<DataSource[]> {
  const writer = await db.write(async manager => manager.dataSource);
  return [...new Set([writer, db.read(projectEntity).manager.dataSource])];
}
