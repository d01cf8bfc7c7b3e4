import { freeSlug } from '#server/core/content/slugs';
import { AppError } from '#server/core/errors/app-error';
import { type SourceEntries, toKeyPart, withDistinctKeys } from '#server/extras/imports/import-entry';
import { createLeftOutList, type LeftOutList } from '#server/extras/imports/left-out-list';
import { compareKeys } from '#shared/compare';
import type { LeftOut, MarkdownTarget } from '#shared/extras/imports/import-contract';
import { takeTurn } from '#shared/take-turn';
import { readEntryInThread, readInheritedInThread } from './entry-pool';
import { type InheritedFields, inheritFields } from './inherited-fields';
import { listNames } from './list-names';
import type { FolderAddresses } from './markdown-addresses';
import type { MarkdownEntry } from './markdown-entry';
import type { MarkdownFolder } from './markdown-folder';
import { MARKDOWN_KINDS, type TargetedEntry } from './markdown-item';
import { createFolderPages } from './markdown-pages';
import { type TargetChoice, withTargets } from './markdown-target';
import { readRedirectFiles, readStart } from './redirect-files';
import type { SiteItems } from './site-items';

/** `slugs` are those that the site has. */
export type MarkdownChoice = TargetChoice & Partial<Pick<SiteItems, 'slugs'>>;

/** The name of such imports in the list. */
export const MARKDOWN_NAME = 'Markdown files';

/** This much front matter takes about 15 seconds to parse. */
const MAX_FRONT_MATTER = 10_000_000;
const TOO_MUCH_FRONT_MATTER =
  'The files contain more than 10 MB of front matter in total. Import fewer files at a time.';

/**
 * Reads a folder of Markdown files as projects, notes and pages, newest first. Yields to other requests
 * between files.
 * @throws AppError BAD_REQUEST that names the files with invalid front matter
 */
export async function readMarkdown(
  { files, others }: MarkdownFolder,
  choice: MarkdownChoice = {},
): Promise<SourceEntries> {
  const root = commonFolder([...files.map(({ path }) => path), ...others.keys()]);
  const leftOut = createLeftOutList();
  const rules = await readInheritedRules({ files, others }, root, leftOut);
  const read = await readEntries(files, root, { leftOut, rules });
  read.sort((a, b) => compareKeys(b.moment, a.moment) || compareKeys(a.path, b.path));
  const keyed = withDistinctKeys(
    read.map(entry => ({ ...entry, key: toKey(entry.path.slice(root.length)) })),
  );
  const entries = withDistinctSlugs(withTargets(keyed, root, choice), choice.slugs, leftOut);
  const addressed = entries.filter(({ slug }) => slug !== '');
  const pages = createFolderPages(
    root,
    addressed.map(({ path, slug, target }) => [path, MARKDOWN_KINDS[target].getPath(slug)]),
  );
  const folder: FolderAddresses = { leftOut, pictures: new Map(), others, pages, claimed: new Set() };
  const redirects = await readRedirectFiles({ others }, pages, leftOut);
  const items: SourceEntries['items'] = [];
  for (const entry of entries) {
    await takeTurn();
    const { getPath, toItem } = MARKDOWN_KINDS[entry.target];
    const formerPaths = [...entry.formerPaths, ...(redirects.get(getPath(entry.slug)) ?? [])];
    items.push(await toItem({ ...entry, formerPaths }, folder));
  }
  const { pictures } = folder;
  return { source: 'markdown', name: MARKDOWN_NAME, items, leftOut: leftOut.toLines(), pictures };
}

async function readEntries(
  files: MarkdownFolder['files'],
  root: string,
  { leftOut, rules }: { leftOut: LeftOutList; rules: InheritedFields[] },
): Promise<MarkdownEntry[]> {
  const read: MarkdownEntry[] = [];
  const refusals: string[] = [];
  let frontMatterLength = 0;
  for (const file of files) {
    if (isSection(file.path.slice(root.length))) continue;
    const inherited = inheritFields(rules, file.path, root);
    const result = await readEntryInThread({ ...file, root, inherited });
    if ('refused' in result) {
      refusals.push(result.refused);
      continue;
    }
    const { entry } = result;
    read.push(entry);
    if (entry.isUnread) leftOut.add({ from: entry.path, reason: UNREAD });
    if (entry.unreadDate !== '') leftOut.add(unreadDate(entry));
    if (entry.templates.length > 0) leftOut.add(withTemplates(entry));
    frontMatterLength += entry.frontMatterLength;
    if (frontMatterLength > MAX_FRONT_MATTER) throw new AppError('BAD_REQUEST', TOO_MUCH_FRONT_MATTER);
  }
  if (refusals.length > 0) throw new AppError('BAD_REQUEST', joinRefusals(refusals));
  return read;
}

const UNREAD = "The front matter seems to be in an unknown format, so it isn't read.";

const MAX_REFUSALS = 20;

function joinRefusals(refusals: string[]): string {
  const rest = refusals.length - MAX_REFUSALS;
  const more = rest > 0 ? [`and ${rest} more ${rest === 1 ? 'file' : 'files'}`] : [];
  return [...refusals.slice(0, MAX_REFUSALS), ...more].join('\n');
}

const CONFIGURATION =
  /^(?:_config\.(?:ya?ml|toml)|(?:config\/_default\/)?(?:hugo|config)\.(?:ya?ml|toml|json))$/i;

/** Each file is compared with each of them. */
const MAX_RULES = 1_000;
const TOO_MANY_RULES = 'The files contain more than 1,000 sets of default values.';

/** Reads the fields that configurations and list pages set for other files. The plan names those that are not applied. */
async function readInheritedRules(
  { files, others }: Pick<MarkdownFolder, 'files' | 'others'>,
  root: string,
  leftOut: LeftOutList,
): Promise<InheritedFields[]> {
  const found = files.filter(({ path }) => /(?:^|\/)_index\.\w+$/.test(path));
  for (const [path, open] of others) {
    const isConfiguration = CONFIGURATION.test(path.slice(root.length));
    if (isConfiguration) found.unshift({ path, content: await readStart(await open()) });
  }
  const all: InheritedFields[] = [];
  for (const file of found) {
    try {
      const rules = await readInheritedInThread(file, root);
      all.push(...rules);
      const omitted = new Set(rules.flatMap(each => each.omitted));
      if (omitted.size > 0) leftOut.add(withoutDefaults(file.path, [...omitted]));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      leftOut.add({ from: file.path, reason: `Its default values aren't applied. ${error.message}` });
    }
    if (all.length > MAX_RULES) throw new AppError('BAD_REQUEST', TOO_MANY_RULES);
  }
  return all;
}

function withoutDefaults(path: string, names: string[]): LeftOut {
  return { from: path, reason: `These default values aren't applied: ${listNames(names)}.` };
}

/** Returns true for files about a folder, which are Hugo's list pages and the README of the root. */
function isSection(path: string): boolean {
  return /(?:^|\/)_index\.\w+$/.test(path) || /^readme\.md$/i.test(path);
}

function toKey(path: string): string {
  return path.split('/').map(toKeyPart).join('/');
}

/**
 * Makes the slugs of each kind distinct, because files in different folders may have the same name, and the site
 * may have an item with the slug.
 */
function withDistinctSlugs(
  entries: TargetedEntry[],
  stored: MarkdownChoice['slugs'],
  leftOut: LeftOutList,
): TargetedEntry[] {
  const taken: Record<MarkdownTarget, Set<string>> = {
    projects: new Set(),
    notes: new Set(),
    pages: new Set(),
  };
  return entries.map(entry => {
    if (entry.slug === '') return entry;
    const { key, target } = entry;
    const holders = stored?.[target] ?? new Map<string, string | null>();
    const isOthers = (each: string) => holders.has(each) && holders.get(each) !== key;
    const slug = freeSlug(entry.slug, { has: each => taken[target].has(each) || isOthers(each) });
    taken[target].add(slug);
    // An item of an earlier import has got its slug already.
    if (isOthers(entry.slug) && !holders.has(slug)) leftOut.add(takenSlug(entry, slug));
    return { ...entry, slug };
  });
}

function takenSlug({ path, slug, target }: TargetedEntry, free: string): LeftOut {
  const { getPath } = MARKDOWN_KINDS[target];
  return {
    from: path,
    reason: `${getPath(slug)} is already in use. This file gets ${getPath(free)}.`,
  };
}

function unreadDate({ path, unreadDate: words }: MarkdownEntry): LeftOut {
  return { from: `${path}, date`, reason: `"${words.slice(0, 40)}" isn't a date.` };
}

/** Names some of the template code that stays in a text. */
function withTemplates({ path, templates }: MarkdownEntry): LeftOut {
  const names = listNames(templates.map(each => each.replace(/\s+/g, ' ')));
  return {
    from: path,
    reason: `This template code can't be converted and stays in the text: ${names}.`,
  };
}

/** Returns the folder that contains all files, such as 'site/', or ''. */
function commonFolder(paths: string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every(path => path.startsWith(folder)) ? folder : '';
}
