import { Equal, type FindOptionsWhere, LessThan, MoreThan } from 'typeorm';
import type { History } from '#server/core/content/history';
import { presentLanguage } from '#server/core/content/present-fields';
import {
  isPublished,
  type Viewer,
  whereDated,
  wherePublished,
  whereVisibleTo,
} from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { readInPages } from '#server/core/database/read-in-pages';
import type { Note, NoteList, NotePageInput, NoteSummary, NoteView } from '#shared/contract/post';
import { type ProjectNote, projectNoteSchema } from '#shared/contract/project-page';
import { mapInSlices } from '#shared/map-in-slices';
import { hasTag } from '#shared/note-page';
import { withPending } from '#shared/publishing';
import { byNewest, countTags, listNotePage } from './list-note-page';
import { type PostRow, postEntity } from './post-entity';
import {
  LISTED_COLUMNS,
  presentCover,
  presentNote,
  presentNoteSummary,
  presentNoteView,
} from './post-presenter';
import { createPostService, type FindProjects } from './post-service';

export type NoteService = ReturnType<typeof createNoteService>;

/**
 * Only this many of the newest notes are scanned for a project's page, so that its response time does not
 * grow with the notes.
 */
const MAX_NOTES_SCANNED = 500;
const MAX_PROJECT_NOTES = 50;

export function createNoteService(db: Database, history: History, findProjects: FindProjects, base?: string) {
  const posts = createPostService({ kind: 'note', db, history, findProjects, present: presentOne });

  /** Lists the published notes with their texts, newest first. */
  async function listFull(most?: number): Promise<Note[]> {
    const rows = await db.read(postEntity).find({
      where: { ...NOTE, ...wherePublished() },
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

  /**
   * Returns a note for its page.
   * @throws AppError NOT_FOUND, also for an unpublished note
   */
  async function view(address: string): Promise<NoteView> {
    const row = await posts.getShown(address);
    const [newer, older] = await Promise.all([
      findNeighbor(db, row, 'newer'),
      findNeighbor(db, row, 'older'),
    ]);
    return presentNoteView(row, { projects: await findProjectLinks(row), newer, older }, base);
  }

  /**
   * Returns a note for lists.
   * @throws AppError NOT_FOUND, also for an unpublished note
   */
  async function getListed(id: string): Promise<NoteSummary> {
    return presentNoteSummary(await posts.getRow(id, 'visitor'), 'visitor');
  }

  /**
   * Returns a note as visitors will see it, published or not.
   * @throws AppError NOT_FOUND
   */
  async function preview(id: string): Promise<NoteView> {
    const row = withPending(await posts.getRow(id, 'owner'));
    const links = { projects: await findProjectLinks(row), newer: null, older: null };
    return presentNoteView(row, links, base);
  }

  async function findProjectLinks({ projects }: PostRow): Promise<NoteView['projects']> {
    const links = await findProjects(db.read(postEntity).manager, projects, 'visitor');
    return links.map(({ id: _id, ...link }) => link);
  }

  return {
    ...posts.items,
    list: (tag?: string, viewer?: Viewer) => listNotes(db, tag, viewer),
    listPage: (input: NotePageInput) => listNotePage(db, input),
    listFull,
    getListed,
    view,
    preview,
    listForProject: (projectId: string) => listForProject(db, projectId),
    hasAny: () => hasAny(db),
  };
}

/** Lists the notes, newest first. Visitors get the published ones. */
async function listNotes(db: Database, tag?: string, viewer: Viewer = 'visitor'): Promise<NoteList> {
  const rows = await readInPages((after, take) =>
    db.read(postEntity).find({
      select: LISTED_COLUMNS,
      where: { kind: 'note', ...whereVisibleTo(viewer), id: MoreThan(after) },
      order: { id: 'ASC' },
      take,
    }),
  );
  const notes = (await mapInSlices(rows, row => presentNoteSummary(row, viewer))).sort(byNewest);
  return {
    notes: tag === undefined ? notes : notes.filter(hasTag(tag)),
    tags: countTags(rows.filter(row => isPublished(row))),
  };
}

const NEIGHBOR_COLUMNS = {
  id: true,
  slug: true,
  title: true,
  language: true,
  cover: true,
  coverTurn: true,
  tags: true,
} as const;

/** Finds the next newer or older published note. A note without a date has none. */
async function findNeighbor(db: Database, { id, publishAt }: PostRow, side: 'newer' | 'older') {
  if (publishAt === null) return null;
  const isNewer = side === 'newer';
  const [row] = await db.read(postEntity).find({
    select: NEIGHBOR_COLUMNS,
    where: [
      {
        ...NOTE,
        ...whereDated(isNewer ? MoreThan(publishAt) : LessThan(publishAt)),
      },
      { ...NOTE, ...whereDated(Equal(publishAt)), id: isNewer ? MoreThan(id) : LessThan(id) },
    ],
    order: isNewer ? { publishAt: 'ASC', id: 'ASC' } : { publishAt: 'DESC', id: 'DESC' },
    take: 1,
  });
  if (!row) return null;
  const { slug, title, cover } = row;
  return { slug, title, cover, ...presentLanguage(row), ...presentCover(row) };
}

/** Lists the published notes about a project, newest first. */
async function listForProject(db: Database, projectId: string): Promise<ProjectNote[]> {
  const rows = await db.read(postEntity).find({
    select: { ...LISTED_COLUMNS, projects: true },
    where: { ...NOTE, ...whereDated() },
    order: { publishAt: 'DESC', id: 'DESC' },
    take: MAX_NOTES_SCANNED,
  });
  return rows
    .filter(({ projects }) => projects.includes(projectId))
    .slice(0, MAX_PROJECT_NOTES)
    .map(row => projectNoteSchema.parse(presentNoteSummary(row, 'visitor')));
}

async function hasAny(db: Database): Promise<boolean> {
  const where = { ...NOTE, ...wherePublished() };
  return (await db.read(postEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
}

const NOTE = { kind: 'note' } satisfies FindOptionsWhere<PostRow>;
