import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
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

test('the owner arranges sections, counters, links and headings, and the server renders them so', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/home', {});
  const openPage = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true }).click();
  const openRow = (name: string) => page.getByRole('button', { name, expanded: false, exact: true }).click();
  const save = async () => {
    await page.keyboard.press('Control+s');
    await page.getByText('All changes saved').waitFor();
  };
  const preview = page.frameLocator('iframe');
  await preview.locator('#welcome').waitFor();
  // Moves the section up by two positions with the keyboard.
  const handle = page.getByRole('button', { name: 'Move Skills', exact: true });
  await handle.focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await toggle('Skill strip');
  await toggle('Contact');
  await toggle('Projects');
  await openRow('Skills');
  await page.getByLabel('Skills heading', { exact: true }).fill('Tools of the trade');
  // The preview shows it before it is saved.
  const listPreviewed = () =>
    preview.locator('main > section').evaluateAll(nodes => nodes.map(({ id }) => id));
  await expect.poll(listPreviewed).toEqual(['welcome', 'skills', 'about', 'portfolio']);
  expect(await preview.locator('#skills h2').innerText()).toBe('Tools of the trade');
  expect(await preview.locator('#welcome dt').count()).toBe(2);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await save();
  await openPage('Navigation');
  await toggle('About');
  await expect.poll(() => preview.locator('header nav a[href="/about"]').count()).toBe(0);
  await save();
  await page.goto(`${site.url}/admin/settings/about`);
  const panels = preview.locator('[data-sections] > *');
  await expect.poll(() => panels.count()).toBe(4);
  await toggle('Top skills');
  await expect.poll(() => panels.count()).toBe(3);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.poll(() => panels.count()).toBe(4);
  await page.goto(`${site.url}/admin/settings/projects`);
  await page.getByLabel('Projects intro').fill('All of it.');
  await openRow('Playground');
  await toggle('Game of Life');
  await expect.poll(() => preview.locator('main .lede').first().innerText()).toBe('All of it.');
  await expect.poll(() => preview.locator('#playground h3').count()).toBe(3);
  await save();
  await page.goto(`${site.url}/admin/settings/home`);
  await openRow('Skills');
  expect(await page.getByLabel('Skills heading', { exact: true }).inputValue()).toBe('Tools of the trade');
  // The settings tell the owner which section is empty.
  expect(await page.getByText('Nothing to show yet').count()).toBe(0);
  await respondWith(page, 'projects.featured', []);
  await page.reload();
  await page.locator('#portfolio').getByText('Nothing to show yet').waitFor();
  expect(problems).toEqual([]);
  await close();

  const visitor = await visit(browser, { javaScriptEnabled: false });
  await visitor.page.goto(site.url);
  const ids = await visitor.page
    .locator('main > section[id]')
    .evaluateAll(nodes => nodes.map(({ id }) => id));
  expect(ids).toEqual(['welcome', 'skills', 'about', 'portfolio']);
  await visitor.page.locator('#skills').getByRole('heading', { name: 'Tools of the trade' }).waitFor();
  expect(await visitor.page.locator('#welcome dt').allInnerTexts()).toEqual([
    'Portfolio views',
    'Years of experience',
  ]);
  expect(await visitor.page.locator('[href$="#contact"]').count()).toBe(0);
  expect(await visitor.page.getByRole('region', { name: 'All skills' }).count()).toBe(0);
  const main = visitor.page.getByRole('navigation', { name: 'Main' });
  expect(await main.getByRole('link').allInnerTexts()).toEqual(['Home', 'Projects', 'Notes']);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  await visitor.page.goto(`${site.url}/projects`);
  await visitor.page.getByText('All of it.', { exact: true }).waitFor();
  expect(await visitor.page.locator('#playground h3').allInnerTexts()).toEqual([
    'Contrast meter',
    'Easing bench',
    'Sorting race',
  ]);
  await visitor.close();
});

test.each([390, 1440])(
  'at %i px each page is low while its rows are closed, and one opens at a time',
  async width => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/settings/home', {
      viewport: { width, height: 844 },
    });
    const heights: Record<string, number> = {};
    for (const name of ['home', 'projects', 'notes', 'about', 'navigation']) {
      await page.goto(`${site.url}/admin/settings/${name}`);
      await page.getByRole('button', { name: 'Save Changes' }).waitFor();
      heights[name] = await page.evaluate(() => document.documentElement.scrollHeight);
    }
    expect(Object.entries(heights).filter(([, height]) => height > 1200)).toEqual([]);

    await page.goto(`${site.url}/admin/settings/sections`);
    await page.waitForURL(`${site.url}/admin/settings/home`);
    const toggles = page.locator('main button[aria-expanded]:visible');
    const rows = page.locator('main [data-item]');
    expect(await rows.first().evaluate(row => row.getBoundingClientRect().height)).toBe(48);
    const open = page.locator('main button[aria-expanded=true]:visible');
    for (const name of ['Skills', 'Interests', 'Contact']) {
      await toggles.filter({ hasText: name }).first().click();
      expect(await open.allInnerTexts()).toEqual([name]);
    }
    await open.click();
    expect(await open.count()).toBe(0);
    await close();
  },
);

test('in the Editorial style an Edit link does not cover the column beside its heading', async () => {
  const call = await ownerCalls(site.url);
  await call('PUT', '/site', { style: 'editorial' });
  const { page, close } = await visitAsOwner(browser, site.url, '/');
  const link = page.getByRole('link', { name: 'Edit portfolio' });
  const neighbor = page.locator('#portfolio h2').locator('xpath=../../following-sibling::*[1]');
  const isClear = async () => {
    const [box, beside] = [await link.boundingBox(), await neighbor.boundingBox()];
    return box !== null && beside !== null && box.x + box.width < beside.x;
  };
  await expect.poll(isClear).toBe(true);
  await call('PUT', '/site', { style: 'instrument' });
  await close();
});

test.each(['instrument', 'editorial', 'terminal'] as const)(
  'with projects first, no Edit link covers the header or a text of a phone, in the %s style',
  async style => {
    const call = await ownerCalls(site.url);
    const homeSections = ['portfolio', 'strip', 'interests', 'skills', 'contact'];
    await call('PUT', '/site', { style, homeSections: homeSections.map(name => ({ name, hidden: false })) });
    const { page, close } = await visitAsOwner(browser, site.url, '/', {
      viewport: { width: 390, height: 844 },
    });
    const links = page.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
    await expect.poll(() => links.count()).toBe(4);
    const listCovered = () =>
      links.evaluateAll(nodes => {
        const isOver = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const texts = document.createTreeWalker(
          document.querySelector('main') ?? document,
          NodeFilter.SHOW_TEXT,
        );
        const found: string[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const lines = texts.currentNode.parentElement?.checkVisibility() ? [...range.getClientRects()] : [];
          const covering = nodes.filter(node =>
            lines.some(line => isOver(node.getBoundingClientRect(), line)),
          );
          found.push(...covering.map(node => `${node.textContent}: ${texts.currentNode.textContent}`));
        }
        return found;
      });
    await expect.poll(listCovered).toEqual([]);
    const tops = await links.evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().top));
    const header = await page.getByRole('banner').boundingBox();
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(header?.height ?? 0);
    await call('PUT', '/site', { style: 'instrument', homeSections: [] });
    await close();
  },
);

test('a section that is moved by keys stays above the bar with Save Changes', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/settings/home', {
    viewport: { width: 390, height: 640 },
  });
  const handle = page.locator('[data-handle]').first();
  await handle.focus();
  await page.keyboard.press('Enter');
  const item = page.locator('[data-picked-up]');
  const bar = page.getByRole('button', { name: 'Save Changes' });
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ArrowDown');
    const [itemBox, barBox] = [await item.boundingBox(), await bar.boundingBox()];
    expect((itemBox?.y ?? 0) + (itemBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  }
  await page.keyboard.press('Escape');
  await close();
});

test('each Edit link leads the owner to the editor of that section, and visitors see none', async () => {
  const call = await ownerCalls(site.url);
  const [project] = await call('GET', '/projects');
  const note = await call('POST', '/notes', { title: 'Low water' });
  const imprint = await call('POST', '/pages', { title: 'Imprint' });
  // The target of a link's fragment receives the focus.
  const edits: Record<string, [label: string, to: string][]> = {
    '/': [
      ['Edit introduction', '/admin/settings/identity#introduction'],
      ['Edit interests', '/admin/settings/home#interests'],
      ['Edit skills', '/admin/skills'],
      ['Edit portfolio', '/admin/projects'],
    ],
    '/projects': [['Edit projects', '/admin/projects']],
    '/notes': [['Edit notes', '/admin/writing']],
    '/about': [['Edit timeline', '/admin/about']],
    [`/projects/${project._id}`]: [['Edit project', `/admin/projects/${project._id}`]],
    [`/notes/${note.slug}`]: [['Edit note', `/admin/notes/${note._id}`]],
    [`/pages/${imprint.slug}`]: [['Edit page', `/admin/pages/${imprint._id}`]],
  };
  const filterLinkCode = (names: string[]) => names.filter(name => /\/edit-links-[^/]*\.js$/.test(name));
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

  const { page, problems, close } = await visitAsOwner(browser, site.url, '/');
  await expect.poll(async () => filterLinkCode(await page.evaluate(loaded))).toHaveLength(1);
  const links = page.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
  for (const [path, expected] of Object.entries(edits)) {
    for (const [label, to] of expected) {
      await page.goto(site.url + path);
      await expect.poll(() => links.allInnerTexts()).toEqual(expected.map(([each]) => each));
      await links.filter({ hasText: label }).click();
      await page.waitForURL(site.url + to);
      const [, fragment] = to.split('#');
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id);
      if (fragment) await expect.poll(focused).toBe(fragment);
    }
  }
  expect(problems).toEqual([]);
  await close();

  const visitor = await visit(browser);
  for (const path of Object.keys(edits)) {
    await visitor.page.goto(site.url + path);
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.getByRole('link', { name: /^Edit / }).count(), path).toBe(0);
    expect(filterLinkCode(await visitor.page.evaluate(loaded)), path).toEqual([]);
  }
  await visitor.close();
});

test('style, accent, and the visibility and order of sections take eight actions with one save', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  let actions = 0;
  const click = (locator: Locator) => {
    actions += 1;
    return locator.click();
  };
  const pages = page.getByRole('navigation', { name: 'Settings pages' });
  await click(page.getByRole('link', { name: 'Settings', exact: true }));
  await click(pages.getByRole('link', { name: 'Appearance' }));
  await click(page.getByLabel('Editorial'));
  await click(page.getByLabel('Plum'));
  await click(pages.getByRole('link', { name: 'Home' }));
  await click(page.getByRole('switch', { name: 'Interests', exact: true }));
  await click(page.getByRole('button', { name: 'Move Portfolio up' }));
  await page.getByText('3 settings not saved').waitFor();
  await click(page.getByRole('button', { name: 'Save Changes' }));
  await page.getByText('All changes saved').waitFor();
  expect(actions).toBeLessThanOrEqual(8);
  const { style, accent, homeSections } = await (await fetch(`${site.url}/api/site`)).json();
  expect({ style, accent }).toEqual({ style: 'editorial', accent: '#7a2e8e' });
  expect(homeSections).toContainEqual({ name: 'interests', hidden: true });
  const names = homeSections.map(({ name }: { name: string }) => name);
  expect(names.indexOf('portfolio')).toBe(2);
  expect(problems).toEqual([]);
  await close();
});
