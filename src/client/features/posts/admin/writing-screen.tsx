import { Link } from 'wouter';
import { AdminScreen } from '#client/editing/admin-screen';
import { ItemPanel } from '#client/editing/item/item-panel';
import { ownerPaths } from '#client/lib/owner-paths';
import { TRASH_DAYS } from '#shared/trash';
import { useNoteList, usePageList, usePostCalls } from './post-admin-queries';
import { PLACEMENT_LABELS, POST_EDITORS } from './post-fields';

export function WritingScreen() {
  return (
    <AdminScreen title="Writing">
      <h1>Writing</h1>
      <NotePanel />
      <PagePanel />
      <p className="note">
        Deleted notes and pages stay in the <Link href={ownerPaths.trash}>Trash</Link> for {TRASH_DAYS} days.
      </p>
    </AdminScreen>
  );
}

function NotePanel() {
  const query = useNoteList();
  return (
    <ItemPanel
      form={POST_EDITORS.note}
      calls={usePostCalls('note')}
      query={{ ...query, data: query.data?.notes }}
      column={{ label: 'Tags', getText: ({ tags }) => tags.join(', ') }}
      getDate={({ publishedAt }) => publishedAt}
      empty="Dated articles with an RSS feed. The navigation links to them once one is published."
      editPath={ownerPaths.noteEdit}
    />
  );
}

function PagePanel() {
  return (
    <ItemPanel
      form={POST_EDITORS.page}
      calls={usePostCalls('page')}
      query={usePageList()}
      column={{ label: 'Linked in', getText: ({ place }) => PLACEMENT_LABELS[place] }}
      getDate={({ publishedAt }) => publishedAt}
      empty="Standalone pages, such as an imprint, /uses or /now."
      editPath={ownerPaths.pageEdit}
    />
  );
}
