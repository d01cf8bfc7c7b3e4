import type { EntityManager } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { InputIssue } from '#server/core/errors/app-error';
type Identified = {
    id: string;
};
type Positioned = Identified & {
    position: number;
};
type Placed = Identified & {
    place: string | null;
};
/** The order that the owner gives to the rows of a table. The caller holds the revision of the list. */
export type Order<Row extends Identified> = {
    /** Returns the key of a new, restored or moved row, and makes room for it. `stored` is a row that may have moved. */
    insert: (manager: EntityManager, row: Row, stored: Row | null) => Promise<{
        position: number;
    } | {
        place: string;
    }>;
    /** Closes the gap that a deleted row leaves. */
    closeGap: (manager: EntityManager) => Promise<void>;
    /**
     * Reorders the given rows within the positions they occupy.
     * @throws AppError BAD_REQUEST for an unknown or repeated ID, without changing anything
     */
    reorder: (manager: EntityManager, ids: string[]) => Promise<void>;
};
export declare const BY_POSITION: {
    readonly position: 'ASC';
    readonly id: 'ASC';
};
/** The position of a row that follows all others. */
export declare const LAST: number;
/** Orders rows by `position`, which counts from 0 without gaps. */
export declare function createPositions(entity: Entity, noun: string): Order<Positioned>;
/** Orders rows by `place`, an ID of which the greatest comes first. It is a row's own at first, so new rows come first. */
export declare function createPlaces(entity: Entity, noun: string): Order<Placed>;
/** Completes an order: the rows that it does not name follow in their current order. */
export declare function withOthers(ids: string[], rows: Identified[]): string[];
/** How a request names the rows of an order, and the messages about a name that it may not contain. */
export type OrderNames = {
    toPath(index: number): InputIssue['path'];
    describeUnknown(name: string): string;
    describeRepeated(name: string): string;
};
export declare function orderNames(noun: string): OrderNames;
/** @throws AppError BAD_REQUEST for an unknown or repeated name */
export declare function requireListed(names: string[], listed: Pick<ReadonlySet<string>, 'has'>, { toPath, describeUnknown, describeRepeated }: OrderNames): void;
export {};
