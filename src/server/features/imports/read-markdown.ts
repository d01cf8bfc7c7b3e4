import { posix } from 'node:path';
import type { LeftOut } from '../../../shared/contract/import';
import { isSafeLink } from '../../../shared/safe-link';
import { type IncomingProject, keyPart, type Reading, withDistinctKeys } from './incoming';
import { type MarkdownEntry, readMarkdownEntry } from './markdown-entry';
import type { MarkdownFolder } from './markdown-folder';
import { pictureToken } from './read-github';

type Pictures = Pick<Reading, 'leftOut' | 'pictures'> & { others: MarkdownFolder['others'] };

/** Where an address that begins with a slash, or with an alias, may lie in the folder. */
const PUBLIC_FOLDERS = ['', 'static/', 'public/', 'assets/', 'src/'];

/** What such an import is called among the others. */
export const MARKDOWN_NAME = 'Markdown files';

/**
 * Reads a folder of Markdown files as projects, the newest first.
 * @throws AppError BAD_REQUEST that names a file whose front matter is bad
 */
export function readMarkdown({ files, others }: MarkdownFolder): Reading {
  const found: Pictures = { leftOut: [], pictures: new Map(), others };
  const root = commonFolder([...files.map(({ path }) => path), ...others.keys()]);
  const entries = files
    .filter(({ path }) => !isSection(path.slice(root.length)))
    .map(readMarkdownEntry)
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
  const items = entries.map(entry => projectOf(entry, root, found));
  const { leftOut, pictures } = found;
  return { source: 'markdown', name: MARKDOWN_NAME, items: withDistinctKeys(items), leftOut, pictures };
}

/** What is about a folder: Hugo's pages of lists, and a readme of the whole. */
function isSection(path: string): boolean {
  return /(?:^|\/)_index\.\w+$/.test(path) || /^readme\.md$/i.test(path);
}

function projectOf(entry: MarkdownEntry, root: string, found: Pictures): IncomingProject {
  const { path, title, date, isDraft, summary, tags, category, slug, coverAlt } = entry;
  const image = entry.cover === '' ? '' : addressOf(entry.cover, entry, root, found);
  return {
    target: 'projects',
    key: path.slice(root.length).split('/').map(keyPart).join('/'),
    from: path,
    name: title,
    note: [date, isDraft && 'draft', ...tags].filter(Boolean).join(' · '),
    fields: {
      ...{ title, description: summary, details: withPicturesOf(entry, root, found), learned: '' },
      ...{ image, imageAlt: image === '' ? '' : coverAlt, skills: tags, timeline: date.slice(0, 4) },
      ...{ public: true, ...(category !== '' && { category }), ...(slug !== '' && { slug }) },
    },
  };
}

const PICTURE = /(!\[[^\]]*\]\(\s*<?)([^)\s>]+)|(<img\b[^>]*?\bsrc\s*=\s*["'])([^"']+)/gi;

function withPicturesOf(entry: MarkdownEntry, root: string, found: Pictures): string {
  return entry.text.replace(PICTURE, (_whole, mark = '', address = '', tag = '', source = '') => {
    return mark + tag + addressOf(address || source, entry, root, found);
  });
}

/** The token of a picture in the folder; any other address as it is, or '' where it can be none here. */
function addressOf(address: string, { path }: MarkdownEntry, root: string, found: Pictures): string {
  if (/^(?:https?:)?\/\//i.test(address)) return isSafeLink(address) ? address : '';
  const file = findFile(address, path, root, found.others);
  const open = file === null ? undefined : found.others.get(file);
  if (file !== null && open) {
    const token = pictureToken(file);
    found.pictures.set(token, open);
    return token;
  }
  found.leftOut.push(missing(path, address));
  return address.startsWith('/') && isSafeLink(address) ? address : '';
}

function missing(path: string, address: string): LeftOut {
  return { from: path, reason: `There is no picture ${address.slice(0, 200)} in the folder.` };
}

/** Beside the file that names it, or where such sites keep what they serve. */
function findFile(
  address: string,
  path: string,
  root: string,
  others: MarkdownFolder['others'],
): string | null {
  const wanted = decoded(address.replace(/[?#].*$/, '')).replace(/^[@~]\//, '/');
  const places = wanted.startsWith('/')
    ? PUBLIC_FOLDERS.map(folder => root + posix.join(folder, wanted.slice(1)))
    : [posix.join(posix.dirname(path), wanted), ...PUBLIC_FOLDERS.map(folder => root + folder + wanted)];
  return places.find(place => others.has(place)) ?? null;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The folder that everything lies in, as where an archive is made of a folder: 'site/', or ''. */
function commonFolder(paths: string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every(path => path.startsWith(folder)) ? folder : '';
}
