import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as entry from '#client/entry-server';
import { createLookSheets } from '#server/http/pages/page-look';
import { lookAddress } from '#shared/appearance/look-address';
import type { SiteUpdate } from '#shared/contract/site';
import { NOTES_PER_PAGE } from '#shared/note-page';
import type { StaticHost } from '#shared/static-host';
import { startApp, type TestApp } from '../support/app/start-app';
import { get } from '../support/app/visitor-reads';
import { storeNote, storePage } from '../support/content/post-factory';
import { storeProject } from '../support/content/project-factory';

const HOST = 'https://host.example';
const STATIC_HOST: StaticHost = { base: '/work', contactAddress: null, viewsAddress: null, countedTo: 0 };

const PICTURE = '/uploads/01a1fd07-85c5-7564-9909-52845c9ed050-aabbcc-1200x800.webp';
const FILM = '/uploads/01a1fd07-85c5-7564-9909-52845c9ed051.mp4';
const TEXT = `# Text\n\n[About](/about), [below](#text)\n\n![A picture](${PICTURE})\n\n![A film](${FILM})`;

/** Every setting with an address. */
const SETTINGS: SiteUpdate = {
  style: 'terminal',
  avatar: PICTURE,
  hero: 'portrait',
  logo: 'own',
  logoImage: '/uploads/01a1fd07-85c5-7564-9909-52845c9ed052-64x64.svg',
  codeProfileUrl: '/code',
  links: [
    { label: 'Shop', url: '/shop', icon: 'fa-solid fa-envelope' },
    { label: 'Email', url: 'mailto:ada@example.com', icon: 'fa-solid fa-envelope' },
  ],
};

const PATHS = [
  ['/'],
  ['/projects'],
  ['/projects?skill=SQL'],
  ['/projects?category=Gauges'],
  ['/projects/story'],
  ['/projects/tabs'],
  ['/projects/story/'],
  ['/notes'],
  ['/notes?page=2'],
  ['/notes/tides'],
  ['/pages/imprint'],
  ['/about'],
  ['/about?view=list'],
  ['/search'],
  ['/search?q=details'],
  ['/no-such-page'],
];

const sheets = createLookSheets('@font-face{src:url(archivo-latin-A.woff2)}', {
  mono: '@font-face{src:url(/assets/mono-latin-B.woff2)}b{background:url("data:image/png;base64,AA")}',
});

/** Starts a site with a template like that of a build, which has tags for style sheets and fonts. */
async function startSite(options: { staticHost?: StaticHost; publicUrl: string }): Promise<TestApp> {
  const index = await readFile(resolve(import.meta.dirname, '../../src/client/index.html'), 'utf8');
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';
  const template = index
    .replace(/<script type="module".*/, sheet)
    .replace('./ui/styles/fonts/archivo-latin.woff2', '/assets/archivo-latin-A.woff2');
  const { publicUrl, ...rest } = options;
  const app = await startApp({
    ...rest,
    env: { publicUrl },
    bundle: {
      template: async () => template,
      entry: async () => entry,
      lookSheets: async () => sheets,
      code: () => ({
        styles: '<link rel="stylesheet" href="/assets/screen.css">',
        scripts:
          '<script type="module" src="/assets/index.js"></script><link rel="modulepreload" href="/assets/a.js">',
      }),
    },
  });
  await fill(app);
  return app;
}

async function fill(app: TestApp): Promise<void> {
  const { site, timeline } = app.services;
  await site.update(SETTINGS);
  const media = [
    { type: 'image' as const, url: PICTURE, caption: 'One' },
    { type: 'video' as const, url: '/uploads/two.mp4' },
  ];
  const project = { category: 'Gauges', image: '/uploads/image.png', media, details: TEXT, live: '/live' };
  await storeProject(app, { ...project, slug: 'story', pageLayout: 'story' });
  const { _id } = await storeProject(app, { ...project, slug: 'tabs', pageLayout: 'tabs' });
  for (let index = 0; index < 12; index += 1) await storeProject(app, { category: 'Gauges' });
  for (let index = 0; index < NOTES_PER_PAGE; index += 1) await storeNote(app);
  await storeNote(app, { slug: 'tides', text: TEXT, projects: [_id], cover: PICTURE });
  await storePage(app, { slug: 'imprint', text: TEXT });
  await timeline.create({ type: 'event', title: 'Started', year: 2020 });
  await timeline.create({ type: 'event', title: 'Went on', year: 2021 });
}

/** Lists every address in tags, in the data of the page and in styles. */
function listAddresses(html: string): string[] {
  const attributes = html.matchAll(/[\s"](?:href|src|action|poster|data-from)=\\?"([^"\\]*)/g);
  const sets = html.matchAll(/\b(?:srcset|imagesrcset)=\\?"([^"\\]*)/gi);
  const urls = html.matchAll(/url\(["']?([^"')]*)/g);
  return [
    ...Array.from(attributes, ([, address = '']) => address),
    ...Array.from(sets, ([, set = '']) => set.split(', ')).flat(),
    ...Array.from(urls, ([, address = '']) => address),
  ];
}

function isElsewhere(address: string): boolean {
  return /^(?:https?:|mailto:|data:|#)/.test(address);
}

describe('a page on a static host below a base path', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startSite({ staticHost: STATIC_HOST, publicUrl: `${HOST}${STATIC_HOST.base}` });
  });
  afterAll(() => app?.stop());

  test.each(PATHS)('%s has only addresses below it and on other sites', async path => {
    const { text: html } = await get(app, path);
    const addresses = listAddresses(html).filter(address => !isElsewhere(address));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter(address => !/^\/work\/(?!work\/)/.test(address))).toEqual([]);
  });

  test('with the layout Story shows a picture once, although its text has it with the base path', async () => {
    const { text: html } = await get(app, '/projects/story');
    expect(html).not.toContain('>One</figcaption>');
    expect(html).toMatch(/<video [^>]*src="\/work\/uploads\/two\.mp4"/);
  });

  test('with a slash at the end is the page without it', async () => {
    const [{ text: plain }, { text: slashed, status }] = [
      await get(app, '/projects/tabs'),
      await get(app, '/projects/tabs/'),
    ];
    expect(status).toBe(200);
    expect(withoutDates(slashed)).toBe(withoutDates(plain));
  });

  test('has a look whose style sheet finds its files', async () => {
    const address = lookAddress({ style: 'terminal', type: 'style', accent: '' }, sheets.digest);
    expect((await get(app, '/')).text).toContain(`<link rel="stylesheet" data-look href="/work${address}">`);
    const { text: css } = await get(app, address);
    const files = listAddresses(css).filter(file => !isElsewhere(file));
    expect(files.map(file => new URL(file, `${HOST}/work${address}`).pathname)).toEqual([
      '/work/assets/archivo-latin-A.woff2',
      '/work/assets/mono-latin-B.woff2',
    ]);
  });

  test('has feeds with one base path in each address', async () => {
    for (const path of ['/feed.xml', '/notes/feed.xml', '/notes/feed.json']) {
      const { text } = await get(app, path);
      expect(text).toContain(`${HOST}/work/about`);
      expect(text).toContain(`${HOST}/work${PICTURE}`);
      expect(text.match(/https:\/\/host\.example\/(?!work[/"<])|work\/work/g)).toBeNull();
    }
  });
});

test('a page of the site itself has no base path', async () => {
  const app = await startSite({ publicUrl: HOST });
  onTestFinished(app.stop);
  const { text: html } = await get(app, '/notes/tides');
  expect(html).not.toContain('"staticHost":');
  expect(html).toContain('<a href="/about">About</a>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/screen.css">');
  expect(html).toMatch(/<a [^>]*href="\/#contact"/);
  expect(html).toContain('data-from="/icons/');
});

/** The time of each answer is in the state of the page. */
function withoutDates(html: string): string {
  return html.replace(/"dataUpdatedAt":\d+/g, '');
}
