import type { EntityManager } from 'typeorm';
import type { ContentKindName } from '#shared/content-kinds';

/** What is stored of an item, by field. */
export type Fields = Record<string, unknown>;

/** An item at one moment. */
export type ItemState = { name: string; fields: Fields };

export type ItemChange = {
  kind: ContentKindName;
  id: string;
  /** Null: it is new. */
  before: ItemState | null;
  /** Null: it is deleted. */
  after: ItemState | null;
};

/** What a service tells of each change that it stores. Given to it from above: features do not know each other. */
export type History = {
  /** Keeps what was before, in the transaction that stores the change. */
  record(manager: EntityManager, change: ItemChange): Promise<void>;
};

/** Takes a deleted item out of the trash, in the transaction that stores it again. */
export type TakeFromTrash = (manager: EntityManager) => Promise<Fields>;

/** What the owner says where a deleted item cannot come back as it was. */
export type PutBackChoices = {
  /** The category of a project, instead of one that is gone. */
  category?: string | undefined;
  /** What stands in its address, instead of what another has taken; null for nothing. */
  slug?: string | null | undefined;
};

/** For services that nobody gave a history. */
export const NO_HISTORY: History = { record: async () => undefined };
