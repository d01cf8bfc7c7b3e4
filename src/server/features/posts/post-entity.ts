import { z } from 'zod';
import { toColumns } from '#server/core/content/field-columns';
import { SAVED_EXPORT, type SavedRow, savedColumns } from '#server/core/content/saved-row';
import { createSlugs, NOT_STORED_WITH_SLUG } from '#server/core/content/slugs';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import { postPath } from '#shared/content-paths';
import {
  POST_KINDS,
  type PostChanges,
  type PostFields,
  type PostKind,
  postChangesSchema,
  postFields,
  postUpdateSchema,
} from '#shared/contract/post';

/** A note or a page. Fields of the other kind are empty. */
export type PostRow = PostFields &
  SavedRow<PostChanges> & {
    id: string;
    kind: PostKind;
    /** The reading time, which is stored so that lists need not read the text. */
    minutes: number;
  };

export const postEntity = defineEntity<PostRow>({
  name: 'post',
  revision: 'posts',
  backup: 'content',
  exported: [...postChangesSchema.keyof().options, 'id', 'kind', 'minutes', ...SAVED_EXPORT],
  belongsTo: null,
  linksTo: ['projects'],
  rules: postUpdateSchema.omit(NOT_STORED_WITH_SLUG).extend({
    id: storedIdSchema.optional(),
    kind: z.enum(POST_KINDS),
    minutes: storedCountSchema.optional(),
  }),
  columns: {
    id: { ...column.id, primary: true },
    kind: column.key,
    minutes: column.integer,
    ...toColumns(postFields),
    ...savedColumns,
  },
  indices: [
    { name: 'post_slug', columns: ['kind', 'slug'], unique: true },
    // This index serves visitors' pages, newest first.
    { name: 'post_published', columns: ['kind', 'draft', 'publishAt', 'id'] },
    { name: 'post_planned', columns: ['publishAt', 'draft'] },
  ],
});

export const postSlugs = {
  note: createPostSlugs('note'),
  page: createPostSlugs('page'),
};

function createPostSlugs(kind: PostKind) {
  return createSlugs({
    kind,
    items: postEntity,
    isRequired: true,
    within: { kind },
    toPath: ({ slug }) => postPath[kind](slug ?? ''),
  });
}
