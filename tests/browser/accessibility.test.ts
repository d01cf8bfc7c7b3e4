import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAccessibilityProblems, listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { saveSettings } from '../support/save-settings';
import { signIn, visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;
let projectId: string;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  [{ _id: projectId }] = await (await fetch(`${site.url}/api/projects`)).json();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('axe reports no violations on the public pages', async () => {
  const { page, close } = await visit(browser);
  for (const path of ['/', '/projects', `/projects/${projectId}`, '/about', '/login', '/no-such-page']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    expect({ path, found: await listAccessibilityProblems(page) }).toEqual({ path, found: [] });
  }
  await close();
});

test('the timeline bar does not cover the profile’s dots when About opens on a phone', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 412, height: 823 } });
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  const dots = page.getByRole('list', { name: 'Sections' }).getByRole('button');
  const isOnTop = await dots.evaluateAll(buttons =>
    buttons.map(button => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === button;
    }),
  );
  expect(isOnTop).toEqual([true, true, true, true]);
  await close();
});

test.each(['editorial', 'terminal'] as const)(
  'axe reports no violations in the %s style, and the owner’s area keeps its typeface',
  async style => {
    await saveSettings(site.url, { style });
    const { page, problems, close } = await visit(browser);
    for (const path of ['/', '/projects', `/projects/${projectId}`, '/about']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect(await page.locator('html').getAttribute('data-style')).toBe(style);
      expect({ path, found: await listAccessibilityProblems(page) }).toEqual({ path, found: [] });
    }
    expect(problems).toEqual([]);
    await close();
    const owner = await visitAsOwner(browser, site.url, '/admin/projects');
    const heading = owner.page.getByRole('heading', { level: 1, name: 'Projects' });
    expect(await heading.evaluate(element => getComputedStyle(element).fontFamily)).toMatch(/^Archivo/);
    await owner.page.getByRole('link', { name: 'Hivescale' }).waitFor();
    expect(await listAxeFindings(owner.page)).toEqual([]);
    await owner.close();
    await saveSettings(site.url, { style: 'instrument' });
  },
);

test('axe reports no violations on the owner’s pages', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
  expect({ path: 'dashboard', found: await listAccessibilityProblems(page) }).toEqual({
    path: 'dashboard',
    found: [],
  });
  await page
    .getByRole('button', { name: /^Delete (?!Selected)/ })
    .first()
    .click();
  expect({ path: 'confirmation', found: await listAccessibilityProblems(page) }).toEqual({
    path: 'confirmation',
    found: [],
  });
  await page.goto(`${site.url}/admin/projects/${projectId}`);
  await page.getByLabel('Title').waitFor();
  expect({ path: 'editor', found: await listAccessibilityProblems(page) }).toEqual({
    path: 'editor',
    found: [],
  });
  await close();
});

describe('with the keyboard alone', () => {
  test('the skip link moves the focus past the header to the content', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/projects`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await close();
  });

  test('arrow keys switch between the tabs of a project', async () => {
    await (await ownerCalls(site.url))('PUT', `/projects/${projectId}`, { pageLayout: 'tabs' });
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/projects/${projectId}`);
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Details' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.getByRole('tab', { name: 'Skills' }).getAttribute('aria-selected'))
      .toBe('true');
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=skills');
    await close();
  });

  test('a navigation moves the focus to the new page', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/projects`);
    await page.getByRole('link', { name: 'Hivescale' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await close();
  });
});
