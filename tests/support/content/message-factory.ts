import { newId } from '#server/core/database/new-id';
import type { ContactMessageRow } from '#server/features/contacts/contact-message-entity';
import { sortKey } from '#server/features/contacts/contact-service';

/** Creates the row of an unread message. */
export function createMessageRow({
  name = 'Ada',
  email = 'ada@example.com',
  ...fields
}: Partial<ContactMessageRow> = {}): ContactMessageRow {
  return {
    id: newId(),
    name,
    nameOrder: sortKey(name),
    email,
    emailOrder: sortKey(email),
    message: 'Hello',
    createdAt: new Date(),
    read: false,
    spam: false,
    deletedAt: null,
    ...fields,
  };
}
