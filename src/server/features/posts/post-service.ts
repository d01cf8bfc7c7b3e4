import type { EntityManager } from 'typeorm';
import { createDatedItemService } from '#server/core/content/dated-item-service';
import type { History } from '#server/core/content/history';
import { findChanges, type Viewer } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import {
  NEW_POST,
  noteChangesSchema,
  type PostChanges,
  type PostInput,
  type PostKind,
  type PostUpdate,
  pageChangesSchema,
} from '#shared/contract/post';
import { type PostRow, postEntity } from './post-entity';
import { postSlugs } from './post-slugs';
import { readingMinutes } from './reading-minutes';

export type LinkedProject = { id: string; title: string; path: string };
/** Finds the projects that exist for this viewer. Passed in because features do not import each other. */
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

/** The editable fields of each kind. */
const FIELDS: Record<PostKind, readonly (keyof PostChanges)[]> = {
  note: noteChangesSchema.keyof().options,
  page: pageChangesSchema.keyof().options,
};

/** Stores notes or pages; `note-service.ts` and `page-service.ts` read them. */
export function createPostService<Post>(deps: PostDeps<Post>) {
  const { kind, db, history, present, findProjects = async () => [] } = deps;
  const fields = FIELDS[kind];
  return createDatedItemService<PostChanges, PostRow, Post, PostInput, PostUpdate>(db, history, {
    kind,
    entity: postEntity,
    slugs: postSlugs[kind],
    fields,
    present,
    find: (manager, where) => manager.findOneBy(postEntity, { ...where, kind }),
    complete: columns => withMinutes({ kind, ...NEW_POST, ...columns }),
    differ: (row, pending) => findChanges(fields, row, { ...row, ...pending }),
    readUpdate: withGoneProjects,
  });

  /** Preserves links to deleted projects, which may be restored: the owner saving the note does not see them. */
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
}

/** Adds the reading time of the text. */
export function withMinutes<Post extends { text: string }>(post: Post): Post & { minutes: number } {
  return { ...post, minutes: readingMinutes(post.text) };
}
