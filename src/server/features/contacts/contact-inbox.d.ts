import { type FindOptionsWhere } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type ContactIdListInput, type ContactListInput, type ContactMessage, type ContactPage, type ContactPageInput } from '#shared/contract/contact-message';
import { type ContactMessageRow } from './contact-message-entity';
/** Selects the inbox, without spam and deleted messages. */
export declare const IN_INBOX: FindOptionsWhere<ContactMessageRow>;
/** The columns that leave the server. */
type MessageFields = Pick<ContactMessageRow, 'id' | 'name' | 'email' | 'message' | 'createdAt' | 'read'>;
export declare function createContactInbox(db: Database): {
    list: (input: ContactListInput) => Promise<ContactMessage[]>;
    listAsJson: (input: ContactListInput) => AsyncGenerator<string>;
    page: ({ offset, limit, ...input }: ContactPageInput) => Promise<ContactPage>;
    listIds: (input: ContactIdListInput) => Promise<string[]>;
    get: (id: string) => Promise<ContactMessage>;
    find: (id: string) => Promise<ContactMessage | null>;
    countUnread: () => Promise<number>;
};
/** Presents a message field by field, so that a new column cannot leak. */
export declare function presentContactMessage(row: MessageFields): ContactMessage;
export {};
