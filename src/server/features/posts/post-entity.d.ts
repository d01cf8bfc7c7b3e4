import { type SavedRow } from '#server/core/content/saved-row';
import { type PostChanges, type PostFields, type PostKind } from '#shared/contract/post';
/** A note or a page. Fields of the other kind are empty. */
export type PostRow = PostFields & SavedRow<PostChanges> & {
    id: string;
    kind: PostKind;
    /** The reading time, which is stored so that lists need not read the text. */
    minutes: number;
};
export declare const postEntity: import("#server/core/database/entity").Entity<PostRow>;
export declare const postSlugs: {
    note: {
        entity: import("#server/core/database/entity").Entity;
        formerAddresses: import("../../core/content/content-kind").FormerAddressTable;
        assign: (manager: import("typeorm").EntityManager, { row, stored, nameFields, ifTaken }: {
            row: {
                id: string;
                slug: string | null;
            } & Pick<SavedRow, "createdAt" | "publishAt" | "seenUpdatedAt" | "updatedAt">;
            stored: ({
                id: string;
                slug: string | null;
            } & Pick<SavedRow, "createdAt" | "publishAt" | "seenUpdatedAt" | "updatedAt">) | null;
            nameFields: readonly string[];
            ifTaken?: import("../../core/errors/app-error").AppErrorCode | undefined;
        }) => Promise<{
            slug: string | null;
        }>;
        withFreeSlug: <Update extends {
            slug?: string | null | undefined;
            isSlugFromTitle?: boolean | undefined;
        }>(manager: import("typeorm").EntityManager, update: Update & {
            id: string;
        }) => Promise<Update>;
        findAt: <Row>(db: import("../../core/database/database").Database, address: string, find: (where: {
            slug: string;
        } | {
            id: string;
        }) => Promise<Row | null>) => Promise<Row | null>;
        list: (db: import("../../core/database/database").Database) => Promise<{
            id: string;
            slug: string;
        }[]>;
        listPages: (db: import("../../core/database/database").Database, where?: import("typeorm").ObjectLiteral) => Promise<import("#server/core/content/slugs").ItemPage[]>;
        addFormer: (manager: import("typeorm").EntityManager, id: string, addresses: string[]) => Promise<void>;
        forget: (manager: import("typeorm").EntityManager, id: string) => Promise<void>;
    };
    page: {
        entity: import("#server/core/database/entity").Entity;
        formerAddresses: import("../../core/content/content-kind").FormerAddressTable;
        assign: (manager: import("typeorm").EntityManager, { row, stored, nameFields, ifTaken }: {
            row: {
                id: string;
                slug: string | null;
            } & Pick<SavedRow, "createdAt" | "publishAt" | "seenUpdatedAt" | "updatedAt">;
            stored: ({
                id: string;
                slug: string | null;
            } & Pick<SavedRow, "createdAt" | "publishAt" | "seenUpdatedAt" | "updatedAt">) | null;
            nameFields: readonly string[];
            ifTaken?: import("../../core/errors/app-error").AppErrorCode | undefined;
        }) => Promise<{
            slug: string | null;
        }>;
        withFreeSlug: <Update extends {
            slug?: string | null | undefined;
            isSlugFromTitle?: boolean | undefined;
        }>(manager: import("typeorm").EntityManager, update: Update & {
            id: string;
        }) => Promise<Update>;
        findAt: <Row>(db: import("../../core/database/database").Database, address: string, find: (where: {
            slug: string;
        } | {
            id: string;
        }) => Promise<Row | null>) => Promise<Row | null>;
        list: (db: import("../../core/database/database").Database) => Promise<{
            id: string;
            slug: string;
        }[]>;
        listPages: (db: import("../../core/database/database").Database, where?: import("typeorm").ObjectLiteral) => Promise<import("#server/core/content/slugs").ItemPage[]>;
        addFormer: (manager: import("typeorm").EntityManager, id: string, addresses: string[]) => Promise<void>;
        forget: (manager: import("typeorm").EntityManager, id: string) => Promise<void>;
    };
};
