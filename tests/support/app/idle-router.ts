import { createAppRouter } from '#server/api/app-router';
import { createServices } from '#server/composition/services';
import type { Database } from '#server/core/database/database';
import { createLogger } from '#server/core/runtime/logger';
import { createFolderStore } from '#server/features/uploads/folder-store';
import { NO_LIMITS } from './no-limits';
import { PLAIN_ENV } from './plain-app';

/** Creates a router without a database, for tests that inspect procedures without calling them. */
export function createIdleRouter() {
  return createAppRouter(
    createServices({
      db: NO_DATABASE,
      secrets: { access: 'a', refresh: 'r' },
      limits: NO_LIMITS,
      store: createFolderStore('/nowhere'),
      maxImageBytes: PLAIN_ENV.uploadMaxImageBytes,
      log: createLogger('silent'),
    }),
  );
}

const unreachable = () => {
  throw new Error('There is no database here');
};
const NO_DATABASE: Database = {
  read: unreachable,
  write: unreachable,
  snapshot: unreachable,
  explain: unreachable,
  writesEnded: unreachable,
  ping: unreachable,
  hasNewerSchema: unreachable,
  close: unreachable,
};
