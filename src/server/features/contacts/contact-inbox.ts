import { type FindOptionsWhere, IsNull, type Repository } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import { createNotFoundError } from '#server/core/errors/app-error';
import { LIST_MAX_LENGTH } from '#shared/contract/common';
import {
  CONTACT_EXCERPT_LENGTH,
  type ContactIdListInput,
  type ContactListInput,
  type ContactMessage,
  type ContactPage,
  type ContactPageInput,
} from '#shared/contract/contact-message';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';
import { type MessageSelection, readMessages, searchMessages } from './contact-search';

/** Selects the inbox, without spam and deleted messages. */
export const IN_INBOX: FindOptionsWhere<ContactMessageRow> = { spam: false, deletedAt: IsNull() };

const FILTERS: Record<ContactListInput['filter'], FindOptionsWhere<ContactMessageRow>> = {
  all: IN_INBOX,
  unread: { ...IN_INBOX, read: false },
  read: { ...IN_INBOX, read: true },
};

/** The columns that leave the server. */
type MessageFields = Pick<ContactMessageRow, 'id' | 'name' | 'email' | 'message' | 'createdAt' | 'read'>;

export function createContactInbox(db: Database) {
  async function list(input: ContactListInput): Promise<ContactMessage[]> {
    const messages = db.read(contactMessageEntity);
    const selection = toSelection(input);
    if (input.q) {
      return (await searchMessages(messages, input.q, selection, { present: presentContactMessage })).found;
    }
    return (await messages.find(selection)).map(presentContactMessage);
  }

  /** Streams the same as `list` as JSON text, because long messages take long to send at once. */
  async function* listAsJson(input: ContactListInput): AsyncGenerator<string> {
    let before = '[';
    for await (const row of readMessages(db.read(contactMessageEntity), toSelection(input), input.q)) {
      yield before + JSON.stringify(presentContactMessage(row));
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  }

  async function page({ offset, limit, ...input }: ContactPageInput): Promise<ContactPage> {
    const messages = db.read(contactMessageEntity);
    const selection = toSelection(input);
    if (input.q) {
      const window = { present: presentExcerpt, offset, limit };
      const { found, total } = await searchMessages(messages, input.q, selection, window);
      return { messages: found, total };
    }
    const [total, rows] = await Promise.all([
      messages.countBy(selection.where),
      readBeginnings(messages, selection, { offset, limit }),
    ]);
    return { messages: rows.map(presentExcerpt), total };
  }

  /** Lists the IDs of the messages that match, newest first, up to the limit of a bulk call. */
  async function listIds(input: ContactIdListInput): Promise<string[]> {
    const messages = db.read(contactMessageEntity);
    const selection = toSelection({ ...input, sortBy: 'createdAt', sortOrder: 'desc' });
    if (input.q) {
      const window = { present: ({ id }: ContactMessageRow) => id, limit: LIST_MAX_LENGTH };
      return (await searchMessages(messages, input.q, selection, window)).found;
    }
    const rows = await messages.find({ select: { id: true }, ...selection, take: LIST_MAX_LENGTH });
    return rows.map(({ id }) => id);
  }

  /** @throws AppError NOT_FOUND for a message that is not in the inbox */
  async function get(id: string): Promise<ContactMessage> {
    const message = await find(id);
    if (!message) throw createNotFoundError('message');
    return message;
  }

  async function find(id: string): Promise<ContactMessage | null> {
    if (!isId(id)) return null;
    const row = await db.read(contactMessageEntity).findOneBy({ ...IN_INBOX, id });
    return row && presentContactMessage(row);
  }

  function countUnread(): Promise<number> {
    return db.read(contactMessageEntity).countBy(FILTERS.unread);
  }

  return { list, listAsJson, page, listIds, get, find, countUnread };
}

const ALL_BUT_TEXT = { id: true, name: true, email: true, createdAt: true, read: true };

/** Reads messages with the beginning of their texts, of which the database otherwise sends megabytes. */
async function readBeginnings(
  messages: Repository<ContactMessageRow>,
  { where, order }: MessageSelection,
  { offset, limit }: Pick<ContactPageInput, 'offset' | 'limit'>,
): Promise<MessageFields[]> {
  const { entities, raw } = await messages
    .createQueryBuilder('message')
    .setFindOptions({ select: ALL_BUT_TEXT, where, order, skip: offset, take: limit })
    .addSelect(`SUBSTR(message.message, 1, ${CONTACT_EXCERPT_LENGTH})`, 'beginning')
    .getRawAndEntities<{ beginning: string }>();
  return entities.map((row, index) => ({ ...row, message: raw[index]?.beginning ?? '' }));
}

const ORDER_COLUMNS = { createdAt: 'createdAt', name: 'nameOrder', email: 'emailOrder' } as const;

/** Breaks ties by ID, which sorts by age, so that the order is stable between calls. */
function toSelection({ filter, sortBy, sortOrder }: ContactListInput): MessageSelection {
  return { where: FILTERS[filter], order: { [ORDER_COLUMNS[sortBy]]: sortOrder, id: sortOrder } };
}

/** Presents a message field by field, so that a new column cannot leak. */
export function presentContactMessage(row: MessageFields): ContactMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    read: row.read,
  };
}

/** Presents a message with the beginning of its text, without half of a character. */
function presentExcerpt(row: MessageFields): ContactMessage {
  const beginning = row.message.slice(0, CONTACT_EXCERPT_LENGTH).replace(/\p{Cs}$/u, '');
  return { ...presentContactMessage(row), message: beginning };
}
