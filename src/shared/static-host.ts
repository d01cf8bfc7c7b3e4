import type { NoteList } from './contract/post';
import type { SearchSource } from './contract/search';

/** A host that serves rendered pages without this server. Pages of a running site have none. */
export type StaticHost = {
  /** The path below which the pages are served, without a slash at its end. Empty at the root of a host. */
  base: string;
  /** The https: address that receives the contact form, or the mailto: address that a visitor's mail opens. */
  contactAddress: string | null;
  /** The https: address that counts views. Null counts none. */
  viewsAddress: string | null;
  /**
   * The moment to which years of experience are counted, in milliseconds since 1970. It is the first day of a month, so
   * that pages change once a month by themselves.
   */
  countedTo: number;
};

/** The file that answers what depends on the query of an address: search words, filters, tags and later rows. */
export const INDEX_PATH = '/data/index.json';

export type StaticIndex = {
  search: SearchSource;
  notes: NoteList;
  /** The rows of the archive, as the site lists them. */
  archive: ArchiveSlice[];
};

/** The IDs of the projects of a category that are listed at once, and the positions where they and the next ones begin. */
export type ArchiveSlice = { category: string; after?: string; projects: string[]; next: string | null };
