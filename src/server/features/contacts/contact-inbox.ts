import { type FindOptionsOrder, type FindOptionsWhere, IsNull } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { LIST_MAX_LENGTH } from '#shared/contract/common';
import type {
  ContactListInput,
  ContactMessage,
  ContactPage,
  ContactPageInput,
} from '#shared/contract/contact-message';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';
import { presentContactMessage } from './contact-presenter';

/** What the inbox holds: neither spam nor what was deleted. */
export const IN_INBOX: FindOptionsWhere<ContactMessageRow> = { spam: false, deletedAt: IsNull() };

const FILTERS: Record<ContactListInput['filter'], FindOptionsWhere<ContactMessageRow>> = {
  all: IN_INBOX,
  unread: { ...IN_INBOX, read: false },
  read: { ...IN_INBOX, read: true },
};

/** Reads the inbox. */
export function createContactInbox(db: Database) {
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

  return { list, page, listIds, get, find, countUnread };
}

/** Equal ones keep their order from call to call: by id, which is by age. */
function orderOf({ sortBy, sortOrder }: ContactListInput): FindOptionsOrder<ContactMessageRow> {
  const columns = { createdAt: 'createdAt', name: 'nameOrder', email: 'emailOrder' } as const;
  return { [columns[sortBy]]: sortOrder, id: sortOrder };
}
