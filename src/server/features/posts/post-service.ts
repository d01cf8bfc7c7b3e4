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

/** What its owner writes of a post. */
const FIELDS: Record<PostKind, readonly (keyof PostChanges)[]> = {
  note: noteChangesSchema.keyof().options,
  page: pageChangesSchema.keyof().options,
};

/** Stores notes, or pages; `note-service.ts` and `page-service.ts` show them. */
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
}

/** With what follows from its text. */
export function withMinutes<Post extends { text: string }>(post: Post): Post & { minutes: number } {
  return { ...post, minutes: readingMinutes(post.text) };
}
