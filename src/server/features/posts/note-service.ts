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

/** So many notes are looked through, the newest: a project's page must not take longer because there are more. */
const MOST_LOOKED_THROUGH = 500;
/** A project's page leads to so many of its notes. */
const MOST_OF_PROJECT = 50;

export function createNoteService(db: Database, history: History, findProjects: FindProjects) {
  const posts = createPostService({ kind: 'note', db, history, findProjects, present: presentOne });

  /** Newest first; for visitors those that are published. */
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

  /** Published notes with their texts, newest first. */
  async function listWhole(most?: number): Promise<Note[]> {
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

  /** As its page shows it. @throws AppError NOT_FOUND, also of one that is not published */
  async function view(address: string): Promise<NoteView> {
    const row = await posts.getShown(address);
    const [newer, older] = await Promise.all([findNeighbour(row, 'newer'), findNeighbour(row, 'older')]);
    return presentNoteView(row, { projects: await linksOf(row), newer, older });
  }

  /** As lists show it. @throws AppError NOT_FOUND, also of one that is not published */
  async function getListed(id: string): Promise<NoteRow> {
    return presentNoteRow(await posts.getRow(id, 'visitor'), 'visitor');
  }

  /** As visitors will see it, published or not. @throws AppError NOT_FOUND */
  async function preview(id: string): Promise<NoteView> {
    const row = withPending(await posts.getRow(id, 'owner'));
    return presentNoteView(row, { projects: await linksOf(row), newer: null, older: null });
  }

  async function linksOf({ projects }: PostRow): Promise<NoteView['projects']> {
    const found = await findProjects(db.read(postEntity).manager, projects, 'visitor');
    return found.map(({ title, path }) => ({ title, path }));
  }

  /** What has no moment is no neighbour: a published note has one. */
  async function findNeighbour({ id, publishAt }: PostRow, side: 'newer' | 'older') {
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

  /** The published notes that are about a project, newest first. */
  async function listOfProject(projectId: string): Promise<NoteOfProject[]> {
    const rows = await db.read(postEntity).find({
      select: { id: true, slug: true, title: true, publishAt: true, createdAt: true, projects: true },
      where: { ...SHOWN, publishAt: LessThanOrEqual(new Date()) },
      order: { publishAt: 'DESC', id: 'DESC' },
      take: MOST_LOOKED_THROUGH,
    });
    return rows
      .filter(({ projects }) => projects.includes(projectId))
      .slice(0, MOST_OF_PROJECT)
      .map(row => ({ slug: row.slug, title: row.title, publishedAt: publishedAt(row) }));
  }

  /** Whether visitors see one. */
  async function hasAny(): Promise<boolean> {
    const where = { kind: 'note' as const, ...published() };
    return (await db.read(postEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
  }

  return { ...posts.items, list, listWhole, getListed, view, preview, listOfProject, hasAny };
}

/** Along its index, with the moment: what is published has one. */
const SHOWN = { kind: 'note', draft: IsNull() } satisfies FindOptionsWhere<PostRow>;

/** By the moment, of drafts without one by when they were made. */
function byNewest(a: { publishedAt: string; _id: string }, b: { publishedAt: string; _id: string }): number {
  return b.publishedAt.localeCompare(a.publishedAt) || b._id.localeCompare(a._id);
}
