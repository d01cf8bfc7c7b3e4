import { column, text } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

export type ContactMessageRow = {
  id: string;
  name: string;
  /** Sort keys: the name and the email address are too long for an index. */
  nameOrder: string;
  email: string;
  emailOrder: string;
  message: string;
  createdAt: Date;
  read: boolean;
  /** The honeypot was filled: excluded from the inbox and its counts. */
  spam: boolean;
  /** Set when the owner deleted the message, which can be restored for a minute. */
  deletedAt: Date | null;
};

export const contactMessageEntity = defineEntity<ContactMessageRow>({
  name: 'contact_message',
  revision: null,
  backup: 'private',
  columns: {
    id: { ...column.id, primary: true },
    name: column.name,
    nameOrder: column.key,
    email: column.name,
    emailOrder: column.key,
    // Visitors write it, so an address in it must not retain a file.
    message: text.withoutFiles,
    createdAt: column.timestamp,
    read: column.boolean,
    spam: column.boolean,
    deletedAt: { ...column.timestamp, nullable: true },
  },
  // Spam and deleted messages are never listed, so every list index begins with these columns.
  indices: [
    { name: 'contact_message_created', columns: ['spam', 'deletedAt', 'createdAt', 'id'] },
    { name: 'contact_message_unread', columns: ['spam', 'deletedAt', 'read', 'createdAt', 'id'] },
    { name: 'contact_message_name', columns: ['spam', 'deletedAt', 'nameOrder', 'id'] },
    { name: 'contact_message_email', columns: ['spam', 'deletedAt', 'emailOrder', 'id'] },
    { name: 'contact_message_deleted', columns: ['deletedAt'] },
  ],
});
