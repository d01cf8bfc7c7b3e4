import type { Environment } from '#server/core/config/env';
/** Returns the folder of the site's own copies, and of what exports store for a short time. */
export declare function toCopiesDir({ dataDir }: Pick<Environment, 'dataDir'>): string;
