import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderFeed } from '#server/features/discovery/render-feed';
import { noteFeeds } from '#server/features/posts/note-discovery';
import type { Note } from '#shared/contract/post';
import { SOME_SITE, someNote } from '../support/some-content';

const SITE = 'https://ada.example.com';
const NOTE = someNote();
const content = { site: SOME_SITE, notes: [NOTE], publicUrl: SITE };
const EMPTY = { ...content, notes: [] };
const WITHOUT_URL = { ...content, publicUrl: undefined };

/** The part of JSON Feed 1.1 that the site uses; other fields are rejected. */
const authorSchema = z.strictObject({ name: z.string().optional(), url: z.url().optional() });
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  description: z.string().optional(),
  language: z.string().optional(),
  authors: z.array(authorSchema).optional(),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url: z.url().optional(),
        title: z.string().optional(),
        content_html: z.string(),
        summary: z.string().optional(),
        image: z.url().optional(),
        date_published: z.iso.datetime().optional(),
        date_modified: z.iso.datetime().optional(),
        tags: z.array(z.string()).optional(),
      })
      .refine(({ title, content_html: html }) => title !== '' || html !== ''),
  ),
});
type Content = { site: typeof SOME_SITE; notes: Note[]; publicUrl: string | undefined };

async function renderFeedIn(format: 'atom' | 'json', { notes, ...options }: Content): Promise<string> {
  const [feed] = noteFeeds(async () => notes).filter(each => each.format === format);
  return feed ? renderFeed(feed, options) : '';
}

/** Renders the JSON Feed and parses it as a feed reader does. */
const readJson = async (content: Content) =>
  jsonFeedSchema.parse(JSON.parse(await renderFeedIn('json', content)));

test('the JSON Feed is valid with notes, without notes and without a public URL', async () => {
  expect((await readJson(content)).items).toEqual([
    {
      id: `urn:uuid:${NOTE._id}`,
      url: `${SITE}/notes/tides`,
      title: 'Tides',
      content_html: `<p>Water <strong>rises</strong>, <a href="${SITE}/about">twice a day</a>.</p>`,
      summary: 'On water.',
      image: `${SITE}/uploads/cover.webp`,
      date_published: NOTE.publishedAt,
      date_modified: NOTE.updatedAt,
      tags: ['Water', 'Moon'],
    },
  ]);
  expect(await readJson(EMPTY)).toMatchObject({
    ...{ items: [], home_page_url: `${SITE}/notes`, feed_url: `${SITE}/notes/feed.json` },
  });
  const withoutUrl = await readJson(WITHOUT_URL);
  expect(withoutUrl).not.toHaveProperty('feed_url');
  expect(withoutUrl.items[0]).not.toHaveProperty('url');
});

test('the Atom feed has the address, date and tags of each note, and feeds name their language', async () => {
  const feed = await renderFeedIn('atom', content);
  expect(feed.match(/rel="self"/g)).toHaveLength(1);
  expect(feed).toContain(`<id>${SITE}/notes/feed.xml</id>`);
  expect(feed).toContain('<category term="Water"/>\n<category term="Moon"/>');
  expect(feed).toContain(`<published>${NOTE.publishedAt}</published>`);
  expect(await renderFeedIn('atom', EMPTY)).not.toContain('<entry>');
  expect(await readJson(content)).toMatchObject({ language: 'en' });
  expect(await renderFeedIn('atom', content)).toContain('xml:lang="en"');
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

test('texts in feeds contain no scripts', async () => {
  const text = '<script>alert(1)</script> [x](javascript:alert(1)) ![y](data:text/html,z)';
  const notes = [someNote({ title: '<b>&', text })];
  const [item] = (await readJson({ ...content, notes })).items;
  expect(item?.content_html).toContain('&lt;script&gt;');
  expect(item?.content_html).not.toMatch(/<script|href="javascript|src="data/);
  expect(await renderFeedIn('atom', { ...content, notes })).toContain('<title>&lt;b&gt;&amp;</title>');
});
