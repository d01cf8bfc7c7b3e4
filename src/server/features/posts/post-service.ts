import type { EntityManager } from 'typeorm';
import { NEW_POST, type PostInput, type PostKind, type PostUpdate } from '../../../shared/contract/post';
import type { Database } from '../../core/database';
import type { History } from '../../core/history';
import { createItemService } from '../../core/item-service';
import { newId } from '../../core/new-id';
import { datedPlan, PUBLISHED_ROW, published, type Viewer, visibleTo } from '../../core/publishing';
import { momentsAt } from '../../core/saved-row';
import { toStoredRow } from '../../core/stored-row';
import { withoutUndefined } from '../../core/without-undefined';
import { withMinutes, withUpdate } from './post-changes';
import { type PostRow, postEntity } from './post-entity';
import { postSlugs } from './post-slugs';

/** A project that a note is about. */
export type LinkedProject = { id: string; title: string; path: string };
/** Finds those of these projects that there are for this viewer. From above: features do not know each other. */
export type FindProjects = (
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
) => Promise<LinkedProject[]>;

type PostDeps<Post> = {
  kind: PostKind;
  db: Database;
  history: History;
  present: (row: PostRow, viewer: Viewer) => Post | Promise<Post>;
  findProjects?: FindProjects;
};

/** Stores notes, or pages; `note-service.ts` and `page-service.ts` show them. */
export function createPostService<Post>(deps: PostDeps<Post>) {
  const { kind, db, history, present, findProjects = async () => [] } = deps;
  const slugs = postSlugs[kind];
  const posts = createItemService<PostRow, Post, PostInput, PostUpdate>(db, history, {
    kind,
    entity: postEntity,
    find: (manager, id, viewer) => manager.findOneBy(postEntity, { id, kind, ...visibleTo(viewer) }),
    nameOf: ({ title }) => title,
    present,
    make: async (manager, { draft, publishAt, slug, ...input }) => {
      const now = new Date();
      return withMinutes({
        ...{ id: newId(), kind, ...NEW_POST, ...withoutUndefined(input) },
        ...{ ...PUBLISHED_ROW, ...datedPlan(PUBLISHED_ROW, { draft, publishAt }, now), ...momentsAt(now) },
        slug: slug ?? (await slugs.propose(manager, input.title ?? '')),
      });
    },
    change: async (manager, stored, update) =>
      withUpdate(stored, await withGoneProjects(manager, stored, update)),
    revive: async (manager, fields, { slug }) => {
      const defaults = { ...NEW_POST, ...PUBLISHED_ROW, ...momentsAt(new Date()) };
      const missing = { ...defaults, id: newId(), kind, slug: '' };
      const row: PostRow = withMinutes({ ...missing, ...toStoredRow(postEntity, fields) });
      if (slug !== undefined) row.slug = slug ?? (await slugs.propose(manager, row.title));
      return row;
    },
    settle: slugs.settle,
  });

  /** By its address, or one that it had before. @throws AppError NOT_FOUND, also of one that is not published */
  async function getShown(address: string): Promise<PostRow> {
    const row = await slugs.findAt(db, address, where =>
      db.read(postEntity).findOneBy({ ...where, kind, ...published() }),
    );
    if (!row) throw posts.notFound();
    return row;
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

  return { items: posts.items, getRow: posts.getRow, getShown };
}
