import type { Database } from '#server/core/database/database';
import type { ViewListInput } from '#shared/contract/view';
/**
 * Reads the timestamps of matching views page by page, oldest first, so that a million are never in memory at
 * once.
 */
export declare function readViewPages(db: Database, { projectId, since, limit }: ViewListInput): AsyncGenerator<string[]>;
