import type { AnyTRPCRouter } from '@trpc/server';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { ContentKindName, SearchKindName } from '#shared/content-kinds';
import type { ProjectRow } from '#shared/contract/project-rows';
import type { SiteSettings } from '#shared/contract/site';
import type { Database } from '../database/database';
import type { Entity } from '../database/entity';
import type { Logger } from '../runtime/logger';
import type { Fields, History, ItemState, PutBackChoices, TakeFromTrash } from './history';

/** Dependencies of a kind of content: the database, and the history that records its versions. */
export type ContentDeps = { db: Database; history: History; log?: Logger | undefined };

/**
 * Defines a kind of content. Versions, trash, import, export, search, sitemap, feeds and previews use this definition
 * and name no kind themselves. `none` marks a feature that a kind does not have.
 */
export type ContentKind = {
  /** The name of its router, such as `notes`. */
  api: string;
  /** Describes the router in the API reference. */
  apiDescription: string;
  /** Its tables, starting with the table of its items. */
  tables: readonly ContentTable[];
  /** The fields that versions compare: the owner's own text and choices. */
  versionFields: readonly string[];
  /** The output of a preview: the name of the kind, and the item. */
  previewSchema: z.ZodType | 'none';
  /**
   * Opens the kind on a database. `getOthers` returns the kinds it depends on, once all are open: features do not
   * import each other.
   */
  open: (deps: ContentDeps, getOthers: () => never) => OpenContentKind;
};

/** Defines a kind and preserves its exact type. */
export function defineContentKind<const Kind extends ContentKind>(kind: Kind): Kind {
  return kind;
}

export function previewSchema<Name extends string, Item extends z.ZodType>(kind: Name, item: Item) {
  return z.object({ kind: z.literal(kind), item });
}

/** A kind of content on a database. */
export type OpenContentKind = {
  service: object;
  /** Creates its router. Imports open kinds without one. */
  createRouter(): AnyTRPCRouter;
  versions: VersionedItems;
  trash: TrashedItems | 'none';
  imports: ImportTarget | 'none';
  /** Lists everything that visitors can find. */
  search: (() => Promise<SearchDocument[]>) | 'none';
  /** Lists its public pages. */
  sitemap: (() => Promise<SitemapEntry[]>) | 'none';
  feeds: readonly Feed[] | 'none';
  /** Returns an item as visitors will see it, published or not. @throws AppError NOT_FOUND */
  preview: ((id: string) => Promise<{ kind: ContentKindName; item: unknown }>) | 'none';
};

/** A table of content, and how its rows are imported and versioned. */
export type ContentTable = {
  entity: Entity;
  imports: ImportRule;
  /** Describes the version of a row, or of all rows as one list; `none` for rows without versions. */
  version: ((row: ObjectLiteral) => ItemState & { kind: ContentKindName }) | ListVersion | 'none';
};

/** The single item that all rows of a table form. */
export type ListVersion = { kind: ContentKindName; id: string; name: string };

/** How imported rows are compared with existing ones, and stored. */
export type ImportRule = {
  /**
   * Columns that are local to a site: an existing row preserves its own values. Timestamps, publishing columns and the
   * position are always local.
   */
  local?: readonly string[];
  /** Returns a natural key that identifies matching rows besides their id; null for a row without one. */
  getKey?(row: Record<string, unknown>): string | null;
  /** Never changes existing rows. */
  onlyAdds?: boolean;
  /** Stores these rows before those of other tables, which reference them. */
  comesFirst?: boolean;
  /** The rows have a `position`, without gaps. */
  isOrdered?: boolean;
  /** Lists the stored files that a row represents. */
  listFiles?(row: Record<string, unknown>): string[];
  /** Fills the columns that derive from the rest of the row and from stored data. `before` is the stored row. */
  derive?(manager: EntityManager, row: ObjectLiteral, before: ObjectLiteral | null): Promise<ObjectLiteral>;
  /** Checks the rows together once all are stored. @throws AppError CONFLICT for rows that cannot coexist */
  check?(manager: EntityManager): Promise<void>;
  /** Removes a row when its import is undone, unless something needs it. Defaults to deleting it. */
  remove?(manager: EntityManager, row: ObjectLiteral): Promise<void>;
};

export type VersionedItems = {
  /** Returns the stored item; null when it does not exist. */
  read(id: string): Promise<Fields | null>;
  /** Saves the fields of an earlier version. @throws AppError BAD_REQUEST for fields that are no longer valid */
  save(id: string, fields: Fields): Promise<unknown>;
};

export type TrashedItems = {
  /** Restores deleted items to their former positions: all of them, or none. */
  putBack(takes: TakeFromTrash[], choices: PutBackChoices): Promise<unknown>;
  /** Deletes the remaining data of a deleted item, except for its versions. */
  forget(manager: EntityManager, id: string): Promise<void>;
};

/** The operations that an import may perform on a kind of content, within the import's transaction. */
export type ImportTarget = ItemTarget | ListTarget | SingleTarget;

/** Items that are saved one by one. An import records which entry of its source became which item. */
export type ItemTarget = {
  form: 'items';
  /** Returns the stored items by id; deleted ones are missing. */
  read(ids: string[]): Promise<Map<string, Fields>>;
  /** Creates an item, as a draft where the kind has drafts, and returns its id. @throws AppError BAD_REQUEST */
  create(fields: Fields): Promise<string>;
  /** @throws AppError as create does */
  update(id: string, fields: Fields): Promise<void>;
  /** Deletes existing items, to the trash where the kind has one, and returns their number. */
  remove(ids: string[]): Promise<number>;
};

/** Items of a list that is saved at once. An import adds missing items and changes none. */
export type ListTarget = {
  form: 'list';
  /** Returns the key that identifies an item. */
  getKey(fields: Fields): string;
  readKeys(): Promise<string[]>;
  /** Appends the items and returns their ids. @throws AppError BAD_REQUEST */
  create(items: Fields[]): Promise<string[]>;
  /** Removes existing items and returns their number. */
  remove(ids: string[]): Promise<number>;
};

/** The only item of its kind. An import fills empty fields, and replaces others only on request. */
export type SingleTarget = {
  form: 'single';
  id: string;
  /** Returns a function that compares fields with the stored item: `new` fields replace nothing that the owner has set. */
  readComparison(): Promise<(fields: Fields) => 'same' | 'new' | 'changed'>;
  /** Saves the fields of all entries. @throws AppError BAD_REQUEST */
  save(entries: Fields[]): Promise<void>;
};

/** A search result. */
export type SearchDocument = {
  title: string;
  path: string;
  /** One sentence that describes it. */
  summary: string;
  /** The remaining text, without markup. */
  text: string;
  tags: readonly string[];
} & ({ kind: Exclude<SearchKindName, 'project'> } | { kind: 'project'; category: string; row: ProjectRow });

/** The path of a public page, and when it last changed, if known. */
export type SitemapEntry = { path: string; changedAt?: string | undefined };

/** Feeds list this many of the newest entries; feed readers store older ones themselves. */
export const FEED_ENTRIES = 50;

export type Feed = {
  path: string;
  format: 'atom' | 'json';
  /** The path of the page that lists the same entries. */
  pagePath: string;
  title(site: SiteSettings): string;
  /** The id of an Atom feed while the site's address is unknown. */
  namelessId: string;
  /** Lists the newest entries first. `home` is the address of the site, or '' if unknown. */
  list(home: string): Promise<FeedEntry[]>;
};

export type FeedEntry = {
  /** A permanent id, independent of the site's address and the title. */
  id: string;
  title: string;
  address: string;
  publishedAt: string;
  updatedAt: string;
  categories: string[];
  summary: string;
  html: string;
  image?: string;
};
