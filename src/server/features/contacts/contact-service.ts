import {
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  MoreThanOrEqual,
} from 'typeorm';
import { LIST_MAX_LENGTH } from '../../../shared/contract/common';
import type {
  ContactListInput,
  ContactMessage,
  ContactPage,
  ContactPageInput,
  NewContactMessage,
} from '../../../shared/contract/contact-message';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import { isId, newId } from '../../core/new-id';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';
import { sortKey } from './contact-order';
import { presentContactMessage } from './contact-presenter';

/** How long the owner can take a deletion back. */
const RESTORE_MS = 60_000;

/** What the inbox holds: neither spam nor what was deleted. */
const IN_INBOX: FindOptionsWhere<ContactMessageRow> = { spam: false, deletedAt: IsNull() };

const FILTERS: Record<ContactListInput['filter'], FindOptionsWhere<ContactMessageRow>> = {
  all: IN_INBOX,
  unread: { ...IN_INBOX, read: false },
  read: { ...IN_INBOX, read: true },
};

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

  /** Every message of the inbox that the filter lets through. */
  async function list(input: ContactListInput): Promise<ContactMessage[]> {
    const rows = await db
      .read(contactMessageEntity)
      .find({ where: FILTERS[input.filter], order: orderOf(input) });
    return rows.map(presentContactMessage);
  }

  /** A part of the same list. */
  async function page({ offset, limit, ...input }: ContactPageInput): Promise<ContactPage> {
    const messages = db.read(contactMessageEntity);
    const where = FILTERS[input.filter];
    const [total, rows] = await Promise.all([
      messages.countBy(where),
      messages.find({ where, order: orderOf(input), skip: offset, take: limit }),
    ]);
    return { messages: rows.map(presentContactMessage), total };
  }

  /** The ids of the messages that the filter lets through, newest first, as many as a bulk call takes. */
  async function listIds(filter: ContactListInput['filter']): Promise<string[]> {
    const rows = await db.read(contactMessageEntity).find({
      select: { id: true },
      where: FILTERS[filter],
      order: { createdAt: 'DESC', id: 'DESC' },
      take: LIST_MAX_LENGTH,
    });
    return rows.map(({ id }) => id);
  }

  /** @throws AppError NOT_FOUND for one that the inbox does not hold */
  async function get(id: string): Promise<ContactMessage> {
    const message = await find(id);
    if (!message) throw new AppError('NOT_FOUND', 'Message not found.');
    return message;
  }

  /** The message, or null when the inbox does not hold it. */
  async function find(id: string): Promise<ContactMessage | null> {
    if (!isId(id)) return null;
    const row = await db.read(contactMessageEntity).findOneBy({ ...IN_INBOX, id });
    return row && presentContactMessage(row);
  }

  function countUnread(): Promise<number> {
    return db.read(contactMessageEntity).countBy(FILTERS.unread);
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

  /** Every change by the owner also lets go for good of what can no longer be restored. */
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
    await db.write(purge);
  }

  return { send, list, page, listIds, get, find, countUnread, markAs, remove, restore, purgeDeleted };
}

async function purge(manager: EntityManager): Promise<void> {
  await manager.delete(contactMessageEntity, { deletedAt: LessThan(new Date(Date.now() - RESTORE_MS)) });
}

/** Equal ones keep their order from call to call: by id, which is by age. */
function orderOf({ sortBy, sortOrder }: ContactListInput): FindOptionsOrder<ContactMessageRow> {
  const columns = { createdAt: 'createdAt', name: 'nameOrder', email: 'emailOrder' } as const;
  return { [columns[sortBy]]: sortOrder, id: sortOrder };
}
