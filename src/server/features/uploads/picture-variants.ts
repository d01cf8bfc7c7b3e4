import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MoreThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import { avifVariants, type Variant } from '#shared/upload-names';
import type { AvifOrder } from './avif-file';
import { uploadEntity } from './upload-entity';
import type { UploadStore } from './upload-store';

/** How many stored pictures are looked at together. */
const PAGE = 100;

export type PictureVariantDeps = {
  db: Database;
  store: UploadStore;
  log: Logger;
  makeAvif: (order: AvifOrder) => Promise<void>;
};

/**
 * Makes the variants that stored pictures do not have yet, one at a time and in the background. Which those are, the store
 * itself tells: a process that was stopped, wherever, goes on where it was.
 */
export function createPictureVariants({ db, store, log, makeAvif }: PictureVariantDeps) {
  const fresh: string[] = [];
  const stored = createNameReader(db);
  /** Pictures that cannot be converted, until the next start. */
  const failed = new Set<string>();
  let isOn = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      for (;;) {
        const name = isOn ? (fresh.shift() ?? (await stored.next())) : undefined;
        if (name === undefined) return;
        await makeMissing(name);
      }
    } catch (error) {
      log.warn({ error }, 'pictures could not be converted, the next start will go on');
    }
  }

  async function makeMissing(name: string): Promise<void> {
    const missing = await findMissing(name);
    if (missing.length === 0 || failed.has(name)) return;
    const workspace = await store.workspace();
    try {
      const source = join(workspace, 'source');
      const file = await store.read(name);
      if (!file) return;
      await pipeline(file, createWriteStream(source));
      for (const variant of missing) {
        if (isOn) await make(name, variant, { source, path: join(workspace, 'variant') });
      }
    } finally {
      await rm(workspace, { recursive: true, force: true });
    }
  }

  /** They are made in this order: when there is the last, there are all. */
  async function findMissing(name: string): Promise<Variant[]> {
    const variants = avifVariants(name);
    const last = variants.at(-1);
    if (!last || (await store.find(last.name))) return [];
    const found = await Promise.all(variants.map(variant => store.find(variant.name)));
    return variants.filter((_variant, index) => found[index] === null);
  }

  async function make(
    name: string,
    { name: variant, width }: Variant,
    files: Pick<AvifOrder, 'source' | 'path'>,
  ): Promise<void> {
    if (failed.has(name)) return;
    try {
      await makeAvif({ ...files, width });
    } catch (error) {
      failed.add(name);
      log.warn({ error, name }, 'a picture could not be converted and is shown as it is');
      return;
    }
    await store.put(files.path, variant);
    // Deleted meanwhile: whoever deletes it later finds this file too.
    if (!(await db.read(uploadEntity).existsBy({ name }))) await store.remove(variant);
  }

  function wake(): void {
    if (!isOn || running) return;
    running = run().finally(() => {
      running = undefined;
      if (fresh.length > 0) wake();
    });
  }

  return {
    /** Begins with what was stored before. */
    start: () => {
      isOn = true;
      wake();
    },
    /** Takes a picture that has just been stored, ahead of older ones. */
    take: (name: string) => {
      if (!isOn) return;
      fresh.push(name);
      wake();
    },
    /** Ends when what is under way is finished. */
    stop: async () => {
      isOn = false;
      await running;
    },
    /** Ends when nothing is left to do. */
    idle: async () => {
      while (running) await running;
    },
  };
}

/** The names of all uploads, one after the other and a page at a time. */
function createNameReader(db: Database) {
  let page: string[] = [];
  let last: string | undefined = '';

  return {
    next: async (): Promise<string | undefined> => {
      if (page.length === 0 && last !== undefined) {
        const rows = await db.read(uploadEntity).find({
          select: { name: true },
          where: { name: MoreThan(last) },
          order: { name: 'ASC' },
          take: PAGE,
        });
        page = rows.map(({ name }) => name);
        last = page.at(-1);
      }
      return page.shift();
    },
  };
}
