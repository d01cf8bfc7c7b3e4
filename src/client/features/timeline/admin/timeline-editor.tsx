import { type ReactNode, useRef, useState } from 'react';
import type { VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { LeaveDialog } from '../../../editing/leave-dialog';
import { RestoredNotice } from '../../../editing/restored-notice';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailure } from '../../../ui/feedback/load-failure';
import { Spinner } from '../../../ui/feedback/spinner';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import { useCardFocus } from './card-in-view';
import { EditorCards } from './editor-cards';
import { OrderStatus } from './order-status';
import { useVersionedTimeline } from './timeline-admin-queries';
import { TimelineConflict } from './timeline-conflict';
import styles from './timeline-editor.module.css';
import { useTimelineEditor } from './use-timeline-editor';

/** The About Editor (rule 8.13). */
export function TimelineEditor() {
  const { data, isError, isFetching, refetch } = useVersionedTimeline();
  const failure = isError && (
    <LoadFailure busy={isFetching} onRetry={refetch}>
      Error: Failed to fetch timeline elements
    </LoadFailure>
  );
  if (data) {
    return (
      <>
        {failure && <div className="wrap">{failure}</div>}
        <LoadedEditor timeline={data} />
      </>
    );
  }
  return (
    <div className={`wrap ${styles.top}`}>
      <Head />
      {failure || <Spinner label="Loading..." />}
    </div>
  );
}

function LoadedEditor({ timeline }: { timeline: VersionedTimeline }) {
  const [words, announce] = useState('');
  const [isCollapsed, setCollapsed] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const editor = useTimelineEditor({ timeline, announce });
  const { cards, order, guard, isRestored, discard, addition } = editor;
  const focusCard = useCardFocus(
    cards.map(({ id }) => id),
    addRef,
  );

  async function add(): Promise<void> {
    try {
      const id = await addition.add();
      if (id === null) return;
      focusCard(id);
      announce('Element added.');
    } catch {
      toast.failure('Not added', { action: { label: 'Retry', onAct: () => void add() } });
    }
  }

  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <Head>
          <Button disabled={cards.length === 0} onClick={() => setCollapsed(!isCollapsed)}>
            <Icon name="chevron-down" className={isCollapsed ? undefined : styles.up} />
            {isCollapsed ? 'Expand all' : 'Collapse all'}
          </Button>
          <Button ref={addRef} variant="primary" busy={addition.isAdding} onClick={() => void add()}>
            <Icon name="plus" />
            Add New Element
          </Button>
        </Head>
        {isRestored && <RestoredNotice onDiscard={discard} />}
        {cards.length === 0 ? (
          <EmptyState framed title="Nothing on the timeline yet." />
        ) : (
          <OrderStatus {...order} />
        )}
      </div>
      {cards.length > 0 && (
        <EditorCards editor={editor} isCollapsed={isCollapsed} announce={announce} onDeleted={focusCard} />
      )}
      <p className="visually-hidden" aria-live="assertive">
        {words}
      </p>
      <TimelineConflict {...editor} />
      <LeaveDialog {...guard} />
    </>
  );
}

/** The title, with the buttons that are there once the timeline is. */
function Head({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>About Editor</h1>
      {children}
    </header>
  );
}
