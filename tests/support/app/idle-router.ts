import { createAppRouter } from '#server/app-router';
import { createServices } from '#server/composition/services';
import type { Database } from '#server/core/database/database';
import { createLogger } from '#server/core/runtime/logger';
import type { SiteParts } from '#server/extras/extra';
import { extras } from '#server/extras/extras';
import { openExtras } from '#server/extras/open-extras';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { createResponseCache } from '#server/http/cache/response-cache';
import { NO_LIMITS } from './no-limits';
import { PLAIN_ENV } from './plain-app';

/** Creates a router without a database, for tests that inspect procedures without calling them. */
export function createIdleRouter() {
  const log = createLogger('silent');
  const store = createFolderStore('/nowhere');
  const services = createServices({
    db: NO_DATABASE,
    secrets: { access: 'a', refresh: 'r' },
    limits: NO_LIMITS,
    store,
    log,
  });
  const responseCache = createResponseCache({
    revisions: services.contentRevisions,
    log,
    maxBytes: 0,
    isExcluded: async () => true,
  });
  const core: SiteParts = {
    db: NO_DATABASE,
    services,
    store,
    log,
    env: PLAIN_ENV,
    responseCache,
    attachContext: (_request, _response, next) => next(),
  };
  return createAppRouter(services, openExtras(extras, core));
}

const unreachable = () => {
  throw new Error('There is no database here');
};
export const NO_DATABASE: Database = {
  read: unreachable,
  write: unreachable,
  snapshot: unreachable,
  explain: unreachable,
  writesEnded: unreachable,
  ping: unreachable,
  hasNewerSchema: unreachable,
  close: unreachable,
};
