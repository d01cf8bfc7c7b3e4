import type { Database } from '../core/database';
import { countWait } from '../core/database-time';
import { revisionEntity } from '../core/revision';
import type { CacheTag } from '../core/trpc';

/** A number for each tag that grows with every change of what it stands for. */
export type Versions = Record<CacheTag, number>;

export type VersionReader = ReturnType<typeof createVersionReader>;

/** How long a version is used that another process may have bumped meanwhile. */
const MAX_AGE_MS = 50;

/**
 * Reads the versions from the database: again after every write of this process, and else at most once in a short while,
 * so that what another process has written is noticed within 100 ms.
 */
export function createVersionReader(db: Database, countViews: () => Promise<number>) {
  type Reading = { writesEnded: number; startedAt: number; versions: Promise<Versions> };
  let latest: Reading | null = null;

  function read(): Promise<Versions> {
    if (latest && isFresh(latest)) return countWait(latest.versions);
    const reading = { writesEnded: db.writesEnded(), startedAt: performance.now(), versions: query() };
    latest = reading;
    // Whoever waits for it is told; the next to ask tries anew.
    reading.versions.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading.versions;
  }

  /** Before the content: what is read after them is never older than the versions say. */
  async function query(): Promise<Versions> {
    const [revisions, views] = await Promise.all([db.read(revisionEntity).find(), countViews()]);
    return { content: revisions.reduce((sum, { version }) => sum + version, 0), views };
  }

  function isFresh({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { read };
}
