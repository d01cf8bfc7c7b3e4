import { posix } from 'node:path';
import { isFormerPath, isSlug, toFormerPath } from '#shared/slug';
import type { FrontMatter } from './front-matter';
import { getField, readTexts } from './front-matter-values';
import { decodeAddress } from './markdown-pages';
import { isOwnPath } from './own-paths';

/** The fields with other addresses of a page, which may be relative to its folder. */
const ALIASES = ['aliases', 'alias', 'redirects'];
/** The fields of Jekyll's plugin, whose addresses may lack the first slash. */
const REDIRECTS = ['redirect_from', 'redirectFrom'];
/** The fields with an address that a page has, or had. */
const PERMALINKS = ['old_url', 'oldUrl', 'old_urls', 'permalink', 'url', 'path', 'slug', 'canonical_path'];

/**
 * Lists the paths at which a page is or was, as far as its front matter names them. `folder` is that of the page on the
 * former site.
 */
export function readFormerPaths(fields: FrontMatter['fields'], folder: string): string[] {
  return [
    ...new Set([
      ...readAddresses(fields, ALIASES).flatMap(address => toPath(address, folder)),
      ...readAddresses(fields, REDIRECTS).flatMap(address => toPath(address, '/')),
      ...readAddresses(fields, PERMALINKS).flatMap(address => toPath(address, null)),
    ]),
  ];
}

function readAddresses(fields: FrontMatter['fields'], names: string[]): string[] {
  return names.flatMap(name => {
    const value = getField(fields, name);
    return typeof value === 'string' ? [value] : readTexts(value);
  });
}

/** Returns nothing for an address that is no path. `folder` is null for a field that has no relative paths. */
function toPath(address: string, folder: string | null): string[] {
  const isWhole = /^https?:\/\//i.test(address);
  // An alias that is a full URL belongs to the former site.
  if (isWhole && (folder === null || !URL.canParse(address))) return [];
  const path = isWhole ? new URL(address).pathname : address;
  if (!path.startsWith('/') && folder === null) return [];
  const whole = path.startsWith('/') ? path : posix.join('/', folder ?? '', path);
  return [toFormerPath(decodeAddress(whole.replace(/[?#].*$/, '')))].filter(each => each !== '');
}

export type FormerAddresses = {
  /** Former slugs, and paths of the former site. */
  addresses: string[];
  /** Paths that cannot redirect here. */
  omitted: string[];
  /** The number of paths over the limits. */
  excess: number;
};

/** Limits the addresses, because each is a row that the site searches and stores in each backup. */
const MAX_OF_ITEM = 50;
const MAX_OF_IMPORT = 5_000;
export const FORMER_LIMIT = `Items can have up to ${MAX_OF_ITEM} former addresses, and imports up to ${MAX_OF_IMPORT.toLocaleString('en')}`;

/** Sorts paths into those that can redirect to the item at `current` and others. `claimed` are those of other items. */
export function sortFormerPaths(paths: string[], current: string, claimed: Set<string>): FormerAddresses {
  const parent = `${posix.dirname(current)}/`;
  const own = decodeAddress(current);
  const sorted: FormerAddresses = { addresses: [], omitted: [], excess: 0 };
  for (const path of new Set(paths)) {
    const slug = path.startsWith(parent) ? path.slice(parent.length) : '';
    const isFree = isSlug(slug) || (isFormerPath(path) && !/[:*]/.test(path) && !isOwnPath(path));
    if (path === own) continue;
    if (!isFree || claimed.has(path)) sorted.omitted.push(path);
    else if (sorted.addresses.length >= MAX_OF_ITEM || claimed.size >= MAX_OF_IMPORT) sorted.excess += 1;
    else {
      sorted.addresses.push(isSlug(slug) ? slug : path);
      claimed.add(path);
    }
  }
  return sorted;
}
