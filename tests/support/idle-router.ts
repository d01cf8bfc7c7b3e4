import { createAppRouter } from '../../src/server/api/app-router';
import { createServices } from '../../src/server/api/services';
import type { Database } from '../../src/server/core/database';
import { createLogger } from '../../src/server/core/logger';
import { createFolderStore } from '../../src/server/features/uploads/upload-store';
import { NO_LIMITS } from './no-limits';

/** Creates a router without a database, for tests that inspect procedures without calling them. */
export function createIdleRouter() {
  return createAppRouter(
    createServices({
      db: NO_DATABASE,
      secrets: { access: 'a', refresh: 'r' },
      limits: NO_LIMITS,
      store: createFolderStore('/nowhere'),
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
  request: unreachable,
  writesEnded: unreachable,
  ping: unreachable,
  close: unreachable,
};
