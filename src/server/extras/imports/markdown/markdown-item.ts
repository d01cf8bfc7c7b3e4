import type { ImportedItemRow } from '#server/composition/import-tables';
import type { ImportEntry, SourceEntries } from '#server/extras/imports/import-entry';
import { notePath, pagePath, projectPath } from '#shared/content-paths';
import { TAGS_MAX } from '#shared/contract/post';
import type { LeftOut, MarkdownTarget } from '#shared/extras/imports/import-contract';
import { FORMER_LIMIT, sortFormerPaths } from './former-addresses';
import { listNames } from './list-names';
import { coverAddress, type FolderAddresses, withAddresses } from './markdown-addresses';
import type { MarkdownEntry } from './markdown-entry';

/** A file with the kind of content that it becomes. */
export type TargetedEntry = MarkdownEntry & { key: string; target: MarkdownTarget };

/** A kind of content that Markdown files become. */
type MarkdownKind = {
  /** The same file may become an item of each kind, so each is a source of its own. */
  source: ImportedItemRow['source'];
  kind: 'project' | 'note' | 'page';
  getPath: (slug: string) => string;
  toItem: (entry: TargetedEntry, folder: FolderAddresses) => Promise<SourceEntries['items'][number]>;
};

export const MARKDOWN_KINDS: Record<MarkdownTarget, MarkdownKind> = {
  projects: {
    source: 'markdown',
    kind: 'project',
    getPath: slug => projectPath({ _id: slug, slug }),
    toItem: toProject,
  },
  notes: { source: 'markdown-notes', kind: 'note', getPath: notePath, toItem: toNote },
  pages: { source: 'markdown-pages', kind: 'page', getPath: pagePath, toItem: toPage },
};

async function toProject(entry: TargetedEntry, folder: FolderAddresses): Promise<ImportEntry<'project'>> {
  const { title, date, summary, tags, category, slug, path } = entry;
  const { github, live, skills, status, timeline, learned, featured, omitted } = entry.project;
  const { cover, coverAlt, text } = await toContent(entry, folder);
  if (omitted.length > 0) folder.leftOut.add(withoutPlace(path, 'Projects', omitted));
  return {
    ...presentEntry(entry, folder),
    kind: 'project',
    fields: {
      title,
      description: summary,
      details: text,
      learned,
      image: cover,
      imageAlt: coverAlt,
      skills: [...new Set([...tags, ...skills])],
      github,
      live,
      timeline: timeline || date.slice(0, 4),
      public: true,
      ...(featured && { featured }),
      ...(status !== '' && { status }),
      ...(category !== '' && { category }),
      ...(slug !== '' && { slug }),
    },
  };
}

async function toNote(entry: TargetedEntry, folder: FolderAddresses): Promise<ImportEntry<'note'>> {
  const { title, moment, summary, slug, path } = entry;
  const { cover, coverAlt, text } = await toContent(entry, folder);
  const tags = listTags(entry);
  const more = tags.slice(TAGS_MAX);
  if (more.length > 0) folder.leftOut.add(tooMany(path, more));
  const omitted = listLinks(entry);
  if (omitted.length > 0) folder.leftOut.add(withoutPlace(path, 'Notes', omitted));
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
      ...(summary === '' && entry.beginning !== '' && { metaDescription: entry.beginning }),
    },
  };
}

/** A page has no date, no tags and no cover. */
async function toPage(entry: TargetedEntry, folder: FolderAddresses): Promise<ImportEntry<'page'>> {
  const { title, summary, slug, path } = entry;
  const omitted = [
    entry.date !== '' && 'date',
    listTags(entry).length > 0 && 'tags',
    entry.cover !== '' && 'cover',
    ...listLinks(entry),
  ].filter(name => name !== false);
  if (omitted.length > 0) folder.leftOut.add(withoutPlace(path, 'Pages', omitted));
  return {
    ...presentEntry(entry, folder),
    kind: 'page',
    fields: {
      title,
      text: await withAddresses(entry, path, folder),
      metaDescription: summary || entry.beginning,
      ...(slug !== '' && { slug }),
    },
  };
}

function listTags({ category, tags }: MarkdownEntry): string[] {
  return [...new Set([category, ...tags])].filter(tag => tag !== '');
}

function presentEntry(entry: TargetedEntry, { leftOut, claimed }: FolderAddresses) {
  const { key, target, path, title, date, tags, slug, formerPaths } = entry;
  const current = MARKDOWN_KINDS[target].getPath(slug);
  const { addresses, omitted, excess } = sortFormerPaths(formerPaths, current, claimed);
  if (omitted.length > 0) leftOut.add(withoutRedirect(path, omitted, current));
  if (excess > 0)
    leftOut.add({
      from: path,
      reason: `${FORMER_LIMIT}. ${excess} ${excess === 1 ? "isn't" : "aren't"} imported.`,
    });
  const reason = findReason(entry);
  return {
    key,
    source: MARKDOWN_KINDS[target].source,
    from: path,
    name: title,
    note: [date, reason !== '' && `unpublished (${reason})`, ...tags].filter(Boolean).join(' · '),
    isWithheld: reason !== '',
    formerAddresses: addresses,
  };
}

/** Only notes can be scheduled, so that other files with a date in the future count as withheld. */
function findReason({ withheldReason, target, date, moment }: TargetedEntry): string {
  if (withheldReason !== '' || target === 'notes' || moment <= new Date().toISOString())
    return withheldReason;
  return `date: ${date}`;
}

async function toContent(entry: MarkdownEntry, folder: FolderAddresses) {
  const cover = entry.cover === '' ? '' : coverAddress(entry.cover, entry.path, folder);
  const text = await withAddresses(entry, entry.path, folder);
  return { cover, coverAlt: cover === '' ? '' : entry.coverAlt, text };
}

function withoutRedirect(path: string, paths: string[], current: string): LeftOut {
  return {
    from: path,
    reason: `These addresses can't redirect automatically: ${listNames(paths)}. Redirect them to ${current} on your server.`,
  };
}

function tooMany(path: string, tags: string[]): LeftOut {
  return {
    from: path,
    reason: `Notes have at most ${TAGS_MAX} tags. These aren't imported: ${listNames(tags)}.`,
  };
}

/** Only projects have links to their code and to a demo. */
function listLinks({ project: { github, live } }: MarkdownEntry): string[] {
  return [github !== '' && 'code link', live !== '' && 'demo link'].filter(name => name !== false);
}

function withoutPlace(path: string, kind: string, fields: string[]): LeftOut {
  return { from: path, reason: `${kind} don't have these fields: ${fields.join(', ')}.` };
}
