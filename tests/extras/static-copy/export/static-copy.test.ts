import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staticRoutes } from '#client/app/routes';
import { PALETTES } from '#shared/appearance/palettes';
import { exportTo, listPaths } from '#tests/extras/static-copy/support/export-run';
import {
  createExportedSite,
  DUE,
  type ExportedContent,
  FORMER_PATH,
  RESERVED_SLUG,
} from '#tests/extras/static-copy/support/exported-content';
import { type RunningHost, startStaticHost } from '#tests/extras/static-copy/support/start-static-host';
import { launchChromium } from '#tests/support/browser/chromium';
import { findChromium } from '#tests/support/browser/ensure-chromium';
import { hydrated, visit } from '#tests/support/browser/visit';
import { MARK } from '#tests/support/content/hidden-content';
import { folderForFile, testFolder } from '#tests/support/managed-folder';
import { findNginx } from '#tests/support/programs/server-programs';
import type { SiteOnDisk } from '#tests/support/stops/site-on-disk';

const ORIGIN = 'https://ada.example';
const FORM = 'https://forms.example/ada';
const MAIL = 'mailto:hello@ada.example';

let site: SiteOnDisk;
let content: ExportedContent;
const folder = await folderForFile();
let reports: Record<string, string>;
/** The folders of the copies by the path at which they are served. */
let copies: Record<'' | '/work', string>;
beforeAll(async () => {
  ({ site, content } = await createExportedSite());
  copies = { '': join(folder, 'root'), '/work': join(folder, 'below') };
  const [atRoot, below] = await Promise.all([
    exportTo(site, copies[''], ['--url', ORIGIN, '--cname', 'ada.example', '--contact', FORM]),
    exportTo(site, copies['/work'], ['--url', `${ORIGIN}/`, '--base', 'work', '--contact', MAIL]),
  ]);
  reports = { '': atRoot, '/work': below };
}, 180_000);
afterAll(() => site?.remove());

const BASES = ['', '/work'] as const;

function read(base: '' | '/work', path: string): Promise<string> {
  return readFile(join(copies[base], path), 'utf8');
}

describe('a copy', () => {
  test('has nothing that visitors may not see', async () => {
    const paths = await listPaths(copies['']);
    for (const path of paths) {
      expect(path).not.toContain(MARK);
      const text = await read('', path);
      for (const hidden of [MARK, 'due-later', ...content.hiddenImages])
        expect(text, path).not.toContain(hidden);
    }
    for (const address of content.hiddenImages) expect(paths).not.toContain(address.slice(1));
    expect(paths).toContain(content.image.slice(1));
  });

  test('redirects from an address at which hosts allow no file only in _redirects', async () => {
    expect(await read('', '_redirects')).toContain(`/notes/${RESERVED_SLUG} /notes/spring-tide 301\n`);
    expect(await listPaths(copies[''])).not.toContain(`notes/${RESERVED_SLUG}/index.html`);
  });

  test('of a later moment has the scheduled note and its picture', async () => {
    const out = join(await testFolder(), 'copy');
    await exportTo(site, out, ['--at', DUE]);
    const paths = await listPaths(out);
    expect(paths).toContain('notes/due-later/index.html');
    expect(content.hiddenImages.filter(address => paths.includes(address.slice(1)))).toHaveLength(1);
    expect(await readFile(join(out, 'notes/index.html'), 'utf8')).toContain('Due later');
    expect(paths).not.toContain('CNAME');
  });

  test.each(BASES)('has the files that hosts expect (%s)', async base => {
    const paths = await listPaths(copies[base]);
    for (const path of [
      '404.html',
      '_headers',
      '_redirects',
      '.nojekyll',
      'robots.txt',
      'sitemap.xml',
      'WebResume.pdf',
    ])
      expect(paths).toContain(path);
    expect(paths.includes('CNAME')).toBe(base === '');
    expect(paths.filter(path => path.startsWith('data/'))).toEqual(['data/index.json']);
    if (base === '') expect(await read(base, 'CNAME')).toBe('ada.example\n');
    expect(paths.filter(path => /^(?:admin|login|api|trpc|preview)\b/.test(path))).toEqual([]);
    expect(await read(base, '404.html')).toContain('Page Not Found');
    expect((await read(base, '_redirects')).split('\n').sort()).toEqual(
      expect.arrayContaining([
        `${base}/projects/tide-board ${base}/projects/tide-table 301`,
        `${base}${FORMER_PATH} ${base}/projects/tide-table 301`,
        `${base}/projects/${content.tideTable} ${base}/projects/tide-table 301`,
      ]),
    );
    for (const old of ['/projects/tide-board', `/projects/${content.tideTable}`, FORMER_PATH]) {
      const page = await read(base, `${old}/index.html`);
      expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${base}/projects/tide-table">`);
      expect(page).toContain(`<link rel="canonical" href="${ORIGIN}${base}/projects/tide-table">`);
    }
    expect(await read(base, '_headers')).toMatch(
      new RegExp(`^${base}/\\*\\n(?:  .*\\n)*  content-security-policy: `),
    );
    expect(reports[base]).not.toContain('Dead link');
  });

  test('has the code of its pages, and none of the owner’s area', async () => {
    const manifest: Record<string, { file: string }> = JSON.parse(
      await readFile('dist/client/.vite/manifest.json', 'utf8'),
    );
    const paths = await listPaths(copies['']);
    const sources = Object.keys(manifest).filter(source => paths.includes(manifest[source]?.file ?? ''));
    expect(sources).toEqual(expect.arrayContaining(staticRoutes.flatMap(({ files }) => files)));
    expect(sources.filter(source => /(?:^|\/)(?:admin|editing|preview)\//.test(source))).toEqual([]);
  });

  test.each(BASES)('has the drawn covers in the look of the site, and the chosen frames (%s)', async base => {
    const page = await read(base, 'projects/plain-gauge/index.html');
    const [, address = ''] = /src="([^"?]*\/covers\/[^"?]+\.svg)/.exec(page) ?? [];
    expect(address.startsWith(`${base}/covers/`)).toBe(true);
    for (const file of [address, address.replace('.svg', '.small.svg')])
      expect(await read(base, file.slice(base.length))).toContain(PALETTES.instrument.accent[0]);
    expect(await read(base, 'projects/tide-table/index.html')).toMatch(
      /data-frame="browser"[\s\S]*#frame=browser/,
    );
  });

  test.each(BASES)('has the demos of its texts in a sandbox (%s)', async base => {
    const page = await read(base, 'notes/spring-tide/index.html');
    const [, address = ''] = /<iframe src="([^"]*)"[^>]* sandbox="allow-scripts"/.exec(page) ?? [];
    expect(await read(base, address.slice(base.length))).toContain('Tick');
  });

  test.each(BASES)('has a file for every reference, and a policy in every page (%s)', async base => {
    const paths = await listPaths(copies[base]);
    const files = new Set(paths);
    const lost: string[] = [];
    for (const path of paths.filter(each => /\.(?:html|css)$/.test(each))) {
      const text = await read(base, path);
      const isPage = path.endsWith('.html') && !path.startsWith('uploads/');
      if (isPage && !text.includes('This page has moved')) {
        const [, policy = ''] =
          /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(text) ?? [];
        expect(policy, path).toMatch(/default-src (?:'|&#39;|&#x27;)self/);
        expect(policy, path).not.toContain('frame-ancestors');
      }
      for (const reference of listReferences(text)) {
        const at = `${ORIGIN}${base}/${path.replace(/index\.html$/, '')}`;
        const url = new URL(reference, at);
        if (url.origin !== ORIGIN) continue;
        if (!isInCopy(url.pathname, base, files)) lost.push(`${path}: ${reference}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

test.each(BASES)('every page of a copy is valid HTML (%s)', async base => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const pages = (await listPaths(copies[base])).filter(path => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  const problems: string[] = [];
  for (const path of pages) {
    const { results } = await validator.validateString(await read(base, path));
    for (const { messages } of results)
      problems.push(...messages.map(({ line, message }) => `${path}:${line} ${message}`));
  }
  expect(problems).toEqual([]);
});

function isInCopy(pathname: string, base: string, files: Set<string>): boolean {
  if (!pathname.startsWith(`${base}/`)) return false;
  const file = decodeURIComponent(pathname.slice(base.length + 1));
  return [file, `${file.replace(/\/$/, '')}/index.html`.replace(/^\//, '')].some(each => files.has(each));
}

const LINKS = / (?:href|src|poster|action|data|xlink:href)="([^"]*)"/g;
const CANDIDATES = / (?:srcset|imagesrcset)="([^"]*)"/gi;
const SHARED = /<meta (?:property|name)="(?:og|twitter):(?:image|url)" content="([^"]*)"/g;
const STYLES = /url\(\s*(?:['"]|&quot;)?(.*?)(?:['"]|&quot;)?\s*\)/g;

/** Lists the addresses that a page or a style sheet names. */
function listReferences(text: string): string[] {
  const found = [LINKS, SHARED, STYLES].flatMap(pattern => readAll(text, pattern));
  const candidates = readAll(text, CANDIDATES).flatMap(list => list.split(','));
  return [...found, ...candidates.map(each => each.trim().split(/\s+/)[0] ?? '')].map(each =>
    each.replaceAll('&amp;', '&'),
  );
}

const readAll = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, address = '']) => address);

describe('served by nginx', () => {
  let host: RunningHost | undefined;
  let browser: Browser | undefined;
  const missing = [findNginx() === null && 'nginx', findChromium() === null && 'Chromium'].filter(Boolean);
  beforeAll(async () => {
    if (missing.length > 0) return;
    host = await startStaticHost(copies);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  beforeEach(({ skip }) => skip(missing.length > 0, `${missing.join(' and ')} is not on this machine`));

  async function open(base: string, options: { javaScriptEnabled?: boolean } = {}) {
    if (!host || !browser) throw new Error('The host did not start');
    const visited = await visit(browser, options);
    const failed: string[] = [];
    visited.page.on('response', response => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    visited.page.on('requestfailed', request => {
      // The browser ends the requests of a page that it leaves.
      const { errorText = '' } = request.failure() ?? {};
      if (errorText !== 'net::ERR_ABORTED') failed.push(`${errorText} ${request.url()}`);
    });
    return { ...visited, url: host.url + base, failed };
  }

  test.for(BASES)('a visitor goes through the site (%s)', async base => {
    const { page, url, failed, problems, close } = await open(base);
    const path = () => page.evaluate('location.pathname + location.search');
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto(`${url}/`);
    await page.evaluate('window.isHome = true');
    await page.getByRole('main').getByRole('link', { name: 'Tide table' }).first().click();
    await heading(page, 'Tide table');
    expect(await page.evaluate('window.isHome')).toBeUndefined();
    await main.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.title()).toContain('About');
    await main.getByRole('link', { name: 'Notes' }).click();
    await heading(page, 'Notes');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: /^Moon/ }).first().click();
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(1);
    expect(await path()).toMatch(/tag=Moon/);
    await page.goBack();
    await page.getByRole('link', { name: 'Spring tide' }).click();
    await heading(page, 'Spring tide');
    await hydrated(page);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('q');
    await hydrated(page);
    await page.keyboard.type('baromter');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Barometer' }).click();
    await heading(page, 'Barometer');
    await main.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL(`${url}/#contact`);
    await main.getByRole('link', { name: 'Projects' }).click();
    await heading(page, 'Projects');
    await hydrated(page);
    await page.evaluate('window.isArchive = true');
    await page.getByRole('combobox', { name: 'Skill' }).selectOption('SQL');
    await page.getByText('1 of 7 projects').waitFor();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: /^Weather/ }).click();
    await page.getByRole('link', { name: 'Hygrometer' }).waitFor();
    expect(await page.evaluate('window.isArchive')).toBe(true);
    expect({ failed, problems }).toEqual({ failed: [], problems: [] });

    // A page is also complete after a reload, with a slash at the end, and at an earlier address.
    for (const address of [
      '/projects/plain-gauge',
      '/notes?tag=Log',
      '/search?q=gauge',
      '/projects?category=Weather',
    ])
      await page.goto(url + address);
    await page.goto(`${url}/projects/tide-board/`);
    await page.waitForURL(/\/tide-table/);
    await heading(page, 'Tide table');
    expect({ failed, problems }).toEqual({ failed: [], problems: [] });

    const wrong = await page.goto(`${url}/no-such-page`);
    expect(wrong?.status()).toBe(404);
    await heading(page, '404 - Page Not Found');
    expect({ failed, problems }).toEqual({ failed: [`404 ${url}/no-such-page`], problems: [] });
    await close();
  });

  test.for(BASES)('pages are readable without JavaScript (%s)', async base => {
    const { page, url, failed, close } = await open(base, { javaScriptEnabled: false });
    await page.goto(`${url}/`);
    await page.getByRole('main').getByRole('link', { name: 'Tide table' }).first().click();
    await heading(page, 'Tide table');
    await page.getByRole('main').getByRole('link', { name: 'the note' }).click();
    await heading(page, 'Spring tide');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
    await heading(page, 'Notes');
    expect(failed).toEqual([]);
    await close();
  });

  test('the contact form posts to its address', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, url, close } = await open('', { javaScriptEnabled });
      const posted: unknown[] = [];
      await page.route(FORM, async route => {
        posted.push(route.request().postData());
        await route.fulfill({ json: { ok: true }, headers: { 'access-control-allow-origin': '*' } });
      });
      await page.goto(`${url}/`);
      await page.getByLabel('Name').fill('Zoë');
      await page.getByLabel('Email').fill('zoe@example.com');
      await page.getByLabel('Message').fill('Hello');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect.poll(() => posted).toEqual(['name=Zo%C3%AB&email=zoe%40example.com&message=Hello']);
      if (javaScriptEnabled) await page.getByText('Message sent successfully!').waitFor();
      await close();
    }
  });

  test('a mail link takes the place of the contact form', async () => {
    const { page, url, close } = await open('/work', { javaScriptEnabled: false });
    await page.goto(`${url}/`);
    expect(await page.getByRole('link', { name: 'Send an email' }).getAttribute('href')).toBe(MAIL);
    expect(await page.getByRole('button', { name: 'Send message' }).count()).toBe(0);
    await close();
  });
});

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name, level: 1 }).waitFor();
}
