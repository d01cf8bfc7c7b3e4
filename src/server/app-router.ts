import { createCoreRouters } from './api/core-routers';
import type { Services } from './composition/services';
import { router } from './core/procedures/procedures';
import { type OpenedExtras, pickRouters } from './extras/open-extras';

/** Creates the router with every procedure. tRPC, REST and their documentation all derive from it. */
export function createAppRouter(services: Services, extras: OpenedExtras) {
  return router({ ...createCoreRouters(services), ...pickRouters(extras) });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
