import { expect, test } from 'vitest';
import type { PageHeadProps } from '#client/lib/head/page-tags';
import { createPageTags } from '#client/lib/head/page-tags';

const SITE = 'https://ada.example.com';
const HEAD: PageHeadProps = {
  title: 'Engine | Ada',
  description: 'An engine.',
  path: '/projects/1',
  picture: '/og/projects/1.jpg?v=a',
  kind: 'article',
};

function readTags(head: PageHeadProps, { publicUrl }: { publicUrl?: string } = { publicUrl: SITE }) {
  return Object.fromEntries(
    createPageTags(head, publicUrl).map(({ attributes: { name, property, rel, content, href } }) => [
      name ?? property ?? rel ?? '',
      content ?? href ?? '',
    ]),
  );
}

test('a page has tags for its URL, texts and image', () => {
  expect(readTags(HEAD)).toEqual({
    description: 'An engine.',
    canonical: `${SITE}/projects/1`,
    'og:type': 'article',
    'og:title': 'Engine | Ada',
    'og:description': 'An engine.',
    'og:url': `${SITE}/projects/1`,
    'og:image': `${SITE}/og/projects/1.jpg?v=a`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Engine | Ada',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Engine | Ada',
    'twitter:description': 'An engine.',
    'twitter:image': `${SITE}/og/projects/1.jpg?v=a`,
  });
});

test('a site without a public URL omits the tags that require one', () => {
  expect(readTags(HEAD, {})).toEqual({
    description: 'An engine.',
    'og:type': 'article',
    'og:title': 'Engine | Ada',
    'og:description': 'An engine.',
    'twitter:card': 'summary',
    'twitter:title': 'Engine | Ada',
    'twitter:description': 'An engine.',
  });
});

test('a page that must not be indexed says so, and one without a path has no tags for sharing', () => {
  const tags = readTags({ ...HEAD, isIndexed: false });
  expect(tags).toMatchObject({ robots: 'noindex', 'og:title': 'Engine | Ada' });
  expect(tags).not.toHaveProperty('canonical');
  expect(readTags({ title: 'Admin Login', isIndexed: false })).toEqual({ robots: 'noindex' });
});

test('a long description is shortened after a word, or within a very long word', () => {
  const { description = '' } = readTags({ title: 'T', description: 'word '.repeat(200) });
  expect(description).toMatch(/^(word )+word…$/);
  expect(description.length).toBeLessThanOrEqual(300);
  expect(readTags({ title: 'T', description: `x${'😀'.repeat(500)}` }).description).toMatch(/^x(😀)+…$/u);
});

test('a page links to its feeds with or without a public URL', () => {
  const feeds = [{ type: 'application/atom+xml', title: 'Notes', path: '/notes/feed.xml' }];
  for (const publicUrl of [SITE, undefined]) {
    const [alternate] = createPageTags({ title: 'Notes', feeds }, publicUrl).filter(
      ({ name }) => name === 'link',
    );
    expect(alternate?.attributes).toEqual({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Notes',
      href: '/notes/feed.xml',
    });
  }
});
