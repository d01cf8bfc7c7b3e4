import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findErrorCode } from '#client/lib/api/api-error';
import { Alert } from '#client/ui/feedback/alert';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button, ButtonLink } from '#client/ui/primitives/button';
import styles from './inbox.module.css';
import { useMessage } from './inbox-queries';
import type { InboxActions } from './use-inbox-actions';

type MessageDialogProps = {
  id: string;
  onClose: () => void;
  onMark: InboxActions['mark'];
};

export function MessageDialog({ id, onClose, onMark }: MessageDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Message Details"
      footer={<MessageButtons id={id} onClose={onClose} onMark={onMark} />}
    >
      <MessageDetails id={id} />
    </Dialog>
  );
}

function MessageDetails({ id }: { id: string }) {
  const query = useMessage(id);
  if (!query.data && findErrorCode(query.error) === 'NOT_FOUND') {
    return <Alert tone="err">Message not found.</Alert>;
  }
  return (
    <QueryResult
      query={query}
      loading="Loading messages..."
      failure="Failed to fetch messages. Please try again."
    >
      {({ name, email, createdAt, message }) => (
        <>
          <dl className={styles.facts}>
            <dt>From</dt>
            <dd>
              <strong>{name}</strong> <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dt>Date</dt>
            <dd className="num">
              <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
            </dd>
          </dl>
          <p className={styles.letter}>{message}</p>
        </>
      )}
    </QueryResult>
  );
}

function MessageButtons({ id, onClose, onMark }: MessageDialogProps) {
  const { data: message } = useMessage(id);
  const [failedMark, setFailedMark] = useState<{ read: boolean } | null>(null);
  const markRef = useRef<HTMLButtonElement>(null);

  function mark(read: boolean): void {
    setFailedMark(null);
    onMark([id], read, () => {
      // An open dialog covers toasts, so it shows the failure itself.
      if (markRef.current) setFailedMark({ read });
      return markRef.current !== null;
    });
  }

  // The message is marked only once, so that the owner can mark it as unread again.
  const isLoaded = message !== undefined;
  const markOpened = useEffectEvent(() => {
    if (message && !message.read) mark(true);
  });
  useEffect(() => {
    if (isLoaded) markOpened();
  }, [isLoaded]);

  return (
    <>
      {failedMark && (
        <LoadFailure
          className={styles.failedMark}
          onRetry={() => {
            // The retry button disappears with the failure.
            markRef.current?.focus();
            mark(failedMark.read);
          }}
        >
          Not saved
        </LoadFailure>
      )}
      {message && (
        <>
          <ButtonLink variant="primary" href={toReplyHref(message)}>
            Reply by email
          </ButtonLink>
          <Button ref={markRef} onClick={() => mark(!message.read)}>
            {message.read ? 'Mark as Unread' : 'Mark as Read'}
          </Button>
        </>
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}

function toReplyHref({ name, email, message }: { name: string; email: string; message: string }): string {
  const quoted = message
    .slice(0, 1_000)
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n');
  const body = `Hello ${name},\n\n\n\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Re: your message')}&body=${encodeURIComponent(body)}`;
}
