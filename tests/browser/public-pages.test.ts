import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRows } from '../support/check-rows';
import { launchChromium } from '../support/chromium';
import { layoutShift } from '../support/layout-shift';
import { type Site, startSite } from '../support/start-site';
import { visit, WITH_MOTION } from '../support/visit';

const OTHER_HOST = 'portfolio.test';

let browser: Browser;
let site: Site;
let projectPath: string;
/** The page of a project with tabs. The one above has chosen the story for itself. */
let tabsPath: string;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium([`--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`]);
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  const findPath = (name: string) => `/projects/${projects.find(({ title }) => title === name)?._id}`;
  projectPath = findPath('Hivescale');
  tabsPath = findPath('Plotline');
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const OVERLONG_PATH = `/projects/${'x'.repeat(2_000)}`;
const PAGES = () => [
  '/',
  '/projects',
  projectPath,
  '/about',
  '/login',
  '/no-such-page',
  '/projects/no-such-project',
];

/** Excludes pages that need their scripts, to sign in or to retry a request. */
const READABLE_PAGES = () => ['/', '/projects', projectPath, '/about', '/no-such-page'];

test.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const)(
  'the code and styles of the site are sent with the best compression of %s',
  async (encoding, compress) => {
    const html = await (await fetch(site.url)).text();
    const paths = [...html.matchAll(/\/assets\/index-[\w-]+\.(?:js|css)/g)].map(([path]) => path);
    expect(paths.map(path => path.split('.').at(-1)).sort()).toEqual(['css', 'js']);
    for (const path of paths) {
      const plain = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      const code = await plain.text();
      const { headers, ...compressed } = await readCompressed(path, encoding);
      expect(compressed).toEqual({ code, bytes: compress(code).length });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers.get('content-type')?.toLowerCase(),
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  },
);

async function readCompressed(path: string, encoding: string) {
  const response = await fetch(site.url + path, { headers: { 'accept-encoding': encoding } });
  const headers = Object.fromEntries(response.headers);
  headers['content-type'] = headers['content-type']?.toLowerCase() ?? '';
  return { headers, code: await response.text(), bytes: Number(headers['content-length']) };
}

describe('every public page', () => {
  test('loads without problems and never overflows the window, whatever its width', async () => {
    // Loads the pages at a phone's and a desktop's width; the other widths test resizing.
    for (const widths of [
      [390, 360, 768],
      [1440, 1920],
    ]) {
      const { page, problems, close } = await visit(browser);
      for (const path of PAGES()) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
        await page.goto(site.url + path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect({ path, width, isWider: overflow > 0 }).toEqual({ path, width, isWider: false });
        }
        expect({ path, headings: await page.getByRole('heading', { level: 1 }).count() }).toEqual({
          path,
          headings: 1,
        });
      }
      expect(problems).toEqual([]);
      await close();
    }
  });

  test('requests its scripts after its first paint', async () => {
    const { page, problems, close } = await visit(browser);
    for (const path of READABLE_PAGES()) {
      await page.goto(site.url + path);
      const { painted, styled, requested } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          painted: performance.getEntriesByType('paint').map(paint => paint.startTime),
          styled: files.filter(({ name }) => /\/assets\/.*\.css$/.test(name)).map(file => file.responseEnd),
          requested: files.filter(({ name }) => name.endsWith('.js')).map(file => file.startTime),
        };
      });
      expect({ path, styles: styled.length > 0, scripts: requested.length > 0 }).toEqual({
        path,
        styles: true,
        scripts: true,
      });
      expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.max(...styled));
      expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.min(...painted));
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('is hydrated in a background tab, which is not painted', async () => {
    const { page, problems, close } = await visit(browser, WITH_MOTION);
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Pause the skill list' }).click();
    await page.getByRole('button', { name: 'Play the skill list' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('is hydrated where the browser denies storage', async () => {
    const { page, problems, close } = await visit(browser);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${site.url}/projects`);
    await page.getByRole('link', { name: 'Plotline' }).click();
    await page.getByRole('tab', { name: 'Learned' }).click();
    await page.getByRole('tabpanel', { name: 'Learned' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('is rendered with its data, and loads no code of the owner’s screens', async () => {
    const { page, close } = await visit(browser);
    const queries: string[] = [];
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.method() === 'GET' && request.url().includes('/trpc/')) queries.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const path of PAGES()) await page.goto(site.url + path, { waitUntil: 'networkidle' });
    expect(queries).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(url => /admin|dashboard|editor|project-edit/.test(url))).toEqual([]);
    await close();
  });

  test('is interactive after a reload that returns 304', async () => {
    const { page, problems, close } = await visit(browser, WITH_MOTION);
    for (const path of ['/', '/projects', projectPath, '/about', '/login']) {
      // The visit must be recorded before the reload, because the home page shows the number of views.
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const [answer] = await Promise.all([
        page.waitForResponse(response => response.url() === site.url + path),
        page.reload({ waitUntil: 'networkidle' }),
      ]);
      // Chromium reports the cached body as 200; a conditional request shows the server's status.
      const etag = answer.headers().etag ?? '';
      const conditional = await page.request.get(site.url + path, { headers: { 'if-none-match': etag } });
      expect({ path, status: conditional.status() }).toEqual({ path, status: 304 });
      const html = page.locator('html');
      const theme = await html.getAttribute('data-theme');
      await page.getByRole('button', { name: /theme/i }).click();
      await expect.poll(() => html.getAttribute('data-theme')).not.toBe(theme);
      expect({ path, shift: Math.floor((await layoutShift(page)) / 0.02) }).toEqual({ path, shift: 0 });
      expect({ path, loose: await page.locator('img:not([width][height])').count() }).toEqual({
        path,
        loose: 0,
      });
      const eager = await page.locator('img:not([loading="lazy"])').count();
      const preloads = await page.locator('head > link[rel="preload"][as="image"]').count();
      // Only the project's picture and the owner's portrait are loaded eagerly.
      const expected = path === projectPath || path === '/about' ? 1 : 0;
      expect({ path, eager, preloads }).toEqual({ path, eager: expected, preloads: expected });
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('is interactive over plain HTTP on a host name that is not localhost', async () => {
    const { page, problems, close } = await visit(browser);
    const { port } = new URL(site.url);
    await page.goto(`http://${OTHER_HOST}:${port}${tabsPath}`);
    await page.getByRole('tab', { name: /Skills/ }).click();
    await page.getByRole('tabpanel', { name: /Skills/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toMatch(/^[0-9a-f-]{36}$/);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('responses of the server', () => {
  test('to missing pages are 404 and hidden from search engines', () =>
    checkRows(
      [
        ['an unknown page', '/no-such-page'],
        ['an unknown page of the owner’s', '/admin/no-such-page'],
        ['a malformed path', '/%'],
        ['an unknown project', '/projects/no-such-project'],
        ['an ID with a space', '/projects/a%20b'],
        ['an ID with a slash', '/projects/%2F'],
        ['an ID that cannot be stored', '/projects/%00'],
        ['an overlong ID', OVERLONG_PATH],
      ],
      async (_name, path) => {
        const answer = await fetch(site.url + path);
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('noindex');
      },
    ));

  test('for the owner’s screens and the sign-in are hidden from search engines', async () => {
    for (const path of ['/login', '/admin/dashboard']) {
      expect(await (await fetch(site.url + path)).text()).toContain('<meta name="robots" content="noindex"');
    }
  });
});

describe('visitors', () => {
  test('see a fixed message for an unknown project', async () => {
    const { page, problems, close } = await visit(browser);
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    for (const path of ['/projects/no-such-project', '/projects/a%20b', '/projects/%00', OVERLONG_PATH]) {
      await page.goto(site.url + path);
      await page.getByText('Project not found.').waitFor();
    }
    expect(requested.filter(url => url.includes('projects.page'))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('navigate from the archive to a project and back', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(`${site.url}/projects`);
    await page.getByRole('link', { name: 'Hivescale' }).click();
    await page.waitForURL(site.url + projectPath);
    await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await page.waitForURL(`${site.url}/projects`);
    expect(problems).toEqual([]);
    await close();
  });

  test('return to the portfolio section when they came from the home page', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Hivescale' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect
      .poll(() =>
        page.locator('#portfolio').evaluate(section => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(200);
    expect(problems).toEqual([]);
    await close();
  });

  test('are counted once on each visit to a project', async () => {
    const { page, close } = await visit(browser);
    const countUrl = `${site.url}/api/views/project/${projectPath.split('/').at(-1)}`;
    const count = async (): Promise<number> => (await (await fetch(countUrl)).json()).projectViews;
    const before = await count();
    await page.goto(site.url + projectPath);
    await expect.poll(count).toBe(before + 1);
    await page.waitForLoadState('networkidle');
    expect(await count()).toBe(before + 1);
    await close();
  });

  test('reach the contact section from another page', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(`${site.url}/projects`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect
      .poll(() =>
        page.locator('#contact').evaluate(section => section.getBoundingClientRect().top < innerHeight / 2),
      )
      .toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('print everything except what needs a screen', async () => {
    const { page, close } = await visit(browser, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`${site.url}/projects`);
    for (const title of ['Hivescale', 'Lever Frame', 'Dawnlist']) {
      await page.getByRole('link', { name: title }).waitFor();
    }
    expect(await page.getByText('Playground').isVisible()).toBe(false);
    await page.goto(site.url);
    const panels = page.locator('#skills [role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    expect(await page.locator('#contact').isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    const readColorScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await readColorScheme()).toBe('light');
    await close();
  });

  test('find everything without JavaScript', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/projects`);
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
    for (const [category, title] of [
      ['Web applications', 'Lever Frame'],
      ['Machine learning', 'Dawnlist'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(`^${category} \\d projects`) }).click();
      await page.getByRole('link', { name: title }).waitFor();
      await page.getByRole('link', { name: 'Clear all' }).click();
    }
    await page.getByRole('link', { name: 'Hivescale' }).waitFor();
    await close();
  });
});
