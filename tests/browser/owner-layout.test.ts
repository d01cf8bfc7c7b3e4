import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { saveSettings } from '../support/save-settings';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

const PHONE = { viewport: { width: 390, height: 844 } };
const MAX_HEIGHT_PX = 3_500;
const LONG_WORD = 'Wind'.repeat(75);

let browser: Browser;
let site: Site;
let call: OwnerCall;

beforeAll(async () => {
  site = await startSite({ LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the inbox shows its first messages on a phone, and all on request', async () => {
  for (let index = 1; index <= 50; index += 1) {
    const text = 'A message that takes two lines of the card, as most of them do.';
    await call('POST', '/contacts', { name: `Ada ${index}`, email: 'a@example.org', message: text });
  }
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/inbox', PHONE);
  const rows = page.getByRole('table', { name: 'Messages' }).locator('tbody tr');
  await rows.first().waitFor();
  expect((await rows.first().boundingBox())?.y).toBeLessThan(330);
  expect(await measureHeight(page)).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  await page.getByRole('button', { name: /^Show all \d+ messages/ }).click();
  await expect.poll(() => rows.count()).toBe(50);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect.poll(() => rows.count()).toBe(50);
  expect(problems).toEqual([]);
  await close();
});

test('a short settings page on a phone has whole names, and its save bar is at the bottom', async () => {
  const options = { viewport: { width: 360, height: 844 }, hasTouch: true };
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/settings/notes', options);
  const save = page.getByRole('button', { name: 'Save Changes' });
  expect((await save.boundingBox())?.y).toBeGreaterThan(650);
  await page.goto(`${site.url}/admin/settings/home`);
  const name = page.getByText('Years of experience', { exact: true });
  await name.waitFor();
  expect(await name.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  await close();
});

test('a note on a phone has one row of 64 px, with a badge only if visitors do not see it as it is', async () => {
  const title = 'Why a tide gauge needs a second clock, and who winds it';
  const { _id: id } = await call('POST', '/notes', { title, tags: ['Tides', 'Night'], text: 'Words.' });
  await call('POST', '/notes', { title: 'Ebb', draft: true, text: 'Words.' });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/writing', PHONE);
  const rows = page.getByRole('table', { name: 'Notes' }).locator('tbody tr');
  await rows.filter({ hasText: 'Ebb' }).getByText('Draft').waitFor();
  const row = rows.filter({ hasText: title });
  expect(await row.innerText()).not.toContain('Published');
  for (const height of await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height)))
    expect(height).toBeLessThanOrEqual(65);
  expect(await listAxeFindings(page)).toEqual([]);
  await row.getByText('Tides, Night').waitFor();
  await row.click();
  await page.waitForURL(`${site.url}/admin/notes/${id}`);
  expect(problems).toEqual([]);
  await close();
});

test('the text of a project or a note starts in the upper half of the window and fills its card', async () => {
  const [{ _id: project }] = await call('POST', '/projects', { title: 'Tide gauge', description: 'Short.' });
  const { _id: note } = await call('POST', '/notes', {
    title: 'Ebb tide',
    summary: 'Short.',
    text: 'Words.',
  });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  for (const { width, height, top } of [
    { width: 1440, height: 900, top: 420 },
    { width: 390, height: 844, top: 460 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const { path, name, lines } of [
      { path: `projects/${project}`, name: 'Details', lines: 'Description' },
      { path: `notes/${note}`, name: 'Text', lines: 'Summary' },
    ]) {
      await page.goto(`${site.url}/admin/${path}`);
      const text = await page.getByRole('textbox', { name, exact: true }).boundingBox();
      const field = page.getByRole('textbox', { name: lines, exact: true });
      const { width: fieldWidth, height: before = 0 } = (await field.boundingBox()) ?? {};
      expect(text?.y).toBeLessThanOrEqual(top);
      expect(Math.ceil(text?.height ?? 0)).toBeGreaterThanOrEqual(0.6 * height);
      expect(text?.width).toBe(fieldWidth);
      expect(before).toBeLessThan(72);
      await field.fill('A line of the description.\n'.repeat(9));
      const grown = (await field.boundingBox())?.height ?? 0;
      expect(grown).toBeGreaterThan(2 * before);
      // On phones it scrolls after five lines, so that the text stays near.
      expect(grown < 150).toBe(width === 390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // The tab would restore the edit.
      await field.fill('Short.');
    }
  }
  expect(problems).toEqual([]);
  await close();
});

test('a draft and a scheduled note on a phone end with their footer, and the bar has one row of 64 px', async () => {
  const [{ _id: draft }] = await call('POST', '/projects', { title: 'Ebb gauge', draft: true });
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const { _id: note } = await call('POST', '/notes', { title: 'Flood tide', text: 'Words.', publishAt });
  const { page, problems, close } = await visitAsOwner(browser, site.url, `/admin/projects/${draft}`, PHONE);
  for (const [path, state] of [
    [`projects/${draft}`, 'Only you see it'],
    [`notes/${note}`, /^[A-Z][a-z]{2} \d{1,2}(?:, \d{4})?, \d{1,2}:\d{2}\s[AP]M$/],
  ] as const) {
    await page.goto(`${site.url}/admin/${path}`);
    const bar = page.getByRole('group', { name: /^Publishing status/ });
    await bar.getByText(state).waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    // A hint for screen readers once wrapped to a thousand pixels below the page.
    const footer = await page.getByRole('contentinfo').evaluate(each => {
      const { bottom } = each.getBoundingClientRect();
      return Math.ceil(bottom + window.scrollY);
    });
    expect(await measureHeight(page)).toBeLessThanOrEqual(footer);
    expect(footer).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  }
  expect(problems).toEqual([]);
  await close();
});

test('a row of the list of projects on a phone has its status, and filters and checkboxes have room', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/projects', PHONE);
  const list = page.getByRole('region', { name: 'Projects' });
  const row = list.getByRole('listitem').filter({ hasText: 'Hivescale' });
  await row.getByText('Completed').filter({ visible: true }).waitFor();
  const box = await row.getByRole('checkbox').boundingBox();
  const cover = await row.getByRole('img', { includeHidden: true }).first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(cover?.x ?? 0);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(57);
  const { x: left = 0, width = 0 } = (await list.boundingBox()) ?? {};
  for (const name of ['Status', 'Category', 'Visibility']) {
    const filter = list.getByRole('combobox', { name });
    const { x = 0, width: filterWidth = 0 } = (await filter.boundingBox()) ?? {};
    expect(x + filterWidth).toBeLessThan(left + width);
    expect(await filter.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
  }
  expect(problems).toEqual([]);
  await close();
});

test('the menu of an editor offers what fits the state of the item', async () => {
  const create = async (fields: object): Promise<string> =>
    (await call('POST', '/notes', { text: 'Words.', ...fields }))._id;
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const draft = await create({ title: 'Neap', draft: true });
  const { page, problems, close } = await visitAsOwner(browser, site.url, `/admin/notes/${draft}`);
  for (const [id, actions] of [
    [draft, ['Schedule', 'History']],
    [await create({ title: 'Spring', publishAt }), ['Change time', 'Unschedule', 'History']],
    [await create({ title: 'Slack' }), ['Save Draft', 'Unpublish', 'History']],
  ] as const) {
    await page.goto(`${site.url}/admin/notes/${id}`);
    const bar = page.getByRole('group', { name: /^Publishing status/ });
    await bar.getByRole('button', { name: 'More actions' }).click();
    const menu = bar.getByRole('listitem');
    await expect.poll(() => menu.getByRole('button').allInnerTexts()).toEqual([...actions]);
    expect(await listAxeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
  }
  expect(problems).toEqual([]);
  await close();
});

test('a chart that scrolls sideways on a phone fades where more follows', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard', PHONE);
  const readFades = (part: Locator) =>
    part.evaluate(each => {
      const style = getComputedStyle(each);
      return ['--fade-left', '--fade-right'].map(name =>
        Math.round(Number.parseFloat(style.getPropertyValue(name))),
      );
    });
  const scrollTo = (part: Locator, left: number) =>
    part.evaluate((each, x) => each.scrollTo({ left: x }), left);
  const chart = page.getByRole('region', { name: 'Projects per skill' });
  await chart.scrollIntoViewIfNeeded();
  await expect.poll(() => chart.evaluate(each => each.scrollWidth - each.clientWidth)).toBeGreaterThan(0);
  await expect.poll(() => readFades(chart)).toEqual([0, 32]);
  await scrollTo(chart, 10_000);
  await expect.poll(() => readFades(chart)).toEqual([32, 0]);
  expect(problems).toEqual([]);
  await close();
});

test('a row of the trash on a phone has at most 110 px, a Restore button and a menu', async () => {
  const title = 'A very long title of a project about tides, whose gauge stood in the harbor until it rusted';
  const [{ _id: id }] = await call('POST', '/projects', { title });
  await call('DELETE', `/projects/${id}`);
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/trash', {
    ...PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const row = page.getByRole('table', { name: 'Trash' }).locator('tbody tr').filter({ hasText: title });
  await row.getByText('30 days').waitFor();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110);
  const buttons = [
    row.getByRole('button', { name: `Restore ${title}` }),
    row.getByRole('button', { name: `More actions for ${title}` }),
  ];
  for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await listAxeFindings(page)).toEqual([]);
  await buttons[1]?.click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await close();
});

test('forty links are closed rows, and a new one is open', async () => {
  const links = Array.from({ length: 40 }, (_, index) => ({
    label: `Link ${index + 1}`,
    url: `https://example.org/${index + 1}`,
    icon: 'fa-solid fa-link',
  }));
  await saveSettings(site.url, { links });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/identity', PHONE);
  const panel = page.locator('#links');
  await panel.getByText('Link 40', { exact: true }).waitFor();
  expect(await measureHeight(page)).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  await panel.getByRole('button', { name: /^Link 7(?!\d)/ }).click();
  await panel.getByLabel('Address').and(page.locator(':visible')).fill('https://example.org/seven');
  await panel.getByText('https://example.org/seven').waitFor();
  await panel.getByRole('button', { name: 'Add Link' }).click();
  await page.keyboard.type('Weblog');
  await panel.getByRole('button', { name: 'Weblog', exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('a word of 300 characters leaves the other columns of a table readable', async () => {
  await call('POST', '/projects', { title: `Kite ${LONG_WORD}`, category: LONG_WORD });
  await call('POST', '/notes', { title: 'Long tag', tags: [LONG_WORD] });
  const skill = { name: LONG_WORD, category: LONG_WORD, description: LONG_WORD, icon: '', color: '#000000' };
  await call('POST', '/skills', [...(await call('GET', '/skills')), skill]);
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, name] of [
      ['dashboard', 'Projects'],
      ['writing', 'Notes'],
      ['skills', 'Skills'],
      ['projects', undefined],
    ] as const) {
      await page.goto(`${site.url}/admin/${path}`);
      await page.getByText(LONG_WORD).filter({ visible: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
      if (!name) continue;
      const table = page.getByRole('region', { name, exact: true });
      expect({ path, width, found: await listOutside(table) }).toEqual({ path, width, found: [] });
    }
  }
  expect(problems).toEqual([]);
  await close();
});

test.each(['editorial', 'terminal'] as const)(
  'the %s style decorates no heading of the owner’s area',
  async style => {
    await saveSettings(site.url, { style });
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await heading.evaluate(node => getComputedStyle(node, '::before').content)).toBe('none');
    await close();
  },
);

/** An icon button may extend into the padding, so that its icon aligns with the text. */
const TOLERANCE_PX = 10;

/**
 * Returns the cells whose content ends beyond them or beyond the table. Cells that clip it or have no box are
 * not checked.
 */
function listOutside(table: Locator): Promise<string[]> {
  return table.evaluate((scroller, tolerance) => {
    const edge = scroller.getBoundingClientRect().right;
    const cells = [...scroller.querySelectorAll('td')];
    return cells.flatMap(cell => {
      const { display, overflowX } = getComputedStyle(cell);
      if (display === 'contents' || overflowX === 'hidden') return [];
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { right } = cell.getBoundingClientRect();
      const beyond = Math.max(range.getBoundingClientRect().right - right, right - edge);
      return beyond > tolerance ? [`${cell.textContent?.slice(0, 20)}: ${Math.round(beyond)} px beyond`] : [];
    });
  }, TOLERANCE_PX);
}
