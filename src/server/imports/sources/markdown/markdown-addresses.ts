import { posix } from 'node:path';
import { pictureToken, type Reading } from '#server/imports/incoming';
import type { LeftOut } from '#shared/contract/import';
import { isSafeLink } from '#shared/safe-link';
import type { MarkdownFolder } from './markdown-folder';
import { decoded, type FolderPages, findPage } from './markdown-pages';
import { withoutShortcodes } from './markdown-shortcodes';

/** The addresses that files of a folder may use, and those that were used. */
export type FolderAddresses = Pick<Reading, 'leftOut' | 'pictures'> & {
  others: MarkdownFolder['others'];
  pages: FolderPages;
};

/** Addresses in code blocks are not rewritten. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?(?:^\1.*$|(?![\s\S]))/gm;
// Each pattern stops where another match could begin, which keeps the time linear.
const PICTURE = /(!\[[^[\]]*\]\(\s*<?)([^)\s>]+)|(<img\b[^<>]*?\bsrc\s*=\s*["'])([^"']+)/gi;
const LINK = /((?:\]\(|^ {0,3}\[[^\]\n]{1,300}\]:)\s*<?)([^)\s>]+)/gm;

/** Replaces the addresses in a text: images with tokens, and other files with the pages they become. */
export function withAddresses(text: string, path: string, folder: FolderAddresses): string {
  let result = '';
  let end = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    result += rewrite(text.slice(end, index), path, folder) + code;
    end = index + code.length;
  }
  return result + rewrite(text.slice(end), path, folder);
}

function rewrite(prose: string, path: string, folder: FolderAddresses): string {
  return withoutShortcodes(prose)
    .replace(PICTURE, (_whole, mark = '', address = '', tag = '', source = '') => {
      return mark + tag + pictureAddress(address || source, path, folder);
    })
    .replace(LINK, (_whole, mark: string, address: string) => mark + linkAddress(address, path, folder));
}

/** Returns the token of an image in the folder, any other safe address unchanged, or ''. */
export function pictureAddress(address: string, path: string, folder: FolderAddresses): string {
  if (/^(?:https?:)?\/\//i.test(address)) return isSafeLink(address) ? address : '';
  const token = storedPicture(address, path, folder);
  if (token !== null) return token;
  folder.leftOut.push(missing(path, address, 'image'));
  return address.startsWith('/') && isSafeLink(address) ? address : '';
}

/** Returns the page that another file becomes or the token of an image; other addresses stay unchanged. */
function linkAddress(address: string, path: string, folder: FolderAddresses): string {
  if (address.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  const here = findPage(folder.pages, address, path) ?? storedPicture(address, path, folder);
  if (here !== null) return here;
  // An address with a leading slash may exist on this site.
  if (!address.startsWith('/')) folder.leftOut.push(missing(path, address, 'page'));
  return address;
}

function storedPicture(address: string, path: string, folder: FolderAddresses): string | null {
  const file = listCandidates(address, path, folder.pages.root).find(place => folder.others.has(place));
  const open = file === undefined ? undefined : folder.others.get(file);
  if (file === undefined || !open) return null;
  const token = pictureToken(file);
  folder.pictures.set(token, open);
  return token;
}

function missing(path: string, address: string, what: 'image' | 'page'): LeftOut {
  return { from: path, reason: `The ${what} ${address.slice(0, 200)} is not in the folder.` };
}

/** Folders that an address with a leading slash or alias may refer to. */
const PUBLIC_FOLDERS = ['', 'static/', 'public/', 'assets/', 'src/'];

/** Lists the paths that an address may mean: beside the file that names it, or in one of the public folders. */
function listCandidates(address: string, path: string, root: string): string[] {
  const wanted = decoded(address.replace(/[?#].*$/, '')).replace(/^[@~]\//, '/');
  return wanted.startsWith('/')
    ? PUBLIC_FOLDERS.map(folder => root + posix.join(folder, wanted.slice(1)))
    : [posix.join(posix.dirname(path), wanted), ...PUBLIC_FOLDERS.map(folder => root + folder + wanted)];
}
