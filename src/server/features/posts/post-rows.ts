import { NOT_STORED } from '#server/core/content/saved-row';
import {
  noteInputSchema,
  noteUpdateSchema,
  type PostKind,
  pageInputSchema,
  pageUpdateSchema,
} from '#shared/contract/post';
import { postEntity, postSlugs } from './post-entity';

/** Defines the rows of each kind for versions, trash and imports. */
export const noteRows = {
  ...toRows('note'),
  input: noteInputSchema,
  changes: noteUpdateSchema.omit(NOT_STORED),
};
export const pageRows = {
  ...toRows('page'),
  input: pageInputSchema,
  changes: pageUpdateSchema.omit(NOT_STORED),
};

function toRows(kind: PostKind) {
  return { entity: postEntity, within: { kind }, slugs: postSlugs[kind] };
}
