import { expect, test } from 'vitest';
import { markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { renderFeed } from '#server/features/discovery/render-feed';
import { MAX_ADDRESSES, renderSitemap, robots } from '#server/features/discovery/sitemap';
import { webManifest } from '#server/features/discovery/web-manifest';
import { escapeXml } from '#server/features/discovery/xml';
import { projectFeed } from '#server/features/projects/project-discovery';
import type { Project } from '#shared/contract/project';
import { SOME_SITE, someProject } from '../support/content/some-content';

const SITE = 'https://ada.example.com';
const OLD = someProject({ _id: 'old', title: 'Old', updatedAt: '2023-01-01T00:00:00.000Z' });
const NEW = someProject({ _id: 'new', title: 'New', updatedAt: '2024-01-01T00:00:00.000Z' });

const listAddresses = (map: string) =>
  Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

const createFeed = (projects: Project[]) =>
  renderFeed(
    projectFeed(async most =>
      projects.slice(0, most).map(project => ({ ...project, publishedAt: project.createdAt })),
    ),
    { site: SOME_SITE, publicUrl: SITE },
  );

test('special characters are escaped in XML, and robots.txt names the sitemap of a site with a public URL', () => {
  expect(escapeXml(`<a & "b" 'c'>`)).toBe('&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;');
  expect(escapeXml('a\u0000b\u0008c\uFFFFd\uD800e\tf\n😀')).toBe('abcde\tf\n😀');
  expect(robots(SITE)).toMatch(
    /^User-agent: \*\nDisallow: \/admin\/\n(.+\n)+\nSitemap: https:\/\/ada\.example\.com\/sitemap\.xml\n$/,
  );
  expect(robots(undefined)).not.toContain('Sitemap');
});

test('the feed lists projects in the given order', async () => {
  const feed = await createFeed([NEW, OLD]);
  const found = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(found).toEqual([`${SITE}/feed.xml`, 'urn:uuid:new', 'urn:uuid:old']);
  expect(feed).toContain(`<updated>${NEW.updatedAt}</updated>\n<author>\n<name>Ada Example</name>`);
  expect(feed).toContain(`<link rel="alternate" type="text/html" href="${SITE}/projects/new"/>`);
});

test('texts in the feed are escaped HTML', async () => {
  const projects = [someProject({ title: '<script>', details: '**Fast** <script>alert(1)</script>' })];
  const feed = await createFeed(projects);
  expect(feed).toContain('<title>&lt;script&gt;</title>');
  expect(feed).toContain('&lt;strong&gt;Fast&lt;/strong&gt; &amp;lt;script&amp;gt;');
});

test('a feed without projects and without a public URL is valid', async () => {
  const feed = await renderFeed(
    projectFeed(async () => []),
    { site: SOME_SITE, publicUrl: undefined },
  );
  expect(feed).toMatch(/<id>tag:[^<]+<\/id>/);
  expect(feed).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(feed).toContain('href="/feed.xml"');
  expect(feed).not.toContain('xml:base');
});

test('the feed lists at most thirty projects', async () => {
  const projects = Array.from({ length: 60 }, (_, index) => someProject({ _id: `p${index}` }));
  const feed = await createFeed(projects);
  expect(feed.match(/<entry>/g)).toHaveLength(30);
});

test('a sitemap with more addresses than a file holds lists its files, which have each address once', () => {
  const entries = Array.from({ length: 2 * MAX_ADDRESSES }, (_, index) => ({ path: `/notes/${index}` }));
  const index = renderSitemap(entries, SITE) ?? '';
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const parts = ['1', '2', '3'];
  expect(listAddresses(index)).toEqual(parts.map(part => `${SITE}/sitemap-${part}.xml`));
  const maps = parts.map(part => listAddresses(renderSitemap(entries, SITE, part) ?? ''));
  expect(maps.map(({ length }) => length)).toEqual([MAX_ADDRESSES, MAX_ADDRESSES, 1]);
  expect(maps.flat()).toEqual(['/', ...entries.map(({ path }) => path)].map(path => SITE + path));
  for (const part of ['0', '4', '01', 'x', '']) expect(renderSitemap(entries, SITE, part)).toBeNull();
});

test('a sitemap that fits into a file has no parts', () => {
  const entries = Array.from({ length: MAX_ADDRESSES - 1 }, (_, index) => ({ path: `/notes/${index}` }));
  expect(renderSitemap(entries, SITE)).toContain('<urlset');
  expect(renderSitemap(entries, SITE, '1')).toBeNull();
});

test('the web manifest has the background color of the style and the name of the owner', () => {
  const site = { ...SOME_SITE, style: 'terminal', firstTheme: 'dark' } as const;
  expect(webManifest(SOME_SITE)).toMatchObject({ theme_color: '#f2f4f4' });
  expect(webManifest(site)).toMatchObject({ background_color: '#0a0e0b', theme_color: '#0a0e0b' });
  const manifest = webManifest({ ...SOME_SITE, ownerName: 'A'.repeat(40) });
  expect(manifest).toMatchObject({ name: 'A'.repeat(40), short_name: 'A'.repeat(30), start_url: './' });
});

test.each([
  ['One **two**.\n\n- a\n- [b](https://x)', ['One two.', 'a', 'b']],
  ['# Title\nText &amp; `code <b>`', ['Title', 'Text & code <b>']],
  ['<script>alert("1")</script>', ['<script>alert("1")</script>']],
  ['', []],
])('the Markdown %j has the plain paragraphs %j', (markdown, paragraphs) => {
  expect(markdownParagraphs(markdown)).toEqual(paragraphs);
});
