import { EntitySchema } from 'typeorm';
import { column } from '../../core/columns';

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  createdAt: Date;
  read: boolean;
  /** Its honeypot was filled: kept aside, out of the inbox and its counts. */
  spam: boolean;
  /** Set when the owner deleted it: it can be restored for a minute. */
  deletedAt: Date | null;
};

export const contactMessageEntity = new EntitySchema<ContactMessageRow>({
  name: 'contact_message',
  columns: {
    id: { ...column.id, primary: true },
    name: column.name,
    email: column.name,
    message: column.longText,
    createdAt: column.moment,
    read: column.flag,
    spam: column.flag,
    deletedAt: { ...column.moment, nullable: true },
  },
  indices: [
    { name: 'contact_message_created', columns: ['createdAt'] },
    { name: 'contact_message_unread', columns: ['read', 'createdAt'] },
  ],
});
