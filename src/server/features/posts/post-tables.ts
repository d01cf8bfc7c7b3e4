import type { PostKind } from '../../../shared/contract/post';
import type { ContentTable } from '../../core/content-kind';
import { postEntity } from './post-entity';
import { withMinutes } from './post-service';
import { postSlugs } from './post-slugs';

/** The table that notes and pages share: its `place` says where the site links to a page. */
const postTable: ContentTable = {
  entity: postEntity,
  imports: {
    local: ['slug', 'minutes'],
    derive: async (manager, row, before) => {
      const kind: PostKind = row.kind;
      const { minutes } = withMinutes({ text: String(row.text) });
      // A new one takes its address only where nobody here has it.
      const slug = before ? row.slug : await postSlugs[kind].findFree(manager, row.slug);
      return { ...row, minutes, slug };
    },
  },
  version: row => ({ kind: row.kind, name: row.title, fields: row }),
};

export const noteTables: readonly ContentTable[] = [postTable, postSlugs.note.table];
export const pageTables: readonly ContentTable[] = [postTable, postSlugs.page.table];

/** The rows of one of the two kinds, for what is made of them. */
export function postRows(kind: PostKind) {
  return { entity: postEntity, within: { kind }, forget: postSlugs[kind].forget };
}
