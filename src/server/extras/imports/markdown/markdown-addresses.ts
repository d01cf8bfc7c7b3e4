import { posix } from 'node:path';
import { pictureToken, type SourceEntries } from '#server/extras/imports/import-entry';
import type { LeftOutList } from '#server/extras/imports/left-out-list';
import type { LeftOut } from '#shared/extras/imports/import-contract';
import { mapInSlices } from '#shared/map-in-slices';
import { isSafeLink } from '#shared/safe-link';
import { encodeAddress, unescapeAddress } from './address-encoding';
import { shortenName } from './list-names';
import type { MarkdownFolder } from './markdown-folder';
import { decodeAddress, type FolderPages, findPage } from './markdown-pages';
import type { PreparedText } from './prepare-text';

/** The addresses that files of a folder may use, and those that were used. */
export type FolderAddresses = Pick<SourceEntries, 'pictures'> & {
  leftOut: LeftOutList;
  others: MarkdownFolder['others'];
  pages: FolderPages;
  /** The former paths that redirect to items of this import. */
  claimed: Set<string>;
};

/** The address of a file is shorter, and a search for a longer one takes long. */
const MAX_ADDRESS = 5_000;

/**
 * Replaces the images of a text with tokens, and links to other files with the pages that the files become. An
 * address that is not found stays as written. It works in slices, because a text may have thousands of links.
 */
export async function withAddresses(
  { text, addresses }: Pick<PreparedText, 'text' | 'addresses'>,
  path: string,
  folder: FolderAddresses,
): Promise<string> {
  let position = 0;
  const pieces = await mapInSlices(listAddresses(addresses), ([start, end, isPicture]) => {
    const written = text.slice(start, end);
    const before = text.slice(position, start);
    position = end;
    return before + (findAddress(written, isPicture, path, folder) ?? written);
  });
  return pieces.join('') + text.slice(position);
}

function* listAddresses(addresses: Uint32Array): Generator<[start: number, end: number, isPicture: boolean]> {
  for (let index = 0; index < addresses.length; index += 3)
    yield [addresses[index] ?? 0, addresses[index + 1] ?? 0, addresses[index + 2] === 1];
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function findAddress(
  written: string,
  isPicture: boolean,
  path: string,
  folder: FolderAddresses,
): string | null {
  if (written.length > MAX_ADDRESS) return null;
  const address = unescapeAddress(written);
  if (address.startsWith('#') || ELSEWHERE.test(address)) return null;
  const page = isPicture ? null : findPage(folder.pages, address, path);
  const found = page ?? storedPicture(address, path, folder);
  // A link with a leading slash may exist on this site.
  if (found === null && (isPicture || !address.startsWith('/')))
    folder.leftOut.add(missing(path, address, isPicture ? 'image' : 'page'));
  return found && encodeAddress(found);
}

/** Returns the token of a cover in the folder, any other safe address unchanged, or ''. */
export function coverAddress(address: string, path: string, folder: FolderAddresses): string {
  if (/^(?:https?:)?\/\//i.test(address)) return isSafeLink(address) ? address : '';
  const token = storedPicture(address, path, folder);
  if (token !== null) return token;
  folder.leftOut.add(missing(path, address, 'image'));
  return address.startsWith('/') && isSafeLink(address) ? address : '';
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
  return { from: path, reason: `The ${what} ${shortenName(address)} isn't in the folder.` };
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
