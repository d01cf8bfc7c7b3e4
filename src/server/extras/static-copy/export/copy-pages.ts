import { z } from 'zod';
import { StartError } from '#server/core/errors/start-error';
import { compareKeys } from '#shared/compare';
import { PAGE_STATE_ID } from '#shared/page-state';
import {
  isSampleName,
  isUploadName,
  listUploadFiles,
  listUploadNames,
  UPLOADS_PATH,
} from '#shared/upload-names';
import type { CopyFindings } from './copy-record';
import { crawl } from './crawl';
import { type Redirect, withPolicy } from './host-files';
import { readReferences, readSheetReferences, withoutOtherSites } from './page-references';
import { toPathKey } from './portable-path';

/** The settings also name the pictures of hidden sections. */
const SETTINGS = 'site.get';

export const NOT_FOUND_PATH = '/404';

/** Share pictures, whose addresses have their version as the query. */
const VERSIONED_PATH = '/og/';

const stateSchema = z.object({
  queries: z.object({
    queries: z.array(
      z.object({
        queryKey: z.tuple([z.array(z.string())], z.unknown()),
        state: z.object({ status: z.string(), data: z.unknown() }),
      }),
    ),
  }),
});

/** Receives the files of a copy. */
type Sink = {
  page(path: string, html: string): Promise<void>;
  /** Receives a file of the site. */
  file(path: string, content: Buffer | string): Promise<void>;
  /** Receives a picture that changes only with its version. */
  picture(path: string, version: string, fetchPicture: () => Promise<Buffer>): Promise<void>;
};

export type CopiedPages = {
  pages: number;
  redirects: Redirect[];
  /** The names of the uploads that pages show, each with one of the pages. */
  uploads: Map<string, string>;
  /** The markup of the icons of all pages, by ID. */
  symbols: Map<string, string>;
  /** Links of the content that lead to no page, with one of their pages, sorted. */
  deadLinks: CopyFindings['deadLinks'];
  /** The headers of the home page. */
  headers: Headers;
};

type CopyPagesOptions = {
  /** The address of the site that serves the snapshot. */
  url: string;
  base: string;
  /** The address of the copy, with its base. */
  publicUrl: string | undefined;
  seeds: ReadonlySet<string>;
  sink: Sink;
  report: (done: number, known: number) => void;
};

/**
 * Fetches every public page of a site with its data, and the files that they refer to, except uploads.
 * @throws StartError if a page fails
 */
export async function copyPages(options: CopyPagesOptions): Promise<CopiedPages> {
  const { url, base, publicUrl, seeds, sink, report } = options;
  const copied: CopiedPages = {
    pages: 0,
    redirects: [],
    uploads: new Map(),
    symbols: new Map(),
    deadLinks: [],
    headers: new Headers(),
  };
  const dead: string[] = [];
  /** The first page by its path that refers to each address. */
  const referrers = new Map<string, string>();
  const seedKeys = new Set(Array.from(seeds, toPathKey));

  async function visit(address: string): Promise<string[]> {
    const [path = address, version] = address.split('?');
    if (path.startsWith(VERSIONED_PATH) && version !== undefined) {
      await sink.picture(path, version, () => fetchFile(url + address));
      return [];
    }
    // The running site ignores case, but hosts do not.
    if (!seeds.has(path) && seedKeys.has(toPathKey(path))) {
      dead.push(address);
      return [];
    }
    const response = await fetch(url + address, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status === 301) return [addRedirect(address, response.headers.get('location') ?? '/')];
    const isWanted = response.ok || address === NOT_FOUND_PATH;
    const isRefused = response.status >= 400 && response.status < 500;
    if (isRefused && !isWanted) {
      dead.push(address);
      return [];
    }
    if (!isWanted) throw new StartError(`${address} failed with status ${response.status}.`);
    if (address === '/') copied.headers = response.headers;
    const found = type.startsWith('text/html')
      ? await addPage(address, body.toString(), response.headers.get('content-security-policy') ?? '')
      : await addFile(address, body, type);
    for (const each of found) setFirst(referrers, each, address);
    return found;
  }

  function addRedirect(from: string, location: string): string {
    const to = location.split('?')[0] ?? '/';
    copied.redirects.push({ from, to });
    return to;
  }

  async function addPage(address: string, html: string, policy: string): Promise<string[]> {
    const { addresses, symbols, state } = readReferences(html, PAGE_STATE_ID);
    for (const [id, symbol] of symbols) copied.symbols.set(id, symbol);
    copied.pages += 1;
    await sink.page(address, withPolicy(html, policy));
    return [...listPictures(address, state), ...addresses.flatMap(each => toOwnAddress(each, address))];
  }

  /** Returns the addresses to visit for the pictures that a page shows after a click. */
  function listPictures(address: string, state: string): string[] {
    const { queries } = stateSchema.parse(JSON.parse(state)).queries;
    const shown = queries.filter(({ queryKey: [names] }) => names.join('.') !== SETTINGS);
    const text = withoutOtherSites(JSON.stringify(shown.map(({ state: { data } }) => data)), publicUrl);
    const names = listUploadNames(text).filter(name => isUploadName(name) || isSampleName(name));
    return names.flatMap(name => toPicture(name, address));
  }

  /** Notes an upload, which the store has. Returns the address to visit for any other name. */
  function toPicture(name: string, page: string): string[] {
    if (!isUploadName(name)) return [UPLOADS_PATH + name];
    for (const file of listUploadFiles(name)) setFirst(copied.uploads, file, page);
    return [];
  }

  async function addFile(address: string, body: Buffer, type: string): Promise<string[]> {
    await sink.file(address, body);
    if (type.startsWith('text/css'))
      return readSheetReferences(body.toString()).flatMap(each => toOwnAddress(each, address));
    return [];
  }

  /** Returns the addresses to visit for a reference: none for one that leads elsewhere or to an upload. */
  function toOwnAddress(reference: string, page: string): string[] {
    const isAbsolute = publicUrl !== undefined && reference.startsWith(`${publicUrl}/`);
    const local = isAbsolute ? base + reference.slice(publicUrl.length) : reference;
    const from = url + base + page;
    if (!URL.canParse(local, from)) return [];
    const { origin, pathname, search } = new URL(local, from);
    if (origin !== url || !pathname.startsWith(`${base}/`)) return [];
    const path = pathname.slice(base.length);
    if (path.startsWith(UPLOADS_PATH)) return toPicture(path.slice(UPLOADS_PATH.length), page);
    if (path.startsWith(VERSIONED_PATH)) return [path + search];
    // A slash at the end makes no other page.
    return [path === '/' ? path : path.replace(/\/+$/, '')];
  }

  await crawl([...seeds, NOT_FOUND_PATH], visit, report);
  copied.deadLinks = dead
    .map(address => ({ address, page: referrers.get(address) ?? '/' }))
    .sort((a, b) => compareKeys(a.page + a.address, b.page + b.address));
  return copied;
}

/** Sets the page of a key, unless its page comes earlier. The order in which pages are fetched varies. */
function setFirst(pages: Map<string, string>, key: string, page: string): void {
  const before = pages.get(key);
  if (before === undefined || page < before) pages.set(key, page);
}

/** @throws StartError if the site does not have the file */
async function fetchFile(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new StartError(`${address} failed with status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
