import type { ContactMessage } from '../../../../shared/contract/contact-message';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Cell, Row, RowActions } from '../../../ui/layout/table';
import { IconButton } from '../../../ui/primitives/button';
import { ignoreDoubleClick } from '../../../ui/primitives/ignore-double-click';
import styles from './inbox.module.css';

type InboxRowProps = {
  message: ContactMessage;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMark: (read: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
};

/** A message in the list; unread ones are bold with a dot. */
export function InboxRow({ message, isSelected, onSelect, onMark, onOpen, onDelete }: InboxRowProps) {
  const { name, email, message: text, createdAt, read } = message;
  return (
    <Row marked={isSelected} bold={!read}>
      <Cell>
        <Checkbox
          aria-label={`Select message from ${name}`}
          checked={isSelected}
          onChange={event => onSelect(event.target.checked)}
        />
      </Cell>
      <Cell primary className={styles.name}>
        {!read && (
          <span className={styles.dot}>
            <span className="visually-hidden">Unread</span>
          </span>
        )}
        {name}
      </Cell>
      <Cell label="Email" className={styles.email}>
        {email}
      </Cell>
      <Cell>
        <div className={styles.excerpt}>{text}</div>
      </Cell>
      <Cell label="Date" numeric>
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString()}</time>
      </Cell>
      <Cell align="end">
        <RowActions>
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
        </RowActions>
      </Cell>
    </Row>
  );
}
