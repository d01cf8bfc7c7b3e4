import type { Database } from '#server/core/database/database';
import type { CacheTag } from '#server/core/procedures/procedures';
/** A value for each tag, which changes whenever the data behind the tag changes. */
export type TagRevisions = Record<CacheTag, string | number>;
export type RevisionReader = ReturnType<typeof createRevisionReader>;
/**
 * Reads the revisions from the database after every write of this process, and otherwise at most once per
 * MAX_AGE_MS. Changes by other processes are thus noticed within 100 ms.
 */
export declare function createRevisionReader(db: Database, countViews: () => Promise<number>): {
    read: () => Promise<TagRevisions>;
};
