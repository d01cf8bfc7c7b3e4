import { In, MoreThan } from 'typeorm';
import { publishedAt } from '#server/core/content/dated-row';
import { wherePublished } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { readInPages } from '#server/core/database/read-in-pages';
import { compareKeys } from '#shared/compare';
import type { NoteList, NotePage, NotePageInput, NoteSummary } from '#shared/contract/post';
import { countNames } from '#shared/names';
import { selectNotes } from '#shared/note-page';
import { type PostRow, postEntity } from './post-entity';
import { LISTED_COLUMNS, presentNoteSummary } from './post-presenter';

/** Lists a page of the published notes, newest first, and the tags of all notes. */
export async function listNotePage(db: Database, input: NotePageInput): Promise<NotePage> {
  const all = await readTaggedNotes(db);
  const dated = all.map(row => ({ _id: row.id, tags: row.tags, publishedAt: publishedAt(row) }));
  const { notes, pages } = selectNotes(dated.sort(byNewest), input);
  const ids = notes.map(({ _id }) => _id);
  return { notes: await readNotes(db, ids), tags: countTags(all), pages };
}

async function readNotes(db: Database, ids: string[]): Promise<NoteSummary[]> {
  if (ids.length === 0) return [];
  const where = { id: In(ids), ...wherePublished() };
  const rows = await db.read(postEntity).find({ select: LISTED_COLUMNS, where });
  return rows.map(row => presentNoteSummary(row, 'visitor')).sort(byNewest);
}

/** Reads the columns that filter and sort the published notes, without their texts. */
function readTaggedNotes(db: Database) {
  return readInPages((after, take) =>
    db.read(postEntity).find({
      select: { id: true, tags: true, publishAt: true, createdAt: true },
      where: { kind: 'note', ...wherePublished(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take,
    }),
  );
}

/** Counts the notes with each tag. The most used tag is first. */
export function countTags(rows: Pick<PostRow, 'tags'>[]): NoteList['tags'] {
  return countNames(rows.map(({ tags }) => tags)).map(({ name, count }) => ({ name, notes: count }));
}

type Dated = { publishedAt: string; _id: string };

/** Sorts by publication date, which for an undated draft is its creation date. */
export function byNewest(a: Dated, b: Dated): number {
  return compareKeys(b.publishedAt, a.publishedAt) || compareKeys(b._id, a._id);
}
