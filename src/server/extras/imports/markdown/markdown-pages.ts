import { posix } from 'node:path';

export type FolderPages = {
  /** The common folder of all files, such as 'site/', or ''. */
  root: string;
  byFile: Map<string, string>;
  /** Pages by each suffix of their former address. An ambiguous suffix has ''. */
  byAddress: Map<string, string>;
};

/** Creates the pages of a folder. `pages` has the path of each file with the path of its page. */
export function createFolderPages(root: string, pages: [file: string, page: string][]): FolderPages {
  const byAddress = new Map<string, string>();
  for (const [file, page] of pages) {
    const names = formerAddress(file.slice(root.length)).split('/');
    for (const start of names.keys()) {
      const end = names.slice(start).join('/');
      byAddress.set(end, byAddress.has(end) ? '' : page);
    }
  }
  return { root, byFile: new Map(pages), byAddress };
}

/** Finds the page that a link of a file leads to. Returns null if it is not one of the files. */
export function findPage(pages: FolderPages, address: string, path: string): string | null {
  const [wanted = '', rest = ''] = split(address);
  const page = findFile(pages, wanted, path) ?? findByAddress(pages, wanted, path);
  return page && page + rest;
}

/** Splits an address into its path and its fragment, without the query. */
function split(address: string): [string, string] {
  const [, wanted = '', rest = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return [decodeAddress(wanted), rest];
}

/** The folders whose files have addresses without the folder. */
const CONTENT_FOLDERS = ['content/', 'src/content/', '_posts/'];
const FOLDERS = ['', ...CONTENT_FOLDERS];
const ENDINGS = ['', '.md', '.mdx', '.markdown', '/index.md', '/index.mdx'];

function findFile({ root, byFile }: FolderPages, wanted: string, path: string): string | null {
  const name = wanted.replace(/^\//, '').replace(/\/$/, '');
  const places = FOLDERS.map(folder => root + posix.join(folder, name));
  if (!wanted.startsWith('/')) places.unshift(posix.join(posix.dirname(path), name));
  for (const place of places) {
    for (const ending of ENDINGS) {
      const page = byFile.get(place + ending);
      if (page) return page;
    }
  }
  return null;
}

function findByAddress({ root, byAddress }: FolderPages, wanted: string, path: string): string | null {
  const from = formerAddress(path.slice(root.length));
  // The former site served the page as a folder or as a file.
  const bases = wanted.startsWith('/') ? [''] : [from, posix.dirname(from)];
  for (const base of bases) {
    const end = posix
      .join('/', base, wanted)
      .replace(/^\/+/, '')
      .replace(/\/+$/, '')
      .replace(/(?:\/index)?\.html?$/, '')
      .replace(/^\d{4}\/\d\d\/(?:\d\d\/)?/, '');
    const page = byAddress.get(end);
    if (page) return page;
  }
  return null;
}

/** Returns 'posts/gauge' for 'content/posts/gauge/index.md' and for 'posts/2024-01-31-gauge.md'. */
export function formerAddress(path: string): string {
  const folder = CONTENT_FOLDERS.find(each => path.startsWith(each)) ?? '';
  return path
    .slice(folder.length)
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '')
    .replace(/(^|\/)\d{4}-\d\d-\d\d-(?=[^/]+$)/, '$1');
}

/** Decodes an address. A malformed one is returned unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
