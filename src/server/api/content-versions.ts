import type { Database } from '../core/database';
import { revisionEntity } from '../core/revision';
import type { CacheTag } from '../core/trpc';

/** A number for each part that grows with every change of it. */
export type Versions = Record<CacheTag, number>;

export type VersionReader = ReturnType<typeof createVersionReader>;

/** How long a version is believed that another process may have advanced meanwhile. */
const BELIEVED_MS = 50;

/**
 * Reads the versions from the database: again after every write of this process, and else at most once in a short while,
 * so that what another process has written is noticed within 100 ms.
 */
export function createVersionReader(db: Database, countViews: () => Promise<number>) {
  type Reading = { writesEnded: number; startedAt: number; versions: Promise<Versions> };
  let latest: Reading | null = null;
  let known: (Reading & { value: Versions }) | null = null;

  /** The versions if they need not be read now, else null. */
  function peek(): Versions | null {
    return known && isBelieved(known) ? known.value : null;
  }

  function read(): Promise<Versions> {
    if (latest && isBelieved(latest)) return latest.versions;
    const reading: Reading = {
      writesEnded: db.writesEnded(),
      startedAt: performance.now(),
      versions: query(),
    };
    latest = reading;
    reading.versions.then(
      value => {
        if (latest === reading) known = { ...reading, value };
      },
      () => {
        // Whoever waits for it is told; the next to ask tries anew.
        if (latest === reading) latest = null;
      },
    );
    return reading.versions;
  }

  /** Before the answers: what is read after them is never older than the versions say. */
  async function query(): Promise<Versions> {
    const [revisions, views] = await Promise.all([db.read(revisionEntity).find(), countViews()]);
    return { content: revisions.reduce((sum, { version }) => sum + version, 0), views };
  }

  function isBelieved({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < BELIEVED_MS;
  }

  return { peek, read };
}
