import type { ContactMessage } from '#shared/contract/contact-message';
import type { ContactMessageRow } from './contact-message-entity';

/** Presents a message field by field, so that a new column cannot leak. */
export function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    read: row.read,
  };
}
