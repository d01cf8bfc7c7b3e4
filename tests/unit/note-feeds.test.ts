import { expect, test } from 'vitest';
import { renderFeed } from '#server/features/discovery/render-feed';
import { noteFeeds } from '#server/features/posts/note-discovery';
import type { Note } from '#shared/contract/post';
import { SOME_SITE, someNote } from '../support/content/some-content';

const SITE = 'https://ada.example.com';
const NOTE = someNote();
const content = { site: SOME_SITE, notes: [NOTE], publicUrl: SITE };
const EMPTY = { ...content, notes: [] };
const WITHOUT_URL = { ...content, publicUrl: undefined };

type Content = { site: typeof SOME_SITE; notes: Note[]; publicUrl: string | undefined };

async function renderFeedIn(format: 'atom' | 'json', { notes, ...options }: Content): Promise<string> {
  const [feed] = noteFeeds(async () => notes).filter(each => each.format === format);
  return feed ? renderFeed(feed, options) : '';
}

const readJson = async (content: Content): Promise<{ items: { content_html: string }[] }> =>
  JSON.parse(await renderFeedIn('json', content));

test('the JSON Feed has the fields of version 1.1, with notes, without notes and without a public URL', async () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Notes of Ada Example',
    description: 'I build engines.',
    language: 'en',
  };
  const atSite = {
    ...feed,
    home_page_url: `${SITE}/notes`,
    feed_url: `${SITE}/notes/feed.json`,
    authors: [{ name: 'Ada Example', url: `${SITE}/` }],
  };
  const item = {
    id: `urn:uuid:${NOTE._id}`,
    title: 'Tides',
    summary: 'On water.',
    date_published: NOTE.publishedAt,
    date_modified: NOTE.updatedAt,
    tags: ['Water', 'Moon'],
  };
  const itemAtSite = {
    ...item,
    url: `${SITE}/notes/tides`,
    image: `${SITE}/uploads/cover.webp`,
    content_html: `<p>Water <strong>rises</strong>, <a href="${SITE}/about">twice a day</a>.</p>`,
  };
  expect(await readJson(content)).toEqual({ ...atSite, items: [itemAtSite] });
  expect(await readJson(EMPTY)).toEqual({ ...atSite, items: [] });
  expect(await readJson(WITHOUT_URL)).toEqual({
    ...feed,
    authors: [{ name: 'Ada Example' }],
    items: [{ ...item, content_html: expect.stringContaining('href="/about"') }],
  });
});

test('a feed names the language of a note that differs from the site', async () => {
  const notes = [someNote({ language: 'ja' }), NOTE];
  const atom = await renderFeedIn('atom', { ...content, notes });
  expect(atom.match(/<entry.*>/g)).toEqual(['<entry xml:lang="ja">', '<entry>']);
  const { items } = await readJson({ ...content, notes });
  expect(items[0]).toHaveProperty('language', 'ja');
  expect(items[1]).not.toHaveProperty('language');
});

test('the Atom feed has the address, date and tags of each note, and its language', async () => {
  const feed = await renderFeedIn('atom', content);
  expect(feed.match(/rel="self"/g)).toHaveLength(1);
  expect(feed).toContain(`<id>${SITE}/notes/feed.xml</id>`);
  expect(feed).toContain('<category term="Water"/>\n<category term="Moon"/>');
  expect(feed).toContain(`<published>${NOTE.publishedAt}</published>`);
  expect(await renderFeedIn('atom', EMPTY)).not.toContain('<entry>');
  expect(feed).toContain('xml:lang="en"');
});

test('a feed ends before its texts exceed 3 MB, and has at least one entry', async () => {
  const notes = (count: number, text: string) => Array.from({ length: count }, () => someNote({ text }));
  const countEntries = async (some: Note[]) => (await readJson({ ...content, notes: some })).items.length;
  expect(await countEntries(notes(30, 'words '.repeat(16_600)))).toBe(30);
  expect(await countEntries(notes(30, '&lt; '.repeat(19_000)))).toBe(30);
  expect(await countEntries(notes(30, '漢字 '.repeat(30_000)))).toBe(14);
  const [, , item] = (await readJson({ ...content, notes: notes(3, '漢字 '.repeat(30_000)) })).items;
  expect(item?.content_html.length).toBeGreaterThan(80_000);
  const feed = await renderFeedIn('atom', { ...content, notes: notes(30, '漢字 '.repeat(30_000)) });
  expect(feed.match(/<entry>/g)).toHaveLength(14);
});
