import { IsNull, LessThanOrEqual } from 'typeorm';
import { isPublishable, type PublishingRow } from '../core/content/published-rows';
import { revisionEntity } from '../core/content/revision';
import type { Database } from '../core/database/database';
import { countWait } from '../core/database/database-time';
import type { Entity } from '../core/database/entity';
import type { CacheTag } from '../core/procedures/procedures';
import { entities } from './entities';

/** A value for each tag that differs after every change of its data. */
export type Versions = Record<CacheTag, string | number>;

export type VersionReader = ReturnType<typeof createVersionReader>;

/** Tables with scheduled publishing. */
const PLANNED = entities.filter(isPublishable);

/** How long a version is reused, although another process may have changed it. */
const MAX_AGE_MS = 50;

/**
 * Reads the versions from the database: after every write of this process, and otherwise at most once per MAX_AGE_MS,
 * so that changes by other processes are noticed within 100 ms.
 */
export function createVersionReader(db: Database, countViews: () => Promise<number>) {
  type Reading = { writesEnded: number; startedAt: number; versions: Promise<Versions> };
  let latest: Reading | null = null;

  function read(): Promise<Versions> {
    if (latest && isFresh(latest)) return countWait(latest.versions);
    const reading = { writesEnded: db.writesEnded(), startedAt: performance.now(), versions: query() };
    latest = reading;
    // Callers receive the error; the next one retries.
    reading.versions.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading.versions;
  }

  /** Call before reading content, which is then never older than the versions. */
  async function query(): Promise<Versions> {
    const [revisions, views, ...published] = await Promise.all([
      db.read(revisionEntity).find(),
      countViews(),
      ...PLANNED.map(findLastPublished),
    ]);
    const changes = revisions.reduce((sum, { version }) => sum + version, 0);
    return { content: [changes, ...published].join(' '), views };
  }

  /** Finds the latest publication time that has passed. */
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
