import {
  noteChangesSchema,
  type PostChanges,
  type PostUpdate,
  pageChangesSchema,
} from '../../../shared/contract/post';
import { datedPlan, findChanges } from '../../core/publishing';
import { requireUnchanged, savedRow } from '../../core/saved-row';
import { withoutUndefined } from '../../core/without-undefined';
import type { PostRow } from './post-entity';
import { readingMinutes } from './reading-minutes';

/** What its owner writes of a post. */
const FIELDS: Record<PostRow['kind'], readonly (keyof PostChanges)[]> = {
  note: noteChangesSchema.keyof().options,
  page: pageChangesSchema.keyof().options,
};

/** The post as an update leaves it. @throws AppError CONFLICT when `expectedUpdatedAt` is not the stored one */
export function withUpdate(stored: PostRow, update: Omit<PostUpdate, 'id'>): PostRow {
  requireUnchanged(stored, update, stored.kind);
  const { expectedUpdatedAt: _expected, pendingChanges: _pending, draft, publishAt, ...input } = update;
  const plan = datedPlan(stored, { draft, publishAt });
  const fields = FIELDS[stored.kind];
  return withMinutes(
    savedRow(stored, { ...stored, ...withoutUndefined(input), ...plan }, update, {
      fields,
      differ: (row, pending) => findChanges(fields, row, { ...row, ...pending }),
    }),
  );
}

/** With what follows from its text. */
export function withMinutes<Post extends { text: string }>(post: Post): Post & { minutes: number } {
  return { ...post, minutes: readingMinutes(post.text) };
}
