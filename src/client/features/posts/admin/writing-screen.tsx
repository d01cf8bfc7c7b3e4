import { Link } from 'wouter';
import { AdminHeading, AdminScreen } from '#client/editing/admin-screen';
import { ItemPanel } from '#client/editing/item/item-panel';
import type { PublishedItem } from '#client/editing/publishing/publishing-plan';
import { ownerPaths } from '#client/lib/owner-paths';
import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import { Segmented } from '#client/ui/primitives/segmented';
import { postFields } from '#shared/contract/post';
import { publishingState } from '#shared/publishing';
import { TRASH_DAYS } from '#shared/trash';
import { useNoteList, usePageList, usePostCalls } from './post-admin-queries';
import { POST_EDITORS } from './post-fields';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Drafts' },
] as const;

/** The notes and pages that the screen lists. The address has it, so that other screens can link to drafts. */
type Visibility = (typeof FILTERS)[number]['value'];
type Filter = { visibility: Visibility };

function parseFilter(search: string): Filter {
  return { visibility: new URLSearchParams(search).get('visibility') === 'draft' ? 'draft' : 'all' };
}

function formatFilter({ visibility }: Filter): string {
  return visibility === 'all' ? '' : new URLSearchParams({ visibility }).toString();
}

export function WritingScreen() {
  const [{ visibility }, change] = useViewInAddress(parseFilter, formatFilter);
  return (
    <AdminScreen title="Writing">
      <AdminHeading title="Writing">
        <Segmented
          size="sm"
          label="Filter"
          options={FILTERS}
          value={visibility}
          onValueChange={changed => change({ visibility: changed })}
        />
      </AdminHeading>
      <NotePanel visibility={visibility} />
      <PagePanel visibility={visibility} />
      <p className="note">
        Deleted notes and pages stay in the <Link href={ownerPaths.trash}>Trash</Link> for {TRASH_DAYS} days.
      </p>
    </AdminScreen>
  );
}

function filterItems<Item extends PublishedItem>(items: Item[], visibility: Visibility): Item[] {
  return visibility === 'all' ? items : items.filter(item => publishingState(item) === visibility);
}

const NAME = { label: 'Title', getText: ({ title }: { title: string }) => title };

function NotePanel({ visibility }: Filter) {
  const query = useNoteList();
  return (
    <ItemPanel
      form={POST_EDITORS.note}
      calls={usePostCalls('note')}
      query={{ ...query, data: query.data && filterItems(query.data.notes, visibility) }}
      name={NAME}
      column={{ label: 'Tags', getText: ({ tags }) => tags.join(', ') }}
      getDate={({ publishedAt }) => publishedAt}
      listed={visibility === 'draft' ? 'draft notes' : undefined}
      empty="Dated articles with an RSS feed. The navigation links to them once one is published."
      editPath={ownerPaths.noteEdit}
    />
  );
}

function PagePanel({ visibility }: Filter) {
  const query = usePageList();
  return (
    <ItemPanel
      form={POST_EDITORS.page}
      calls={usePostCalls('page')}
      query={{ ...query, data: query.data && filterItems(query.data, visibility) }}
      name={NAME}
      column={{ label: 'Linked in', getText: ({ place }) => postFields.place.words[place] }}
      getDate={({ publishedAt }) => publishedAt}
      listed={visibility === 'draft' ? 'draft pages' : undefined}
      empty="Standalone pages, such as an imprint, /uses or /now."
      editPath={ownerPaths.pageEdit}
    />
  );
}
