import { setImmediate } from 'node:timers/promises';
import { freeSlug } from '#server/core/content/slugs';
import { type Entry, type Incoming, keyPart, type Reading, withDistinctKeys } from '#server/imports/incoming';
import { notePath, projectPath } from '#shared/content-paths';
import type { LeftOut, MarkdownTarget } from '#shared/contract/import';
import { TAGS_MAX } from '#shared/contract/post';
import { type FolderAddresses, pictureAddress, withAddresses } from './markdown-addresses';
import { type MarkdownEntry, readMarkdownEntry } from './markdown-entry';
import type { MarkdownFolder } from './markdown-folder';
import { createFolderPages } from './markdown-pages';

/** Name of such imports in the list. */
export const MARKDOWN_NAME = 'Markdown files';

const SOURCES = { projects: 'markdown', notes: 'markdown-notes' } as const;

/**
 * Reads a folder of Markdown files as projects or notes, newest first. Yields to other requests between files.
 * @throws AppError BAD_REQUEST with the file for invalid front matter
 */
export async function readMarkdown(
  { files, others }: MarkdownFolder,
  target: MarkdownTarget = 'projects',
): Promise<Reading> {
  const root = commonFolder([...files.map(({ path }) => path), ...others.keys()]);
  const read: MarkdownEntry[] = [];
  for (const file of files) {
    if (isSection(file.path.slice(root.length))) continue;
    await setImmediate();
    read.push(readMarkdownEntry(file));
  }
  read.sort((a, b) => b.moment.localeCompare(a.moment) || a.path.localeCompare(b.path));
  const entries = withDistinctSlugs(read);
  const addressed = entries.filter(({ slug }) => slug !== '');
  const pages = createFolderPages(
    root,
    addressed.map(({ path, slug }) => [
      path,
      target === 'notes' ? notePath(slug) : projectPath({ _id: slug, slug }),
    ]),
  );
  const folder: FolderAddresses = { leftOut: [], pictures: new Map(), others, pages };
  const items: Reading['items'] = [];
  for (const entry of entries) {
    await setImmediate();
    items.push(target === 'notes' ? toNote(entry, folder) : toProject(entry, folder));
  }
  const { leftOut, pictures } = folder;
  const source = SOURCES[target];
  return { source, name: MARKDOWN_NAME, items: withDistinctKeys(items), leftOut, pictures };
}

/** Returns true for files about a folder: Hugo's list pages and the README of the root. */
function isSection(path: string): boolean {
  return /(?:^|\/)_index\.\w+$/.test(path) || /^readme\.md$/i.test(path);
}

/** Makes slugs distinct, since files in different folders may have the same name. */
function withDistinctSlugs(entries: MarkdownEntry[]): MarkdownEntry[] {
  const taken = new Set<string>();
  return entries.map(entry => {
    if (entry.slug === '') return entry;
    const slug = freeSlug(entry.slug, taken);
    taken.add(slug);
    return { ...entry, slug };
  });
}

function toProject(entry: MarkdownEntry, folder: FolderAddresses): Incoming<'project'> {
  const { title, date, summary, tags, category, slug } = entry;
  const { cover, coverAlt, text } = contentOf(entry, folder);
  return {
    ...presentEntry(entry, folder),
    kind: 'project',
    fields: {
      title,
      description: summary,
      details: text,
      learned: '',
      image: cover,
      imageAlt: coverAlt,
      skills: tags,
      timeline: date.slice(0, 4),
      public: true,
      ...(category !== '' && { category }),
      ...(slug !== '' && { slug }),
    },
  };
}

function toNote(entry: MarkdownEntry, folder: FolderAddresses): Incoming<'note'> {
  const { title, moment, summary, slug, path } = entry;
  const { cover, coverAlt, text } = contentOf(entry, folder);
  const tags = [...new Set([entry.category, ...entry.tags])].filter(tag => tag !== '');
  const more = tags.slice(TAGS_MAX);
  if (more.length > 0) folder.leftOut.push(tooMany(path, more));
  return {
    ...presentEntry(entry, folder),
    kind: 'note',
    fields: {
      title,
      summary,
      text,
      cover,
      coverAlt,
      tags: tags.slice(0, TAGS_MAX),
      ...(slug !== '' && { slug }),
      ...(moment !== '' && { publishAt: moment }),
    },
  };
}

function presentEntry(
  { path, title, date, isDraft, tags }: MarkdownEntry,
  { pages }: FolderAddresses,
): Entry {
  return {
    key: path.slice(pages.root.length).split('/').map(keyPart).join('/'),
    from: path,
    name: title,
    note: [date, isDraft && 'draft', ...tags].filter(Boolean).join(' · '),
  };
}

function contentOf(entry: MarkdownEntry, folder: FolderAddresses) {
  const cover = entry.cover === '' ? '' : pictureAddress(entry.cover, entry.path, folder);
  const text = withAddresses(entry.text, entry.path, folder);
  return { cover, coverAlt: cover === '' ? '' : entry.coverAlt, text };
}

function tooMany(path: string, tags: string[]): LeftOut {
  const names = tags.join(', ').slice(0, 200);
  return { from: path, reason: `A note has at most ${TAGS_MAX} tags. Omitted: ${names}.` };
}

/** Returns the folder that contains all files, such as 'site/', or ''. */
function commonFolder(paths: string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every(path => path.startsWith(folder)) ? folder : '';
}
