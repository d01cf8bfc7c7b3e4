import type { EntityManager } from 'typeorm';
import type { PostInput, PostKind, PostUpdate } from '../../../shared/contract/post';
import { NEW_POST } from '../../../shared/new-post';
import { completeSlug, isSlug } from '../../../shared/slug';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import {
  type Fields,
  type History,
  NO_HISTORY,
  type PutBackChoices,
  type TakeFromTrash,
} from '../../core/history';
import { createItemStore } from '../../core/item-store';
import { newId } from '../../core/new-id';
import { PUBLISHED_ROW, published, type Viewer, visibleTo } from '../../core/publishing';
import { bumpRevision } from '../../core/revision';
import { momentsAt } from '../../core/saved-row';
import { toStoredRow } from '../../core/stored-row';
import { withoutUndefined } from '../../core/without-undefined';
import { datedPlan, withMinutes, withUpdate } from './post-changes';
import { type PostRow, postEntity } from './post-entity';
import { postSlugs, proposePostSlug, takePostSlug } from './post-slugs';

export type PostService = ReturnType<typeof createPostService>;

/** A project that a note is about. */
export type LinkedProject = { id: string; title: string; path: string };
/** Those of these projects that there are for this viewer. From above: features do not know each other. */
export type FindProjects = (
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
) => Promise<LinkedProject[]>;

/** Stores notes and pages; `note-service.ts` and `page-service.ts` show them. */
export function createPostService(
  db: Database,
  history: History = NO_HISTORY,
  findProjects: FindProjects = async () => [],
) {
  const items = createItemStore<PostRow>(postEntity, history, ({ kind, title }) => ({ kind, name: title }));

  /** @throws AppError NOT_FOUND, for visitors also of one that is not published */
  async function get(kind: PostKind, id: string, viewer: Viewer): Promise<PostRow> {
    const row = await db.read(postEntity).findOneBy({ id, kind, ...visibleTo(viewer) });
    return requireFound(row, kind, id);
  }

  /** By its address, or one that it had before. @throws AppError NOT_FOUND, also of one that is not published */
  async function getShown(kind: PostKind, address: string): Promise<PostRow> {
    const slug = completeSlug(address);
    if (!isSlug(slug)) return requireFound(null, kind);
    const row = await db.read(postEntity).findOneBy({ kind, slug, ...published() });
    const former = row ? null : await postSlugs[kind].findFormer(db, slug);
    return former === null ? requireFound(row, kind) : get(kind, former, 'visitor');
  }

  /** Fills what is missing with its defaults; what does not say that it is a draft is published (rule 17.1). */
  function create(kind: PostKind, { draft, publishAt, slug, ...input }: PostInput): Promise<PostRow> {
    return changePosts(async manager => {
      const now = new Date();
      const row = withMinutes({
        ...{ id: newId(), kind, ...NEW_POST, ...withoutUndefined(input) },
        ...{ ...PUBLISHED_ROW, ...datedPlan(PUBLISHED_ROW, { draft, publishAt }, now), ...momentsAt(now) },
        slug: slug ?? (await proposePostSlug(manager, kind, input.title ?? '')),
      });
      await takePostSlug(manager, row, null);
      await items.insert(manager, row);
      return row;
    });
  }

  /**
   * Replaces the fields that are given; the others keep their values.
   * @throws AppError NOT_FOUND; CONFLICT when `expectedUpdatedAt` is not the stored one; BAD_REQUEST for another's slug
   */
  function update(kind: PostKind, { id, ...update }: PostUpdate): Promise<PostRow> {
    return changePosts(async manager => {
      const stored = requireFound(await manager.findOneBy(postEntity, { id, kind }), kind, id);
      const row = withUpdate(stored, await withGoneProjects(manager, stored, update));
      await takePostSlug(manager, row, stored);
      await items.replace(manager, stored, row);
      return row;
    });
  }

  /** Who saves a note is not told of projects that are gone, and does not mean to forget them: they may come back. */
  async function withGoneProjects(
    manager: EntityManager,
    { projects }: PostRow,
    update: Omit<PostUpdate, 'id'>,
  ): Promise<Omit<PostUpdate, 'id'>> {
    const { pendingChanges } = update;
    if (!update.projects && !pendingChanges?.projects) return update;
    const found = new Set((await findProjects(manager, projects, 'owner')).map(({ id }) => id));
    const gone = projects.filter(id => !found.has(id));
    const withGone = (ids: string[]) => [...new Set([...ids, ...gone])];
    return {
      ...update,
      ...(update.projects && { projects: withGone(update.projects) }),
      ...(pendingChanges?.projects && {
        pendingChanges: { ...pendingChanges, projects: withGone(pendingChanges.projects) },
      }),
    };
  }

  /** Moves it to the trash. @throws AppError NOT_FOUND */
  async function remove(kind: PostKind, id: string): Promise<void> {
    await changePosts(async manager => {
      await items.remove(manager, requireFound(await manager.findOneBy(postEntity, { id, kind }), kind, id));
    });
  }

  /**
   * Stores posts that were deleted as they were: all of them, or none.
   * @throws AppError CONFLICT when its slug is another's, and no other is chosen
   */
  async function putBack(takes: TakeFromTrash[], choices: PutBackChoices = {}): Promise<void> {
    await changePosts(async manager => {
      for (const take of takes) await putBackOne(manager, await take(manager), choices);
    });
  }

  async function putBackOne(manager: EntityManager, fields: Fields, { slug }: PutBackChoices): Promise<void> {
    const stored = toStoredRow(postEntity, fields);
    const missing = { id: newId(), kind: 'note' as const, slug: '' };
    const defaults = { ...NEW_POST, ...PUBLISHED_ROW, ...momentsAt(new Date()) };
    const row: PostRow = withMinutes({ ...missing, ...defaults, ...stored });
    if (slug !== undefined) row.slug = slug ?? (await proposePostSlug(manager, row.kind, row.title));
    await takePostSlug(manager, row, null, 'CONFLICT');
    await items.insert(manager, row);
  }

  /** Changes of posts take turns, and all of one is stored or nothing. */
  function changePosts<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return db.write(async manager => {
      await bumpRevision(manager, postEntity);
      return work(manager);
    });
  }

  return { get, getShown, create, update, remove, putBack };
}

/** Also refuses a row with almost this id: MySQL takes no heed of spaces at the end when it compares. */
function requireFound(row: PostRow | null, kind: PostKind, id = row?.id): PostRow {
  if (row && row.id === id) return row;
  throw new AppError('NOT_FOUND', kind === 'note' ? 'Note not found.' : 'Page not found.');
}
