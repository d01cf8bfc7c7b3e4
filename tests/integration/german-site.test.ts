import { describe, expect, test } from 'vitest';
import * as entry from '#client/entry-server';
import { ENGLISH, type TextKey } from '#shared/language/english';
import { TEXTS as GERMAN } from '#shared/language/german';
import { toKeys } from '#shared/map-values';
import { setUpSample } from '../support/app/filled-site';
import { startAppForFile } from '../support/app/managed-app';
import { get, startAppWithPages } from '../support/app/visitor-reads';
import { createNoteInput, createPageInput } from '../support/content/post-factory';

const app = await startAppForFile(undefined, options =>
  startAppWithPages({
    ...options,
    bundle: {
      template: async () =>
        '<html lang="en"><head><link title="Projects"><!--page-head--></head><!--page-body--><!--page-state--></html>',
      entry: async () => entry,
      code: codeFiles => ({ styles: '', scripts: codeFiles.join() }),
    },
  }),
);
await setUpSample(app);
const { projects, notes, pages, site } = app.services;
await notes.create(
  createNoteInput({
    title: 'Ebbe',
    slug: 'ebbe',
    tags: ['Meer'],
    text: '> [!NOTE]\n> Nass.\n\n| a |\n|---|\n| b |',
  }),
);
await notes.create(createNoteInput({ title: 'Flut', slug: 'flut', tags: ['Meer'] }));
await pages.create(createPageInput({ title: 'Impressum', slug: 'impressum', place: 'footer' }));
await projects.create({
  title: 'Geheim',
  slug: 'geheim',
  public: false,
  status: 'wip',
  category: 'Versteckt',
});
// The labels of the sample's links are words of the table, too.
await site.update({ language: 'de', links: [] });

const [project] = await projects.list();
const ADDRESSES = [
  '/',
  '/projects',
  '/projects?q=e',
  '/projects?status=none',
  `/projects/${project?.slug}`,
  '/projects/geheim',
  '/projects/missing',
  '/notes',
  '/notes?tag=Meer',
  '/notes?page=9',
  '/notes/ebbe',
  '/notes/missing',
  '/pages/impressum',
  '/pages/missing',
  '/about',
  '/about?view=list',
  '/search',
  '/search?q=e',
  '/search?q=nowhere',
  '/preview/none',
  '/missing',
];

const NUMBER = '\\d+';
const VALUES: Record<string, string> = { number: NUMBER, total: NUMBER, count: NUMBER, year: NUMBER };

/** Matches a whole text of the English table that German words differently. */
const ENGLISH_TEXTS = toKeys(ENGLISH)
  .filter(name => GERMAN[name] !== ENGLISH[name] && ENGLISH[name] !== '')
  .map(name => ({ name, pattern: toPattern(ENGLISH[name]) }));

function toPattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const filled = escaped.replace(/\{(\w+)\}/g, (_placeholder, name: string) => VALUES[name] ?? '.+');
  return new RegExp(`^${filled}$`);
}

/** Lists what a visitor reads: texts, names and descriptions. */
function listTexts(html: string): string[] {
  const read = html.replace(/<(script|style|template|svg)\b.*?<\/\1>/gs, '');
  const texts = [
    ...read.matchAll(/>([^<]+)</g),
    ...read.matchAll(/ (?:aria-\w+|alt|title|placeholder|content)="([^"]+)"/g),
  ];
  return texts.map(([, text = '']) => text.replaceAll('&#x27;', "'").trim());
}

function findEnglish(html: string): string[] {
  return listTexts(html).flatMap(text =>
    ENGLISH_TEXTS.flatMap(({ name, pattern }) => (pattern.test(text) ? `${name}: ${text}` : [])),
  );
}

test('the search for English texts finds them', () => {
  expect(findEnglish('<p>Go Home</p><a title="Portrait of Ada">x</a>')).toEqual([
    'goHome: Go Home',
    'portrait: Portrait of Ada',
  ]);
});

test.each(ADDRESSES)('the page %s of a German site has no English words', async address => {
  const { text } = await get(app, address);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain(GERMAN.skipToContent);
  expect(findEnglish(text)).toEqual([]);
});

test('a German page loads its texts before its other scripts need them', async () => {
  const { text } = await get(app, '/');
  expect(text).toContain('../shared/language/german.ts');
  expect(text).toContain('"language":"de"');
});

test('a German page names its feed in German', async () => {
  expect((await get(app, '/')).text).toContain('<link title="Projekte">');
  expect((await get(app, '/login')).text).toContain('<link title="Projects">');
});

test("the owner's pages and sign-in stay in English", async () => {
  for (const address of ['/login', '/admin/dashboard']) {
    const { text } = await get(app, address);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain(ENGLISH.skipToContent);
    expect(text).not.toContain('german.ts');
  }
});

test('feeds say their language and have German titles', async () => {
  const { text: atom } = await get(app, '/notes/feed.xml');
  expect(atom).toContain('xml:lang="de"');
  expect(atom).toContain('<title>Notizen von');
  const { text: json } = await get(app, '/notes/feed.json');
  expect(JSON.parse(json)).toMatchObject({ language: 'de', title: expect.stringContaining('Notizen von') });
});

describe('the contact form without JavaScript', () => {
  test('names its errors in German', async () => {
    const response = await fetch(`${app.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: '', email: 'a', message: '' }).toString(),
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    for (const name of ['nameRequired', 'emailInvalid', 'messageRequired', 'failed'] satisfies TextKey[]) {
      expect(html).toContain(GERMAN[name]);
    }
    expect(findEnglish(html)).toEqual([]);
  });
});

test('the API keeps its messages in English', async () => {
  const { body } = await app.rest('POST', '/contacts', { body: { name: '', email: 'a', message: '' } });
  expect(JSON.stringify(body)).toContain(ENGLISH.nameRequired);
});

test('an own word replaces the German one', async () => {
  await site.update({ texts: { goHome: 'Nach Hause' } });
  const { text } = await get(app, '/missing');
  expect(text).toContain('Nach Hause');
  expect(text).not.toContain(GERMAN.goHome);
  await site.update({ texts: { goHome: '' } });
});
