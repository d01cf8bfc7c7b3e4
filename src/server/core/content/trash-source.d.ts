import type { EntityManager } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import type { TrashItem } from '#shared/contract/version';
import type { RestoreChoices } from './history';
/** An item in the trash. `bytes` is the size of its data. */
export type TrashedItem = Pick<TrashItem, '_id' | 'kind' | 'name' | 'bytes'> & {
    trashedAt: Date;
};
/** Stores deleted items of some kinds. Its functions return false for an item that it does not have. */
export type TrashSource = {
    list(): Promise<TrashedItem[]>;
    /** Lists the IDs of items that were deleted until then, oldest first. */
    listDeletedUntil(time: Date, limit: number): Promise<string[]>;
    /** Restores an item. @throws AppError CONFLICT if the owner must choose */
    restore(id: string, choices: RestoreChoices): Promise<boolean>;
    /** Deletes an item permanently. */
    remove(id: string): Promise<boolean>;
};
/** This date is before any deletion. The condition lets an index find rows with a date. */
export declare const LONG_AGO: Date;
export declare function createNotInTrashError(): AppError;
/**
 * Returns a time that is never earlier than the newest row of the table. With a slow clock, the item would
 * otherwise expire in the trash as soon as the clock is corrected.
 */
export declare function computeDeletionTime(manager: EntityManager, { options }: Entity): Promise<Date>;
