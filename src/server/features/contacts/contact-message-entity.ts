import { z } from 'zod';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedIdSchema } from '#server/core/database/stored-values';

export type ContactMessageRow = {
  id: string;
  name: string;
  /** Sorts by name, which is too long for an index. `emailOrder` does the same for the email address. */
  nameOrder: string;
  email: string;
  emailOrder: string;
  message: string;
  createdAt: Date;
  read: boolean;
  /** True if the honeypot was filled. The inbox and its counts exclude such messages. */
  spam: boolean;
  /** Set while the message is in the trash. */
  deletedAt: Date | null;
};

export const contactMessageEntity = defineEntity<ContactMessageRow>({
  name: 'contact_message',
  revision: null,
  backup: 'private',
  rules: z.object({ id: storedIdSchema }),
  columns: {
    id: { ...column.id, primary: true },
    name: column.name,
    nameOrder: column.key,
    email: column.name,
    emailOrder: column.key,
    message: column.longText,
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
