import type { ContactMessage } from '#shared/contract/contact-message';

type NoticeParts = { message: ContactMessage; from: string; to: string; publicUrl: string | undefined };

const SITE_NAME = 'Portfolio';
const HEADER_MAX_LENGTH = 120;

export type NoticeMail = ReturnType<typeof composeNotice>;

/** Composes the owner's email about a new message. A reply to it goes to the visitor. */
export function composeNotice({ message, from, to, publicUrl }: NoticeParts) {
  const sender = headerText(message.name);
  return {
    // The ID is the same for each attempt, so that a mail server can detect duplicates.
    messageId: `<${message._id}@${from.split('@').at(-1)}>`,
    // Address and name are separate, so that neither can be parsed as a list of addresses.
    from: { name: SITE_NAME, address: from },
    to: { name: SITE_NAME, address: to },
    replyTo: { name: sender, address: message.email },
    subject: `New message from ${sender}`,
    text: [
      `${sender} <${message.email}> wrote on ${message.createdAt}:`,
      message.message,
      ...(publicUrl === undefined ? [] : [`${publicUrl}/admin/inbox?message=${message._id}`]),
    ].join('\n\n'),
  };
}

/** Reduces a text to one line without control characters, so that it cannot start another header. */
function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length > HEADER_MAX_LENGTH
    ? `${characters.slice(0, HEADER_MAX_LENGTH - 1).join('')}…`
    : line;
}
