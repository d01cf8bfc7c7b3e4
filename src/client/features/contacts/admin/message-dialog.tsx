import { useRef, useState } from 'react';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { DateTime } from '#client/ui/primitives/date-time';
import { Fact, Facts } from '#client/ui/primitives/facts';
import styles from './inbox.module.css';
import { useMessage } from './inbox-queries';
import { LoadedMessage, MessageText, ReplyLink, SenderAddress, toMarkLabel } from './message-parts';
import type { InboxActions } from './use-inbox-actions';
import { useMarkOpened } from './use-mark-opened';

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
  return (
    <LoadedMessage query={useMessage(id)}>
      {({ name, email, createdAt, message }) => (
        <div className="stack">
          <Facts>
            <Fact name="From">
              {name} <SenderAddress email={email} />
            </Fact>
            <Fact name="Date">
              <DateTime at={createdAt} />
            </Fact>
          </Facts>
          <MessageText message={message} />
        </div>
      )}
    </LoadedMessage>
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

  useMarkOpened(message, () => mark(true));

  return (
    <>
      {failedMark && (
        <RetryAlert
          className={styles.failedMark}
          onRetry={() => {
            // The retry button disappears with the failure.
            markRef.current?.focus();
            mark(failedMark.read);
          }}
        >
          Not saved
        </RetryAlert>
      )}
      {message && (
        <>
          <ReplyLink message={message} />
          <Button ref={markRef} onClick={() => mark(!message.read)}>
            {toMarkLabel(message)}
          </Button>
        </>
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}
