import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#server/core/runtime/logger';
import type { FileVisibility, UnpublishedFiles } from '#server/features/uploads/lifetime/unpublished-files';
import { MINUTE_MS } from '#shared/time';
import { isDemoName } from '#shared/upload-names';
import type { PublicCopies, UploadStore } from './upload-store';

export type PublicFiles = ReturnType<typeof createPublicFiles>;

/** A visitor waits this long for the copy of a file. */
const PATIENCE_MS = 1_000;
/** After a failure, the site serves all files itself for this long. */
const PAUSE_MS = MINUTE_MS;

type PublicFilesDeps = { store: UploadStore; unpublishedFiles: UnpublishedFiles; log: Logger };

/**
 * Copies public files to the public bucket. The first request for a file creates its copy, so that a scheduled
 * publication needs no timer.
 */
export function createPublicFiles({ store, unpublishedFiles, log }: PublicFilesDeps) {
  /** The files that are being copied, so that each is copied once. */
  const running = new Map<string, Promise<boolean>>();
  let pausedUntil = 0;

  /**
   * Copies a public file unless it has a copy. The address is null if the copy is missing, failed or takes long.
   * The file may have been hidden meanwhile, so the caller needs the new visibility.
   */
  async function publish(name: string): Promise<{ address: string | null; visibility: FileVisibility }> {
    const copies = store.publicCopies;
    // Another server would not send the headers of a demo.
    if (!copies || isDemoName(name) || performance.now() < pausedUntil)
      return { address: null, visibility: 'public' };
    const work = running.get(name) ?? start(copies, name);
    const hasCopy = await Promise.race([work, delay(PATIENCE_MS, false, { ref: false })]);
    if (hasCopy) return { address: copies.toAddress(name), visibility: 'public' };
    return { address: null, visibility: await unpublishedFiles.find(name) };
  }

  function start(copies: PublicCopies, name: string): Promise<boolean> {
    const work = ensureCopy(copies, name).finally(() => running.delete(name));
    running.set(name, work);
    return work;
  }

  /** Returns true if the file has a copy. Failures do not concern visitors, because the site has the file. */
  async function ensureCopy(copies: PublicCopies, name: string): Promise<boolean> {
    try {
      return (await copies.has(name)) || (await copy(copies, name));
    } catch (error) {
      if (performance.now() >= pausedUntil)
        log.warn({ error, name }, "couldn't copy a file to the public bucket, the site serves all files");
      pausedUntil = performance.now() + PAUSE_MS;
      return false;
    }
  }

  async function copy(copies: PublicCopies, name: string): Promise<boolean> {
    if (!(await copies.add(name))) return false;
    // A change may have hidden or deleted the file during the copy, and it removed the copies that it found.
    const isPublic = (await unpublishedFiles.find(name)) === 'public';
    if (isPublic && (await store.find(name))) return true;
    await copies.remove([name]);
    return false;
  }

  return { publish };
}
