import type { UnpublishedFiles } from './unpublished-files';
import type { UploadStore } from './upload-store';

export type PublicFiles = ReturnType<typeof createPublicFiles>;

/**
 * Copies files that visitors may see to where they get them without this server. The first visitor of a file
 * causes its copy, so that a scheduled publication needs no timer.
 */
export function createPublicFiles(store: UploadStore, unpublishedFiles: UnpublishedFiles) {
  /** Returns the public address of a file that visitors may see, or null if it has none. */
  async function findAddress(name: string): Promise<string | null> {
    const copies = store.publicCopies;
    if (!copies) return null;
    if (!(await copies.has(name))) {
      if (!(await copies.add(name))) return null;
      // A change may have hidden the file during the copy, and it removed the copies that it found.
      if ((await unpublishedFiles.findNow(name)) !== 'public') {
        await copies.remove([name]);
        return null;
      }
    }
    return copies.toAddress(name);
  }

  return { findAddress };
}
