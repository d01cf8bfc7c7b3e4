import { type Ref, useEffect } from 'react';
import { AdminHeading, AdminScreen } from '#client/editing/admin-screen';
import { useIdSet } from '#client/editing/lists/use-id-set';
import { useSettledValue } from '#client/lib/react/use-settled-value';
import { ListFailure, RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { SearchInput } from '#client/ui/forms/field';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { classNames } from '#client/ui/primitives/class-names';
import { Segmented } from '#client/ui/primitives/segmented';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import styles from './inbox.module.css';
import { type InboxFilter, type InboxView, useInboxView } from './inbox-address';
import { InboxList } from './inbox-list';
import { PAGE_SIZE, useInboxPage } from './inbox-queries';
import { MessageDialog } from './message-dialog';
import { MessagePane } from './message-pane';
import { useInboxActions } from './use-inbox-actions';
import { useReading } from './use-reading';

/** Below this width, a message is shown instead of the list. */
const WIDE = '(width >= 64rem)';

const FILTER_OPTIONS: { value: InboxFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
];

export function InboxScreen() {
  const [view, changeView] = useInboxView();
  const { readingId, messageId } = view;
  const isBeside = useMediaQuery(WIDE);
  const selection = useIdSet();
  const inboxActions = useInboxActions(selection.clear);
  const query = useInboxPage({ ...view, q: useSettledValue(view.q) });
  const { data, isPlaceholderData } = query;
  const messages = data?.messages.filter(({ _id }) => !inboxActions.leaving.has(_id)) ?? [];
  const reading = useReading({ messages, view, onViewChange: changeView, isBeside });
  const actions = { ...inboxActions, mark: markAndDeselect, remove: removeAndGoOn };
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : view.page;
  const isListHidden = readingId !== null && !isBeside;

  // Deleting or marking messages can leave fewer pages than the address names.
  useEffect(() => {
    if (view.page > lastPage) changeView({ page: lastPage });
  });

  function narrow(changes: Pick<Partial<InboxView>, 'filter' | 'q'>): void {
    selection.clear();
    changeView({ ...changes, page: 1 });
  }

  /**
   * Deselects messages that no longer match the filter, because hidden ones must not be deleted with the
   * selection.
   */
  function markAndDeselect(ids: string[], read: boolean, reportInPlace?: () => boolean): void {
    inboxActions.mark(ids, read, reportInPlace);
    if (view.filter === (read ? 'unread' : 'read')) selection.remove(ids);
  }

  function removeAndGoOn(ids: string[]): void {
    reading.leave(ids);
    inboxActions.remove(ids);
  }

  return (
    <AdminScreen title="Admin Inbox">
      <InboxHead headingRef={reading.fallbackRef} view={view} isHidden={isListHidden} onNarrow={narrow} />
      <div className={classNames('stack-4', readingId !== null && isBeside && styles.beside)}>
        <div hidden={isListHidden}>
          {!data && !query.isError && <Spinner label="Loading messages..." />}
          {query.isError && <MessagesFailure query={query} />}
          {data && (
            <InboxList
              messages={messages}
              total={data.total}
              isStale={isPlaceholderData}
              view={view}
              onViewChange={changeView}
              selection={selection}
              actions={actions}
              isBeside={isBeside}
            />
          )}
        </div>
        {readingId !== null && (
          <MessagePane
            key={readingId}
            id={readingId}
            listed={reading.listed}
            isBeside={isBeside}
            actions={actions}
            onClose={reading.close}
          />
        )}
      </div>
      {messageId !== null && (
        <MessageDialog
          key={messageId}
          id={messageId}
          onClose={() => changeView({ messageId: null })}
          onMark={actions.mark}
        />
      )}
    </AdminScreen>
  );
}

/** Is a line above messages that were loaded before, and otherwise takes their place. */
function MessagesFailure({ query }: { query: ReturnType<typeof useInboxPage> }) {
  const text = 'Failed to fetch messages. Please try again.';
  const retry = { busy: query.isFetching, onRetry: query.refetch };
  if (query.data) return <RetryAlert {...retry}>{text}</RetryAlert>;
  return (
    <ListFailure framed {...retry}>
      {text}
    </ListFailure>
  );
}

type InboxHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  view: InboxView;
  /** True while a message has the screen. Screen readers still find the heading. */
  isHidden: boolean;
  onNarrow: (changes: Pick<Partial<InboxView>, 'filter' | 'q'>) => void;
};

function InboxHead({ headingRef, view, isHidden, onNarrow }: InboxHeadProps) {
  return (
    <AdminHeading title="Admin Inbox" titleRef={headingRef} isHidden={isHidden}>
      {!isHidden && (
        <>
          <Segmented
            size="sm"
            label="Filter"
            options={FILTER_OPTIONS}
            value={view.filter}
            onValueChange={filter => onNarrow({ filter })}
          />
          <SearchInput
            compact
            label="Search messages"
            placeholder="Name, email or a word from the text"
            maxLength={SEARCH_MAX_LENGTH}
            className={styles.search}
            value={view.q}
            onChange={event => onNarrow({ q: event.target.value })}
          />
        </>
      )}
    </AdminHeading>
  );
}
