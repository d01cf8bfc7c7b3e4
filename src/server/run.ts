import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { createApp } from './app';
import { ensureOwner, type NewOwner } from './composition/ensure-owner';
import { entities } from './composition/entities';
import { setUpContent } from './composition/sample/sample-content';
import { createServices, type Services } from './composition/services';
import { describeInterface, describeOwner, describeStart, toLocalAddress } from './composition/start-message';
import {
  type Environment,
  EnvironmentError,
  listFolders,
  processEnvironment,
  setNodeEnv,
} from './core/config/env';
import { loadSecrets } from './core/config/secrets';
import { explainPathFailure, isNoFolder } from './core/errors/explain-path-failure';
import { StartError } from './core/errors/start-error';
import { createLogger, type Logger } from './core/runtime/logger';
import { readSiteVersion } from './core/runtime/site-version';
import { describeAddress } from './db/describe-address';
import { openDatabase } from './db/open-database';
import { openLimitStore } from './db/open-limit-store';
import { protectDataFolder } from './db/protect-data-folder';
import type { FirstSignIn } from './features/auth/first-sign-in';
import { completeProjects } from './features/projects/project-categories-and-statuses';
import { openUploadStore } from './features/uploads/open-upload-store';
import { createUnwritableError } from './features/uploads/upload-errors';
import type { UploadStore } from './features/uploads/upload-store';
import type { Phase } from './http/health';
import { closeServer, createHttpServer } from './http/http-server';
import { listen } from './http/listen';
import type { ClientBundle } from './http/pages';

type RunOptions = {
  projectRoot: string;
  mode: 'production' | 'development';
  openClient: OpenClient;
  /** The file of the command that exports static copies, which needs the built client. */
  exportCommand: string | null;
};

type OpenClient = (server: Server) => Promise<{ bundle: ClientBundle; clientFiles: RequestHandler }>;

type Lifetime = { phase: Phase };

/** The owner, from its creation by this start until its password is printed. */
type Created = { owner: NewOwner | null };

/** Starts the site and runs it until it receives a signal. Only this file ends the process. */
export async function run(options: RunOptions): Promise<void> {
  const created: Created = { owner: null };
  let folders: Record<string, string> = {};
  try {
    setNodeEnv(options.mode);
    const env = processEnvironment();
    folders = listFolders(env);
    const log = createLogger(env.logLevel);
    await start(env, log, options, created);
  } catch (error) {
    printOwner(created);
    reportFailure(error, folders);
    process.exit(1);
  }
}

async function start(
  env: Environment,
  log: Logger,
  { projectRoot, mode, openClient, exportCommand }: RunOptions,
  created: Created,
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
  const store = await openUploadStore(env, log);
  const db = await openDatabase({
    target: env.database,
    entities,
    log,
    waitSeconds: env.databaseWaitSeconds,
    timeoutMs: env.databaseTimeoutMs,
    saveTo: env.backup?.folder,
    isSite: true,
    prepare: async database => {
      created.owner = await ensureOwner(database, env, log);
      await setUpContent(database, env.hasSampleContent, { projectRoot, store });
      await completeProjects(database);
    },
  });
  await protectDataFolder(env, log);
  await warnIfReadOnly(store, log);
  const limitStore = await openLimitStore(env.database, secrets.access);
  const lifetime: Lifetime = { phase: 'starting' };
  const { smtpUrl, mailFrom: from, mailTo: to, publicUrl } = env;
  const noticeSettings = smtpUrl === undefined ? undefined : { smtpUrl, from, to, publicUrl, log };
  const services = createServices({
    db,
    secrets,
    store,
    maxImageBytes: env.uploadMaxImageBytes,
    log,
    noticeSettings,
    publicUrl,
    limits: env.limits,
    limitStore,
    backupSchedule: env.backup,
    backupPassphrase: env.backupPassphrase,
    copySettings:
      exportCommand === null ? null : { command: exportCommand, folder: join(env.copiesDir, 'download') },
    github: env.github,
  });
  const { serve, serveMetrics, warmUp } = await createApp({
    db,
    services,
    store,
    log,
    env,
    ...client,
    isDevelopment: mode === 'development',
    readPhase: () => lifetime.phase,
    metrics: env.metrics,
  });
  const endMetrics = serveMetrics && (await openMetricsPort(serveMetrics, env));
  server.on('request', serve);
  await listen(server, { ...env, names: { port: 'PORT', host: 'HOST' } });
  const closeServers = async () => void (await Promise.all([closeServer(server), endMetrics?.()]));
  const closeDatabase = async () => void (await Promise.all([db.close(), limitStore?.close()]));
  const closeSite = () => {
    printOwner(created);
    return close(closeServers, closeDatabase, services, log);
  };
  stopOnSignals({ lifetime, log, delayMs: env.shutdownDelayMs, closeSite });

  // During development, Vite compiles pages when somebody opens them.
  if (mode === 'production')
    await warmUp().catch((error: unknown) =>
      log.warn({ error }, "couldn't render the first pages in advance"),
    );
  if (lifetime.phase === 'stopping') return;
  lifetime.phase = 'running';
  startWorkers(services);
  // The announcement comes last, because whoever reads the message may stop the site at once.
  await announce(server, env, { store, newOwner: created.owner, firstSignIn: services.firstSignIn });
  created.owner = null;
}

/** Prints how to sign in, unless it is printed: the next start cannot print a generated password again. */
function printOwner(created: Created): void {
  if (created.owner) process.stdout.write(describeOwner(created.owner));
  created.owner = null;
}

function startWorkers({ backups, notices, pictureVariants, trashSweep, uploadSweep }: Services): void {
  notices?.start();
  uploadSweep.start();
  trashSweep.start();
  backups.schedule?.start();
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

/** Opens the port of the metrics, and returns the function that closes it. */
async function openMetricsPort(
  serve: RequestListener,
  { metrics }: Environment,
): Promise<() => Promise<void>> {
  const server = createHttpServer().on('request', serve);
  const { port = 0, host = undefined } = metrics ?? {};
  await listen(server, { port, host, names: { port: 'METRICS_PORT', host: 'METRICS_HOST' } });
  return () => closeServer(server);
}

type StopOptions = {
  lifetime: Lifetime;
  log: Logger;
  /** Until this long after a signal, a load balancer may not know that the process stops. */
  delayMs: number;
  closeSite: () => Promise<void>;
};

/** Closes the site once, on a signal or an unexpected error, and then ends the process. */
function stopOnSignals({ lifetime, log, delayMs, closeSite }: StopOptions): void {
  const stop = (exitCode: number, afterMs: number) => {
    if (lifetime.phase === 'stopping') return;
    lifetime.phase = 'stopping';
    void delay(afterMs)
      .then(closeSite)
      .finally(() => process.exit(exitCode));
  };
  process.on('SIGTERM', () => stop(0, delayMs));
  process.on('SIGINT', () => stop(0, delayMs));
  // The state after an unexpected error is unknown. Open requests finish, and the process exits so that a new
  // one starts.
  const fail = (error: unknown) => {
    log.fatal({ error }, 'unhandled error, stopping');
    stop(1, 0);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** The time that the database may take to close. */
const CLOSE_MS = 3_000;

/** Waits for open requests, up to a limit, then closes the database. */
async function close(
  closeServers: () => Promise<void>,
  closeDatabase: () => Promise<void>,
  { backups, copies, notices, pictureVariants, trashSweep, uploadSweep }: Services,
  log: Logger,
): Promise<void> {
  log.info('stopping');
  uploadSweep.stop();
  trashSweep.stop();
  backups.schedule?.stop();
  await Promise.all([closeServers(), copies.cancel(), notices?.stop(), pictureVariants.stop()]);
  // A statement that waits for a lock would keep its connection open. The server undoes what it has not finished.
  await Promise.race([closeDatabase(), delay(CLOSE_MS)]);
}

/** Prints where the site is, and how to sign in to a new one. */
async function announce(
  server: Server,
  env: Environment,
  {
    store,
    newOwner,
    firstSignIn,
  }: { store: UploadStore; newOwner: NewOwner | null; firstSignIn: FirstSignIn },
): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const address = env.publicUrl ?? toLocalAddress(env.host, port);
  const listensAt = env.publicUrl === undefined ? null : describeInterface(env.host, port);
  const database = env.database.kind === 'sqlite' ? env.database.file : describeAddress(env.database.url);
  // A log keeps what is printed, so only a terminal gets the link.
  const linkToken = process.stdout.isTTY ? await firstSignIn.createToken() : null;
  process.stdout.write(
    describeStart({
      version: readSiteVersion(),
      address,
      listensAt,
      database,
      uploads: store.location,
      newOwner,
      linkToken,
    }),
  );
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
