import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { AdminHeading } from '#client/editing/admin-screen';
import { ConflictDialog } from '#client/editing/frame/conflict-dialog';
import { LeaveDialog, RestoredAlert } from '#client/editing/frame/editor-frame';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { ownerPaths } from '#client/lib/owner-paths';
import { useTabInAddress } from '#client/lib/react/use-view-in-address';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Icon } from '#client/ui/icons/icon';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { ActionMenu } from '#client/ui/overlays/action-menu';
import { Button } from '#client/ui/primitives/button';
import { Segmented } from '#client/ui/primitives/segmented';
import type { TimelineList } from '#shared/contract/timeline-element';
import { TRASH_DAYS } from '#shared/trash';
import { useCardFocus } from './card-in-view';
import { EditorCards } from './editor-cards';
import { SortByDateButton } from './sort-by-date-button';
import { useVersionedTimeline } from './timeline-admin-queries';
import styles from './timeline-editor.module.css';
import { type ElementStart, type TimelineEditorState, useTimelineEditor } from './use-timeline-editor';

const TITLE = 'About Editor';

/** The strip shows the cards side by side as visitors see them. The list gives an overview of many. */
const VIEWS = [
  { value: 'strip', label: 'Strip' },
  { value: 'list', label: 'List' },
] as const;

/** The elements that the menu beside Add New Element offers. */
const ELEMENT_STARTS: { label: string; start: ElementStart }[] = [
  { label: 'Work', start: { type: 'event', kind: 'work' } },
  { label: 'Education', start: { type: 'event', kind: 'education' } },
  { label: 'Event', start: { type: 'event' } },
  { label: 'Now', start: { type: 'current' } },
  { label: 'Plans', start: { type: 'future' } },
];

type TimelineEditorProps = {
  /** The rows before and after the timeline. */
  before: ReactNode;
  after: ReactNode;
};

export function TimelineEditor(parts: TimelineEditorProps) {
  const query = useVersionedTimeline();
  const pending = (
    <PendingQuery query={query} loading="Loading..." failure="Error: Failed to fetch timeline elements" />
  );
  if (query.data) {
    return (
      <div className="stack-4 admin-page">
        {query.isError && <div className="wrap">{pending}</div>}
        <LoadedEditor {...parts} timeline={query.data} />
      </div>
    );
  }
  return (
    <div className="wrap stack-4 admin-page">
      <AdminHeading title={TITLE} />
      {parts.before}
      {pending}
      {parts.after}
    </div>
  );
}

type LoadedEditorProps = TimelineEditorProps & { timeline: TimelineList };

function LoadedEditor({ timeline, before, after }: LoadedEditorProps) {
  const [announcement, announce] = useState('');
  const isPhone = useMediaQuery('(width < 40rem)');
  const [view, chooseView] = useTabInAddress(isPhone ? ['list', 'strip'] : ['strip', 'list']);
  const [isCollapsed, setCollapsed] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const editor = useTimelineEditor({ timeline, announce });
  const { cards } = editor;
  useHashTarget();
  const cardLayout = isCollapsed ? 'collapsed' : 'full';
  const focusCard = useCardFocus(
    cards.map(({ id }) => id),
    addRef,
  );

  async function add(start: ElementStart = {}): Promise<void> {
    if (isAdding) return;
    setAdding(true);
    try {
      focusCard(await editor.add(start));
      announce('Element added.');
    } catch {
      toast.failure("Couldn't add the element.", {
        actions: [{ label: 'Retry', onAct: () => void add(start) }],
      });
    } finally {
      setAdding(false);
    }
  }

  return (
    <>
      <div className="wrap stack-4">
        <AdminHeading title={TITLE}>
          <Segmented size="sm" label="View" options={VIEWS} value={view} onValueChange={chooseView} />
          {view === 'strip' && (
            <Button size="sm" disabled={cards.length === 0} onClick={() => setCollapsed(!isCollapsed)}>
              <Icon name="chevron-down" className={isCollapsed ? undefined : styles.up} />
              {isCollapsed ? 'Expand all' : 'Collapse all'}
            </Button>
          )}
          <SortByDateButton cards={cards} order={editor.order} />
          <Button
            ref={addRef}
            variant="primary"
            size="sm"
            icon="plus"
            busy={isAdding}
            onClick={() => void add()}
          >
            Add New Element
          </Button>
          <ActionMenu
            size="sm"
            label="Add another kind of element"
            actions={ELEMENT_STARTS.map(({ label, start }) => ({ label, onChoose: () => void add(start) }))}
          />
        </AdminHeading>
        {before}
        {editor.order.isRestored && <RestoredAlert onDiscard={editor.order.copy.discard} />}
        <EditorNotes isEmpty={cards.length === 0} order={editor.order} />
      </div>
      {cards.length > 0 && (
        <EditorCards
          // Dragging uses another axis in each view.
          key={view}
          editor={editor}
          layout={view === 'list' ? 'row' : cardLayout}
          announce={announce}
          focusCard={focusCard}
        />
      )}
      <div className="wrap">{after}</div>
      <LiveRegion message={announcement} />
      <OrderConflict {...editor} />
      <LeaveDialog isActive={editor.isUnsaved} keptName={TITLE} onLeave={editor.abandon} />
    </>
  );
}

function OrderConflict({ cards, order }: Pick<TimelineEditorState, 'cards' | 'order'>) {
  const listNames = (ids: string[] = []) =>
    ids.flatMap(id => cards.find(card => card.id === id)?.name ?? []).join(' · ');
  const theirs = listNames(order.conflict?.stored?.fields.ids);
  return (
    <ConflictDialog
      edit={order}
      subject="timeline order"
      differences={[{ label: 'Order', theirs, mine: listNames(order.fields.ids) }]}
    />
  );
}

type EditorNotesProps = { isEmpty: boolean; order: TimelineEditorState['order'] };

function EditorNotes({ isEmpty, order }: EditorNotesProps) {
  if (isEmpty) {
    return (
      <>
        <EmptyState framed title="Nothing on the timeline yet." />
        <p className="note">
          <TrashNote />
        </p>
      </>
    );
  }
  return (
    <>
      <p className="note">
        Drag a handle to reorder the cards; visitors see this order. <TrashNote />{' '}
        <span role="status" className="secondary">
          {order.isDirty && order.isSaving && 'Saving the order...'}
        </span>
      </p>
      <OrderNotSaved order={order} nouns="cards" />
    </>
  );
}

function TrashNote() {
  return (
    <>
      Deleted elements stay in the <Link href={ownerPaths.trash}>Trash</Link> for {TRASH_DAYS} days.
    </>
  );
}
