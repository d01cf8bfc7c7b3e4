import { useEffect, useRef } from 'react';
import { Toolbar } from '#client/ui/layout/panel';
import { Button, IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { DateTime } from '#client/ui/primitives/date-time';
import type { ContactMessage } from '#shared/contract/contact-message';
import styles from './inbox.module.css';
import { useMessage } from './inbox-queries';
import { LoadedMessage, MessageText, ReplyLink, SenderAddress, toMarkLabel } from './message-parts';
import type { InboxActions } from './use-inbox-actions';
import { useMarkOpened } from './use-mark-opened';

type MessagePaneProps = {
  id: string;
  /** The message as the list has it, unless it is on another page. */
  listed: ContactMessage | undefined;
  /** False in a narrow window, where the message is shown instead of the list. */
  isBeside: boolean;
  actions: InboxActions;
  onClose: () => void;
};

/**
 * Shows a message beside the list, or instead of it in a narrow window. It takes the focus when it opens, so
 * that screen readers read its sender and Tab goes on to Reply.
 */
export function MessagePane({ id, listed, isBeside, actions, onClose }: MessagePaneProps) {
  const query = useMessage(id, listed);
  const { data: message } = query;
  const paneRef = useRef<HTMLElement>(null);
  useMarkOpened(message, () => actions.mark([id], true));

  useEffect(() => {
    paneRef.current?.focus({ preventScroll: true });
    if (!isBeside) paneRef.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [isBeside]);

  return (
    <article
      ref={paneRef}
      tabIndex={-1}
      aria-label={message ? `Message from ${message.name}` : 'Message'}
      className={classNames('frame', isBeside && styles.pane)}
    >
      <Toolbar className={styles.bar}>
        {!isBeside && (
          <Button size="sm" variant="ghost" icon="chevron-left" className={styles.back} onClick={onClose}>
            Back to messages
          </Button>
        )}
        {message && <PaneButtons message={message} actions={actions} />}
        {isBeside && <IconButton icon="xmark" label="Close message" className="end" onClick={onClose} />}
      </Toolbar>
      <div className={styles.message}>
        <LoadedMessage query={query}>{loaded => <Letter {...loaded} />}</LoadedMessage>
      </div>
    </article>
  );
}

function PaneButtons({ message, actions }: { message: ContactMessage; actions: InboxActions }) {
  const { _id, read } = message;
  return (
    <>
      <ReplyLink size="sm" message={message} />
      <Button size="sm" onClick={() => actions.mark([_id], !read)}>
        {toMarkLabel(message)}
      </Button>
      <IconButton
        icon="trash"
        variant="danger"
        label="Delete message"
        onClick={ignoreDoubleClick(() => actions.remove([_id]))}
      />
    </>
  );
}

function Letter({ name, email, createdAt, message }: ContactMessage) {
  return (
    <div className="stack-4">
      <h2 className="fs-16">{name}</h2>
      <p className="row caption">
        <SenderAddress email={email} />
        <span className="num">
          <DateTime at={createdAt} />
        </span>
      </p>
      <MessageText message={message} />
    </div>
  );
}
