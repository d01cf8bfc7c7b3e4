import { expect, test } from 'vitest';
import type { PageHeadProps } from '../../src/client/lib/head/page-tags';
import { createPageTags } from '../../src/client/lib/head/page-tags';

const SITE = 'https://ada.example.com';
const HEAD: PageHeadProps = {
  title: 'Engine | Ada',
  description: 'An engine.',
  path: '/projects/1',
  picture: '/og/projects/1.png?v=a',
  kind: 'article',
};

function tell(head: PageHeadProps, publicUrl: string | undefined = SITE): Record<string, string> {
  return Object.fromEntries(
    createPageTags(head, publicUrl).map(({ attributes: { name, property, rel, content, href } }) => [
      name ?? property ?? rel ?? '',
      content ?? href ?? '',
    ]),
  );
}

test('a page tells its address, its words and its picture', () => {
  expect(tell(HEAD)).toEqual({
    description: 'An engine.',
    canonical: `${SITE}/projects/1`,
    'og:type': 'article',
    'og:title': 'Engine | Ada',
    'og:description': 'An engine.',
    'og:url': `${SITE}/projects/1`,
    'og:image': `${SITE}/og/projects/1.png?v=a`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Engine | Ada',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Engine | Ada',
    'twitter:description': 'An engine.',
    'twitter:image': `${SITE}/og/projects/1.png?v=a`,
  });
});

test('a site that does not know its address leaves out what needs it', () => {
  expect(Object.keys(tell({ ...HEAD }, '')).length).toBeGreaterThan(0);
  const tags = Object.fromEntries(
    createPageTags(HEAD, undefined).map(({ attributes: { name, property, content } }) => [
      name ?? property,
      content,
    ]),
  );
  expect(tags).toEqual({
    description: 'An engine.',
    'og:type': 'article',
    'og:title': 'Engine | Ada',
    'og:description': 'An engine.',
    'twitter:card': 'summary',
    'twitter:title': 'Engine | Ada',
    'twitter:description': 'An engine.',
  });
});

test('a page that must not be found says so and names no address as the one to keep', () => {
  const tags = tell({ ...HEAD, isIndexed: false });
  expect(tags).toMatchObject({ robots: 'noindex', 'og:title': 'Engine | Ada' });
  expect(tags).not.toHaveProperty('canonical');
});

test('a page without an address of its own is not prepared for sharing', () => {
  expect(tell({ title: 'Admin Login', isIndexed: false })).toEqual({ robots: 'noindex' });
});

test('a long description is cut after a word, a word without end within it', () => {
  const { description = '' } = tell({ title: 'T', description: 'word '.repeat(200) });
  expect(description).toMatch(/^(word )+word…$/);
  expect(description.length).toBeLessThanOrEqual(300);
  expect(tell({ title: 'T', description: `x${'😀'.repeat(500)}` }).description).toMatch(/^x(😀)+…$/u);
});

test('a page that can be followed names its feeds, with or without a public address', () => {
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
