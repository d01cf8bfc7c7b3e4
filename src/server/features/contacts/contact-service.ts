import type { ContactMessage, NewContactMessage } from '../../../shared/contract/contact-message';
import type { Database } from '../../core/database';
import { newId } from '../../core/new-id';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(db: Database) {
  /** Stores a visitor's message. One whose honeypot is filled is kept aside and answered like any other. */
  async function send({ name, email, message, website }: NewContactMessage): Promise<ContactMessage> {
    const row: ContactMessageRow = {
      id: newId(),
      name,
      email,
      message,
      createdAt: new Date(),
      read: false,
      spam: website !== undefined && website !== '',
      deletedAt: null,
    };
    await db.write(manager => manager.insert(contactMessageEntity, row));
    return presentContactMessage(row);
  }

  return { send };
}

function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    read: row.read,
  };
}
