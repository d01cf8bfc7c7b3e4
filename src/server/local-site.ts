import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { StaticHost } from '#shared/static-host';
import { createApp } from './app';
import { createServices, type Services } from './composition/services';
import type { Environment } from './core/config/env';
import type { Database } from './core/database/database';
import type { Logger } from './core/runtime/logger';
import { extras } from './extras/extras';
import type { UploadStore } from './features/uploads/store/upload-store';
import { openBuiltClient } from './http/pages/built-client';
import { builtClientFiles } from './http/pages/built-client-files';

export type LocalSite = { url: string; services: Services };

type LocalSiteOptions = {
  db: Database;
  env: Environment;
  store: UploadStore;
  log: Logger;
  staticHost: StaticHost;
  /** The address of the pages on the static host, with its base. */
  publicUrl: string | undefined;
};

/**
 * Runs `work` with a site that only this machine reaches, and whose pages are those for a static host. It needs the
 * built client.
 */
export async function withLocalSite<T>(
  { db, env, store, log, staticHost, publicUrl }: LocalSiteOptions,
  work: (site: LocalSite) => Promise<T>,
): Promise<T> {
  // This file is part of dist/server, a link to dist/builds/<build>/server.
  const buildDir = join(import.meta.dirname, '..');
  const services = createServices({
    db,
    store,
    log,
    publicUrl,
    limits: env.limits,
    base: staticHost.base,
    // Nobody signs in.
    secrets: { access: '', refresh: '' },
  });
  const { serve } = await createApp({
    db,
    services,
    store,
    log,
    bundle: await openBuiltClient(buildDir),
    clientFiles: builtClientFiles(join(buildDir, 'client')),
    staticHost,
    extras,
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
}
