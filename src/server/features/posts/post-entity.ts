import { z } from 'zod';
import { NOT_STORED, SAVED_EXPORT, type SavedRow, savedColumns } from '#server/core/content/saved-row';
import { createSlugs } from '#server/core/content/slugs';
import { asJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import { postPath } from '#shared/content-paths';
import {
  POST_KINDS,
  type PostChanges,
  type PostFields,
  type PostKind,
  postChangesSchema,
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
  rules: postUpdateSchema.omit(NOT_STORED).extend({
    id: storedIdSchema.optional(),
    kind: z.enum(POST_KINDS),
    minutes: storedCountSchema.optional(),
  }),
  columns: {
    id: { ...column.id, primary: true },
    kind: column.key,
    slug: column.key,
    place: column.key,
    minutes: column.integer,
    title: column.name,
    metaTitle: column.name,
    tags: { ...column.longText, transformer: asJson },
    projects: { ...column.longText, transformer: asJson },
    cover: column.longText,
    coverAlt: column.longText,
    summary: column.longText,
    metaDescription: column.longText,
    text: column.longText,
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
    within: { kind },
    toPath: ({ slug }) => postPath[kind](slug ?? ''),
  });
}
