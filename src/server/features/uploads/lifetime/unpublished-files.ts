import type { Database } from '#server/core/database/database';
import { currentMoment } from '#server/core/runtime/clock';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import { namedByStem } from '#server/features/uploads/uses/used-files';
import { uploadStem } from '#shared/upload-names';

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
export function createUnpublishedFiles(db: Database) {
  /** Returns the visibility of a file, which is that of the original for a variant. */
  async function find(name: string): Promise<FileVisibility> {
    const stem = uploadStem(name);
    const uses = await db.read(uploadUseEntity).findBy({ file: stem });
    const now = currentMoment();
    if (uses.some(({ isPublic, visibleFrom }) => isPublic && (!visibleFrom || visibleFrom <= now)))
      return 'public';
    const row = await db.read(uploadEntity).findOneBy(namedByStem(stem));
    if (row?.origin === 'sample' || row?.origin === 'resume') return 'public';
    if (uses.length > 0 || row?.state === 'released' || row?.origin === 'editor') return 'unpublished';
    return row?.origin === 'client' ? 'unnamed' : 'public';
  }

  return { find };
}
