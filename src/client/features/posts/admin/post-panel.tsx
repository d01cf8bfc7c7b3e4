import { ItemPanel } from '../../../editing/item/item-panel';
import { ownerPaths } from '../../../lib/owner-paths';
import { useNoteList, usePageList, usePostCalls } from './post-admin-queries';
import { PLACE_WORDS, POST_EDITORS } from './post-fields';

/** The notes, newest first. */
export function NotePanel() {
  const query = useNoteList();
  const rows = query.data?.notes.map(note => ({
    ...note,
    date: note.publishedAt,
    more: note.tags.join(', '),
  }));
  return (
    <ItemPanel
      form={POST_EDITORS.note}
      calls={usePostCalls('note')}
      query={{ ...query, data: rows }}
      column="Tags"
      empty="Writing beside the work, dated, with a feed. The navigation links to it once one is published."
      editPath={ownerPaths.noteEdit}
    />
  );
}

/** The pages of the owner's own. */
export function PagePanel() {
  const query = usePageList();
  const rows = query.data?.map(page => ({
    ...page,
    date: page.publishedAt,
    more: PLACE_WORDS[page.place],
  }));
  return (
    <ItemPanel
      form={POST_EDITORS.page}
      calls={usePostCalls('page')}
      query={{ ...query, data: rows }}
      column="Linked in"
      empty="What stands by itself: an imprint, what you use, what you do now."
      editPath={ownerPaths.pageEdit}
    />
  );
}
