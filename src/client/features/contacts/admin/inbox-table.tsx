import type { ContactMessage } from '../../../../shared/contract/contact-message';
import type { IdSet } from '../../../lib/react/use-id-set';
import { HeaderCell, SortHeader, Table } from '../../../ui/layout/table';
import { type InboxColumn, type InboxView, sortInboxBy } from './inbox-address';
import { InboxRow } from './inbox-row';
import type { InboxActions } from './use-inbox-actions';

type InboxTableProps = {
  messages: ContactMessage[];
  view: InboxView;
  onViewChange: (changes: Partial<InboxView>) => void;
  selection: IdSet;
  actions: InboxActions;
};

export function InboxTable({ messages, view, onViewChange, selection, actions }: InboxTableProps) {
  const head = (column: InboxColumn, label: string) => (
    <SortHeader
      label={label}
      direction={view.sortBy === column ? DIRECTIONS[view.sortOrder] : undefined}
      onSort={() => onViewChange(sortInboxBy(view, column))}
    />
  );
  return (
    <Table
      label="Messages"
      head={
        <>
          <HeaderCell hidden>Select</HeaderCell>
          {head('name', 'Name')}
          {head('email', 'Email')}
          <HeaderCell>Message</HeaderCell>
          {head('createdAt', 'Date')}
          <HeaderCell align="end">Actions</HeaderCell>
        </>
      }
    >
      {messages.map(message => (
        <InboxRow
          key={message._id}
          message={message}
          isSelected={selection.ids.has(message._id)}
          onSelect={isSelected =>
            isSelected ? selection.add([message._id]) : selection.remove([message._id])
          }
          onMark={read => actions.mark([message._id], read)}
          onOpen={() => onViewChange({ messageId: message._id })}
          onDelete={() => actions.remove([message._id])}
        />
      ))}
    </Table>
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
