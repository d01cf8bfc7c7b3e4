import { type EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { ContactMessage, NewContactMessage } from '#shared/contract/contact-message';
/** Runs in the transaction that stores a message for the inbox. */
type OnNewMessage = (manager: EntityManager, messageId: string) => Promise<void>;
/** The limit of unread messages, and of spam, which at the longest texts take a few gigabytes. */
export declare const MAX_UNREAD = 10000;
export type ContactService = ReturnType<typeof createContactService>;
export declare function createContactService(db: Database, onNewMessage?: OnNewMessage): {
    list: (input: import("#shared/contract/contact-message").ContactListInput) => Promise<ContactMessage[]>;
    listAsJson: (input: import("#shared/contract/contact-message").ContactListInput) => AsyncGenerator<string>;
    page: ({ offset, limit, ...input }: import("#shared/contract/contact-message").ContactPageInput) => Promise<import("#shared/contract/contact-message").ContactPage>;
    listIds: (input: import("#shared/contract/contact-message").ContactIdListInput) => Promise<string[]>;
    get: (id: string) => Promise<ContactMessage>;
    find: (id: string) => Promise<ContactMessage | null>;
    countUnread: () => Promise<number>;
    remove: (ids: string[]) => Promise<number>;
    restore: (ids: string[]) => Promise<number>;
    trash: import("../../core/content/trash-source").TrashSource;
    send: ({ name, email, message, website }: NewContactMessage) => Promise<ContactMessage>;
    markAs: (read: boolean, ids: string[]) => Promise<number>;
};
/**
 * Builds a sort key that is the same on every engine. It has letters without case and accents, so that
 * "Ärger" sorts next to "arm". Texts with a longer common beginning than the key count as equal.
 */
export declare function sortKey(text: string): string;
export {};
