import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test.each([
  ['on a phone without JavaScript', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }],
  ['on a desktop with JavaScript', { javaScriptEnabled: true, viewport: { width: 1440, height: 900 } }],
] as const)('a visitor searches the whole site %s', async (_device, options) => {
  const { page, problems, close } = await visit(browser, options);
  // The first page of a busy new server may be rendered before the choices of its filter are known.
  const readArchive = async () => (await fetch(`${site.url}/projects`)).text();
  await expect.poll(readArchive).toContain('the whole ');
  await page.goto(`${site.url}/projects`);
  await page.getByRole('link', { name: 'Search the whole site' }).click();
  await page.waitForURL(`${site.url}/search`);
  expect(await page.getByText('results').count()).toBe(0);
  await page.getByRole('region', { name: 'Recent pages' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('wieght  typescr');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('Nothing found.').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('wieght  typescr');
  if (options.javaScriptEnabled) expect(await listAccessibilityProblems(page)).toEqual([]);

  await page.getByRole('searchbox').fill('typescirpt');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('status').filter({ hasText: 'results for “typescirpt”' }).waitFor();
  expect(await page.title()).toContain('Search: typescirpt');
  const found = page.getByRole('main').getByRole('listitem');
  const kinds = await found.evaluateAll(rows =>
    rows.map(row => row.querySelector('p:last-child span')?.textContent),
  );
  expect(new Set(kinds)).toEqual(new Set(['Skill', 'Project', 'Note']));
  expect(await page.locator('mark').first().innerText()).toBe('TypeScript');
  // A result whose texts do not contain the word says why it was found.
  await found.filter({ hasText: 'Tagged TypeScript' }).first().waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  if (options.javaScriptEnabled) expect(await listAccessibilityProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'TypeScript', exact: true }).click();
  await page.waitForURL(`${site.url}/projects?skill=TypeScript`);
  await page.getByText('5 of 8 projects').waitFor();

  const long = await page.goto(`${site.url}/search?q=${'x'.repeat(201)}`);
  expect(long?.status()).toBe(200);
  expect(await page.getByRole('main').getByRole('alert').innerText()).toBe(
    'Search for at most 200 characters.',
  );
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.goto(`${site.url}/no-such-page`);
  await page.getByRole('link', { name: 'Search the site' }).click();
  await page.waitForURL(`${site.url}/search`);
  expect(problems.filter(problem => !problem.includes('404'))).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'an excerpt has at most two lines, with the word that was found, at %i px',
  async width => {
    const { page, close } = await visit(browser, { viewport: { width, height: 844 } });
    await page.goto(`${site.url}/notes`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL(`${site.url}/search`);
    await page.goto(`${site.url}/search?q=typescript`);
    const excerpts = page.getByRole('main').locator('li h2 + p');
    expect(await excerpts.count()).toBeGreaterThan(4);
    const lines = await excerpts.evaluateAll(nodes =>
      nodes.map(node => {
        const { lineHeight } = getComputedStyle(node);
        const { height, bottom } = node.getBoundingClientRect();
        const marks = [...node.querySelectorAll('mark')].map(mark => mark.getBoundingClientRect().top);
        return {
          lines: Math.round(height / Number.parseFloat(lineHeight)),
          isShown: marks.every(top => top < bottom),
        };
      }),
    );
    expect(Math.max(...lines.map(each => each.lines))).toBe(2);
    expect(lines.every(({ isShown }) => isShown)).toBe(true);
    await close();
  },
);

test('results follow the words, without a jump and without a page in the history for each letter', async () => {
  const { page, problems, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/notes`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  const list = page.getByRole('main').getByRole('list').first();
  const top = async () => (await list.boundingBox())?.y;
  await page.getByRole('region', { name: 'Recent pages' }).waitFor();
  const before = await top();
  await field.pressSequentially('beehiv');
  await page.getByRole('status').filter({ hasText: 'for “beehiv”' }).waitFor();
  expect(await top()).toBe(before);
  expect(page.url()).toBe(`${site.url}/search?q=beehiv`);
  // The previous results stay until the next ones arrive.
  let respond = () => {};
  const mayRespond = new Promise<void>(resolve => {
    respond = resolve;
  });
  await page.route('**/trpc/search.find**', async route => {
    await mayRespond;
    await route.continue();
  });
  await field.pressSequentially('e ');
  expect(await field.inputValue()).toBe('beehive ');
  await page.waitForRequest('**/trpc/search.find**');
  expect(await page.getByRole('status').filter({ hasText: 'Searching...' }).count()).toBe(1);
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(0);
  respond();
  const cover = list.locator('.frame').first();
  await cover.waitFor();
  expect(
    await cover.evaluate(node => (node instanceof HTMLElement ? [node.offsetWidth, node.offsetHeight] : [])),
  ).toEqual([96, 54]);
  await page.goBack();
  await page.waitForURL(`${site.url}/notes`);
  expect(problems).toEqual([]);
  await close();
});

test('the / key opens the search, except in a field, and can be turned off', async () => {
  const { page, problems, close } = await visit(browser);
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  const isFocused = () => field.evaluate(node => node === document.activeElement);
  await page.goto(`${site.url}/notes`);
  await page.keyboard.press('Control+/');
  await page.keyboard.press('/');
  await page.waitForURL(`${site.url}/search`);
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.type('and/or');
  expect(await field.inputValue()).toBe('and/or');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('/');
  expect(await isFocused()).toBe(true);

  const keySwitch = page.getByRole('switch', { name: 'Search from any page with the / key' });
  await keySwitch.click();
  await page.keyboard.press('/');
  expect(await isFocused()).toBe(false);
  await page.goto(`${site.url}/search`);
  expect(await keySwitch.getAttribute('aria-checked')).toBe('false');
  expect(problems).toEqual([]);
  await close();
});

test('too many searches are rejected, and the page reports it', async () => {
  const limited = await startSite({ LIMIT_SEARCH: '2/1m' });
  onTestFinished(() => limited.stop());
  const search = () => fetch(`${limited.url}/api/search?q=beehive`);
  for (const status of [200, 200, 429]) expect((await search()).status).toBe(status);
  const refused = await search();
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    message: 'Too many requests. Please try again later.',
    code: 'TOO_MANY_REQUESTS',
  });
  for (const javaScriptEnabled of [false, true]) {
    const { page, close } = await visit(browser, { javaScriptEnabled });
    // The browser may connect from another address of this machine, which has its own limit.
    for (const words of ['a', 'b', 'beehive']) await page.goto(`${limited.url}/search?q=${words}`);
    await page.getByText('Too many searches. Try again in a minute.').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('beehive');
    await close();
  }
});
