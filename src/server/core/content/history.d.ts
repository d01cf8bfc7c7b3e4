import type { EntityManager } from 'typeorm';
import type { ContentKindName } from '#shared/content-kinds';
export type StoredFields = Record<string, unknown>;
export type ItemState = {
    name: string;
    fields: StoredFields;
};
export type ItemChange = {
    kind: ContentKindName;
    id: string;
    /** Null for a new item. */
    before: ItemState | null;
    /** Null for a deleted item. */
    after: ItemState | null;
};
/** Receives every change that a service stores. It is injected because features do not import each other. */
export type History = {
    /** Records the previous state in the transaction that stores the change. */
    record(manager: EntityManager, change: ItemChange): Promise<void>;
    /** Forgets an item that leaves no version, in the transaction that deletes it. */
    forget(manager: EntityManager, id: string): Promise<void>;
    /** Returns true for an item that is as it was created. */
    isUnchanged(manager: EntityManager, id: string): Promise<boolean>;
};
/** Takes a deleted item out of the trash, in the transaction that restores it. */
export type TakeFromTrash = (manager: EntityManager) => Promise<StoredFields>;
/** The owner's choices when a deleted item cannot be restored unchanged. */
export type RestoreChoices = {
    /** Replaces a project's category that no longer exists. */
    category?: string | undefined;
    /** Replaces a slug that another item uses. Null restores the item without one. */
    slug?: string | null | undefined;
};
/** Records nothing. Code that only reads uses it, and so do tests and benchmarks. */
export declare const NO_HISTORY: History;
