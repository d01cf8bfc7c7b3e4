import { createAppRouter } from '../../src/server/api/app-router';
import { createServices } from '../../src/server/api/services';
import type { Database } from '../../src/server/core/database';

/** The router with services that have no database behind them: to look at, not to call. */
export function createIdleRouter() {
  return createAppRouter(
    createServices(NO_DATABASE, { access: 'a', refresh: 'r' }, { login: null, contact: null, view: null }),
  );
}

const unreachable = () => {
  throw new Error('There is no database here');
};
const NO_DATABASE: Database = {
  read: unreachable,
  write: unreachable,
  writesEnded: unreachable,
  ping: unreachable,
  close: unreachable,
};
