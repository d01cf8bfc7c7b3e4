import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/core/database/database';
import { uploadStem } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';

/** A result is reused for this long, although another process may have changed it. */
const MAX_AGE_MS = 250;
/** A picture waits this long for an unresponsive database. */
const PATIENCE_MS = 500;

export type UnpublishedFiles = ReturnType<typeof createUnpublishedFiles>;

/** Finds files that only unpublished records name. The owner gets them, but visitors do not. */
export function createUnpublishedFiles(db: Database) {
  /**
   * The time when each file becomes visible, by the stem of its name. Null means that it is not scheduled.
   */
  type Stems = Map<string, Date | null>;
  type Reading = { writesEnded: number; startedAt: number; stems: Promise<Stems> };
  let latest: Reading | null = null;
  let current: Stems = new Map();

  /** Returns true if a file, or the original of a variant, is hidden from visitors. */
  async function isUnpublished(name: string): Promise<boolean> {
    const stems = await Promise.race([readStems(), delay(PATIENCE_MS, null, { ref: false })]);
    const shownAt = (stems ?? current).get(uploadStem(name));
    return shownAt !== undefined && (shownAt === null || shownAt > new Date());
  }

  function readStems(): Promise<Stems> {
    if (latest && isFresh(latest)) return latest.stems;
    latest = { writesEnded: db.writesEnded(), startedAt: performance.now(), stems: query() };
    return latest.stems;
  }

  /** Falls back to the previous result while the database is unavailable. */
  async function query(): Promise<Stems> {
    try {
      const select = { name: true, shownAt: true } as const;
      const rows = await db.read(uploadEntity).find({ select, where: { origin: 'kept' } });
      current = new Map(rows.map(({ name, shownAt }) => [uploadStem(name), shownAt ?? null]));
    } catch {
      // Requests for content report the failure.
    }
    return current;
  }

  function isFresh({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { isUnpublished };
}
