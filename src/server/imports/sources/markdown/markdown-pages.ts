import { posix } from 'node:path';

/** Where the files of a folder are read once they are imported. */
export type FolderPages = {
  /** The folder that everything lies in: 'site/', or ''. */
  root: string;
  byFile: Map<string, string>;
  /** By each end of the address that a file had where it comes from; '' where several end so. */
  byAddress: Map<string, string>;
};

/** `pages`: the paths of files, each with the path of its page here. */
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

/** What a link of a file leads to here; null when that is none of the files. */
export function findPage(pages: FolderPages, address: string, path: string): string | null {
  const [wanted = '', rest = ''] = split(address);
  const page = findFile(pages, wanted, path) ?? findByAddress(pages, wanted, path);
  return page && page + rest;
}

/** The address before its query or fragment, and the fragment. */
function split(address: string): [string, string] {
  const [, wanted = '', rest = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return [decoded(wanted), rest];
}

const FOLDERS = ['', 'content/', 'src/content/', '_posts/'];
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
  // A page had a folder of its own, or stood beside the others.
  const bases = wanted.startsWith('/') ? [''] : [from, posix.dirname(from)];
  for (const base of bases) {
    const end = posix
      .join(base, wanted)
      .replace(/^\/+/, '')
      .replace(/\/+$/, '')
      .replace(/(?:\/index)?\.html?$/, '')
      .replace(/^\d{4}\/\d\d\/(?:\d\d\/)?/, '');
    const page = byAddress.get(end);
    if (page) return page;
  }
  return null;
}

/** 'posts/gauge' of 'posts/gauge/index.md' and of 'posts/2024-01-31-gauge.md'. */
function formerAddress(path: string): string {
  return path
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '')
    .replace(/(^|\/)\d{4}-\d\d-\d\d-(?=[^/]+$)/, '$1');
}

/** An address as a path; one that is badly encoded is taken as it stands. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
