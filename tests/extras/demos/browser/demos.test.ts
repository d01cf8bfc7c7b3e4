import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '#tests/support/browser/browser-test';
import { expectFocus } from '#tests/support/browser/expect-focus';
import { ON_DESKTOP, ON_PHONE, type PixelRules, sweep, sweepWithAxe } from '#tests/support/browser/sweep';
import { WITH_MOTION } from '#tests/support/browser/visit';

const TITLES = ['Game of Life', 'Contrast meter', 'Easing bench', 'Sorting race'];

const getCard = (page: Page, title: string) => page.getByRole('article', { name: title });
const getModal = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** Finds a control that only a mounted demo has. */
const firstControl = (demo: Locator) => demo.getByRole('combobox').or(demo.getByRole('textbox')).first();
const getExpander = (page: Page, title: string) => page.getByRole('button', { name: `Expand ${title}` });

/** Opens a demo's card if it is closed, scrolls to it and waits until the demo is mounted. */
async function openDemo(page: Page, title: string): Promise<Locator> {
  const demo = getCard(page, title);
  const opener = demo.getByRole('button', { name: `Open ${title}` });
  if ((await opener.count()) > 0) await opener.click();
  await demo.scrollIntoViewIfNeeded();
  await firstControl(demo).waitFor();
  return demo;
}

async function expandDemo(page: Page, title: string): Promise<Locator> {
  await getExpander(page, title).click();
  await firstControl(getModal(page, title)).waitFor();
  return getModal(page, title);
}

/** Returns the figure with this label. */
function readFigure(demo: Locator, name: string): Promise<number> {
  return demo.locator('dl > div', { hasText: name }).first().locator('dd').innerText().then(Number);
}

function waitFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async frames => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

describe('the playground', () => {
  test('loads the code of a demo only when that demo is in view', async ({ page, site }) => {
    const scripts = new Map<string, string>();
    page.on('response', async response => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(new URL(response.url()).pathname, await response.text().catch(() => ''));
    });
    await page.goto(`${site.url}/projects`);
    const listLoaded = () =>
      ['life', 'contrast', 'easing', 'sorting'].filter(id =>
        [...scripts.keys()].some(path => path.startsWith(`/assets/${id}-`)),
      );
    expect(listLoaded()).toEqual([]);
    expect([...scripts.values()].filter(text => /R-pentomino|Insertion sort/.test(text))).toEqual([]);
    await openDemo(page, 'Sorting race');
    await expect.poll(listLoaded).toContain('sorting');
    expect(listLoaded()).not.toContain('easing');
  });

  test('reports a demo whose code fails to load', async ({ page, site, problems }) => {
    problems.expect(/easing/);
    await page.route('**/assets/easing-*.js', route => route.abort());
    await page.goto(`${site.url}/projects`);
    await getCard(page, 'Easing bench').getByRole('button', { name: 'Open Easing bench' }).click();
    await getCard(page, 'Easing bench').getByText("Couldn't start this demo.").waitFor();
    await openDemo(page, 'Sorting race');
  });

  test('shows titles, descriptions and a note without JavaScript', async ({ visitor }) => {
    const page = await visitor('/projects', { javaScriptEnabled: false });
    const playground = page.getByRole('region', { name: 'Playground' });
    for (const title of TITLES) {
      expect(await playground.getByRole('heading', { name: title }).isVisible()).toBe(true);
    }
    expect(await playground.getByText('Four rules on a board without edges.').isVisible()).toBe(true);
    expect(await playground.getByText('The demos need JavaScript').isVisible()).toBe(true);
    expect(await playground.getByRole('button').count()).toBe(0);
  });
});

test('the dialog of a demo contains the demo of its card, traps and returns the focus, and closes in three ways without a shift', async ({
  visitor,
}) => {
  const page = await visitor('/projects');
  await openDemo(page, 'Easing bench');
  const expander = getExpander(page, 'Easing bench');
  const measure = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  await expander.scrollIntoViewIfNeeded();
  const before = await measure();
  const exits: ((modal: Locator) => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    modal => modal.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const leave of exits) {
    const modal = await expandDemo(page, 'Easing bench');
    await modal.getByText('This curve').click();
    for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press('Tab');
    expect(await modal.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('main article header'))).toBe(null);
    await modal.getByRole('combobox').focus();
    await leave(modal);
    await modal.waitFor({ state: 'hidden' });
    await expectFocus(expander);
    await getCard(page, 'Easing bench').getByRole('combobox').waitFor();
    await expect.poll(measure).toEqual(before);
  }

  // The demo keeps its state.
  const demo = await openDemo(page, 'Contrast meter');
  const text = demo.getByLabel('Text', { exact: true });
  await text.fill('#000000');
  await demo.getByRole('button', { name: 'Close Contrast meter' }).click();
  await text.waitFor({ state: 'hidden' });
  await demo.getByRole('button', { name: 'Open Contrast meter' }).click();
  expect(await text.inputValue()).toBe('#000000');
  const modal = await expandDemo(page, 'Contrast meter');
  expect(await modal.getByLabel('Text', { exact: true }).inputValue()).toBe('#000000');
  await modal.getByLabel('Text', { exact: true }).fill('#111111');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  expect(await text.inputValue()).toBe('#111111');
});

describe('the Game of Life', () => {
  test('starts when a tenth of it is in the window, and pauses out of view', async ({ visitor }) => {
    const page = await visitor('/projects', { ...WITH_MOTION, viewport: { width: 1440, height: 600 } });
    const demo = getCard(page, 'Game of Life');
    /** Scrolls until this share of the stage, which is below the card's header, is in the window. */
    const show = (share: number) =>
      demo.evaluate((node, shown) => {
        const region = node.querySelector('header + div');
        const { top, height } = region?.getBoundingClientRect() ?? { top: 0, height: 0 };
        scrollBy({ top: top + height * shown - innerHeight, behavior: 'instant' });
      }, share);
    await show(0.06);
    // Nothing reports that the observer has run, so this waits longer than it ever takes.
    await waitFrames(page, 30);
    expect(await firstControl(demo).count()).toBe(0);
    await show(0.2);
    await firstControl(demo).waitFor();
    await expect.poll(() => readFigure(demo, 'Generation')).toBeGreaterThan(3);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const isPaused = async () => {
      const before = await readFigure(demo, 'Generation');
      await waitFrames(page, 40);
      return (await readFigure(demo, 'Generation')) === before;
    };
    await expect.poll(isPaused).toBe(true);
  });

  test('starts paused with reduced motion, and is edited by mouse and keyboard', async ({ visitor }) => {
    const page = await visitor('/projects', { viewport: { width: 1440, height: 1200 } });
    const demo = await openDemo(page, 'Game of Life');
    await demo.getByRole('button', { name: 'Run' }).waitFor();
    expect(await readFigure(demo, 'Generation')).toBe(0);
    expect(await readFigure(demo, 'Alive')).toBe(5);
    await demo.getByRole('button', { name: 'Step' }).click();
    await expect.poll(() => readFigure(demo, 'Generation')).toBe(1);

    await demo.getByLabel('Start with').selectOption('Empty');
    await expect.poll(() => readFigure(demo, 'Alive')).toBe(0);
    const board = demo.getByRole('application');
    await board.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await board.boundingBox()) ?? {};
    await page.mouse.move(x + 7, y + 7);
    await page.mouse.down();
    await page.mouse.move(x + 7 + 14 * 4, y + 7);
    await page.mouse.up();
    await expect.poll(() => readFigure(demo, 'Alive')).toBe(5);
    await board.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => readFigure(demo, 'Alive')).toBe(6);
    await demo.getByText('Column 1, row 2: alive').waitFor();

    // The board is larger in the dialog, with the same cells.
    await demo.getByLabel('Start with').selectOption('Pulsar');
    await expect.poll(() => readFigure(demo, 'Alive')).toBe(48);
    const modal = await expandDemo(page, 'Game of Life');
    const measure = async () => (await modal.getByRole('application').boundingBox())?.height;
    await expect.poll(measure).toBeGreaterThan(height);
    expect(await readFigure(modal, 'Alive')).toBe(48);
  });
});

test('the playground is below the window while the list of projects loads', async ({ visitor, site }) => {
  const page = await visitor('/about');
  let go = () => {};
  const released = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route('**/trpc/**', async route => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page.getByText('Loading...').waitFor();
  const { y = 0 } = (await page.getByRole('heading', { name: 'Playground' }).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(page.viewportSize()?.height ?? Number.NaN);
  go();
  await page.getByRole('article').first().waitFor();
  expect(page.url()).toBe(`${site.url}/projects`);
});

test('the easing bench moves its needles, and changes its curve by keyboard and drag', async ({
  visitor,
}) => {
  const countRunning = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const page = await visitor('/projects', WITH_MOTION);
  const demo = await openDemo(page, 'Easing bench');
  await expect.poll(() => countRunning(page)).toBe(2);
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => countRunning(page)).toBe(0);

  await demo.getByRole('slider', { name: 'y2' }).focus();
  await page.keyboard.press('ArrowLeft');
  await demo.getByText('cubic-bezier(0.34, 1.4, 0.64, 0.99)').waitFor();
  expect(await demo.getByLabel('Curve').inputValue()).toBe('Custom');
  const editor = demo.getByRole('img', { name: 'Progress over time' });
  await editor.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await editor.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.7, y + height * 0.4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.75, y + height * 0.9, { steps: 3 });
  await page.mouse.up();
  await expect
    .poll(() => demo.locator('code').innerText())
    .toMatch(/^cubic-bezier\(0\.34, 1\.4, 0\.(8|9)\d?, -0\.\d+\)$/);

  const still = await visitor('/projects');
  await openDemo(still, 'Easing bench');
  expect(await countRunning(still)).toBe(0);
});

test('axe reports no violations on the demos and in their tall dialogs', async ({ visitor }) => {
  const page = await visitor('/projects');
  for (const title of TITLES) await openDemo(page, title);
  await sweepWithAxe(page);
  for (const [index, title] of TITLES.entries()) {
    const modal = await expandDemo(page, title);
    const looks = [{ ...ON_PHONE, height: 700 }, ON_DESKTOP];
    await sweep(page, DIALOG, looks);
    await sweepWithAxe(page, {}, looks.slice(index % 2, (index % 2) + 1));
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
  }
});

const DIALOG: PixelRules = {
  'the dialog of a demo fills 90 % of the height and fits the width of the window': {
    check: () => {
      const dialog = document.querySelector('dialog[open]');
      const body = dialog?.querySelector('header + div');
      if (!dialog || !body) return ['there is no dialog'];
      const box = dialog.getBoundingClientRect();
      const isWider = body.scrollWidth > body.clientWidth || box.width > innerWidth;
      const isTall = Math.abs(box.height - innerHeight * 0.9) < 0.5;
      return isWider || !isTall ? [`${dialog.ariaLabel}: ${box.width} x ${box.height} px`] : [];
    },
  },
};
