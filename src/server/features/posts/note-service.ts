import { And, type FindOptionsWhere, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { publishedAt } from '#server/core/content/dated-row';
import type { History } from '#server/core/content/history';
import { isPublished, published, type Viewer, visibleTo } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import type { Note, NoteList, NoteRow, NoteView } from '#shared/contract/post';
import type { NoteOfProject } from '#shared/contract/project-page';
import { withPending } from '#shared/publishing';
import { type PostRow, postEntity } from './post-entity';
import { LISTED_COLUMNS, presentNote, presentNoteRow, presentNoteView } from './post-presenter';
import { createPostService, type FindProjects } from './post-service';

export type NoteService = ReturnType<typeof createNoteService>;

/** The number of newest notes scanned for a project's page, so that its response time does not grow with the notes. */
const MAX_NOTES_SCANNED = 500;
const MAX_PROJECT_NOTES = 50;

export function createNoteService(db: Database, history: History, findProjects: FindProjects) {
  const posts = createPostService({ kind: 'note', db, history, findProjects, present: presentOne });

  /** Lists the notes, newest first; for visitors the published ones. */
  async function list(tag?: string, viewer: Viewer = 'visitor'): Promise<NoteList> {
    const rows = await db.read(postEntity).find({
      select: LISTED_COLUMNS,
      where: { kind: 'note', ...visibleTo(viewer) },
    });
    const notes = rows.map(row => presentNoteRow(row, viewer)).sort(byNewest);
    const counts = new Map<string, number>();
    const shown = rows.filter(row => isPublished(row));
    for (const name of shown.flatMap(({ tags }) => [...new Set(tags)]))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return {
      notes: tag === undefined ? notes : notes.filter(({ tags }) => tags.includes(tag)),
      tags: [...counts]
        .map(([name, count]) => ({ name, notes: count }))
        .sort((a, b) => b.notes - a.notes || a.name.localeCompare(b.name)),
    };
  }

  /** Lists the published notes with their texts, newest first. */
  async function listFull(most?: number): Promise<Note[]> {
    const rows = await db.read(postEntity).find({
      where: { kind: 'note', ...published() },
      order: { publishAt: 'DESC', id: 'DESC' },
      ...(most !== undefined && { take: most }),
    });
    return presentAll(rows, 'visitor');
  }

  async function presentOne(row: PostRow, viewer: Viewer): Promise<Note> {
    const ids = [...row.projects, ...(row.pendingChanges?.projects ?? [])];
    return presentNote(row, viewer, await findIds(ids, viewer));
  }

  async function presentAll(rows: PostRow[], viewer: Viewer): Promise<Note[]> {
    const projects = await findIds([...new Set(rows.flatMap(row => row.projects))], viewer);
    return rows.map(row => presentNote(row, viewer, projects));
  }

  async function findIds(ids: string[], viewer: Viewer): Promise<Set<string>> {
    return new Set((await findProjects(db.read(postEntity).manager, ids, viewer)).map(({ id }) => id));
  }

  /** Returns a note for its page. @throws AppError NOT_FOUND, also for an unpublished note */
  async function view(address: string): Promise<NoteView> {
    const row = await posts.getShown(address);
    const [newer, older] = await Promise.all([
      findNeighbor(db, row, 'newer'),
      findNeighbor(db, row, 'older'),
    ]);
    return presentNoteView(row, { projects: await findProjectLinks(row), newer, older });
  }

  /** Returns a note for lists. @throws AppError NOT_FOUND, also for an unpublished note */
  async function getListed(id: string): Promise<NoteRow> {
    return presentNoteRow(await posts.getRow(id, 'visitor'), 'visitor');
  }

  /** Returns a note as visitors will see it, published or not. @throws AppError NOT_FOUND */
  async function preview(id: string): Promise<NoteView> {
    const row = withPending(await posts.getRow(id, 'owner'));
    return presentNoteView(row, { projects: await findProjectLinks(row), newer: null, older: null });
  }

  async function findProjectLinks({ projects }: PostRow): Promise<NoteView['projects']> {
    const links = await findProjects(db.read(postEntity).manager, projects, 'visitor');
    return links.map(({ title, path }) => ({ title, path }));
  }

  return {
    ...posts.items,
    list,
    listFull,
    getListed,
    view,
    preview,
    listForProject: (projectId: string) => listForProject(db, projectId),
    hasAny: () => hasAny(db),
  };
}

/** Finds the next newer or older published note; null for a note without a date. */
async function findNeighbor(db: Database, { id, publishAt }: PostRow, side: 'newer' | 'older') {
  if (publishAt === null) return null;
  const isNewer = side === 'newer';
  const [row] = await db.read(postEntity).find({
    select: { id: true, slug: true, title: true },
    where: [
      {
        ...SHOWN,
        publishAt: isNewer ? And(MoreThan(publishAt), LessThanOrEqual(new Date())) : LessThan(publishAt),
      },
      { ...SHOWN, publishAt, id: isNewer ? MoreThan(id) : LessThan(id) },
    ],
    order: isNewer ? { publishAt: 'ASC', id: 'ASC' } : { publishAt: 'DESC', id: 'DESC' },
    take: 1,
  });
  return row ? { slug: row.slug, title: row.title } : null;
}

/** Lists the published notes about a project, newest first. */
async function listForProject(db: Database, projectId: string): Promise<NoteOfProject[]> {
  const rows = await db.read(postEntity).find({
    select: { id: true, slug: true, title: true, publishAt: true, createdAt: true, projects: true },
    where: { ...SHOWN, publishAt: LessThanOrEqual(new Date()) },
    order: { publishAt: 'DESC', id: 'DESC' },
    take: MAX_NOTES_SCANNED,
  });
  return rows
    .filter(({ projects }) => projects.includes(projectId))
    .slice(0, MAX_PROJECT_NOTES)
    .map(row => ({ slug: row.slug, title: row.title, publishedAt: publishedAt(row) }));
}

/** Checks whether there is a published note. */
async function hasAny(db: Database): Promise<boolean> {
  const where = { kind: 'note' as const, ...published() };
  return (await db.read(postEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
}

/** Matches the index of published notes. */
const SHOWN = { kind: 'note', draft: IsNull() } satisfies FindOptionsWhere<PostRow>;

/** Sorts by publication date, which for an undated draft is its creation date. */
function byNewest(a: { publishedAt: string; _id: string }, b: { publishedAt: string; _id: string }): number {
  return b.publishedAt.localeCompare(a.publishedAt) || b._id.localeCompare(a._id);
}
