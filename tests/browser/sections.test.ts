import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';
import { ON_PHONE, PHONE, sweep, sweepWithAxe } from '../support/browser/sweep';

test('the owner arranges sections, counters, links and headings, and the server renders them so', async ({
  owner,
  visitor,
  site,
}) => {
  const page = await owner('/admin/settings/home');
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
  await sweepWithAxe(page);
  await save();
  await openPage('Navigation');
  await toggle('About');
  await expect.poll(() => preview.locator('header nav a[href="/about"]').count()).toBe(0);
  // A visitor gets no link to the dashboard.
  expect(await preview.locator('header nav a').allTextContents()).toEqual(['Home', 'Projects', 'Notes']);
  await save();
  await page.goto(`${site.url}/admin/settings/about`);
  const panels = preview.locator('[data-sections] > *');
  await expect.poll(() => panels.count()).toBe(4);
  await toggle('Top skills');
  await expect.poll(() => panels.count()).toBe(3);
  await save();
  // A part that the saved page leaves out appears as soon as it is on.
  await page.reload();
  await expect.poll(() => panels.count()).toBe(3);
  await toggle('Top skills');
  await expect.poll(() => panels.count()).toBe(4);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.poll(() => panels.count()).toBe(3);
  await page.goto(`${site.url}/admin/settings/projects`);
  await page.getByLabel('Projects intro').fill('All of it.');
  await openRow('Playground');
  await toggle('Game of Life');
  await expect.poll(() => preview.locator('main .lede').first().innerText()).toBe('All of it.');
  await expect.poll(() => preview.locator('#playground h3').count()).toBe(3);
  await save();
  const seen = await visitor('/', { javaScriptEnabled: false });
  const ids = await seen.locator('main > section[id]').evaluateAll(nodes => nodes.map(({ id }) => id));
  expect(ids).toEqual(['welcome', 'skills', 'about', 'portfolio']);
  await seen.locator('#skills').getByRole('heading', { name: 'Tools of the trade' }).waitFor();
  expect(await seen.locator('#welcome dt').allInnerTexts()).toEqual([
    'Portfolio views',
    'Years of experience',
  ]);
  expect(await seen.locator('[href$="#contact"]').count()).toBe(0);
  expect(await seen.getByRole('region', { name: 'All skills' }).count()).toBe(0);
  const main = seen.getByRole('navigation', { name: 'Main' });
  expect(await main.getByRole('link').allInnerTexts()).toEqual(['Home', 'Projects', 'Notes']);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  await seen.goto(`${site.url}/projects`);
  await seen.getByText('All of it.', { exact: true }).waitFor();
  expect(await seen.locator('#playground h3').allInnerTexts()).toEqual([
    'Contrast meter',
    'Easing bench',
    'Sorting race',
  ]);
});

test('with projects first, Edit links cover neither the header nor a text of a phone, in any style', async ({
  owner,
  call,
}) => {
  const page = await owner('/', { viewport: PHONE });
  const links = page.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
  const names = ['portfolio', 'strip', 'interests', 'skills', 'contact'];
  const homeSections = names.map(name => ({ name, hidden: false }));
  for (const style of ['instrument', 'editorial', 'terminal']) {
    await call('PUT', '/site', { style, homeSections });
    await page.reload();
    await expect.poll(() => links.count()).toBe(4);
    await sweep(page, EDIT_LINK_RULES, [ON_PHONE]);
  }
  await call('PUT', '/site', { style: 'editorial', homeSections: [] });
  await page.reload();
  await expect.poll(() => links.count()).toBe(4);
  await sweep(page, EDITORIAL_RULES, [{ width: 1440, theme: 'light' }]);
  await call('PUT', '/site', { style: 'instrument' });
});

test('Edit links cover neither the bar of the timeline nor the drawing of the home page', async ({
  owner,
  call,
  site,
}) => {
  const page = await owner('/about');
  const links = page.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
  await expect.poll(() => links.count()).toBe(1);
  const widths = [320, 390, 768] as const;
  await sweep(
    page,
    EDIT_LINK_RULES,
    widths.map(width => ({ width, theme: 'light' })),
  );
  await call('PUT', '/site', { headline: 'Software, made with care.' });
  await page.goto(site.url);
  await expect.poll(() => links.count()).toBe(4);
  // The drawing is hydrated after the page has loaded.
  await page.getByRole('button', { name: 'Web Development' }).waitFor();
  await sweep(page, DRAWING_RULES, [{ width: 1440, theme: 'light' }]);
});

test('a section that is moved by keys stays above the bar with Save Changes', async ({ owner }) => {
  const page = await owner('/admin/settings/home', { viewport: { width: 390, height: 640 } });
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
});

test('Edit links move the focus to what they name, and their code loads for the owner only', async ({
  owner,
  visitor,
  site,
}) => {
  const filterLinkCode = (names: string[]) => names.filter(name => /\/edit-links-[^/]*\.js$/.test(name));
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

  const page = await owner('/');
  await expect.poll(async () => filterLinkCode(await page.evaluate(loaded))).toHaveLength(1);
  const links = page.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
  for (const [label, to, focused] of [
    ['Edit introduction', '/admin/settings/identity#introduction', 'introduction'],
    ['Edit interests', '/admin/settings/home#interests', 'interests'],
    ['Edit skills', '/admin/skills', undefined],
  ] as const) {
    await page.goto(site.url);
    await links.filter({ hasText: label }).click();
    await page.waitForURL(site.url + to);
    const readFocused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id);
    if (focused) await expect.poll(readFocused).toBe(focused);
  }

  const seen = await visitor('/');
  expect(await seen.getByRole('link', { name: /^Edit / }).count()).toBe(0);
  expect(filterLinkCode(await seen.evaluate(loaded))).toEqual([]);
});

const EDIT_LINK_RULES = {
  'no Edit link covers a text': {
    check: () => {
      const links = [...document.querySelectorAll('nav[aria-label="Edit this page"] a')];
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const main = document.querySelector('main') ?? document;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isVisible = texts.currentNode.parentElement?.checkVisibility();
        const lines = isVisible ? [...range.getClientRects()] : [];
        const covering = links.filter(link => lines.some(line => isOver(link.getBoundingClientRect(), line)));
        found.push(...covering.map(link => `${link.textContent}: ${texts.currentNode.textContent}`));
      }
      return found;
    },
  },
  'no Edit link covers the header': {
    check: () => {
      const height = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return [...document.querySelectorAll('nav[aria-label="Edit this page"] a')]
        .filter(link => link.getBoundingClientRect().top < height)
        .map(link => String(link.textContent));
    },
  },
};

const DRAWING_RULES = {
  'the link of the introduction ends before the drawing': {
    check: () => {
      const link = document.querySelector('nav[aria-label="Edit this page"] a')?.getBoundingClientRect();
      const drawing = document.querySelector('#welcome figure')?.getBoundingClientRect();
      if (!link || !drawing) return ['there is no link or no drawing'];
      return link.right <= drawing.left ? [] : [`${link.right} px, ${drawing.left} px`];
    },
  },
};

const EDITORIAL_RULES = {
  'the link of the portfolio ends before the column beside its heading': {
    check: () => {
      const link = [...document.querySelectorAll('nav[aria-label="Edit this page"] a')].find(
        ({ textContent }) => textContent === 'Edit portfolio',
      );
      const column =
        document.querySelector('#portfolio h2')?.parentElement?.parentElement?.nextElementSibling;
      const end = link?.getBoundingClientRect().right ?? Number.NaN;
      const start = column?.getBoundingClientRect().left ?? Number.NaN;
      return end < start ? [] : [`The link ends at ${end} px, and the column starts at ${start} px`];
    },
  },
};
