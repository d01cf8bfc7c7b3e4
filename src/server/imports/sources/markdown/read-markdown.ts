import { setImmediate } from 'node:timers/promises';
import { freeSlug } from '#server/core/content/slugs';
import { AppError } from '#server/core/errors/app-error';
import {
  type EntryOrigin,
  type ImportEntry,
  type SourceEntries,
  toKeyPart,
  withDistinctKeys,
} from '#server/imports/import-entry';
import { createLeftOutList } from '#server/imports/left-out-list';
import { notePath, projectPath } from '#shared/content-paths';
import type { LeftOut, MarkdownTarget } from '#shared/contract/import';
import { TAGS_MAX } from '#shared/contract/post';
import { readEntryInThread } from './entry-pool';
import { type FolderAddresses, pictureAddress, withAddresses } from './markdown-addresses';
import type { MarkdownEntry } from './markdown-entry';
import type { MarkdownFolder } from './markdown-folder';
import { createFolderPages } from './markdown-pages';

/** The name of such imports in the list. */
export const MARKDOWN_NAME = 'Markdown files';

/** This much front matter takes about 15 seconds to parse. */
const MAX_FRONT_MATTER = 10_000_000;
const TOO_MUCH_FRONT_MATTER =
  'The files have more than 10 MB of front matter. Import fewer files at a time. Nothing was changed.';

/** Folders whose files are not proposed as notes. */
const PROJECT_FOLDERS = /(?:^|\/)_?(?:projects|portfolio|work)\//i;

const SOURCES = { projects: 'markdown', notes: 'markdown-notes' } as const;

/**
 * Reads a folder of Markdown files as projects or notes, newest first. Yields to other requests between
 * files.
 * @throws AppError BAD_REQUEST that names the file with invalid front matter
 */
export async function readMarkdown(
  { files, others }: MarkdownFolder,
  target: MarkdownTarget = 'projects',
): Promise<SourceEntries> {
  const root = commonFolder([...files.map(({ path }) => path), ...others.keys()]);
  const read: MarkdownEntry[] = [];
  const leftOut = createLeftOutList();
  let frontMatterLength = 0;
  for (const file of files) {
    if (isSection(file.path.slice(root.length))) continue;
    const entry = await readEntryInThread(file);
    read.push(entry);
    if (entry.unreadDate !== '') leftOut.add(unreadDate(entry));
    frontMatterLength += file.content.length - entry.text.length;
    if (frontMatterLength > MAX_FRONT_MATTER) throw new AppError('BAD_REQUEST', TOO_MUCH_FRONT_MATTER);
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
  const folder: FolderAddresses = { leftOut, pictures: new Map(), others, pages };
  const items: SourceEntries['items'] = [];
  for (const entry of entries) {
    await setImmediate();
    const isInForeignFolder = target === 'notes' && PROJECT_FOLDERS.test(entry.path.slice(root.length));
    const item = await (target === 'notes' ? toNote : toProject)(entry, folder);
    items.push({ ...item, isInForeignFolder });
  }
  const { pictures } = folder;
  const source = SOURCES[target];
  return {
    source,
    name: MARKDOWN_NAME,
    items: withDistinctKeys(items),
    leftOut: leftOut.toLines(),
    pictures,
  };
}

/** Returns true for files about a folder, which are Hugo's list pages and the README of the root. */
function isSection(path: string): boolean {
  return /(?:^|\/)_index\.\w+$/.test(path) || /^readme\.md$/i.test(path);
}

/** Makes slugs distinct, because files in different folders may have the same name. */
function withDistinctSlugs(entries: MarkdownEntry[]): MarkdownEntry[] {
  const taken = new Set<string>();
  return entries.map(entry => {
    if (entry.slug === '') return entry;
    const slug = freeSlug(entry.slug, taken);
    taken.add(slug);
    return { ...entry, slug };
  });
}

async function toProject(entry: MarkdownEntry, folder: FolderAddresses): Promise<ImportEntry<'project'>> {
  const { title, date, summary, tags, category, slug } = entry;
  const { cover, coverAlt, text } = await toContent(entry, folder);
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

async function toNote(entry: MarkdownEntry, folder: FolderAddresses): Promise<ImportEntry<'note'>> {
  const { title, moment, summary, slug, path } = entry;
  const { cover, coverAlt, text } = await toContent(entry, folder);
  const tags = [...new Set([entry.category, ...entry.tags])].filter(tag => tag !== '');
  const more = tags.slice(TAGS_MAX);
  if (more.length > 0) folder.leftOut.add(tooMany(path, more));
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
): EntryOrigin {
  return {
    key: path.slice(pages.root.length).split('/').map(toKeyPart).join('/'),
    from: path,
    name: title,
    note: [date, isDraft && 'draft', ...tags].filter(Boolean).join(' · '),
  };
}

async function toContent(entry: MarkdownEntry, folder: FolderAddresses) {
  const cover = entry.cover === '' ? '' : pictureAddress(entry.cover, entry.path, folder);
  const text = await withAddresses(entry.text, entry.path, folder);
  return { cover, coverAlt: cover === '' ? '' : entry.coverAlt, text };
}

function unreadDate({ path, unreadDate: words }: MarkdownEntry): LeftOut {
  return { from: `${path}, date`, reason: `"${words.slice(0, 40)}" is not a date.` };
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
