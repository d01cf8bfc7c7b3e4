import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMediaName } from '#server/features/uploads/media-types';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { inBatches } from './in-batches';

export type CopyCounts = { copied: number; present: number };

const FILES_AT_ONCE = 4;

/**
 * Copies all files that another store lacks, and reads each copy to verify it. An interrupted copy continues
 * where it stopped, because names are never reused: a file of the same name and size is the same file.
 * @throws if a copy differs; the original is never changed
 */
export async function copyUploads(
  from: UploadStore,
  to: UploadStore,
  onProgress: (counts: CopyCounts) => void,
): Promise<CopyCounts> {
  const counts = { copied: 0, present: 0 };
  await to.requireWritable();
  for await (const names of from.namesOlderThan(0)) {
    await inBatches(names.filter(isMediaName), FILES_AT_ONCE, async name => {
      const [source, target] = await Promise.all([from.find(name), to.find(name)]);
      if (!source) return;
      if (target?.bytes === source.bytes) counts.present += 1;
      else if (await copyFile(name, from, to)) counts.copied += 1;
    });
    onProgress(counts);
  }
  return counts;
}

/** Returns false if the file was deleted meanwhile. */
async function copyFile(name: string, from: UploadStore, to: UploadStore): Promise<boolean> {
  const workspace = await to.workspace();
  try {
    const content = await from.read(name);
    if (!content) return false;
    const file = join(workspace, name);
    const hash = createHash('sha256');
    content.on('data', chunk => hash.update(chunk));
    await pipeline(content, createWriteStream(file));
    await to.put(file, name);
    await requireContent(to, name, hash.digest('hex')).catch(async error => {
      // The next run would take an unverified copy for a complete one.
      await to.remove(name);
      throw error;
    });
    return true;
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

async function requireContent(store: UploadStore, name: string, expected: string): Promise<void> {
  const stored = await store.read(name);
  if (!stored || (await digest(stored)) !== expected)
    throw new Error(`The copy of ${name} differs from the original. Run the command again.`);
}

async function digest(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
