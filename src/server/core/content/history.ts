import type { EntityManager } from 'typeorm';
import type { ContentKindName } from '#shared/content-kinds';

/** The stored fields of an item. */
export type Fields = Record<string, unknown>;

/** The state of an item at one moment. */
export type ItemState = { name: string; fields: Fields };

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
};

/** Takes a deleted item out of the trash, in the transaction that restores it. */
export type TakeFromTrash = (manager: EntityManager) => Promise<Fields>;

/** The owner's choices when a deleted item cannot be restored unchanged. */
export type PutBackChoices = {
  /** Replaces a project's category that no longer exists. */
  category?: string | undefined;
  /** Replaces a slug that another item uses; null for none. */
  slug?: string | null | undefined;
};

/** Records nothing. */
export const NO_HISTORY: History = { record: async () => undefined };
