import { expect, test } from 'vitest';
import { markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { renderFeed } from '#server/features/discovery/render-feed';
import { robots, sitemap } from '#server/features/discovery/sitemap';
import { webManifest } from '#server/features/discovery/web-manifest';
import { escapeXml } from '#server/features/discovery/xml';
import { noteSitemap } from '#server/features/posts/note-discovery';
import { projectFeed, projectSitemap } from '#server/features/projects/project-discovery';
import type { Project } from '#shared/contract/project';
import { SOME_SITE, someNote, someProject } from '../support/some-content';

const SITE = 'https://ada.example.com';
const OLD = someProject({ _id: 'old', title: 'Old', updatedAt: '2023-01-01T00:00:00.000Z' });
const NEW = someProject({ _id: 'new', title: 'New', updatedAt: '2024-01-01T00:00:00.000Z' });
const PRIVATE = someProject({ _id: 'private', public: false, updatedAt: '2025-01-01T00:00:00.000Z' });
const PROJECTS = [OLD, PRIVATE, NEW];

const createFeed = (projects: Project[]) =>
  renderFeed(
    projectFeed(async () => projects),
    { site: SOME_SITE, publicUrl: SITE },
  );

test('special characters are escaped in XML and forbidden ones are removed', () => {
  expect(escapeXml(`<a & "b" 'c'>`)).toBe('&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;');
  expect(escapeXml('a\u0000b\u0008c\uFFFFd\uD800e\tf\n😀')).toBe('abcde\tf\n😀');
});

test('the feed lists public projects, most recently changed first', async () => {
  const feed = await createFeed(PROJECTS);
  expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
    `${SITE}/feed.xml`,
    'urn:uuid:new',
    'urn:uuid:old',
  ]);
  expect(feed).toContain(`<updated>${NEW.updatedAt}</updated>\n<author>\n<name>Ada Example</name>`);
  expect(feed).toContain(`<link rel="alternate" type="text/html" href="${SITE}/projects/new"/>`);
  expect(feed).not.toContain('private');
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

test('the feed lists at most fifty projects', async () => {
  const projects = Array.from({ length: 60 }, (_, index) => someProject({ _id: `p${index}` }));
  const feed = await createFeed(projects);
  expect(feed.match(/<entry>/g)).toHaveLength(50);
});

test('the sitemap lists public pages with the dates of their last change', () => {
  const map = sitemap([...projectSitemap(PROJECTS), { path: '/about' }], SITE);
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${SITE}/`,
    `${SITE}/projects`,
    `${SITE}/projects/old`,
    `${SITE}/projects/new`,
    `${SITE}/about`,
  ]);
  expect(map).toContain(`<loc>${SITE}/projects</loc>\n<lastmod>${NEW.updatedAt}</lastmod>`);
});

test('the sitemap lists the notes and, if there is a note, the list of notes', () => {
  const note = someNote();
  expect(noteSitemap([{ ...note, minutes: 1 }])).toEqual([
    { path: '/notes', changedAt: note.updatedAt },
    { path: '/notes/tides', changedAt: note.updatedAt },
  ]);
  expect(noteSitemap([])).toEqual([]);
});

test('robots.txt names the sitemap if the site has a public URL', () => {
  expect(robots(SITE)).toMatch(
    /^User-agent: \*\nDisallow: \/admin\/\n(.+\n)+\nSitemap: https:\/\/ada\.example\.com\/sitemap\.xml\n$/,
  );
  expect(robots(undefined)).not.toContain('Sitemap');
});

test('the web manifest has the background color of the style', () => {
  const site = { ...SOME_SITE, style: 'terminal', firstTheme: 'dark' } as const;
  expect(webManifest(SOME_SITE)).toMatchObject({ theme_color: '#f2f4f4' });
  expect(webManifest(site)).toMatchObject({ background_color: '#0a0e0b', theme_color: '#0a0e0b' });
});

test('the web manifest has the name of the owner', () => {
  const manifest = webManifest({ ...SOME_SITE, ownerName: 'A'.repeat(40) });
  expect(manifest).toMatchObject({ name: 'A'.repeat(40), short_name: 'A'.repeat(30), start_url: '/' });
});

test.each([
  ['One **two**.\n\n- a\n- [b](https://x)', ['One two.', 'a', 'b']],
  ['# Title\nText &amp; `code <b>`', ['Title', 'Text & code <b>']],
  ['<script>alert("1")</script>', ['<script>alert("1")</script>']],
  ['', []],
])('the Markdown %j has the plain paragraphs %j', (markdown, paragraphs) => {
  expect(markdownParagraphs(markdown)).toEqual(paragraphs);
});
