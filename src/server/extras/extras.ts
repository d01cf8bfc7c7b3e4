import { demos } from './demos/index';
import type { Extra } from './extra';
import { imports } from './imports/index';
import { manyProcesses } from './many-processes/index';
import { metrics } from './metrics/index';
import { objectStore } from './object-store/index';
import { scheduledBackups } from './scheduled-backups/index';
import { staticCopy } from './static-copy/index';

/**
 * Every extra of this site. An extra with a router gives it this name in the API. Programs read this register, and
 * `createApp` receives it, so that tests can replace an extra that calls other sites.
 */
export const extras = {
  staticCopy,
  imports,
  metrics,
  manyProcesses,
  objectStore,
  scheduledBackups,
  demos,
} satisfies Record<string, Extra>;

export type Extras = typeof extras;
