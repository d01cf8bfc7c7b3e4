import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { OTHER_HOST, test } from '../support/browser/browser-test';
import { layoutShift } from '../support/browser/layout-shift';
import { WITH_MOTION } from '../support/browser/visit';
import { checkRows } from '../support/check-rows';

const OVERLONG_PATH = `/projects/${'x'.repeat(2_000)}`;

test('the code and styles of the site are sent with the best compression', async ({ site }) => {
  const html = await (await fetch(site.url)).text();
  const paths = [...html.matchAll(/\/assets\/index-[\w-]+\.(?:js|css)/g)].map(([path]) => path);
  expect(paths.map(path => path.split('.').at(-1)).sort()).toEqual(['css', 'js']);
  const fetchIn = (path: string, encoding: string) =>
    fetch(site.url + path, { headers: { 'accept-encoding': encoding } });
  for (const path of paths) {
    const plain = await fetchIn(path, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const code = await plain.text();
    // The best compression with Brotli would take seconds here, so the next level is the measure.
    const nextBest = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
    for (const [encoding, limit] of [
      ['br', nextBest - 1],
      ['gzip', gzipSync(code).length],
    ] as const) {
      const { headers, ...answer } = await fetchIn(path, encoding).then(async response => ({
        headers: Object.fromEntries(response.headers),
        code: await response.text(),
        bytes: Number(response.headers.get('content-length')),
      }));
      expect(answer.code).toBe(code);
      expect(answer.bytes).toBeLessThanOrEqual(limit);
      expect({ ...headers, 'content-type': headers['content-type']?.toLowerCase() }).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers.get('content-type')?.toLowerCase(),
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  }
});

/** The server's page loads its scripts this long after it has loaded, even if no paint is reported. */
const LONGEST_WAIT_MS = 3_000;

/** Expects that a page was styled and painted before it requested its scripts, which may load further styles. */
async function expectEarlyPaint(page: Page, path: string): Promise<void> {
  const html = await (await fetch(page.url())).text();
  const linked = [...html.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)"/g)].map(([, href = '']) => href);
  const { scripts, sheets, early } = await page.evaluate(
    ({ hrefs, waitMs }) => {
      const files = performance
        .getEntriesByType('resource')
        .filter(entry => entry instanceof PerformanceResourceTiming);
      const requested = files.filter(({ name }) => name.endsWith('.js'));
      const styled = files.filter(({ name }) => hrefs.some(href => name.endsWith(href)));
      const painted = Math.min(...performance.getEntriesByType('paint').map(paint => paint.startTime));
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
      const begun = Math.max(
        Math.min(painted, loaded + waitMs),
        ...styled.map(({ responseEnd }) => responseEnd),
      );
      const tooEarly = requested.filter(({ startTime }) => !(startTime >= begun));
      return {
        scripts: requested.length > 0,
        sheets: styled.length > 0,
        early: tooEarly.map(({ name, startTime }) => `${name} at ${startTime} ms, before ${begun} ms`),
      };
    },
    { hrefs: linked, waitMs: LONGEST_WAIT_MS },
  );
  expect({ path, scripts, sheets, early }).toEqual({ path, scripts: true, sheets: true, early: [] });
}

describe('every public page', () => {
  test('paints before it requests its scripts, and needs no API and no code of the owner', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/no-such-/);
    const queries: string[] = [];
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.method() === 'GET' && request.url().includes('/trpc/')) queries.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const readable = ['/', '/projects', '/projects/hivescale', '/about', '/no-such-page'];
    // The others need their scripts, to sign in or to retry a request.
    for (const path of [...readable, '/login', '/projects/no-such-project']) {
      await page.goto(site.url + path);
      if (readable.includes(path)) await expectEarlyPaint(page, path);
      await page.waitForLoadState('networkidle');
    }
    expect(queries).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(url => /admin|dashboard|editor|project-edit/.test(url))).toEqual([]);
  });

  test('is hydrated in a background tab, without storage, and over plain HTTP on a host that is not localhost', async ({
    visitor,
    site,
  }) => {
    const background = await visitor(undefined, WITH_MOTION);
    await background.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    await background.goto(site.url);
    await background.getByRole('button', { name: 'Pause the skill list' }).click();
    await background.getByRole('button', { name: 'Play the skill list' }).waitFor();

    const withoutStorage = await visitor();
    await withoutStorage.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await withoutStorage.goto(`${site.url}/projects`);
    await withoutStorage.getByRole('link', { name: 'Plotline' }).click();
    await withoutStorage.getByRole('tab', { name: 'Learned' }).click();
    await withoutStorage.getByRole('tabpanel', { name: 'Learned' }).waitFor();

    const otherHost = await visitor();
    await otherHost.goto(`http://${OTHER_HOST}:${new URL(site.url).port}/projects/plotline`);
    await otherHost.getByRole('tab', { name: /Skills/ }).click();
    await otherHost.getByRole('tabpanel', { name: /Skills/ }).waitFor();
    expect(await otherHost.evaluate(() => localStorage.getItem('sessionId'))).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is interactive after a reload that returns 304, without layout shifts', async ({ visitor, site }) => {
    const page = await visitor(undefined, WITH_MOTION);
    for (const path of ['/', '/projects/hivescale', '/login']) {
      // The visit must be recorded before the reload, because the home page shows the number of views.
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const [answer] = await Promise.all([
        page.waitForResponse(response => response.url() === site.url + path),
        page.reload(),
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
    }
  });
});

test('missing pages return 404, unknown projects have a fixed message, and both and the owner’s screens are hidden from search engines', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/404/);
  await checkRows(
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
  );
  for (const path of ['/login', '/admin/dashboard'])
    expect(await (await fetch(site.url + path)).text()).toContain('<meta name="robots" content="noindex"');

  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  for (const path of ['/projects/no-such-project', '/projects/a%20b', '/projects/%00', OVERLONG_PATH]) {
    await page.goto(site.url + path);
    await page.getByText('Project not found.').waitFor();
  }
  expect(requested.filter(url => url.includes('projects.page'))).toEqual([]);
});
