import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { type AppDeps, createApp } from '#server/app';
import type { AppRouter } from '#server/app-router';
import { entities as everyEntity } from '#server/composition/entities';
import { createServices, type Services } from '#server/composition/services';
import type { Environment } from '#server/core/config/env';
import type { Entity } from '#server/core/database/entity';
import { createLogger, type Logger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { Tokens } from '#shared/contract/auth';
import { AUTH_HEADER } from '#shared/credentials';
import type { StaticHost } from '#shared/static-host';
import { testExtras } from '#tests/extras/extras';
import { expectDocumentedAnswers } from '../api-document/document-checks';
import { createPreparedDatabase } from '../database/prepared-database';
import type { TestDatabase } from '../database/test-database';
import { listen } from '../listen';
import { chooseTestAdapters } from './choose-test-adapters';
import { createOwner } from './create-owner';
import { NO_LIMITS } from './no-limits';
import { OWNER } from './owner';
import { PLAIN_ENV, PLAIN_PAGES } from './plain-app';

export const SECRETS = { access: 'a'.repeat(48), refresh: 'r'.repeat(48) };

export type StartAppOptions = {
  limits?: Partial<Environment['limits']>;
  env?: Partial<AppDeps['env']>;
  /** Wraps the upload store of the server. */
  changeStore?: (store: UploadStore) => UploadStore;
  /** The entities that the database is opened with; defaults to those of this version. */
  entities?: Entity[];
  /** Wraps the services of the server. */
  changeServices?: (services: Services) => Services;
  /** The database to use; defaults to a new one. */
  database?: TestDatabase;
  databaseTimeoutMs?: number;
  log?: Logger;
  /** The template and renderer of pages; by default pages contain only their path. */
  bundle?: Partial<AppDeps['bundle']>;
  /** Renders pages for a static host. */
  staticHost?: StaticHost;
  /** Defaults to those of other tests. */
  extras?: AppDeps['extras'];
  /** Settings of extras. With some, the work of extras starts too. */
  settings?: Record<string, string>;
  readPhase?: AppDeps['readPhase'];
};

export type RestAnswer = { status: number; headers: Headers; body: unknown };
export type RestRequest = { body?: unknown; token?: string; headers?: Record<string, string> };

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** Starts the server as in production, on a free port and with a database that contains only an owner. */
export async function startApp({
  limits = {},
  env = {},
  database,
  databaseTimeoutMs: timeoutMs = 10_000,
  log = createLogger('silent'),
  changeStore = store => store,
  changeServices = services => services,
  entities = everyEntity,
  bundle,
  staticHost,
  extras = testExtras,
  settings,
  readPhase = () => 'running',
}: StartAppOptions = {}) {
  const appDatabase = database ?? (await createPreparedDatabase());
  const { target } = appDatabase;
  const { coordination, openLimitStore } = chooseTestAdapters(target);
  const db = await openDatabase({ target, entities, log, waitSeconds: 10, timeoutMs, coordination });
  if (database) await createOwner(db);
  const uploadsDir = await mkdtemp(join(tmpdir(), 'portfolio-uploads-'));
  const store = changeStore(createFolderStore(uploadsDir));
  const limitStore = await openLimitStore(SECRETS.access);
  const siteEnv = { ...PLAIN_ENV, values: settings ?? {}, ...env };
  const services = changeServices(
    createServices({
      db,
      secrets: SECRETS,
      store,
      log,
      publicUrl: env.publicUrl,
      base: staticHost?.base,
      limits: { ...NO_LIMITS, ...limits },
      limitStore,
      leases: coordination.createLeases(db),
    }),
  );
  const { serve, routes, work, warmUp } = await createApp({
    db,
    services,
    store,
    log,
    env: siteEnv,
    bundle: { ...PLAIN_PAGES, ...bundle },
    clientFiles: (_request, _response, next) => next(),
    isDevelopment: false,
    readPhase,
    staticHost,
    extras,
  });
  const documented = expectDocumentedAnswers(serve);
  const server = createServer(documented.listener);
  if (settings) for (const each of work) await each.start?.(server);
  const url = `http://127.0.0.1:${await listen(server)}`;

  return {
    url,
    db,
    services,
    store,
    uploadsDir,
    routes,
    warmUp,
    /** Sends a request to a path under /api and parses the JSON response. */
    rest: async (method: string, path: string, request?: RestRequest) => {
      const answer = await sendRest(`${url}/api`, method, path, request);
      documented.failOnComplaints();
      return answer;
    },
    /** Creates the typed HTTP client that the browser uses. */
    trpc: (token?: string) => createClient(`${url}/trpc`, token),
    signIn: (): Promise<Tokens> => createClient(`${url}/trpc`).auth.login.mutate(OWNER),
    stop: async () => {
      for (const each of work) await each.stop();
      server.closeAllConnections();
      server.close();
      await Promise.all([db.close(), limitStore?.close()]);
      await rm(uploadsDir, { recursive: true, force: true });
      if (!database) await appDatabase.remove();
      documented.failOnComplaints();
    },
  };
}

function createClient(url: string, token?: string) {
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url, headers: token === undefined ? {} : { [AUTH_HEADER]: token } })],
  });
}

async function sendRest(
  base: string,
  method: string,
  path: string,
  { body, token, headers = {} }: RestRequest = {},
): Promise<RestAnswer> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { [AUTH_HEADER]: token }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
