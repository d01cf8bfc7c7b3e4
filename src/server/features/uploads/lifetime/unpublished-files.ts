import { setTimeout as delay } from 'node:timers/promises';
import { In, MoreThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { currentMoment } from '#server/core/runtime/clock';
import { type UploadRow, uploadEntity } from '#server/features/uploads/upload-entity';
import { DAY_MS } from '#shared/time';
import { uploadStem } from '#shared/upload-names';

/** A result is reused for this long, although another process may have changed it. */
const MAX_AGE_MS = 250;
/** A picture waits this long for an unresponsive database. */
const PATIENCE_MS = 500;

/**
 * Visibility of a file:
 * - `public`: visitors get it.
 * - `fresh`: visitors get it, but shared caches must not store it. It was uploaded within a day, so a draft may
 *   still hide it. After that day, the sweep deletes an unused file of an editor.
 * - `unconfirmed`: visitors get it, because it was visible when the database last responded. Caches must not
 *   store it.
 * - `unpublished`: visitors don't get it.
 * - `unknown`: the database has not responded yet.
 */
export type FileVisibility = 'public' | 'fresh' | 'unconfirmed' | 'unpublished' | 'unknown';

export type UnpublishedFiles = ReturnType<typeof createUnpublishedFiles>;

/** Finds files that only unpublished records name. The owner gets them, but visitors do not. */
export function createUnpublishedFiles(db: Database) {
  /** The hidden and the fresh files by the stem of their names. */
  type Stems = Map<string, Pick<UploadRow, 'origin' | 'shownAt'>>;
  type Reading = { writesEnded: number; startedAt: number; stems: Promise<Stems | null> };
  let latest: Reading | null = null;
  let lastRead: Stems | null = null;

  /** Returns the visibility of a file, which is that of the original for a variant. */
  async function find(name: string): Promise<FileVisibility> {
    const confirmed = await Promise.race([readStems(), delay(PATIENCE_MS, null, { ref: false })]);
    const stems = confirmed ?? lastRead;
    if (!stems) return 'unknown';
    const row = stems.get(uploadStem(name));
    const isHidden = row?.origin === 'kept';
    if (isHidden && (!row.shownAt || row.shownAt > currentMoment())) return 'unpublished';
    if (!confirmed) return 'unconfirmed';
    return row && !isHidden ? 'fresh' : 'public';
  }

  /** Returns the visibility of a file without a reused result. */
  async function findUncached(name: string): Promise<FileVisibility> {
    latest = null;
    return find(name);
  }

  function readStems(): Promise<Stems | null> {
    if (latest && isCurrent(latest)) return latest.stems;
    latest = { writesEnded: db.writesEnded(), startedAt: performance.now(), stems: query() };
    return latest.stems;
  }

  async function query(): Promise<Stems | null> {
    try {
      const select = { name: true, origin: true, shownAt: true } as const;
      const ofLastDay = {
        origin: In(['editor', 'client']),
        createdAt: MoreThan(new Date(Date.now() - DAY_MS)),
      };
      const rows = await db.read(uploadEntity).find({ select, where: [{ origin: 'kept' }, ofLastDay] });
      lastRead = new Map(rows.map(row => [uploadStem(row.name), row]));
      return lastRead;
    } catch {
      // Requests for content report the failure.
      return null;
    }
  }

  function isCurrent({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { find, findUncached };
}
