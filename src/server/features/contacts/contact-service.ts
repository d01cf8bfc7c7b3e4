import { type EntityManager, type FindOptionsWhere, In, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId, newId } from '#server/core/database/new-id';
import type { ContactMessage, NewContactMessage } from '#shared/contract/contact-message';
import { createContactInbox, IN_INBOX, presentContactMessage } from './contact-inbox';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';

/** How long the owner can undo a deletion. */
const RESTORE_MS = 60_000;
/** How many messages are purged at once: few enough not to hold up other writes. */
const PURGE_ROWS = 500;

/** Runs in the transaction that stores a message for the inbox. */
export type OnNewMessage = (manager: EntityManager, messageId: string) => Promise<void>;

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(db: Database, onNewMessage?: OnNewMessage) {
  /** Stores a visitor's message. A message with a filled honeypot is stored as spam and answered like any other. */
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
      await manager.insert(contactMessageEntity, row);
      if (!row.spam) await onNewMessage?.(manager, row.id);
    });
    return presentContactMessage(row);
  }

  /** Returns how many of the ids are in the inbox. */
  function markAs(read: boolean, ids: string[]): Promise<number> {
    return change(ids, IN_INBOX, { read });
  }

  /** Removes the messages from the inbox; returns how many there were. */
  function remove(ids: string[]): Promise<number> {
    return change(ids, IN_INBOX, { deletedAt: new Date() });
  }

  /** Restores messages that were deleted within the last minute; returns how many. */
  function restore(ids: string[]): Promise<number> {
    const recent = { spam: false, deletedAt: MoreThanOrEqual(new Date(Date.now() - RESTORE_MS)) };
    return change(ids, recent, { deletedAt: null });
  }

  /** Also purges some expired deletions with every change by the owner; the next start purges the rest. */
  async function change(
    ids: string[],
    where: FindOptionsWhere<ContactMessageRow>,
    changes: Partial<ContactMessageRow>,
  ): Promise<number> {
    const validIds = [...new Set(ids.filter(isId))];
    return db.write(async manager => {
      await purge(manager);
      if (validIds.length === 0) return 0;
      const { affected } = await manager.update(
        contactMessageEntity,
        { ...where, id: In(validIds) },
        changes,
      );
      return affected ?? 0;
    });
  }

  /** Deletes messages permanently once they can no longer be restored. */
  async function purgeDeleted(): Promise<void> {
    while (await db.write(purge));
  }

  return { ...createContactInbox(db), send, markAs, remove, restore, purgeDeleted };
}

/** Purges one batch; true when there may be more. */
async function purge(manager: EntityManager): Promise<boolean> {
  const rows = await manager.find(contactMessageEntity, {
    select: { id: true },
    where: { deletedAt: LessThan(new Date(Date.now() - RESTORE_MS)) },
    take: PURGE_ROWS,
  });
  if (rows.length > 0) await manager.delete(contactMessageEntity, { id: In(rows.map(({ id }) => id)) });
  return rows.length === PURGE_ROWS;
}

const KEY_LENGTH = 64;

/**
 * Builds a sort key that is the same on every engine: letters without case and accents, so that "Ärger" sorts next to
 * "arm". Texts with a longer common beginning than the key count as equal.
 */
export function sortKey(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = letters.replace(/\s+/gu, ' ').trim();
  return Array.from(plain).slice(0, KEY_LENGTH).join('').trim();
}
