import type { Environment } from '#server/core/config/env';
import { type Finding } from '#server/extras/finding';
/** Checks that the site can write into the object store, if it has one. */
export declare function checkObjectStore({ values, uploadsDir: folder, }: Pick<Environment, 'values' | 'uploadsDir'>): Promise<Finding[]>;
