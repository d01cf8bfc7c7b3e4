import { z } from 'zod';
import { StartError } from '#server/core/errors/start-error';
import { AFTER_PARAMETER, CATEGORY_PARAMETER, PAGE_PARAMETER } from '#shared/page-query';
import { PAGE_STATE_ID } from '#shared/page-state';
import { answerPath } from '#shared/static-copy';
import { isStoredName, listUploadFiles, listUploadNames, UPLOADS_PATH } from '#shared/upload-names';
import { crawl } from './crawl';
import { type Redirect, withPolicy } from './host-files';
import { readReferences, readSheetReferences } from './page-references';

/** A page with these parameters has data of its own. A copy has that data, but no file for the page. */
const DATA_PARAMETERS = new Set<string>([PAGE_PARAMETER, CATEGORY_PARAMETER, AFTER_PARAMETER]);

/** The settings also name the pictures of hidden sections. */
const SETTINGS = 'site.get';

export const NOT_FOUND_PATH = '/404';

/** Share pictures, whose addresses have their version as the query. */
const VERSIONED_PATH = '/og/';

const stateSchema = z.object({
  queries: z.object({
    queries: z.array(
      z.object({
        queryKey: z.tuple([z.array(z.string())], z.looseObject({ input: z.unknown().optional() })),
        state: z.object({ status: z.string(), data: z.unknown() }),
      }),
    ),
  }),
});

/** Receives what a copy consists of. */
type Sink = {
  page(path: string, html: string): Promise<void>;
  /** Receives a file of the site, or the answer of a query. */
  file(path: string, content: Buffer | string): Promise<void>;
  /** Receives a picture that changes only with its version. */
  picture(path: string, version: string, fetchPicture: () => Promise<Buffer>): Promise<void>;
};

export type CopiedPages = {
  pages: number;
  redirects: Redirect[];
  uploads: Set<string>;
  /** The markup of the icons of all pages, by ID. */
  symbols: Map<string, string>;
  /** Links of the content that lead to no page, with the first page that has each. */
  deadLinks: { address: string; page: string }[];
  /** The headers of the home page. */
  headers: Headers;
};

type CopyPagesOptions = {
  /** The address of the site that serves the snapshot. */
  url: string;
  base: string;
  /** The address of the copy, with its base. */
  publicUrl: string | undefined;
  seeds: Iterable<string>;
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
    uploads: new Set(),
    symbols: new Map(),
    deadLinks: [],
    headers: new Headers(),
  };
  const answers = new Map<string, string>();
  /** The page that first referred to each address. */
  const referrers = new Map<string, string>();

  async function visit(address: string): Promise<string[]> {
    const [path = address, version] = address.split('?');
    if (path.startsWith(VERSIONED_PATH) && version !== undefined) {
      await sink.picture(path, version, () => fetchFile(url + address));
      return [];
    }
    const response = await fetch(url + address, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status === 301) return [addRedirect(address, response.headers.get('location') ?? '/')];
    const isWanted = response.ok || address === NOT_FOUND_PATH;
    const isRefused = response.status >= 400 && response.status < 500;
    if (isRefused && !isWanted) {
      copied.deadLinks.push({ address, page: referrers.get(address) ?? '/' });
      return [];
    }
    if (!isWanted) throw new StartError(`${address} failed with status ${response.status}.`);
    if (address === '/') copied.headers = response.headers;
    const found = type.startsWith('text/html')
      ? await addPage(address, body.toString(), response.headers.get('content-security-policy') ?? '')
      : await addFile(address, body, type);
    for (const each of found) if (!referrers.has(each)) referrers.set(each, address);
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
    await addAnswers(address, state);
    if (!address.includes('?')) {
      copied.pages += 1;
      await sink.page(address, withPolicy(html, policy));
    }
    return addresses.flatMap(each => toOwnAddress(each, address));
  }

  async function addAnswers(address: string, state: string): Promise<void> {
    for (const { queryKey, state: answer } of stateSchema.parse(JSON.parse(state)).queries.queries) {
      if (answer.status !== 'success') continue;
      const [names, options] = queryKey;
      const procedure = names.join('.');
      const json = JSON.stringify(answer.data);
      const path = answerPath(procedure, options?.input);
      const before = answers.get(path);
      if (before === json) continue;
      if (before !== undefined)
        throw new StartError(`${address} has another answer of ${procedure} than a page before it.`);
      answers.set(path, json);
      if (procedure !== SETTINGS) addUploads(json);
      await sink.file(path, json);
    }
  }

  function addUploads(text: string): void {
    // Addresses of other sites have such paths, too.
    for (const name of listUploadNames(text).filter(isStoredName))
      for (const file of listUploadFiles(name)) copied.uploads.add(file);
  }

  async function addFile(address: string, body: Buffer, type: string): Promise<string[]> {
    const path = address.split('?')[0] ?? address;
    await sink.file(path, body);
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
    const { origin, pathname, searchParams, search } = new URL(local, from);
    if (origin !== url || !pathname.startsWith(`${base}/`)) return [];
    const path = pathname.slice(base.length);
    if (path.startsWith(UPLOADS_PATH)) {
      addUploads(path);
      return [];
    }
    const names = [...searchParams.keys()];
    if (path.startsWith(VERSIONED_PATH)) return [path + search];
    const hasData = names.length > 0 && names.every(name => DATA_PARAMETERS.has(name));
    // A slash at the end makes no other page.
    const plain = path === '/' ? path : path.replace(/\/+$/, '');
    return hasData ? [plain, plain + search] : [plain];
  }

  await crawl([...seeds, NOT_FOUND_PATH], visit, report);
  return copied;
}

/** @throws StartError if the site does not have the file */
export async function fetchFile(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new StartError(`${address} failed with status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
