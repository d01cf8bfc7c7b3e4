import { IsNull, LessThanOrEqual } from 'typeorm';
import { isPublishable, type PublishingRow } from '../core/content/published-rows';
import { revisionEntity } from '../core/content/revision';
import type { Database } from '../core/database/database';
import { countWait } from '../core/database/database-time';
import type { Entity } from '../core/database/entity';
import type { CacheTag } from '../core/procedures/procedures';
import { entities } from './entities';

/** For each tag what is another with every change of what it stands for. */
export type Versions = Record<CacheTag, string | number>;

export type VersionReader = ReturnType<typeof createVersionReader>;

/** The tables of what is published at a planned moment. */
const PLANNED = entities.filter(isPublishable);

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
    const [revisions, views, ...published] = await Promise.all([
      db.read(revisionEntity).find(),
      countViews(),
      ...PLANNED.map(findLastPublished),
    ]);
    const changes = revisions.reduce((sum, { version }) => sum + version, 0);
    return { content: [changes, ...published].join(' '), views };
  }

  /** The last planned moment that has come: another one when the next comes, or the clock is set back. */
  async function findLastPublished(entity: Entity<PublishingRow>): Promise<number> {
    const [last] = await db.read(entity).find({
      select: { publishAt: true },
      where: { draft: IsNull(), publishAt: LessThanOrEqual(new Date()) },
      order: { publishAt: 'DESC' },
      take: 1,
    });
    return last?.publishAt?.getTime() ?? 0;
  }

  function isFresh({ writesEnded, startedAt }: Reading): boolean {
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { read };
}
