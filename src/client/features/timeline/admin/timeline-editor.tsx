import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { LeaveDialog, RestoredAlert } from '../../../editing/editor-frame';
import { OrderNotSaved } from '../../../editing/reorder/order-not-saved';
import { ownerPaths } from '../../../lib/owner-paths';
import { useTabInAddress } from '../../../lib/react/use-tab-in-address';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LiveRegion } from '../../../ui/feedback/live-region';
import { LoadFailure } from '../../../ui/feedback/load-failure';
import { Spinner } from '../../../ui/feedback/spinner';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import { Segmented } from '../../../ui/primitives/segmented';
import { useCardFocus } from './card-in-view';
import { EditorCards } from './editor-cards';
import { useVersionedTimeline } from './timeline-admin-queries';
import { TimelineConflict } from './timeline-conflict';
import styles from './timeline-editor.module.css';
import { useTimelineEditor } from './use-timeline-editor';

/** Side by side as visitors go through them, or one below the other, so that many can be surveyed. */
const VIEWS = [
  { value: 'strip', label: 'Strip' },
  { value: 'list', label: 'List' },
] as const;

/** The About Editor. */
export function TimelineEditor() {
  const { data, isError, isFetching, refetch } = useVersionedTimeline();
  const failure = isError && (
    <LoadFailure busy={isFetching} onRetry={refetch}>
      Error: Failed to fetch timeline elements
    </LoadFailure>
  );
  if (data) {
    return (
      <div className={`stack-4 ${styles.editor}`}>
        {failure && <div className="wrap">{failure}</div>}
        <LoadedEditor timeline={data} />
      </div>
    );
  }
  return (
    <div className={`wrap stack-4 ${styles.editor}`}>
      <Head />
      {failure || <Spinner label="Loading..." />}
    </div>
  );
}

function LoadedEditor({ timeline }: { timeline: VersionedTimeline }) {
  const [words, announce] = useState('');
  const [view, chooseView] = useTabInAddress(['strip', 'list']);
  const [isCollapsed, setCollapsed] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const editor = useTimelineEditor({ timeline, announce });
  const { cards, order } = editor;
  const cardLook = isCollapsed ? 'collapsed' : 'full';
  const focusCard = useCardFocus(
    cards.map(({ id }) => id),
    addRef,
  );

  /** One at a time, however often it is asked for. */
  async function add(): Promise<void> {
    if (isAdding) return;
    setAdding(true);
    try {
      const added = await editor.add();
      editor.edits.open(added);
      focusCard(added._id);
      announce('Element added.');
    } catch {
      toast.failure('Not added', { action: { label: 'Retry', onAct: () => void add() } });
    } finally {
      setAdding(false);
    }
  }

  return (
    <>
      <div className="wrap stack-4">
        <Head>
          <Segmented label="View" options={VIEWS} value={view} onValueChange={chooseView} />
          {view === 'strip' && (
            <Button disabled={cards.length === 0} onClick={() => setCollapsed(!isCollapsed)}>
              <Icon name="chevron-down" className={isCollapsed ? undefined : styles.up} />
              {isCollapsed ? 'Expand all' : 'Collapse all'}
            </Button>
          )}
          <Button ref={addRef} variant="primary" busy={isAdding} onClick={() => void add()}>
            <Icon name="plus" />
            Add New Element
          </Button>
        </Head>
        {editor.isRestored && <RestoredAlert onDiscard={editor.discard} />}
        {cards.length === 0 ? (
          <>
            <EmptyState framed title="Nothing on the timeline yet." />
            <p className="note">
              <TrashNote />
            </p>
          </>
        ) : (
          <>
            <p className="note">
              {view === 'strip' && 'Drag the row or use the wheel to scroll. '}
              Drag a handle to reorder the cards; visitors see this order. <TrashNote />{' '}
              <span role="status" className={styles.saving}>
                {order.isDirty && order.isSaving && 'Saving the order...'}
              </span>
            </p>
            <OrderNotSaved order={order} nouns="cards" />
          </>
        )}
      </div>
      {cards.length > 0 && (
        <EditorCards
          // The list is dragged along another axis.
          key={view}
          editor={editor}
          look={view === 'list' ? 'row' : cardLook}
          announce={announce}
          onDeleted={focusCard}
        />
      )}
      <LiveRegion words={words} />
      <TimelineConflict {...editor} />
      <LeaveDialog isActive={editor.isUnsaved} onLeave={editor.abandon} />
    </>
  );
}

function TrashNote() {
  return (
    <>
      Deleted elements stay in the <Link href={ownerPaths.trash}>Trash</Link> for 30 days.
    </>
  );
}

/** The title, with the buttons that are there once the timeline is. */
function Head({ children }: { children?: ReactNode }) {
  return (
    <header className={`row page-head ${styles.head}`}>
      <h1>About Editor</h1>
      {children}
    </header>
  );
}
