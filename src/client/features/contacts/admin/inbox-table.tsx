import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Cell, DataList, HeaderCell, Row, SortHeader } from '#client/editing/lists/data-list';
import type { IdSet } from '#client/editing/lists/use-id-set';
import { Checkbox } from '#client/ui/forms/checkbox';
import { IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import type { ContactMessage } from '#shared/contract/contact-message';
import styles from './inbox.module.css';
import { type InboxColumn, type InboxView, sortInboxBy, toReadingPath } from './inbox-address';
import type { InboxActions } from './use-inbox-actions';
import { OPENED_FROM_LIST, toLinkId } from './use-reading';

type InboxTableProps = {
  messages: ContactMessage[];
  view: InboxView;
  onViewChange: (changes: Partial<InboxView>) => void;
  selection: IdSet;
  actions: InboxActions;
  /** True if a message opens beside the list. Otherwise Back returns from it to the list. */
  isBeside: boolean;
};

export function InboxTable(props: InboxTableProps) {
  const { messages, view, onViewChange, selection, actions, isBeside } = props;
  const isNarrow = isBeside && view.readingId !== null;
  const head = (column: InboxColumn, label: string) => (
    <SortHeader
      label={label}
      direction={view.sortBy === column ? DIRECTIONS[view.sortOrder] : undefined}
      onSort={() => onViewChange(sortInboxBy(view, column))}
    />
  );
  return (
    <DataList
      label="Messages"
      isBeside
      head={
        <>
          <HeaderCell hidden>Select</HeaderCell>
          {head('name', 'Name')}
          {head('email', 'Email')}
          <HeaderCell>Message</HeaderCell>
          {head('createdAt', 'Date')}
          {!isNarrow && <HeaderCell align="end">Actions</HeaderCell>}
        </>
      }
    >
      {messages.map(message => (
        <InboxRow
          key={message._id}
          message={message}
          isNarrow={isNarrow}
          link={
            <Link
              id={toLinkId(message._id)}
              href={toReadingPath(view, message._id)}
              {...(isBeside ? { replace: true } : { state: OPENED_FROM_LIST })}
              className="stretched-link"
              aria-current={message._id === view.readingId || undefined}
            >
              {message.name}
            </Link>
          }
          isSelected={selection.ids.has(message._id)}
          onSelect={isSelected => selection.select(message._id, isSelected)}
          onMark={read => actions.mark([message._id], read)}
          onOpen={() => onViewChange({ messageId: message._id })}
          onDelete={() => actions.remove([message._id])}
        />
      ))}
    </DataList>
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

type InboxRowProps = {
  message: ContactMessage;
  /** True beside a message, which has the actions. */
  isNarrow: boolean;
  /** The name, which opens the message. */
  link: ReactNode;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMark: (read: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
};

function InboxRow(props: InboxRowProps) {
  const { message, isNarrow, link, isSelected, onSelect, onMark, onOpen, onDelete } = props;
  const { name, email, message: text, createdAt, read } = message;
  return (
    <Row marked={isSelected}>
      <Cell place="control">
        <Checkbox
          aria-label={`Select message from ${name}`}
          checked={isSelected}
          onChange={event => onSelect(event.target.checked)}
        />
      </Cell>
      <Cell place="title" className={classNames(styles.name, read && styles.read)}>
        {!read && (
          <span className={styles.dot}>
            <span className="visually-hidden">Unread</span>
          </span>
        )}
        {link}
      </Cell>
      <Cell place={isNarrow ? 'wide' : 'fact'} className={styles.email}>
        {email}
      </Cell>
      <Cell place="text">
        <div className="clamp">{text}</div>
      </Cell>
      <Cell place="mark" numeric>
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString()}</time>
      </Cell>
      {!isNarrow && (
        <Cell place="tools" align="end">
          <IconButton
            icon={read ? 'envelope' : 'envelope-open'}
            label={`Mark as ${read ? 'unread' : 'read'}: message from ${name}`}
            onClick={() => onMark(!read)}
          />
          <IconButton icon="eye" label={`View details of message from ${name}`} onClick={onOpen} />
          <IconButton
            icon="trash"
            variant="danger"
            label={`Delete message from ${name}`}
            onClick={ignoreDoubleClick(onDelete)}
          />
        </Cell>
      )}
    </Row>
  );
}
