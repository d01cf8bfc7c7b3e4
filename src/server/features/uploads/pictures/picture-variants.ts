import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { uploadPages } from '#server/features/uploads/upload-pages';
import { avifVariants, type Variant } from '#shared/upload-names';
import type { AvifTask } from './avif-file';

type PictureVariantDeps = {
  db: Database;
  store: UploadStore;
  log: Logger;
  encodeAvif: (task: AvifTask) => Promise<void>;
};

/**
 * Creates missing variants of stored pictures in the background, one at a time. It finds them by checking the
 * store, so that a process resumes wherever the last one stopped.
 */
export function createPictureVariants(deps: PictureVariantDeps) {
  const { db, log } = deps;
  const fresh: string[] = [];
  const stored = listNames(db);
  let isOn = false;
  let running: Promise<void> | undefined;
  const makeMissing = createVariantMaker(deps, () => isOn);

  async function run(): Promise<void> {
    try {
      for (;;) {
        const name = isOn ? (fresh.shift() ?? (await stored.next()).value) : undefined;
        if (name === undefined) return;
        await makeMissing(name);
      }
    } catch (error) {
      log.warn({ error }, 'picture conversion stopped, will resume at the next start');
    }
  }

  function wake(): void {
    if (!isOn || running) return;
    running = run().finally(() => {
      running = undefined;
      if (fresh.length > 0) wake();
    });
  }

  return {
    /** Starts with the pictures that are already stored. */
    start: () => {
      isOn = true;
      wake();
    },
    /** Queues a newly stored picture ahead of older ones. */
    take: (name: string) => {
      if (!isOn) return;
      fresh.push(name);
      wake();
    },
    /** Stops after the current picture. */
    stop: async () => {
      isOn = false;
      await running;
    },
    /** Resolves when nothing is left to do. */
    idle: async () => {
      while (running) await running;
    },
  };
}

/** Creates the missing variants of a picture, one after the other while `isOn`. */
function createVariantMaker({ db, store, log, encodeAvif }: PictureVariantDeps, isOn: () => boolean) {
  /** Pictures whose conversion failed are not tried again until the next start. */
  const failed = new Set<string>();

  async function makeMissing(name: string): Promise<void> {
    const missing = await findMissing(store, name);
    if (missing.length === 0 || failed.has(name)) return;
    const workspace = await store.workspace();
    try {
      const source = join(workspace, 'source');
      const file = await store.read(name);
      if (!file) return;
      await pipeline(file, createWriteStream(source));
      for (const variant of missing) {
        if (isOn()) await make(name, variant, { source, path: join(workspace, 'variant') });
      }
    } finally {
      await rm(workspace, { recursive: true, force: true });
    }
  }

  async function make(
    name: string,
    { name: variant, width }: Variant,
    files: Pick<AvifTask, 'source' | 'path'>,
  ): Promise<void> {
    if (failed.has(name)) return;
    try {
      await encodeAvif({ ...files, width });
    } catch (error) {
      failed.add(name);
      log.warn({ error, name }, 'picture conversion failed, using the original');
      return;
    }
    await store.put(files.path, variant);
    // If the upload was deleted meanwhile, a later deletion would not find this file.
    if (!(await db.read(uploadEntity).existsBy({ name }))) await store.remove(variant);
  }

  return makeMissing;
}

/** Variants are created in order, so if the last one exists, all do. */
async function findMissing(store: UploadStore, name: string): Promise<Variant[]> {
  const variants = avifVariants(name);
  const last = variants.at(-1);
  if (!last || (await store.find(last.name))) return [];
  const files = await Promise.all(variants.map(variant => store.find(variant.name)));
  return variants.filter((_variant, index) => files[index] === null);
}

async function* listNames(db: Database): AsyncGenerator<string, undefined> {
  for await (const names of uploadPages(db, {})) yield* names;
}
