import { type EntityManager, type ObjectLiteral } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type Entity } from '#server/core/database/entity';
import { type AppErrorCode } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import type { FormerAddressTable } from './content-kind';
import { type SavedRow, TIMESTAMP_COLUMNS } from './saved-row';
/** Lists the fields of an update that are not stored in a row with a slug, for `omit`. */
export declare const NOT_STORED_WITH_SLUG: {
    readonly id: true;
    readonly expectedUpdatedAt: true;
    readonly draft: true;
    readonly publishAt: true;
    readonly isSlugFromTitle: true;
};
type SlugOptions = {
    kind: ContentKindName;
    /** The table of the items, which are slugged rows. */
    items: Entity;
    /** Restricts the table to rows of this kind. */
    within?: ObjectLiteral;
    /** A required slug is made from the item's name. Without one, the ID is the address. */
    isRequired: boolean;
    toPath(item: {
        id: string;
        slug: string | null;
    }): string;
};
type SluggedRow = {
    id: string;
    slug: string | null;
} & Pick<SavedRow, keyof typeof TIMESTAMP_COLUMNS>;
/** The page of an item, and the time when visitors first saw its latest change. */
export type ItemPage = {
    id: string;
    path: string;
    changedAt: string;
};
type SlugUpdate = {
    slug?: string | null | undefined;
    isSlugFromTitle?: boolean | undefined;
};
type Assignment<Row> = {
    row: Row;
    /** The row before the change. Null for a new one. */
    stored: Row | null;
    /** The columns that can name an item. */
    nameFields: readonly string[];
    ifTaken?: AppErrorCode | undefined;
};
/** The slugs of rows of this type. */
export type Slugs<Row> = Omit<ReturnType<typeof createSlugs>, 'assign'> & {
    assign: (manager: EntityManager, assignment: Assignment<Row>) => Promise<{
        slug: string | null;
    }>;
};
/**
 * Manages the slugs of a kind of content: current ones, and former ones that still redirect, with the paths that
 * imported items had on their former site.
 */
export declare function createSlugs({ kind, items, within, isRequired, toPath }: SlugOptions): {
    entity: Entity;
    formerAddresses: FormerAddressTable;
    assign: (manager: EntityManager, { row, stored, nameFields, ifTaken }: Assignment<SluggedRow>) => Promise<{
        slug: string | null;
    }>;
    withFreeSlug: <Update extends SlugUpdate>(manager: EntityManager, update: Update & {
        id: string;
    }) => Promise<Update>;
    findAt: <Row>(db: Database, address: string, find: (where: {
        slug: string;
    } | {
        id: string;
    }) => Promise<Row | null>) => Promise<Row | null>;
    list: (db: Database) => Promise<{
        id: string;
        slug: string;
    }[]>;
    listPages: (db: Database, where?: ObjectLiteral) => Promise<ItemPage[]>;
    addFormer: (manager: EntityManager, id: string, addresses: string[]) => Promise<void>;
    forget: (manager: EntityManager, id: string) => Promise<void>;
};
/** Returns the slug, followed by the first free number if it is taken. */
export declare function freeSlug(slug: string, taken: Pick<ReadonlySet<string>, 'has'>): string;
export {};
