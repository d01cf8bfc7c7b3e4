import { type EntityManager, type FindOptionsWhere } from 'typeorm';
import { type ContactMessageRow } from './contact-message-entity';
/** Changes the messages that match the condition, and returns how many there were. */
export declare function changeMessages(manager: EntityManager, ids: string[], where: FindOptionsWhere<ContactMessageRow>, changes: Partial<ContactMessageRow>): Promise<number>;
