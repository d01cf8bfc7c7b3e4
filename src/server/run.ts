import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { announceStart, printOwner, type UnannouncedOwner } from './announce-start';
import { createApp } from './app';
import { chooseAdapters } from './choose-adapters';
import { ensureOwner } from './composition/ensure-owner';
import { entities } from './composition/entities';
import { setUpContent } from './composition/sample/sample-content';
import { createServices, type Services } from './composition/services';
import { type Environment, EnvironmentError, listFolders, setNodeEnv } from './core/config/env';
import { loadSecrets } from './core/config/secrets';
import type { Database } from './core/database/database';
import type { Coordination } from './core/database/lease';
import { explainPathFailure, isNoFolder } from './core/errors/explain-path-failure';
import { StartError } from './core/errors/start-error';
import { createLogger, type Logger } from './core/runtime/logger';
import { openDatabase } from './db/open-database';
import { protectDataFolder } from './db/protect-data-folder';
import { processEnvironment } from './environment';
import { extras } from './extras/extras';
import { completeProjects } from './features/projects/project-categories-and-statuses';
import type { UploadStore } from './features/uploads/store/upload-store';
import { createUnwritableError } from './features/uploads/upload-errors';
import { closeServer, createHttpServer } from './http/http-server';
import { listen } from './http/listen';
import type { ClientBundle } from './http/pages/pages';
import { closeSite, type Lifetime, stopOnSignals } from './shutdown';

type RunOptions = {
  projectRoot: string;
  mode: 'production' | 'development';
  openClient: OpenClient;
};

type OpenClient = (server: Server) => Promise<{ bundle: ClientBundle; clientFiles: RequestHandler }>;

/** Starts the site and runs it until it receives a signal. Ends the process if the start fails. */
export async function run(options: RunOptions): Promise<void> {
  const unannounced: UnannouncedOwner = { owner: null };
  let folders: Record<string, string> = {};
  try {
    setNodeEnv(options.mode);
    const env = processEnvironment();
    folders = listFolders(env);
    const log = createLogger(env.logLevel);
    await start(env, log, options, unannounced);
  } catch (error) {
    printOwner(unannounced);
    reportFailure(error, folders);
    process.exit(1);
  }
}

async function start(
  env: Environment,
  log: Logger,
  { projectRoot, mode, openClient }: RunOptions,
  unannounced: UnannouncedOwner,
): Promise<void> {
  const server = createHttpServer();
  const client = await openClient(server);
  const secrets = await loadSecrets(env, env.dataDir);
  for (const problem of env.misspelled) log.warn(problem);
  if (secrets.areGenerated && env.database.kind === 'mysql') {
    log.info(
      'JWT_SECRET and REFRESH_TOKEN_SECRET are generated in DATA_DIR. Several processes must share them',
    );
  }
  const { openStore, openLimitStore, backupSchedule, coordination } = chooseAdapters(env);
  const store = await openStore(log);
  const db = await openSiteDatabase(env, log, { projectRoot, store, unannounced, coordination });
  await protectDataFolder(env, log);
  await warnIfReadOnly(store, log);
  const limitStore = await openLimitStore(secrets.access);
  const lifetime: Lifetime = { phase: 'starting' };
  const services = createSiteServices(env, log, {
    db,
    secrets,
    store,
    limitStore,
    backupSchedule,
    leases: coordination.createLeases(db),
  });
  const { serve, work, warmUp } = await createApp({
    db,
    services,
    store,
    log,
    env,
    extras,
    ...client,
    isDevelopment: mode === 'development',
    readPhase: () => lifetime.phase,
  });
  server.on('request', serve);
  await listen(server, { ...env, names: { port: 'PORT', host: 'HOST' } });
  const closeDatabase = async () => void (await Promise.all([db.close(), limitStore?.close()]));
  const close = () => {
    printOwner(unannounced);
    const stopExtras = async () => void (await Promise.all(work.map(each => each.stop())));
    return closeSite(() => Promise.all([closeServer(server), stopExtras()]), closeDatabase, services, log);
  };
  stopOnSignals({ lifetime, log, delayMs: env.shutdownDelayMs, close });

  // During development, Vite compiles pages when somebody opens them.
  if (mode === 'production')
    await warmUp().catch((error: unknown) =>
      log.warn({ error }, "couldn't render the first pages in advance"),
    );
  if (lifetime.phase === 'stopping') return;
  lifetime.phase = 'running';
  startWorkers(services);
  for (const each of work) await each.start?.(server);
  // The announcement comes last, because its readers, such as scripts, may stop the site at once.
  await announceStart(server, env, { store, unannounced, firstSignIn: services.firstSignIn });
}

type DatabaseParts = {
  projectRoot: string;
  store: UploadStore;
  unannounced: UnannouncedOwner;
  coordination: Coordination;
};

/** Opens the database, and prepares a new one with the owner and the first content. */
function openSiteDatabase(
  env: Environment,
  log: Logger,
  { projectRoot, store, unannounced, coordination }: DatabaseParts,
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

type ServiceParts = Pick<
  Parameters<typeof createServices>[0],
  'db' | 'secrets' | 'store' | 'limitStore' | 'leases' | 'backupSchedule'
>;

function createSiteServices(env: Environment, log: Logger, parts: ServiceParts): Services {
  const { smtpUrl, mailFrom: from, mailTo: to, publicUrl } = env;
  const noticeSettings = smtpUrl === undefined ? undefined : { smtpUrl, from, to, publicUrl, log };
  return createServices({
    ...parts,
    log,
    noticeSettings,
    publicUrl,
    limits: env.limits,
  });
}

function startWorkers({ notices, pictureVariants, trashSweep, uploadSweep }: Services): void {
  notices?.start();
  uploadSweep.start();
  trashSweep.start();
  pictureVariants.start();
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

/** Says why the start failed: in the lines of the log where they are JSON, and in plain words on a terminal. */
function reportFailure(error: unknown, folders: Record<string, string>): void {
  const reason = explain(error, folders);
  if (process.stdout.isTTY) {
    process.stderr.write(`${reason ?? (error instanceof Error ? error.stack : String(error))}\n`);
    return;
  }
  const log = createLogger('fatal', process.stderr);
  if (reason !== null) log.fatal(reason);
  else log.fatal({ error }, 'the start failed');
}

/** Explains what the person who starts the site can correct, and returns null for any other failure. */
function explain(error: unknown, folders: Record<string, string>): string | null {
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message;
  return explainPathFailure(error, folders);
}
