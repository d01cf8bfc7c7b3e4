import { whereDated } from '#server/core/content/published-rows';
import { isPublishable, type PublishingRow } from '#server/core/content/publishing-row';
import { revisionEntity } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import type { CacheTag } from '#server/core/procedures/procedures';
import { entities } from './entities';

/** A value for each tag, which changes whenever the data behind the tag changes. */
export type TagRevisions = Record<CacheTag, string | number>;

export type RevisionReader = ReturnType<typeof createRevisionReader>;

/** Tables whose rows can become public at a scheduled time. */
const PLANNED = entities.filter(isPublishable);

/** A revision is reused for this long, although another process may have changed the data meanwhile. */
const MAX_AGE_MS = 50;
/** A failure is reported for this long, so that a request waits only once for a database that does not answer. */
const FAILURE_MAX_AGE_MS = 1_000;

/**
 * Reads the revisions from the database after every write of this process, and otherwise at most once per
 * MAX_AGE_MS. Changes by other processes are thus noticed within 100 ms.
 */
export function createRevisionReader(db: Database, countViews: () => Promise<number>) {
  type Reading = {
    writesEnded: number;
    startedAt: number;
    failedAt?: number;
    revisions: Promise<TagRevisions>;
  };
  let latest: Reading | null = null;

  function read(): Promise<TagRevisions> {
    if (latest && isFresh(latest)) return latest.revisions;
    const reading: Reading = {
      writesEnded: db.writesEnded(),
      startedAt: performance.now(),
      revisions: query(),
    };
    latest = reading;
    reading.revisions.catch(() => {
      reading.failedAt = performance.now();
    });
    return reading.revisions;
  }

  /** Call this before reading content. The content is then never older than the revisions. */
  async function query(): Promise<TagRevisions> {
    const [revisions, views, ...published] = await Promise.all([
      db.read(revisionEntity).find(),
      countViews(),
      ...PLANNED.map(findLastPublished),
    ]);
    const changes = revisions.reduce((sum, { version }) => sum + version, 0);
    return { content: [changes, ...published].join(' '), views };
  }

  /** Returns the latest publication time that has passed. */
  async function findLastPublished(entity: Entity<PublishingRow>): Promise<number> {
    const [last] = await db.read(entity).find({
      select: { publishAt: true },
      where: whereDated(),
      order: { publishAt: 'DESC' },
      take: 1,
    });
    return last?.publishAt?.getTime() ?? 0;
  }

  function isFresh({ writesEnded, startedAt, failedAt }: Reading): boolean {
    if (failedAt !== undefined) return performance.now() - failedAt < FAILURE_MAX_AGE_MS;
    return writesEnded === db.writesEnded() && performance.now() - startedAt < MAX_AGE_MS;
  }

  return { read };
}
