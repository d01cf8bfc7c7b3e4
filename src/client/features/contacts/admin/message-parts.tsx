import type { ReactNode } from 'react';
import { findErrorCode } from '#client/lib/api/api-error';
import { Alert } from '#client/ui/feedback/alert';
import { QueryResult } from '#client/ui/feedback/query-result';
import { ButtonLink, type ButtonSize } from '#client/ui/primitives/button';
import type { ContactMessage } from '#shared/contract/contact-message';
import styles from './inbox.module.css';
import type { useMessage } from './inbox-queries';

type LoadedMessageProps = {
  query: ReturnType<typeof useMessage>;
  children: (message: ContactMessage) => ReactNode;
};

/** Shows a message, or why there is none. */
export function LoadedMessage({ query, children }: LoadedMessageProps) {
  if (!query.data && findErrorCode(query.error) === 'NOT_FOUND') {
    return <Alert tone="err">Message not found.</Alert>;
  }
  return (
    <QueryResult
      query={query}
      loading="Loading messages..."
      failure="Failed to fetch messages. Please try again."
    >
      {children}
    </QueryResult>
  );
}

export function SenderAddress({ email }: Pick<ContactMessage, 'email'>) {
  return <a href={`mailto:${email}`}>{email}</a>;
}

export function MessageText({ message }: Pick<ContactMessage, 'message'>) {
  return <p className={styles.letter}>{message}</p>;
}

type ReplyLinkProps = { message: ContactMessage; size?: ButtonSize };

export function ReplyLink({ message, size = 'md' }: ReplyLinkProps) {
  return (
    <ButtonLink size={size} variant="primary" href={toReplyHref(message)}>
      Reply by email
    </ButtonLink>
  );
}

function toReplyHref({ name, email, message }: ContactMessage): string {
  const quoted = message
    .slice(0, 1_000)
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n');
  const body = `Hello ${name},\n\n\n\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Re: your message')}&body=${encodeURIComponent(body)}`;
}

/** Names the button that changes whether the message is read. */
export function toMarkLabel({ read }: ContactMessage): string {
  return read ? 'Mark as Unread' : 'Mark as Read';
}
