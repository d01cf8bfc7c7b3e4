import { posix } from 'node:path';
import { pictureToken, type Reading } from '#server/imports/incoming';
import type { LeftOut } from '#shared/contract/import';
import { isSafeLink } from '#shared/safe-link';
import type { MarkdownFolder } from './markdown-folder';
import { decoded, type FolderPages, findPage } from './markdown-pages';
import { withoutShortcodes } from './markdown-shortcodes';

/** What the files of a folder may name, and what they did name. */
export type FolderAddresses = Pick<Reading, 'leftOut' | 'pictures'> & {
  others: MarkdownFolder['others'];
  pages: FolderPages;
};

/** Code stays as it is. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?(?:^\1.*$|(?![\s\S]))/gm;
// Each ends where another could begin, so that a text of nothing but beginnings takes no longer than another.
const PICTURE = /(!\[[^[\]]*\]\(\s*<?)([^)\s>]+)|(<img\b[^<>]*?\bsrc\s*=\s*["'])([^"']+)/gi;
const LINK = /((?:\]\(|^ {0,3}\[[^\]\n]{1,300}\]:)\s*<?)([^)\s>]+)/gm;

/** A text with what it names as it is here: the tokens of pictures, and the pages that other files become. */
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

/** The token of a picture in the folder; any other address as it is, or '' where it can be none here. */
export function pictureAddress(address: string, path: string, folder: FolderAddresses): string {
  if (/^(?:https?:)?\/\//i.test(address)) return isSafeLink(address) ? address : '';
  const token = storedPicture(address, path, folder);
  if (token !== null) return token;
  folder.leftOut.push(missing(path, address, 'picture'));
  return address.startsWith('/') && isSafeLink(address) ? address : '';
}

/** The page that another file of the folder becomes, or the token of a picture; anything else stays as it is. */
function linkAddress(address: string, path: string, folder: FolderAddresses): string {
  if (address.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  const here = findPage(folder.pages, address, path) ?? storedPicture(address, path, folder);
  if (here !== null) return here;
  // What begins with a slash may lead to something that this site has.
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

function missing(path: string, address: string, what: 'picture' | 'page'): LeftOut {
  return { from: path, reason: `There is no ${what} ${address.slice(0, 200)} in the folder.` };
}

/** Where an address that begins with a slash, or with an alias, may lie in the folder. */
const PUBLIC_FOLDERS = ['', 'static/', 'public/', 'assets/', 'src/'];

/** Beside the file that names it, or where such sites keep what they serve. */
function listCandidates(address: string, path: string, root: string): string[] {
  const wanted = decoded(address.replace(/[?#].*$/, '')).replace(/^[@~]\//, '/');
  return wanted.startsWith('/')
    ? PUBLIC_FOLDERS.map(folder => root + posix.join(folder, wanted.slice(1)))
    : [posix.join(posix.dirname(path), wanted), ...PUBLIC_FOLDERS.map(folder => root + folder + wanted)];
}
