import type { Database } from '#server/core/database/database';
/**
 * Visibility of a file:
 * - `public`: visitors get it.
 * - `unnamed`: visitors get it, because another program uploaded it. No item names it, and a draft may still do so and
 *   hide it, so shared caches must not store it.
 * - `unpublished`: visitors don't get it.
 */
export type FileVisibility = 'public' | 'unnamed' | 'unpublished';
export type UnpublishedFiles = ReturnType<typeof createUnpublishedFiles>;
/** Decides which files visitors get. The owner gets all. */
export declare function createUnpublishedFiles(db: Database): {
    find: (name: string) => Promise<FileVisibility>;
};
