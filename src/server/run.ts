import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { createApp } from './app';
import { ensureOwner, type NewOwner } from './composition/ensure-owner';
import { entities } from './composition/entities';
import { setUpContent } from './composition/sample/sample-content';
import { createServices, type Services } from './composition/services';
import { type Environment, EnvironmentError, processEnvironment, setNodeEnv } from './core/config/env';
import { loadSecrets } from './core/config/secrets';
import type { Database } from './core/database/database';
import { StartError } from './core/errors/start-error';
import { createLogger, type Logger } from './core/runtime/logger';
import { describeAddress } from './db/describe-place';
import { openDatabase } from './db/open-database';
import { createFolderStore, type UploadStore } from './features/uploads/upload-store';
import { createDrain } from './http/drain';
import type { ClientBundle } from './http/pages';

export type RunOptions = { projectRoot: string; mode: 'production' | 'development'; openClient: OpenClient };

export type OpenClient = (server: Server) => Promise<{ bundle: ClientBundle; clientFiles: RequestHandler }>;

/**
 * How long an idle connection stays open, in milliseconds. It must exceed the proxy's own limit (nginx: 60 s), or
 * requests occasionally hit a closing connection.
 */
const KEEP_ALIVE_MS = 75_000;
/** Leaves time to upload a backup of several gigabytes. The head of a request still has one minute. */
const REQUEST_TIMEOUT_MS = 2 * 60 * 60 * 1_000;

/** Starts the site and runs it until it receives a signal. Only this function ends the process. */
export async function run(options: RunOptions): Promise<void> {
  try {
    setNodeEnv(options.mode);
    const env = processEnvironment();
    const log = createLogger(env.logLevel);
    await start(env, log, options);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function start(
  env: Environment,
  log: Logger,
  { projectRoot, mode, openClient }: RunOptions,
): Promise<void> {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: KEEP_ALIVE_MS + 5_000,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  const client = await openClient(server);
  const secrets = await loadSecrets(env, env.dataDir);
  if (secrets.areGenerated && env.database.kind === 'mysql') {
    log.warn(
      'JWT_SECRET and REFRESH_TOKEN_SECRET are generated on this machine: set the same values for all processes',
    );
  }
  const store = createFolderStore(env.uploadsDir);
  const db = await openDatabase({
    target: env.database,
    entities,
    log,
    waitSeconds: env.databaseWaitSeconds,
    timeoutMs: env.databaseTimeoutMs,
    prepare: async database => {
      const newOwner = await ensureOwner(database, env, log);
      if (newOwner) announceOwner(newOwner);
      await setUpContent(database, env.hasSampleContent, { projectRoot, store });
    },
  });
  const lifetime = { isStopping: false };
  const { smtpUrl, publicUrl } = env;
  const noticeSettings = smtpUrl === undefined ? undefined : { smtpUrl, publicUrl, log };
  const services = createServices({
    db,
    secrets,
    store,
    log,
    noticeSettings,
    publicUrl,
    limits: env.limits,
    backupSchedule: env.backup,
    backupPassphrase: env.backupPassphrase,
    github: env.github,
  });
  await services.contacts.purgeDeleted();
  const { serve } = await createApp({
    db,
    services,
    store,
    log,
    env,
    ...client,
    isDevelopment: mode === 'development',
    isStopping: () => lifetime.isStopping,
  });
  const drain = createDrain(server);
  server.on('request', serve);
  await listen(server, env);
  services.notices?.start();
  services.uploadSweep.start();
  services.trashSweep.start();
  services.backups.schedule?.start();
  services.pictureVariants.start();

  const stop = (exitCode: number) => {
    if (lifetime.isStopping) return;
    lifetime.isStopping = true;
    void close(drain, db, services, log).finally(() => process.exit(exitCode));
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // The state after an unexpected error is unknown: finish open requests, then exit for a new process.
  const fail = (error: unknown) => {
    log.fatal({ error }, 'unhandled error, stopping');
    stop(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // Announce last: whoever reads the message may stop the site at once.
  announce(server, env, store);
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(listenError(cause, port, host)));
    server.listen(port, host, resolve);
  });
}

function listenError(cause: NodeJS.ErrnoException, port: number, host: string | undefined): unknown {
  if (cause.code === 'EADDRINUSE')
    return new StartError(`PORT ${port} is in use: stop the other program or set another PORT`);
  if (cause.code === 'EACCES')
    return new StartError(`PORT ${port} is not allowed for this user: set a PORT above 1023`);
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine`);
  }
  return cause;
}

/** Waits for open requests, up to a limit, then closes the database. */
async function close(
  drain: () => Promise<void>,
  db: Database,
  { backups, notices, pictureVariants, trashSweep, uploadSweep }: Services,
  log: Logger,
): Promise<void> {
  log.info('stopping');
  uploadSweep.stop();
  trashSweep.stop();
  backups.schedule?.stop();
  await Promise.all([drain(), notices?.stop(), pictureVariants.stop()]);
  await db.close();
}

function announce(server: Server, env: Environment, store: UploadStore): void {
  const { port } = server.address() as AddressInfo;
  const address = env.publicUrl ?? `http://${env.host ?? 'localhost'}:${port}`;
  const place = env.database.kind === 'sqlite' ? env.database.file : describeAddress(env.database.url);
  process.stdout.write(`The site is ready at ${address}\nDatabase: ${place}\nUploads:  ${store.location}\n`);
}

function announceOwner({ email, generatedPassword }: NewOwner): void {
  const password =
    generatedPassword === undefined
      ? 'the password in OWNER_PASSWORD'
      : `password ${generatedPassword} (shown only now)`;
  process.stdout.write(`Owner:    sign in at /login as ${email}, ${password}\n`);
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
