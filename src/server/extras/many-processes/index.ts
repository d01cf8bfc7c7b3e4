import type { Extra } from '#server/extras/extra';
import { coordinateProcesses } from './coordinate-processes';
import { openDatabaseLimitStore } from './limit-store';

/** Several processes of one site, on the same machine or others, that share a database server. */
export const manyProcesses = {
  replaces: ({ database }) =>
    database.kind === 'mysql'
      ? {
          coordination: coordinateProcesses(),
          openLimitStore: secret => openDatabaseLimitStore(database.url, secret),
        }
      : {},
} satisfies Extra;
