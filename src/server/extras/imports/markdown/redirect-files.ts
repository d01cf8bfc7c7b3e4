import type { Readable } from 'node:stream';
import type { LeftOutList } from '#server/extras/imports/left-out-list';
import { createSlices } from '#shared/map-in-slices';
import { toFormerPath } from '#shared/slug';
import { listNames } from './list-names';
import type { MarkdownFolder } from './markdown-folder';
import { decodeAddress, type FolderPages, findPage } from './markdown-pages';

const MAX_LENGTH = 500_000;
const PLACES = ['', 'static/', 'public/', 'src/', 'source/'];
/** Files that may have redirects in another format. */
const OTHERS = ['netlify.toml', 'vercel.json', 'firebase.json', 'staticwebapp.config.json'];

/** Reads the former paths of pages from a `_redirects` file, by page. The plan lists the other redirects. */
export async function readRedirectFiles(
  { others }: Pick<MarkdownFolder, 'others'>,
  pages: FolderPages,
  leftOut: LeftOutList,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const place of PLACES) {
    const path = `${pages.root}${place}_redirects`;
    const open = others.get(path);
    if (!open) continue;
    const omitted: string[] = [];
    const endSlice = createSlices();
    for (const line of (await readStart(await open())).split('\n')) {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      if (from === '' || from.startsWith('#')) continue;
      const page = /^30[1278]!?$/.test(status) && from.startsWith('/') ? findPage(pages, to, path) : null;
      if (page === null) omitted.push(from);
      else {
        const paths = found.get(page) ?? [];
        paths.push(toFormerPath(decodeAddress(from)));
        found.set(page, paths);
      }
      await endSlice();
    }
    if (omitted.length > 0) leftOut.add({ from: path, reason: describeOmitted(omitted) });
  }
  for (const name of OTHERS)
    if (others.has(pages.root + name))
      leftOut.add({ from: pages.root + name, reason: "Redirects in this file aren't imported." });
  return found;
}

function describeOmitted(paths: string[]): string {
  const [redirects, lead] = paths.length === 1 ? ['redirect', "doesn't"] : ['redirects', "don't"];
  return `${paths.length} ${redirects} ${lead} lead to an imported page: ${listNames(paths)}.`;
}

/** Reads the beginning of a file. */
export async function readStart(file: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_LENGTH) break;
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, MAX_LENGTH);
}
