import { posix } from 'node:path';
import { pictureToken, type SourceEntries } from '#server/imports/import-entry';
import type { LeftOutList } from '#server/imports/left-out-list';
import type { LeftOut } from '#shared/contract/import';
import { mapInSlices } from '#shared/map-in-slices';
import { isSafeLink } from '#shared/safe-link';
import type { MarkdownFolder } from './markdown-folder';
import { decodeAddress, type FolderPages, findPage } from './markdown-pages';
import { withoutShortcodes } from './markdown-shortcodes';
import { replaceInSlices } from './replace-in-slices';

/** The addresses that files of a folder may use, and those that were used. */
export type FolderAddresses = Pick<SourceEntries, 'pictures'> & {
  leftOut: LeftOutList;
  others: MarkdownFolder['others'];
  pages: FolderPages;
};

/** The address of a file is shorter, and a search for a longer one takes long. */
const MAX_ADDRESS = 5_000;

/** Addresses in code blocks are not rewritten. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?(?:^\1.*$|(?![\s\S]))/gm;
// Each pattern stops where another match could begin, which keeps the time linear.
const PICTURE = /(!\[[^[\]]*\]\(\s*<?)([^)\s>]+)|(<img\b[^<>]*?\bsrc\s*=\s*["'])([^"']+)/gi;
const LINK = /((?:\]\(|^ {0,3}\[[^\]\n]{1,300}\]:)\s*<?)([^)\s>]+)/gm;

/**
 * Replaces images in a text with tokens, and links to other files with the pages that the files become. It
 * works in slices, because a text may have thousands of links or code blocks.
 */
export async function withAddresses(text: string, path: string, folder: FolderAddresses): Promise<string> {
  let end = 0;
  const pieces = await mapInSlices(text.matchAll(CODE), async ({ 0: code, index }) => {
    const prose = text.slice(end, index);
    end = index + code.length;
    return (await rewrite(prose, path, folder)) + code;
  });
  return pieces.join('') + (await rewrite(text.slice(end), path, folder));
}

async function rewrite(prose: string, path: string, folder: FolderAddresses): Promise<string> {
  const withPictures = await replaceInSlices(
    await withoutShortcodes(prose),
    PICTURE,
    ([, mark = '', address = '', tag = '', source = '']) =>
      mark + tag + pictureAddress(address || source, path, folder),
  );
  return replaceInSlices(
    withPictures,
    LINK,
    ([, mark = '', address = '']) => mark + linkAddress(address, path, folder),
  );
}

/** Returns the token of an image in the folder, any other safe address unchanged, or ''. */
export function pictureAddress(address: string, path: string, folder: FolderAddresses): string {
  if (/^(?:https?:)?\/\//i.test(address)) return isSafeLink(address) ? address : '';
  const token = storedPicture(address, path, folder);
  if (token !== null) return token;
  folder.leftOut.add(missing(path, address, 'image'));
  return address.startsWith('/') && isSafeLink(address) ? address : '';
}

/** Returns the page that another file becomes or the token of an image. Other addresses stay unchanged. */
function linkAddress(address: string, path: string, folder: FolderAddresses): string {
  if (address.length > MAX_ADDRESS || address.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
    return address;
  const here = findPage(folder.pages, address, path) ?? storedPicture(address, path, folder);
  if (here !== null) return here;
  // An address with a leading slash may exist on this site.
  if (!address.startsWith('/')) folder.leftOut.add(missing(path, address, 'page'));
  return address;
}

function storedPicture(address: string, path: string, folder: FolderAddresses): string | null {
  if (address.length > MAX_ADDRESS) return null;
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

/** An address with a leading slash or alias may refer to these folders. */
const PUBLIC_FOLDERS = ['', 'static/', 'public/', 'assets/', 'src/'];

/**
 * Lists the paths that an address may mean: beside the file that names it, or in one of the public folders.
 */
function listCandidates(address: string, path: string, root: string): string[] {
  const wanted = decodeAddress(address.replace(/[?#].*$/, '')).replace(/^[@~]\//, '/');
  return wanted.startsWith('/')
    ? PUBLIC_FOLDERS.map(folder => root + posix.join(folder, wanted.slice(1)))
    : [posix.join(posix.dirname(path), wanted), ...PUBLIC_FOLDERS.map(folder => root + folder + wanted)];
}
