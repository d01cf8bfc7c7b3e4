import type { UnannouncedOwner } from './announce-start';
import { chooseAdapters } from './choose-adapters';
import { ensureOwner } from './composition/ensure-owner';
import { entities } from './composition/entities';
import { setUpContent } from './composition/sample/sample-content';
import { createServices, type Services } from './composition/services';
import type { Environment } from './core/config/env';
import { loadSecrets } from './core/config/secrets';
import type { Database } from './core/database/database';
import type { Coordination } from './core/database/lease';
import { isNoFolder } from './core/errors/explain-path-failure';
import type { Logger } from './core/runtime/logger';
import { openDatabase } from './db/open-database';
import { protectDataFolder } from './db/protect-data-folder';
import { completeProjects } from './features/projects/project-categories-and-statuses';
import type { UploadStore } from './features/uploads/store/upload-store';
import { createUnwritableError } from './features/uploads/upload-errors';

type SiteDeps = { env: Environment; log: Logger; projectRoot: string; unannounced: UnannouncedOwner };

type Site = {
  db: Database;
  store: UploadStore;
  services: Services;
  closeDatabase: () => Promise<void>;
};

/** Opens the stores of the site, and creates its services. */
export async function openSite(deps: SiteDeps): Promise<Site> {
  const { env, log } = deps;
  const secrets = await loadSecrets(env, env.dataDir);
  for (const problem of env.misspelled) log.warn(problem);
  if (secrets.areGenerated && env.database.kind === 'mysql') {
    log.info(
      'JWT_SECRET and REFRESH_TOKEN_SECRET are generated in DATA_DIR. Several processes must share them',
    );
  }
  const { openStore, openLimitStore, backupSchedule, coordination } = chooseAdapters(env);
  const store = await openStore(log);
  const db = await openSiteDatabase(deps, store, coordination);
  await protectDataFolder(env, log);
  await warnIfReadOnly(store, log);
  const limitStore = await openLimitStore(secrets.access);
  const { smtpUrl, mailFrom: from, mailTo: to, publicUrl, limits } = env;
  const services = createServices({
    db,
    secrets,
    store,
    limitStore,
    backupSchedule,
    leases: coordination.createLeases(db),
    log,
    noticeSettings: smtpUrl === undefined ? undefined : { smtpUrl, from, to, publicUrl, log },
    publicUrl,
    limits,
  });
  const closeDatabase = async () => void (await Promise.all([db.close(), limitStore?.close()]));
  return { db, store, services, closeDatabase };
}

/** Opens the database, and prepares a new one with the owner and the first content. */
function openSiteDatabase(
  { env, log, projectRoot, unannounced }: SiteDeps,
  store: UploadStore,
  coordination: Coordination,
): Promise<Database> {
  return openDatabase({
    target: env.database,
    entities,
    log,
    waitSeconds: env.databaseWaitSeconds,
    timeoutMs: env.databaseTimeoutMs,
    saveTo: env.backupDir,
    isSite: true,
    coordination,
    prepare: async database => {
      unannounced.owner = await ensureOwner(database, env, log);
      await setUpContent(database, env.hasSampleContent, { projectRoot, store });
      await completeProjects(database);
    },
  });
}

/** A site whose uploads are read-only still shows them. */
async function warnIfReadOnly(store: UploadStore, log: Logger): Promise<void> {
  try {
    await store.requireWritable();
  } catch (error) {
    if (isNoFolder(error)) throw createUnwritableError(store.location, error);
    log.warn({ error }, `couldn't write into ${store.location}, so uploads are refused`);
  }
}
