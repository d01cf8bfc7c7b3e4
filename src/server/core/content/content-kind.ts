import type { AnyTRPCRouter } from '@trpc/server';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import type { Logger } from '#server/core/runtime/logger';
import type { ContentKindName } from '#shared/content-kinds';
import type { SearchDocument } from '#shared/contract/search';
import type { SiteSettings } from '#shared/contract/site';
import type { FEED_TEXTS } from '#shared/language/english/feeds';
import type { Translate } from '#shared/language/translate';
import type { History, RestoreChoices, StoredFields, TakeFromTrash } from './history';

export type ContentDeps = {
  db: Database;
  history: History;
  log?: Logger | undefined;
  settleSettings: SettleSettings;
  /** Precedes the paths of this site in rendered Markdown. */
  base?: string | undefined;
};

type Settings = Partial<SiteSettings>;

/** Completes an update of the site's settings, in the transaction that stores them. */
export type SettleSettings = (manager: EntityManager, before: Settings, after: Settings) => Promise<Settings>;

/**
 * Defines a kind of content. Versions, trash, import, export, search, sitemap, feeds and previews use this
 * definition and name no kind themselves. `none` means that a kind lacks a feature.
 */
export type ContentKind = {
  /** The API name of its router, such as `notes`. */
  api: string;
  /** Describes the router in the API reference. */
  apiDescription: string;
  /** Its tables. The first one holds its items. Kinds that share it have the column `kind`. */
  tables: readonly [Entity, ...Entity[]];
  /** The fields that versions compare, which hold the owner's own text and choices. */
  versionFields: readonly string[];
  /** The output of a preview, with the name of the kind and the item. */
  previewSchema: z.ZodType | 'none';
  /**
   * Opens the kind on a database. `getOthers` returns the kinds that it depends on, once all are open,
   * because features do not import each other.
   */
  open: (deps: ContentDeps, getOthers: () => never) => OpenContentKind;
};

/** Returns the definition with its exact type. */
export function defineContentKind<const Kind extends ContentKind>(kind: Kind): Kind {
  return kind;
}

export function previewSchema<Name extends string, Item extends z.ZodType>(kind: Name, item: Item) {
  return z.object({ kind: z.literal(kind), item });
}

/** A kind of content whose functions use one database. */
export type OpenContentKind = {
  service: object;
  /** Creates the router of this kind. Imports open kinds without a router. */
  createRouter(): AnyTRPCRouter;
  versions: VersionedItems;
  trash: TrashedItems | 'none';
  imports: ImportTarget | 'none';
  /** Lists everything that visitors can find by searching. */
  search: (() => Promise<SearchDocument[]>) | 'none';
  /** Lists its public pages. */
  sitemap: (() => Promise<SitemapEntry[]>) | 'none';
  feeds: readonly Feed[] | 'none';
  /** The earlier addresses of its items, which redirect. */
  formerAddresses: FormerAddressTable | 'none';
  /**
   * Returns an item as visitors will see it, published or not.
   * @throws AppError NOT_FOUND
   */
  preview: ((id: string) => Promise<{ kind: ContentKindName; item: unknown }>) | 'none';
};

export type VersionedItems = {
  /** Returns the stored item, or null if it does not exist. */
  read(id: string): Promise<StoredFields | null>;
  /**
   * Saves the fields of an earlier version.
   * @throws AppError BAD_REQUEST for fields that are no longer valid
   */
  save(id: string, fields: StoredFields): Promise<unknown>;
};

export type TrashedItems = {
  /** Restores all of the deleted items to their former positions, or none of them. */
  restore(takes: TakeFromTrash[], choices: RestoreChoices): Promise<unknown>;
  /** Deletes the remaining data of a deleted item, except for its versions. */
  forget(manager: EntityManager, id: string): Promise<void>;
};

/** The operations that an import may perform on a kind of content, within the import's transaction. */
export type ImportTarget = ItemTarget | ListTarget | SingleTarget;

/** Items that are saved one by one. An import records which entry of its source became which item. */
export type ItemTarget = {
  form: 'items';
  /** Returns the stored items by ID, without deleted ones. */
  read(ids: string[]): Promise<Map<string, StoredFields>>;
  /**
   * Creates an item, as a draft where the kind has drafts, and returns its ID.
   * @throws AppError BAD_REQUEST
   */
  create(fields: StoredFields): Promise<string>;
  /** @throws AppError as create does */
  update(id: string, fields: StoredFields): Promise<void>;
  /** Deletes existing items and returns their number. They go to the trash where the kind has one. */
  remove(ids: string[]): Promise<number>;
  /** Returns those of the items that are drafts. */
  listDrafts(ids: string[]): Promise<string[]>;
  readNames(): Promise<string[]>;
  /** Makes former slugs and paths of a former site redirect to an item, unless they redirect to another. */
  addFormerAddresses(id: string, addresses: string[]): Promise<void>;
  /** Lists the slugs of the items, without former ones. */
  listSlugs(): Promise<{ id: string; slug: string }[]>;
  /** Recognizes an entry that the site already has. `none` means that equal items may coexist. */
  duplicates: Duplicates | 'none';
};

export type Duplicates = {
  /** Returns a key that equal items share. */
  getKey(fields: StoredFields): string;
  readKeys(): Promise<string[]>;
};

/** Items of a list that is saved at once. An import adds missing items and changes none. */
export type ListTarget = {
  form: 'list';
  /** Returns the key that identifies an item. */
  getKey(fields: StoredFields): string;
  readKeys(): Promise<string[]>;
  /**
   * Appends the items and returns their IDs.
   * @throws AppError BAD_REQUEST
   */
  create(items: StoredFields[]): Promise<string[]>;
  /** Removes existing items and returns their number. */
  remove(ids: string[]): Promise<number>;
};

/** The only item of its kind. An import fills empty fields, and replaces others only on request. */
export type SingleTarget = {
  form: 'single';
  id: string;
  /**
   * Returns a function that compares fields with the stored item. StoredFields are `new` if they replace nothing
   * that the owner has set.
   */
  readComparison(): Promise<(fields: StoredFields) => 'same' | 'new' | 'changed'>;
  /**
   * Saves the fields of all entries.
   * @throws AppError BAD_REQUEST
   */
  save(entries: StoredFields[]): Promise<void>;
};

/** The table of former slugs, and of the paths that items had on a former site. */
export type FormerAddressTable = {
  /** Its column `slug` has the address. */
  entity: Entity;
  /** The column with the ID of the item. */
  itemColumn: string;
  /** Returns the path at which an address of the table was. */
  toPath(address: string): string;
  /** Returns the path of a published item, or null. */
  findPath(db: Database, id: string): Promise<string | null>;
};

/** The path of a public page and the time of its last change, if known. */
export type SitemapEntry = { path: string; changedAt?: string | undefined };

/** The number of entries in a feed. Feed readers store older entries themselves. */
export const FEED_ENTRIES = 30;

export type Feed = {
  path: string;
  format: 'atom' | 'json';
  /** The path of the page that lists the same entries. */
  pagePath: string;
  /** Titles the feed with the words of the site. */
  title(site: SiteSettings, t: Translate<typeof FEED_TEXTS>): string;
  /** The ID of an Atom feed while the site's address is unknown. */
  namelessId: string;
  /** Yields the newest entries first. `home` precedes the paths of the site. */
  list(home: string): AsyncIterable<FeedEntry>;
};

export type FeedEntry = {
  /** A permanent ID that depends neither on the site's address nor on the title. */
  id: string;
  title: string;
  /** Given if it differs from the site's. */
  language: string | undefined;
  address: string;
  publishedAt: string;
  updatedAt: string;
  categories: string[];
  summary: string;
  html: string;
  image?: string;
};
