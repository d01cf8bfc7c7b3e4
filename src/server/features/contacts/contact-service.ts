import { type EntityManager, IsNull } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import type { ContactMessage, NewContactMessage } from '#shared/contract/contact-message';
import { changeMessages } from './change-messages';
import { createContactInbox, IN_INBOX, presentContactMessage } from './contact-inbox';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';
import { createContactTrash } from './contact-trash';
import { toPlainLetters } from './plain-letters';

/** Runs in the transaction that stores a message for the inbox. */
type OnNewMessage = (manager: EntityManager, messageId: string) => Promise<void>;

/** The limit of unread messages, and of spam, which at the longest texts take a few gigabytes. */
export const MAX_UNREAD = 10_000;
const INBOX_FULL = "Couldn't send the message. The inbox is full. Please use another way to get in touch.";
const FULL_RETRY_SECONDS = 3_600;

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(db: Database, onNewMessage?: OnNewMessage) {
  /**
   * Stores a visitor's message. A message with a filled honeypot is stored as spam and gets the usual
   * response.
   */
  async function send({ name, email, message, website }: NewContactMessage): Promise<ContactMessage> {
    const row: ContactMessageRow = {
      id: newId(),
      name,
      nameOrder: sortKey(name),
      email,
      emailOrder: sortKey(email),
      message,
      createdAt: new Date(),
      read: false,
      spam: website !== undefined && website !== '',
      deletedAt: null,
    };
    await db.write(async manager => {
      await requireSpace(manager, row);
      await manager.insert(contactMessageEntity, row);
      if (!row.spam) await onNewMessage?.(manager, row.id);
    });
    return presentContactMessage(row);
  }

  /** Returns how many of these messages are in the inbox. */
  function markAs(read: boolean, ids: string[]): Promise<number> {
    return db.write(manager => changeMessages(manager, ids, IN_INBOX, { read }));
  }

  return { ...createContactInbox(db), ...createContactTrash(db), send, markAs };
}

/** Refuses a message while many others wait, so that visitors cannot fill the disk. Spam does not count. */
async function requireSpace(manager: EntityManager, { spam }: ContactMessageRow): Promise<void> {
  const [waiting] = await manager.find(contactMessageEntity, {
    select: { id: true },
    where: { spam, deletedAt: IsNull(), read: false },
    order: { createdAt: 'ASC', id: 'ASC' },
    skip: MAX_UNREAD - 1,
    take: 1,
  });
  if (waiting)
    throw new AppError('SERVICE_UNAVAILABLE', INBOX_FULL, { retryAfterSeconds: FULL_RETRY_SECONDS });
}

const KEY_LENGTH = 64;

/**
 * Builds a sort key that is the same on every engine. It has letters without case and accents, so that
 * "Ärger" sorts next to "arm". Texts with a longer common beginning than the key count as equal.
 */
export function sortKey(text: string): string {
  return Array.from(toPlainLetters(text)).slice(0, KEY_LENGTH).join('').trim();
}
