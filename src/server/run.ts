import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { announceStart, printOwner, type UnannouncedOwner } from './announce-start';
import { createApp } from './app';
import type { Services } from './composition/services';
import { type Environment, listFolders, setNodeEnv } from './core/config/env';
import { createLogger, type Logger } from './core/runtime/logger';
import { processEnvironment } from './environment';
import { extras } from './extras/extras';
import { closeServer, createHttpServer } from './http/http-server';
import { listen } from './http/listen';
import type { ClientBundle } from './http/pages/pages';
import { openSite } from './open-site';
import { reportStartFailure } from './report-start-failure';
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
    reportStartFailure(error, folders);
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
  const { db, store, services, closeDatabase } = await openSite({ env, log, projectRoot, unannounced });
  const lifetime: Lifetime = { phase: 'starting' };
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

function startWorkers({ notices, pictureVariants, trashSweep, uploadSweep }: Services): void {
  notices?.start();
  uploadSweep.start();
  trashSweep.start();
  pictureVariants.start();
}
