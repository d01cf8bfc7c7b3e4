import {
  FEED_ENTRIES,
  type Feed,
  type FeedEntry,
  type SearchDocument,
  type SitemapEntry,
} from '#server/core/content/content-kind';
import { lastChange } from '#server/core/content/last-change';
import { markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { NOTES_PATH, notePath } from '#shared/content-paths';
import type { Note, NoteRow } from '#shared/contract/post';
import { shownTitle } from '#shared/text';

/** Defines the feeds of notes, newest first. `listNotes` returns at most the given number. */
export function noteFeeds(listNotes: (most: number) => Promise<Note[]>): Feed[] {
  const feed = {
    pagePath: NOTES_PATH,
    title: ({ ownerName }) => `Notes of ${ownerName}`,
    namelessId: 'tag:localhost,2020:portfolio-notes-feed',
    list: async home => (await listNotes(FEED_ENTRIES)).map(note => toFeedEntry(note, home)),
  } satisfies Partial<Feed>;
  return [
    { ...feed, format: 'atom', path: `${NOTES_PATH}/feed.xml` },
    { ...feed, format: 'json', path: `${NOTES_PATH}/feed.json` },
  ];
}

function toFeedEntry({ _id, slug, title, text, tags, ...note }: Note, home: string): FeedEntry {
  const address = home + notePath(slug);
  const { publishedAt, updatedAt, summary, cover } = note;
  return {
    id: `urn:uuid:${_id}`,
    title: shownTitle(title),
    address,
    publishedAt,
    updatedAt,
    summary,
    categories: tags,
    html: renderMarkdown(text, { page: address }),
    image: cover,
  };
}

/** Lists the notes, and their list page if there are any. */
export function noteSitemap(notes: NoteRow[]): SitemapEntry[] {
  const list = notes.length > 0 ? [{ path: NOTES_PATH, changedAt: lastChange(notes) }] : [];
  return [...list, ...notes.map(({ slug, updatedAt }) => ({ path: notePath(slug), changedAt: updatedAt }))];
}

export function noteSearchDocument({ title, slug, summary, text, tags }: Note): SearchDocument {
  return {
    kind: 'note',
    path: notePath(slug),
    title: shownTitle(title),
    summary,
    tags,
    text: markdownParagraphs(text).join(' '),
  };
}
