import type { ItemTable } from '#server/core/content/item-service';
import { NOT_STORED } from '#server/core/content/saved-row';
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
    changes: noteUpdateSchema.omit(NOT_STORED),
  },
  page: {
    ...inTable('page'),
    input: pageInputSchema,
    changes: pageUpdateSchema.omit(NOT_STORED),
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
