import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type Entity } from '#server/core/database/entity';
/**
 * Counts the changes of a list. Every change updates this row first, which serializes changes on every
 * engine.
 */
type RevisionRow = {
    list: string;
    version: number;
};
export declare const revisionEntity: Entity<RevisionRow>;
/** A list with a revision, such as the rows of a table. A migration adds its row. */
export type RevisedList = Pick<Entity, 'revision'>;
export type RevisionCheck = {
    /** The revision that the caller last read. Undefined overwrites any revision. */
    expectedVersion: number | undefined;
    /** The error message if the revision differs. */
    conflict: string;
};
/**
 * Returns the revision of a list. Read it before the list: it can then only be too old, and an outdated save
 * is refused.
 */
export declare function readRevision(db: Database, { revision }: RevisedList): Promise<number>;
/**
 * Increments the revision and blocks other changes of the list until the transaction ends.
 * @throws Error if the list has no row, because nothing would serialize its changes or expire its cached
 * responses
 */
export declare function bumpRevision(manager: EntityManager, { revision }: RevisedList): Promise<void>;
/**
 * Increments the revision as bumpRevision does, and returns it.
 * @throws AppError CONFLICT if the caller expected another revision
 */
export declare function bumpExpectedRevision(manager: EntityManager, revised: RevisedList, { expectedVersion, conflict }: RevisionCheck): Promise<number>;
/** Blocks all changes of content until the transaction ends. SQLite's transactions already do. */
export declare function lockContent(manager: EntityManager): Promise<void>;
export {};
