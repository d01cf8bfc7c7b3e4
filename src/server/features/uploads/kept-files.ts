import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/core/database/database';
import { uploadStem } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';

/** How long the answer is used while another process may have changed it. */
const MAX_AGE_MS = 250;
/** How long a picture waits for a database that does not answer. */
const PATIENCE_MS = 500;

export type KeptFiles = ReturnType<typeof createKeptFiles>;

/** The files that only what visitors do not see names: they are there for the owner, and visitors do not get them. */
export function createKeptFiles(db: Database) {
  /** Until when, for those that will be shown. */
  type Stems = Map<string, Date | null>;
  type Reading = { writesEnded: number; startedAt: number; stems: Promise<Stems> };
  let latest: Reading | null = null;
  let known: Stems = new Map();

  /** True for a file, or a variant of one, that is kept from visitors. */
  async function isKept(name: string): Promise<boolean> {
    const stems = await Promise.race([readStems(), delay(PATIENCE_MS, null, { ref: false })]);
    const shownAt = (stems ?? known).get(uploadStem(name));
    return shownAt !== undefined && (shownAt === null || shownAt > new Date());
  }

  function readStems(): Promise<Stems> {
    if (latest && isFresh(latest)) return latest.stems;
    latest = { writesEnded: db.writesEnded(), startedAt: performance.now(), stems: query() };
    return latest.stems;
  }

  /** While the database is away or hangs, pictures are answered as they were before. */
  async function query(): Promise<Stems> {
    try {
      const select = { name: true, shownAt: true } as const;
      const rows = await db.read(uploadEntity).find({ select, where: { origin: 'kept' } });
      known = new Map(rows.map(({ name, shownAt }) => [uploadStem(name), shownAt ?? null]));
    } catch {
      // The requests for content tell of it.
    }
    return known;
  }

  function isFresh({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { isKept };
}
