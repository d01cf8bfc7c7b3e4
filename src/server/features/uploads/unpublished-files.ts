import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/core/database/database';
import { uploadStem } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';

/** A result is reused for this long, although another process may have changed it. */
const MAX_AGE_MS = 250;
/** A picture waits this long for an unresponsive database. */
const PATIENCE_MS = 500;

/**
 * Says who gets a file. `unconfirmed` means that visitors did when the database last responded, so no
 * cache may keep it. `unknown` means that the database has not responded yet.
 */
type FileVisibility = 'public' | 'unconfirmed' | 'unpublished' | 'unknown';

export type UnpublishedFiles = ReturnType<typeof createUnpublishedFiles>;

/** Finds files that only unpublished records name. The owner gets them, but visitors do not. */
export function createUnpublishedFiles(db: Database) {
  /**
   * The time when each file becomes visible, by the stem of its name. Null means that it is not scheduled.
   */
  type Stems = Map<string, Date | null>;
  type Reading = { writesEnded: number; startedAt: number; stems: Promise<Stems | null> };
  let latest: Reading | null = null;
  let lastRead: Stems | null = null;

  /** Returns the visibility of a file, which is that of the original for a variant. */
  async function find(name: string): Promise<FileVisibility> {
    const confirmed = await Promise.race([readStems(), delay(PATIENCE_MS, null, { ref: false })]);
    const stems = confirmed ?? lastRead;
    if (!stems) return 'unknown';
    const shownAt = stems.get(uploadStem(name));
    if (shownAt !== undefined && (shownAt === null || shownAt > new Date())) return 'unpublished';
    return confirmed ? 'public' : 'unconfirmed';
  }

  function readStems(): Promise<Stems | null> {
    if (latest && isFresh(latest)) return latest.stems;
    latest = { writesEnded: db.writesEnded(), startedAt: performance.now(), stems: query() };
    return latest.stems;
  }

  async function query(): Promise<Stems | null> {
    try {
      const select = { name: true, shownAt: true } as const;
      const rows = await db.read(uploadEntity).find({ select, where: { origin: 'kept' } });
      lastRead = new Map(rows.map(({ name, shownAt }) => [uploadStem(name), shownAt ?? null]));
      return lastRead;
    } catch {
      // Requests for content report the failure.
      return null;
    }
  }

  function isFresh({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { find };
}
