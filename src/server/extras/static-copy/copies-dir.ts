import { join } from 'node:path';
import type { Environment } from '#server/core/config/env';
import { COPIES_FOLDER } from '#server/db/protect-data-folder';

/** Returns the folder of the site's own copies, and of what exports store for a short time. */
export function toCopiesDir({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return join(dataDir, COPIES_FOLDER);
}
