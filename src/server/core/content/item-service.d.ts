import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { Database } from '#server/core/database/database';
import { type Entity } from '#server/core/database/entity';
import type { ContentKindName } from '#shared/content-kinds';
import type { History, RestoreChoices, StoredFields, TakeFromTrash } from './history';
import type { Order } from './order';
import { type Viewer } from './published-rows';
import type { Slugs } from './slugs';
export type ItemRow = ObjectLiteral & {
    id: string;
};
/** An update may name the revision of the list that the caller has read. */
type ItemUpdate = {
    id: string;
    expectedVersion?: number | undefined;
    slug?: string | null | undefined;
    isSlugFromTitle?: boolean | undefined;
};
/** The rows of a kind, and the capabilities that they have. Those with publishing columns have drafts. */
export type ItemTable<Row extends ItemRow, Input, Update> = {
    kind: ContentKindName;
    /** The noun for an item. Defaults to the name of the kind. */
    noun?: string;
    entity: Entity<Row>;
    /** Restricts the table to the rows of this kind. */
    within?: ObjectLiteral;
    /** The columns that can name an item, such as its title. The first filled one does. */
    nameFields: readonly (keyof Row & string)[];
    /** The order that the owner gives to the items. */
    order?: Order<Row>;
    /** The addresses of the items' pages. */
    slugs?: Slugs<Row>;
    input: z.ZodType<Input>;
    /** The fields that an earlier version brings back. */
    changes: z.ZodType<Omit<Update, 'id'>>;
    /** Returns a key that equal items share, so that imports don't repeat an existing item. */
    getKey?(fields: StoredFields): string;
};
/** The rules by which items of a kind are created, changed and presented. */
export type ItemRules<Row extends ItemRow, Item, Input, Update> = ItemTable<Row, Input, Update> & {
    present(row: Row, viewer: Viewer): Item | Promise<Item>;
    /** Returns a new row with the default values. */
    blank(): Row;
    make(manager: EntityManager, input: Input): Row | Promise<Row>;
    /**
     * Applies an update to a row.
     * @throws AppError CONFLICT, BAD_REQUEST
     */
    change(manager: EntityManager, stored: Row, update: Update): Row | Promise<Row>;
    /**
     * Completes the row of a restored item.
     * @throws AppError CONFLICT if the owner must choose
     */
    complete?(manager: EntityManager, row: Row, choices: RestoreChoices): Row | Promise<Row>;
};
/** Creates the service that stores items one by one and records every change. */
export declare function createItemService<Row extends ItemRow, Item, Input, Update extends ItemUpdate>(db: Database, history: History, rules: ItemRules<Row, Item, Input, Update>): {
    items: {
        noun: string;
        get: (id: string, viewer?: Viewer) => Promise<Item>;
        create: (input: Input) => Promise<Item>;
        update: (sent: Update) => Promise<Item>;
        remove: (id: string) => Promise<void>;
        discard: (id: string) => Promise<void>;
        restore: (takes: TakeFromTrash[], choices?: RestoreChoices) => Promise<void>;
    };
    getRow: (id: string, viewer: Viewer) => Promise<Row>;
    runInTurn: <T>(work: (manager: EntityManager) => Promise<T>, expectedVersion?: number) => Promise<T>;
    change: (manager: EntityManager, stored: Row, sent: Update) => Promise<Row>;
    drop: (manager: EntityManager, stored: Row) => Promise<void>;
};
export {};
