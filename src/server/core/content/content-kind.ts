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

/** What a kind of content is given: the database that it reads and changes, and whoever keeps its versions. */
export type ContentDeps = { db: Database; history: History; log?: Logger | undefined };

/**
 * A kind of content, as one definition: the product's versions, trash, import, export, search, sitemap, feeds and previews
 * ask it and know no kind by name. 'none' says that a kind has no part in something.
 */
export type ContentKind = {
  /** The name of its procedures, such as 'notes'. */
  api: string;
  /** What they are about, for the reference of the REST API. */
  apiDescription: string;
  /** Its tables, that of its items first. */
  tables: readonly ContentTable[];
  /** The fields that a version tells: what its owner has written. */
  versionFields: readonly string[];
  /** What a preview answers: the name of the kind, and the item. */
  previewSchema: z.ZodType | 'none';
  /**
   * Opens it on a database. `getOthers` answers the other kinds, as far as this one needs them, once all are open: features
   * do not know each other.
   */
  open: (deps: ContentDeps, getOthers: () => never) => OpenContentKind;
};

/** Names the kind and keeps its exact type. */
export function defineContentKind<const Kind extends ContentKind>(kind: Kind): Kind {
  return kind;
}

export function previewSchema<Name extends string, Item extends z.ZodType>(kind: Name, item: Item) {
  return z.object({ kind: z.literal(kind), item });
}

/** A kind of content on a database. */
export type OpenContentKind = {
  service: object;
  /** Makes its procedures: an import opens a kind and needs none. */
  createRouter(): AnyTRPCRouter;
  versions: VersionedItems;
  trash: TrashedItems | 'none';
  imports: ImportTarget | 'none';
  /** All that visitors can find. */
  search: (() => Promise<SearchDocument[]>) | 'none';
  /** Its public pages. */
  sitemap: (() => Promise<SitemapEntry[]>) | 'none';
  feeds: readonly Feed[] | 'none';
  /** An item as visitors will see it, published or not. @throws AppError NOT_FOUND */
  preview: ((id: string) => Promise<{ kind: ContentKindName; item: unknown }>) | 'none';
};

/** A table of content, with how its rows are taken from another site. */
export type ContentTable = {
  entity: Entity;
  imports: ImportRule;
  /** What a version keeps: of each row, or of all rows as one list; 'none' for rows that have no versions of their own. */
  version: ((row: ObjectLiteral) => ItemState & { kind: ContentKindName }) | ListVersion | 'none';
};

/** The item that all rows of a table are together. */
export type ListVersion = { kind: ContentKindName; id: string; name: string };

/** How rows that come from another site are compared with those that are here, and stored. */
export type ImportRule = {
  /**
   * Columns that are a matter of the place, of which a row that is here already keeps its own. When it was saved, whether
   * visitors see it, and its position are such a matter everywhere.
   */
  local?: readonly string[];
  /** What two rows that stand for the same have in common besides their id; null for a row that has nothing such. */
  getKey?(row: Record<string, unknown>): string | null;
  /** A row that is here already is never changed. */
  onlyAdds?: boolean;
  /** Rows of other tables need these. */
  comesFirst?: boolean;
  /** The rows have a `position`, without gaps. */
  isOrdered?: boolean;
  /** Names the stored files that a row stands for. */
  listFiles?(row: Record<string, unknown>): string[];
  /** The row with what follows from the rest of it and from what is here. `before`: what is stored of it. */
  derive?(manager: EntityManager, row: ObjectLiteral, before: ObjectLiteral | null): Promise<ObjectLiteral>;
  /** Looks at the rows together once all are stored. @throws AppError CONFLICT for rows that may not be together */
  check?(manager: EntityManager): Promise<void>;
  /** Removes a row that an undone import has added, unless something needs it. Without this it is deleted. */
  remove?(manager: EntityManager, row: ObjectLiteral): Promise<void>;
};

export type VersionedItems = {
  /** What is stored of the item now; null when there is none of this id. */
  read(id: string): Promise<Fields | null>;
  /** Saves what an earlier version had. @throws AppError BAD_REQUEST for what may not be saved any more */
  save(id: string, fields: Fields): Promise<unknown>;
};

export type TrashedItems = {
  /** Stores deleted items again, where they were: all of them, or none. */
  putBack(takes: TakeFromTrash[], choices: PutBackChoices): Promise<unknown>;
  /** Deletes what is kept of a deleted item beside its versions. */
  forget(manager: EntityManager, id: string): Promise<void>;
};

/** What an import may do with a kind of content, within the import's transaction. */
export type ImportTarget = ItemTarget | ListTarget | SingleTarget;

/** Items that are saved one by one: an import remembers which entry of its source has become which. */
export type ItemTarget = {
  form: 'items';
  /** What is stored of these items, by id; those that are gone are missing. */
  read(ids: string[]): Promise<Map<string, Fields>>;
  /** Makes an item, a draft where the kind has any, and answers its id. @throws AppError BAD_REQUEST */
  create(fields: Fields): Promise<string>;
  /** @throws AppError as create does */
  update(id: string, fields: Fields): Promise<void>;
  /** Removes those that are there, to the trash where the kind has one, and answers how many they were. */
  remove(ids: string[]): Promise<number>;
};

/** Items of a list that is saved as a whole: an import adds those that the list does not have, and changes none. */
export type ListTarget = {
  form: 'list';
  /** What an item is known by. */
  getKey(fields: Fields): string;
  readKeys(): Promise<string[]>;
  /** Adds them to the end of the list, and answers their ids. @throws AppError BAD_REQUEST */
  create(items: Fields[]): Promise<string[]>;
  /** Removes those that are there, and answers how many they were. */
  remove(ids: string[]): Promise<number>;
};

/** The only item of its kind: an import fills what is empty, and replaces the rest only if asked to. */
export type SingleTarget = {
  form: 'single';
  id: string;
  /** Reads the item, and answers how fields compare with it: 'new' ones replace nothing that somebody has set. */
  readComparison(): Promise<(fields: Fields) => 'same' | 'new' | 'changed'>;
  /** Saves the fields of all entries. @throws AppError BAD_REQUEST */
  save(entries: Fields[]): Promise<void>;
};

/** Something that visitors can find. */
export type SearchDocument = {
  title: string;
  path: string;
  /** A sentence that says what it is. */
  summary: string;
  /** All else that it says, without mark-up. */
  text: string;
  tags: readonly string[];
} & ({ kind: Exclude<SearchKindName, 'project'> } | { kind: 'project'; category: string; row: ProjectRow });

/** A public page: its path, and when it was changed last, where that is known. */
export type SitemapEntry = { path: string; changedAt?: string | undefined };

/** Readers keep what they have read: a feed names this many of the newest. */
export const FEED_ENTRIES = 50;

export type Feed = {
  path: string;
  format: 'atom' | 'json';
  /** The path of the page that shows the same. */
  pagePath: string;
  title(site: SiteSettings): string;
  /** The id of an Atom feed whose address is not known. */
  namelessId: string;
  /** Lists the newest first. `home`: the address of the site, or '' while it is not known. */
  list(home: string): Promise<FeedEntry[]>;
};

export type FeedEntry = {
  /** It never changes, whatever the site's address and the title become. */
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
