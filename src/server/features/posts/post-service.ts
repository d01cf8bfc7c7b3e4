import type { EntityManager } from 'typeorm';
import { countTurn } from '#server/core/content/cover-turn';
import type { History } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import { findChanges } from '#server/core/content/pending-changes';
import { clearOldDescription } from '#server/core/content/picture-description';
import { type Viewer, wherePublished } from '#server/core/content/published-rows';
import { datedPlan } from '#server/core/content/publishing-plan';
import { PUBLISHED_ROW } from '#server/core/content/publishing-row';
import { newTimestamps, readUpdate, savedTimes } from '#server/core/content/saved-row';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createNotFoundError } from '#server/core/errors/app-error';
import {
  type LinkedProject,
  NEW_POST,
  noteChangesSchema,
  type PostChanges,
  type PostInput,
  type PostKind,
  type PostUpdate,
  pageChangesSchema,
} from '#shared/contract/post';
import { withoutUndefined } from '#shared/without-undefined';
import { type PostRow, postEntity, postSlugs } from './post-entity';
import { postItems } from './post-items';
import { mapProjects } from './post-presenter';

/**
 * Finds the projects that exist for this viewer. It is passed in because features do not import each other.
 */
export type FindProjects = (
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
) => Promise<(LinkedProject & { id: string })[]>;

type PostDeps<Post> = {
  kind: PostKind;
  db: Database;
  history: History;
  present: (row: PostRow, viewer: Viewer) => Post | Promise<Post>;
  findProjects?: FindProjects;
};

const FIELDS: Record<PostKind, readonly (keyof PostChanges)[]> = {
  note: noteChangesSchema.keyof().options,
  page: pageChangesSchema.keyof().options,
};

/** Stores notes or pages, which `note-service.ts` and `page-service.ts` read. */
export function createPostService<Post>(deps: PostDeps<Post>) {
  const { kind, db, history, present, findProjects = async () => [] } = deps;
  const fields = FIELDS[kind];
  const { items, getRow } = createItemService<PostRow, Post, PostInput, PostUpdate>(db, history, {
    ...postItems[kind],
    present,
    blank: () => newPost(kind),
    make: async (manager, { draft, publishAt, ...input }) => {
      const blank = { ...newPost(kind), coverTurn: await countTurn(manager, postEntity, { kind }) };
      const plan = datedPlan(blank, { draft, publishAt }, blank.createdAt);
      return addReadingMinutes({ ...blank, ...withoutUndefined(input), ...plan });
    },
    change: async (manager, stored, sent) => {
      const update = withoutOldDescription(stored, await withDeletedProjects(manager, stored, sent));
      const { input, publishing, pending } = readUpdate(stored, update, kind);
      const plan = datedPlan(stored, publishing);
      const changed = addReadingMinutes({ ...stored, ...withoutUndefined(input), ...plan });
      return {
        ...changed,
        ...savedTimes(stored, changed, fields, update),
        pendingChanges: pending && findChanges(fields, changed, { ...changed, ...pending }),
      };
    },
    complete: (_manager, row) => addReadingMinutes(row),
  });

  /**
   * Returns the published item at a current or former slug.
   * @throws AppError NOT_FOUND, also for unpublished items
   */
  async function getShown(address: string): Promise<PostRow> {
    const row = await postSlugs[kind].findAt(db, address, where =>
      db.read(postEntity).findOneBy({ ...where, kind, ...wherePublished() }),
    );
    if (!row) throw createNotFoundError(kind);
    return row;
  }

  /**
   * Preserves links to deleted projects, which may be restored. The owner who saves the note does not see
   * them.
   */
  async function withDeletedProjects(
    manager: EntityManager,
    { projects }: PostRow,
    update: PostUpdate,
  ): Promise<PostUpdate> {
    if (!update.projects && !update.pendingChanges?.projects) return update;
    const existing = new Set((await findProjects(manager, projects, 'owner')).map(({ id }) => id));
    const deleted = projects.filter(id => !existing.has(id));
    return mapProjects(update, ids => [...new Set([...ids, ...deleted])]);
  }

  return { items, getRow, getShown };
}

function newPost(kind: PostKind): PostRow {
  const columns = { id: newId(), kind, slug: '', minutes: 1 };
  return { ...columns, ...NEW_POST, ...PUBLISHED_ROW, ...newTimestamps(new Date()) };
}

/** A new cover clears the description of the old one. */
function withoutOldDescription(row: PostRow, update: PostUpdate): PostUpdate {
  const { pendingChanges } = update;
  return {
    ...clearOldDescription('cover', row, update),
    ...(pendingChanges && { pendingChanges: clearOldDescription('cover', row, pendingChanges) }),
  };
}

export function addReadingMinutes<Post extends { text: string }>(post: Post): Post & { minutes: number } {
  return { ...post, minutes: readingMinutes(post.text) };
}

const WORDS_A_MINUTE = 220;
/** In scripts without spaces, this many characters take as long to read as a word. */
const CHARACTERS_A_WORD = 2;

/** Estimates the reading time of a text with its code, at least one minute. */
export function readingMinutes(text: string): number {
  const words = countMatches(text, WORD) + countMatches(text, CHARACTER) / CHARACTERS_A_WORD;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** Matches a word with marks, such as the apostrophe in don't. */
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}'’])+/gu;

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
