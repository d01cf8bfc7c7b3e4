import { MoreThan } from 'typeorm';
import { wherePublished } from '#server/core/content/published-rows';
import { presentTimestamps, TIMESTAMP_COLUMNS } from '#server/core/content/saved-row';
import type { Database } from '#server/core/database/database';
import { readInPages } from '#server/core/database/read-in-pages';
import type { PostKind } from '#shared/contract/post';
import { postEntity } from './post-entity';

/** The slug of a published post, and the time when visitors first saw its latest change. */
export type PostAddress = { slug: string; updatedAt: string };

/** Lists the published posts of a kind for the sitemap, oldest first. */
export async function listAddresses(db: Database, kind: PostKind): Promise<PostAddress[]> {
  const rows = await readInPages((after, take) =>
    db.read(postEntity).find({
      select: { id: true, slug: true, ...TIMESTAMP_COLUMNS },
      where: { kind, ...wherePublished(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take,
    }),
  );
  return rows.map(row => ({ slug: row.slug, updatedAt: presentTimestamps(row, 'visitor').updatedAt }));
}
