import { type EntityManager, type FindOptionsWhere, In, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId, newId } from '#server/core/database/new-id';
import type { ContactMessage, NewContactMessage } from '#shared/contract/contact-message';
import { createContactInbox, IN_INBOX } from './contact-inbox';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';
import { sortKey } from './contact-order';
import { presentContactMessage } from './contact-presenter';

/** How long the owner can take a deletion back. */
const RESTORE_MS = 60_000;
/** How many messages are let go at once: few enough that others wait for no longer than for a message. */
const PURGE_ROWS = 500;

/** Done in the transaction that stores a message for the inbox. */
export type OnNewMessage = (manager: EntityManager, messageId: string) => Promise<void>;

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(db: Database, onNewMessage?: OnNewMessage) {
  /** Stores a visitor's message. One whose honeypot is filled is kept aside and answered like any other. */
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

  /** Answers how many of the ids are in the inbox. */
  function markAs(read: boolean, ids: string[]): Promise<number> {
    return change(ids, IN_INBOX, { read });
  }

  /** Takes the messages out of the inbox; answers how many there were. */
  function remove(ids: string[]): Promise<number> {
    return change(ids, IN_INBOX, { deletedAt: new Date() });
  }

  /** Puts messages back that were deleted within the last minute; answers how many. */
  function restore(ids: string[]): Promise<number> {
    const recent = { spam: false, deletedAt: MoreThanOrEqual(new Date(Date.now() - RESTORE_MS)) };
    return change(ids, recent, { deletedAt: null });
  }

  /** Every change by the owner also lets go for good of some of what can no longer be restored; the next start of the rest. */
  async function change(
    ids: string[],
    where: FindOptionsWhere<ContactMessageRow>,
    changes: Partial<ContactMessageRow>,
  ): Promise<number> {
    const known = [...new Set(ids.filter(isId))];
    return db.write(async manager => {
      await purge(manager);
      if (known.length === 0) return 0;
      const { affected } = await manager.update(contactMessageEntity, { ...where, id: In(known) }, changes);
      return affected ?? 0;
    });
  }

  /** Forgets what was deleted longer ago than it can be restored. */
  async function purgeDeleted(): Promise<void> {
    while (await db.write(purge));
  }

  return { ...createContactInbox(db), send, markAs, remove, restore, purgeDeleted };
}

/** Lets go of some of them; true where there may be more. */
async function purge(manager: EntityManager): Promise<boolean> {
  const rows = await manager.find(contactMessageEntity, {
    select: { id: true },
    where: { deletedAt: LessThan(new Date(Date.now() - RESTORE_MS)) },
    take: PURGE_ROWS,
  });
  if (rows.length > 0) await manager.delete(contactMessageEntity, { id: In(rows.map(({ id }) => id)) });
  return rows.length === PURGE_ROWS;
}
