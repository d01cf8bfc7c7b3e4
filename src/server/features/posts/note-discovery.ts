import { FEED_ENTRIES, type Feed, type FeedEntry } from '#server/core/content/content-kind';
import { listSearchedTexts } from '#server/core/content/searched-texts';
import { toMarkdownHtml } from '#server/core/markdown/markdown-pool';
import { NOTES_PATH, notePath } from '#shared/content-paths';
import { type Note, noteFields } from '#shared/contract/post';
import type { SearchDocument } from '#shared/contract/search';
import { displayTitle } from '#shared/text';
import { withoutFragment } from '#shared/upload-names';

/** Defines the feeds of notes, newest first. `listNotes` returns at most the given number. */
export function noteFeeds(listNotes: (most: number) => Promise<Note[]>): Feed[] {
  const feed = {
    pagePath: NOTES_PATH,
    title: ({ ownerName }, t) => t('notesFeed', { name: ownerName }),
    namelessId: 'tag:localhost,2020:portfolio-notes-feed',
    async *list(home) {
      for (const note of await listNotes(FEED_ENTRIES)) yield await toFeedEntry(note, home);
    },
  } satisfies Partial<Feed>;
  return [
    { ...feed, format: 'atom', path: `${NOTES_PATH}/feed.xml` },
    { ...feed, format: 'json', path: `${NOTES_PATH}/feed.json` },
  ];
}

async function toFeedEntry(
  { _id, slug, title, language, text, tags, ...note }: Note,
  home: string,
): Promise<FeedEntry> {
  const address = home + notePath(slug);
  const { publishedAt, updatedAt, summary, cover } = note;
  return {
    id: `urn:uuid:${_id}`,
    title: displayTitle(title),
    language,
    address,
    publishedAt,
    updatedAt,
    summary,
    categories: tags,
    html: await toMarkdownHtml(text, { page: address, base: home }),
    image: withoutFragment(cover),
  };
}

export async function noteSearchDocument(note: Note): Promise<SearchDocument> {
  const { title, language, slug, summary, tags, cover, generatedCover, publishedAt } = note;
  return {
    kind: 'note',
    path: notePath(slug),
    title: displayTitle(title),
    language,
    summary,
    tags,
    cover: cover || (generatedCover ?? ''),
    newAt: publishedAt,
    publishedAt,
    text: (await listSearchedTexts(noteFields, note)).join(' '),
  };
}
