import type { ContentTable } from '#server/core/content/content-kind';
import { NOT_STORED } from '#server/core/content/saved-row';
import {
  noteInputSchema,
  noteUpdateSchema,
  type PostKind,
  pageInputSchema,
  pageUpdateSchema,
} from '#shared/contract/post';
import { postEntity, postSlugs } from './post-entity';
import { addReadingMinutes } from './post-service';

/** The table of notes and pages. The column `place` says where the site links to a page. */
const postTable: ContentTable = {
  entity: postEntity,
  imports: {
    local: ['slug', 'minutes'],
    derive: async (manager, row, before) => {
      const kind: PostKind = row.kind;
      const { minutes } = addReadingMinutes({ text: String(row.text) });
      // A new item takes its slug only if it is not in use here.
      const slug = before ? row.slug : await postSlugs[kind].findFree(manager, row.slug);
      return { ...row, minutes, slug };
    },
  },
  version: row => ({ kind: row.kind, name: row.title, fields: row }),
};

export const noteContentTables: readonly ContentTable[] = [postTable, postSlugs.note.table];
export const pageContentTables: readonly ContentTable[] = [postTable, postSlugs.page.table];

/** Defines the rows of each kind for versions, trash and imports. */
export const recordRows = {
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
