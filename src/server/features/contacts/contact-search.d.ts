import { type FindOptionsOrder, type FindOptionsWhere, type Repository } from 'typeorm';
import type { ContactMessageRow } from './contact-message-entity';
export type MessageSelection = {
    where: FindOptionsWhere<ContactMessageRow>;
    order: FindOptionsOrder<ContactMessageRow>;
};
type Window<Result> = {
    present: (row: ContactMessageRow) => Result;
    offset?: number;
    limit?: number;
};
/** Finds messages as readMessages does, and presents those in the window. */
export declare function searchMessages<Result>(messages: Repository<ContactMessageRow>, words: string, selection: MessageSelection, { present, offset, limit }: Window<Result>): Promise<{
    found: Result[];
    total: number;
}>;
/**
 * Reads the messages that contain every word in their name, email address or text, in order, and lets the
 * process handle requests in between. They are compared here, because the engines differ in which letters they
 * treat as equal.
 */
export declare function readMessages(messages: Repository<ContactMessageRow>, selection: MessageSelection, words?: string): AsyncGenerator<ContactMessageRow>;
export {};
