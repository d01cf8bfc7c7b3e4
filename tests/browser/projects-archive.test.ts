import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { ARCHIVE_ROWS } from '#shared/contract/project-summaries';
import { test as base } from '../support/browser/browser-test';
import { holdCalls } from '../support/browser/change-answer';
import { countPaints } from '../support/browser/count-paints';
import { expectFocus } from '../support/browser/expect-focus';
import { sweepWithAxe } from '../support/browser/sweep';
import { WITH_MOTION } from '../support/browser/visit';
import { addPicture, addProjects } from '../support/content/archive-content';
import { photograph } from '../support/content/media-factory';
import { startSite } from '../support/programs/start-site';

/** Only the first category is open. The sample opens all. */
const test = base.extend('archive', { auto: true }, ({ call }) =>
  call('PUT', '/site', { archiveOpen: 'first' }),
);

const category = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const menu = (page: Page, name: string) => page.getByRole('combobox', { name });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /projects?$/ });

test('a filter never moves the page, keeps the focus, and returns with the Back button', async ({
  visitor,
  site,
}) => {
  const page = await visitor('/projects', { viewport: { width: 1440, height: 700 } });
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  const form = page.getByRole('search');
  const search = page.getByLabel('Search projects');
  const before = await form.boundingBox();
  const calls = await holdCalls(page);
  await menu(page, 'Skill').selectOption('TypeScript');
  await page.waitForURL('**/projects?skill=TypeScript');
  expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
  expect(await form.boundingBox()).toEqual(before);
  calls.release();
  await expect.poll(() => count(page).innerText()).toBe('5 of 8 projects');
  expect(await form.boundingBox()).toEqual(before);
  await search.fill('nothing has these words');
  await search.press('Enter');
  await expect.poll(() => count(page).innerText()).toBe('0 of 8 projects');
  expect(await form.boundingBox()).toEqual(before);
  await expectFocus(search);
  await page.goBack();
  await expect.poll(() => count(page).innerText()).toBe('5 of 8 projects');
  expect(await search.inputValue()).toBe('');
  expect(page.url()).toBe(`${site.url}/projects?skill=TypeScript`);
});

test('without JavaScript the filter works, and categories are links to a page with only that category', async ({
  visitor,
  site,
}) => {
  const page = await visitor(undefined, { javaScriptEnabled: false });
  expect((await page.goto(`${site.url}/projects?skill=Fortran`))?.status()).toBe(200);
  expect(await count(page).innerText()).toBe('0 of 8 projects');
  expect(await menu(page, 'Skill').inputValue()).toBe('Fortran');
  await page.getByRole('link', { name: 'Clear all' }).click();
  expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
  await menu(page, 'Skill').selectOption('C++');
  await page.getByLabel('Search projects').fill('plotter');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/projects?q=plotter&status=&category=&skill=C%2B%2B');
  expect(await count(page).innerText()).toBe('1 of 8 projects');
  expect(await page.getByRole('link', { name: 'Plotline' }).isVisible()).toBe(true);

  const titles = { 'Web applications': 'Lever Frame', 'Machine learning': 'Dawnlist', Devices: 'Hivescale' };
  for (const [name, title] of Object.entries(titles)) {
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(`${site.url}/projects`);
    await page.getByRole('link', { name: new RegExp(`^${name} \\d projects`) }).click();
    await page.waitForURL(url => url.searchParams.get('category') === name);
    expect(await page.getByRole('link', { name: title }).isVisible()).toBe(true);
    expect(await page.getByRole('article').filter({ hasText: title }).isVisible()).toBe(true);
    const others = Object.values(titles).filter(other => other !== title);
    for (const other of others) expect(await page.getByText(other).count()).toBe(0);
  }
});

test('a category opens and closes on Enter and Space, reserves its space while it loads, and Tab skips what is closed', async ({
  visitor,
}) => {
  const page = await visitor('/projects');
  await category(page, 'Devices').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Hivescale' }).waitFor({ state: 'hidden' });
  const calls = await holdCalls(page);
  await page.keyboard.press('Tab');
  await expectFocus(category(page, 'Web applications'));
  await page.keyboard.press('Space');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await waiting.waitFor({ state: 'attached' });
  await expect.poll(async () => (await waiting.boundingBox())?.height ?? 0).toBeGreaterThan(150);
  calls.release();
  await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
  expect(await waiting.count()).toBe(0);
});

test('a row links to its project as a whole, which links back to the archive, and its lock has a tooltip', async ({
  visitor,
  site,
}) => {
  const page = await visitor('/projects');
  const row = page.getByRole('article').filter({ hasText: 'Plotline' });
  await row.click({ position: { x: 300, y: 8 } });
  await page.waitForURL('**/projects/*');
  await page.getByRole('heading', { level: 1, name: 'Plotline' }).waitFor();
  expect(await page.evaluate(() => history.state)).toEqual({ from: '/projects' });
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await page.waitForURL(`${site.url}/projects`);
  await category(page, 'Web applications').click();
  const locked = page.getByRole('article').filter({ hasText: 'Lending Desk' });
  await locked.getByRole('img', { name: 'Private Project' }).hover();
  await locked.getByText('Private Project').waitFor();
});

test('a long category is sent in less than 200 kB, shows the others a page at a time, with small lazy pictures, and opens at once', async ({
  visitor,
}) => {
  const site = await startSite({ SAMPLE_CONTENT: 'off' });
  onTestFinished(() => site.stop());
  const image = await addPicture(site, await photograph());
  const project = {
    description: 'Fourteen words that tell what a project is about and for whom it is made.',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
    image,
  };
  const count = 2 * ARCHIVE_ROWS + 1;
  const web = Array.from({ length: count }, (_, index) => ({ title: `Number ${index}`, category: 'Web' }));
  const games = Array.from({ length: ARCHIVE_ROWS }, (_, index) => ({
    title: `Game ${index}`,
    category: 'Zoo',
  }));
  await addProjects(
    site,
    [...web, ...games].map(fields => ({ ...project, ...fields })),
  );
  const address = `${site.url}/projects`;
  const html = await (await fetch(address)).text();
  expect(Buffer.byteLength(html)).toBeLessThan(200_000);
  expect(html).toContain(`>Number ${ARCHIVE_ROWS + 1}<`);
  expect(html).not.toContain(`>Number ${ARCHIVE_ROWS}<`);

  const numbers = (from: Page) => from.getByRole('link', { name: /^Number / }).count();
  const page = await visitor(undefined, { deviceScaleFactor: 2 });
  const sent: Promise<Buffer>[] = [];
  page.on('response', response => {
    if (response.url().includes('/uploads/')) sent.push(response.body());
  });
  await page.goto(address);
  const pictures = page.getByRole('article').locator('img');
  const loading = await pictures.evaluateAll(images => images.map(image => image.getAttribute('loading')));
  expect(loading).toEqual(Array.from({ length: ARCHIVE_ROWS }, () => 'lazy'));
  await expect.poll(() => sent.length).toBe(1);
  const size = (await sent[0])?.length;
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(40_000);
  expect(await category(page, `Web ${count} projects`).isVisible()).toBe(true);
  const more = (from: Page) => from.getByRole('link', { name: 'More projects' });
  for (const shown of [ARCHIVE_ROWS, 2 * ARCHIVE_ROWS]) {
    expect(await numbers(page)).toBe(shown);
    await more(page).click();
    await expect.poll(() => numbers(page)).toBeGreaterThan(shown);
  }
  expect(await numbers(page)).toBe(count);
  expect(await more(page).count()).toBe(0);
  expect(page.url()).toBe(address);

  const workedSeconds = await measureWork(page);
  await page.evaluate(async () => {
    const [, second] = document.querySelectorAll<HTMLElement>('main h2 > [role=button]');
    second?.click();
    await new Promise(requestAnimationFrame);
  });
  // It takes hundredths of a second here; a full second would be noticeable even on a slow machine.
  expect(await workedSeconds()).toBeLessThan(1);
  await page.getByRole('link', { name: 'Game 1', exact: true }).waitFor();

  const plain = await visitor(undefined, { javaScriptEnabled: false });
  await plain.goto(address);
  for (const shown of [ARCHIVE_ROWS, ARCHIVE_ROWS, 1]) {
    expect(await numbers(plain)).toBe(shown);
    if (shown > 1) await more(plain).click();
    // The click ends when the next page begins.
    await plain.waitForLoadState();
  }
  expect(await plain.getByText('Number 0', { exact: true }).isVisible()).toBe(true);
});

/**
 * Returns a function that reports how long the page's main thread has worked since, independent of the
 * machine's load.
 */
async function measureWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await readSeconds();
  return async () => (await readSeconds()) - before;
}

describe('the particles', () => {
  const readPixels = (page: Page) =>
    page.locator('canvas').evaluate((node: HTMLCanvasElement) => node.toDataURL());

  /** Tells whether nothing is painted during 40 frames, in which a running animation paints. */
  async function isStill(page: Page, paints: () => Promise<number>): Promise<boolean> {
    const before = await paints();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
    });
    return (await paints()) === before;
  }

  test('drift at the resolution of the screen, follow their container, and stop while hidden or out of view', async ({
    visitor,
    site,
  }) => {
    const page = await visitor(undefined, { ...WITH_MOTION, deviceScaleFactor: 2 });
    const paints = await countPaints(page);
    await page.goto(`${site.url}/projects`);
    await expect.poll(paints).toBeGreaterThan(5);
    const canvas = page.locator('canvas');
    const { shown, drawn } = await canvas.evaluate((node: HTMLCanvasElement) => {
      const { width, height } = node.getBoundingClientRect();
      return { shown: [width, height], drawn: [node.width, node.height] };
    });
    expect(drawn).toEqual(shown.map(side => Math.round(side * 2)));
    expect(await canvas.getAttribute('aria-hidden')).toBe('true');
    const picture = await readPixels(page);
    await expect.poll(() => readPixels(page)).not.toBe(picture);

    const hide = (isHidden: boolean) =>
      page.evaluate(hidden => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    expect(await isStill(page, paints)).toBe(true);
    const whenHidden = await paints();
    await hide(false);
    await expect.poll(paints).toBeGreaterThan(whenHidden);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => isStill(page, paints)).toBe(true);
    const whenAway = await paints();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(paints).toBeGreaterThan(whenAway);

    const readWidth = () => canvas.evaluate((node: HTMLCanvasElement) => node.width);
    expect(await readWidth()).toBeGreaterThan(1_000);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(readWidth).toBeLessThanOrEqual(2 * 390);
  });

  test('are a still picture in the colors of the theme with reduced motion', async ({ visitor, site }) => {
    const page = await visitor(undefined, { colorScheme: 'light' });
    const paints = await countPaints(page);
    await page.goto(`${site.url}/projects`);
    await expect.poll(paints).toBeGreaterThan(0);
    await expect.poll(() => isStill(page, paints)).toBe(true);
    expect(await isStill(page, paints)).toBe(true);
    const before = await readPixels(page);
    await page.getByRole('button', { name: /theme/i }).click();
    await expect.poll(() => readPixels(page)).not.toBe(before);
  });
});

test('the archive has no axe violations with a filter and with all categories open, even if the code of the particles fails to load', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/ERR_FAILED.*particle-loop/);
  await page.route('**/particle-loop-*', route => route.abort());
  await page.goto(`${site.url}/projects`);
  for (const name of ['Web applications', 'Machine learning']) await category(page, name).click();
  for (const title of ['Lever Frame', 'Dawnlist']) await page.getByRole('link', { name: title }).waitFor();
  await sweepWithAxe(page);
  await menu(page, 'Skill').selectOption('TypeScript (5)');
  await expect.poll(() => count(page).innerText()).toBe('5 of 8 projects');
  await sweepWithAxe(page);
});
