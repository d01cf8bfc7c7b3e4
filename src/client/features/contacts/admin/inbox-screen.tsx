import { useEffect } from 'react';
import { AdminScreen } from '#client/editing/admin-screen';
import { useIdSet } from '#client/lib/react/use-id-set';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { Panel } from '#client/ui/layout/panel';
import { IconButton } from '#client/ui/primitives/button';
import { Segmented } from '#client/ui/primitives/segmented';
import styles from './inbox.module.css';
import { type InboxFilter, useInboxView } from './inbox-address';
import { PAGE_SIZE, useInboxPage } from './inbox-queries';
import { InboxTable } from './inbox-table';
import { InboxToolbar } from './inbox-toolbar';
import { MessageDialog } from './message-dialog';
import { useInboxActions } from './use-inbox-actions';

const FILTER_OPTIONS: { value: InboxFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
];

const EMPTY_TITLES: Record<InboxFilter, string> = {
  all: 'No messages yet',
  unread: 'No unread messages',
  read: 'No read messages',
};

export function InboxScreen() {
  const [view, changeView] = useInboxView();
  const selection = useIdSet();
  const inboxActions = useInboxActions(selection.clear);
  const actions = { ...inboxActions, mark: markAndDeselect };
  const query = useInboxPage(view);
  const { data, isPlaceholderData } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : view.page;

  // Deleting or marking messages can leave fewer pages than the address names.
  useEffect(() => {
    if (view.page > lastPage) changeView({ page: lastPage });
  });

  function filterBy(filter: InboxFilter): void {
    selection.clear();
    changeView({ filter, page: 1 });
  }

  /**
   * Deselects messages that no longer match the filter, because hidden ones must not be deleted with the
   * selection.
   */
  function markAndDeselect(ids: string[], read: boolean, reportInPlace?: () => boolean): void {
    inboxActions.mark(ids, read, reportInPlace);
    if (view.filter === (read ? 'unread' : 'read')) selection.remove(ids);
  }

  return (
    <AdminScreen title="Admin Inbox">
      <header className={`row ${styles.head}`}>
        <h1>Admin Inbox</h1>
        <Segmented label="Filter" options={FILTER_OPTIONS} value={view.filter} onValueChange={filterBy} />
      </header>
      {(query.isError || !data) && (
        <PendingQuery
          query={query}
          loading="Loading messages..."
          failure="Failed to fetch messages. Please try again."
        />
      )}
      {data && (
        <Panel padded={false} className={isPlaceholderData ? styles.stale : undefined}>
          <InboxToolbar filter={view.filter} total={data.total} selection={selection} actions={actions} />
          {data.total === 0 ? (
            <EmptyState title={EMPTY_TITLES[view.filter]}>
              {view.filter === 'all' && 'Messages from the contact form appear here.'}
            </EmptyState>
          ) : (
            <InboxTable
              messages={data.messages.filter(({ _id }) => !actions.leaving.has(_id))}
              view={view}
              onViewChange={changeView}
              selection={selection}
              actions={actions}
            />
          )}
          <InboxPages page={view.page} total={data.total} onPageChange={page => changeView({ page })} />
        </Panel>
      )}
      {view.messageId !== null && (
        <MessageDialog
          key={view.messageId}
          id={view.messageId}
          onClose={() => changeView({ messageId: null })}
          onMark={actions.mark}
        />
      )}
    </AdminScreen>
  );
}

type InboxPagesProps = { page: number; total: number; onPageChange: (page: number) => void };

function InboxPages({ page, total, onPageChange }: InboxPagesProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages of messages" className={`row caption ${styles.pages}`}>
      <span className="num" role="status">
        Page {page} of {last}
      </span>
      <IconButton
        icon="chevron-left"
        label="Previous page"
        variant="line"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label="Next page"
        variant="line"
        disabled={page >= last}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
