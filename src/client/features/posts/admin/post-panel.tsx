import type { NoteRow, PageRow, PostKind } from '../../../../shared/contract/post';
import { ItemPanel, type ItemPanelProps } from '../../../editing/item/item-panel';
import { ownerPaths } from '../../../lib/owner-paths';
import { useNoteList, usePageList, usePostCalls } from './post-admin-queries';
import { PLACE_WORDS, POST_EDITORS } from './post-fields';

const TAGS = { label: 'Tags', textOf: ({ tags }: NoteRow) => tags.join(', ') };
const PLACE = { label: 'Linked in', textOf: ({ place }: PageRow) => PLACE_WORDS[place] };
const EDIT_PATHS = { note: ownerPaths.noteEdit, page: ownerPaths.pageEdit };

/** The notes, newest first. */
export function NotePanel() {
  const query = useNoteList();
  return (
    <PostPanel
      kind="note"
      query={{ ...query, data: query.data?.notes }}
      column={TAGS}
      empty="Writing beside the work, dated, with a feed. The navigation links to it once one is published."
    />
  );
}

/** The pages of the owner's own. */
export function PagePanel() {
  const empty = 'What stands by itself: an imprint, what you use, what you do now.';
  return <PostPanel kind="page" query={usePageList()} column={PLACE} empty={empty} />;
}

type PostPanelProps<Row extends NoteRow | PageRow> = Pick<
  ItemPanelProps<Row>,
  'query' | 'column' | 'empty'
> & { kind: PostKind };

function PostPanel<Row extends NoteRow | PageRow>({ kind, ...props }: PostPanelProps<Row>) {
  return (
    <ItemPanel
      {...props}
      form={POST_EDITORS[kind]}
      calls={usePostCalls(kind)}
      dateOf={({ publishedAt }) => publishedAt}
      editPath={EDIT_PATHS[kind]}
    />
  );
}
