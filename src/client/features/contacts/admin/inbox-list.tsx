import listRow from '#client/editing/lists/list-row.module.css';
import type { IdSet } from '#client/editing/lists/use-id-set';
import { homeSections } from '#client/lib/home-sections';
import { paths } from '#client/lib/paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Panel } from '#client/ui/layout/panel';
import { useFirstRows } from '#client/ui/layout/use-first-rows';
import { IconButton } from '#client/ui/primitives/button';
import type { ContactMessage } from '#shared/contract/contact-message';
import styles from './inbox.module.css';
import type { InboxFilter, InboxView } from './inbox-address';
import { PAGE_SIZE } from './inbox-queries';
import { InboxTable } from './inbox-table';
import { InboxToolbar } from './inbox-toolbar';
import type { InboxActions } from './use-inbox-actions';

const EMPTY_TITLES: Record<InboxFilter, string> = {
  all: 'No messages yet',
  unread: 'No unread messages',
  read: 'No read messages',
};

type InboxListProps = {
  messages: ContactMessage[];
  /** The number of messages on all pages. */
  total: number;
  /** True while the previous list is shown in place of the one that loads. */
  isStale: boolean;
  view: InboxView;
  onViewChange: (changes: Partial<InboxView>) => void;
  selection: IdSet;
  actions: InboxActions;
  isBeside: boolean;
};

/** Shows the messages that match the filter and search, with the actions on those selected. */
export function InboxList({ messages, total, isStale, ...table }: InboxListProps) {
  const { view, onViewChange, selection, actions } = table;
  const nouns = total > PAGE_SIZE ? 'messages on this page' : 'messages';
  const { rows, showAll } = useFirstRows(messages, { nouns });
  return (
    <Panel padded={false} className={isStale ? styles.stale : undefined}>
      {total > 0 && <InboxToolbar view={view} total={total} selection={selection} actions={actions} />}
      {total === 0 ? <NoMessages view={view} /> : <InboxTable {...table} messages={rows} />}
      {showAll}
      <InboxPages page={view.page} total={total} onPageChange={page => onViewChange({ page })} />
    </Panel>
  );
}

function NoMessages({ view: { q, filter } }: { view: InboxView }) {
  if (q.trim() !== '') return <EmptyState title="No messages match your search" />;
  return (
    <EmptyState title={EMPTY_TITLES[filter]}>
      {filter === 'all' && (
        <p>
          Messages from the{' '}
          <a href={`${paths.home}#${homeSections.contact.id}`}>contact form on the home page</a> appear here,
          with the sender's name and email address.
        </p>
      )}
    </EmptyState>
  );
}

type InboxPagesProps = { page: number; total: number; onPageChange: (page: number) => void };

function InboxPages({ page, total, onPageChange }: InboxPagesProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages of messages" className={`row caption inset ${listRow.item}`}>
      <span className="num" role="status">
        {`Page ${page} of ${last}`}
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
