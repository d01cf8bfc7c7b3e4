import type { ItemTable } from '#server/core/content/item-service';
import { NOT_STORED_WITH_SLUG } from '#server/core/content/slugs';
import {
  noteInputSchema,
  noteUpdateSchema,
  type PostInput,
  type PostKind,
  type PostUpdate,
  pageInputSchema,
  pageUpdateSchema,
} from '#shared/contract/post';
import { type PostRow, postEntity, postSlugs } from './post-entity';

/** The notes and the pages as items that are saved one by one. They share a table. */
export const postItems: Record<PostKind, ItemTable<PostRow, PostInput, PostUpdate>> = {
  note: {
    ...inTable('note'),
    input: noteInputSchema,
    changes: noteUpdateSchema.omit(NOT_STORED_WITH_SLUG),
  },
  page: {
    ...inTable('page'),
    input: pageInputSchema,
    changes: pageUpdateSchema.omit(NOT_STORED_WITH_SLUG),
  },
};

function inTable(kind: PostKind) {
  return {
    kind,
    entity: postEntity,
    within: { kind },
    nameFields: ['title'] as const,
    slugs: postSlugs[kind],
  };
}
