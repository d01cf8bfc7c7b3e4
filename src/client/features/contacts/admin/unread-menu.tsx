import { useEffect, useRef } from 'react';
import { PageButton } from '#client/content/page-link';
import rows from '#client/editing/lists/list-row.module.css';
import { ownerPaths } from '#client/lib/owner-paths';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Popover } from '#client/ui/overlays/popover';
import { Badge } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { RailButton } from '#client/ui/site/admin-rail';
import type { ContactMessage } from '#shared/contract/contact-message';
import styles from './inbox.module.css';
import { useUnreadCount, useUnreadMessages } from './inbox-queries';
import { useInboxActions } from './use-inbox-actions';

export function UnreadMenu() {
  const count = useUnreadCount();
  return (
    <Popover
      label="Unread Messages"
      className={styles.menu}
      trigger={
        <RailButton icon="inbox">
          Inbox
          <Badge count={count} label="unread" />
        </RailButton>
      }
    >
      {close => <UnreadMessages onLeave={close} />}
    </Popover>
  );
}

/** Links to the inbox close the dropdown. */
type UnreadMessagesProps = { onLeave: () => void };

function UnreadMessages({ onLeave }: UnreadMessagesProps) {
  return (
    <>
      <h2 className="fs-16 inset">Unread Messages</h2>
      <UnreadList onLeave={onLeave} />
      <div className="stack inset">
        <PageButton href={ownerPaths.inbox} variant="primary" onClick={onLeave}>
          Go to Inbox
        </PageButton>
      </div>
    </>
  );
}

function UnreadList({ onLeave }: UnreadMessagesProps) {
  const { data, isError, isFetching, refetch } = useUnreadMessages();
  const { mark } = useInboxActions(() => {});
  // Marked messages disappear at once, before the list is refetched.
  const messages = data?.messages.filter(({ read }) => !read);
  const { listRef, keepFocus } = useFocusAfterMarking(messages?.length ?? 0);

  if (!messages && isError) {
    return (
      <RetryAlert className="inset" busy={isFetching} onRetry={refetch}>
        Failed to fetch messages. Please try again.
      </RetryAlert>
    );
  }
  if (!messages) return <Spinner label="Loading messages..." />;
  if (messages.length === 0) {
    return (
      <p ref={listRef} tabIndex={-1} className="muted inset">
        No unread messages
      </p>
    );
  }
  return (
    <ul ref={listRef}>
      {messages.map((message, index) => (
        <UnreadMessage
          key={message._id}
          message={message}
          onMark={() => {
            keepFocus(index);
            mark([message._id], true);
          }}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}

type UnreadMessageProps = UnreadMessagesProps & { message: ContactMessage; onMark: () => void };

function UnreadMessage({ message, onMark, onLeave }: UnreadMessageProps) {
  const { _id, name, createdAt, message: text } = message;
  return (
    <li className={`stack-1 inset ${rows.item}`}>
      <div className="line">
        <strong className="fill truncate">{name}</strong>
        <time className="num note" dateTime={createdAt}>
          {new Date(createdAt).toLocaleDateString()}
        </time>
      </div>
      <p className="secondary truncate">{text}</p>
      <div className="cluster">
        <Button
          size="sm"
          aria-label={`Mark as Read: message from ${name}`}
          onClick={ignoreDoubleClick(onMark)}
        >
          Mark as Read
        </Button>
        <PageButton
          href={ownerPaths.inboxMessage(_id)}
          variant="ghost"
          size="sm"
          aria-label={`View message from ${name}`}
          onClick={onLeave}
        >
          View
        </PageButton>
      </div>
    </li>
  );
}

/**
 * Moves the focus to the next message when a marked message leaves the list together with its focused button.
 */
function useFocusAfterMarking(count: number) {
  const listRef = useRef<HTMLUListElement & HTMLParagraphElement>(null);
  const marked = useRef<{ index: number; count: number } | null>(null);
  useEffect(() => {
    if (marked.current === null || count >= marked.current.count) return;
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const next = buttons[Math.min(marked.current.index, buttons.length - 1)] ?? listRef.current;
    marked.current = null;
    next?.focus();
  }, [count]);
  return {
    listRef,
    keepFocus: (index: number) => {
      marked.current = { index, count };
    },
  };
}
