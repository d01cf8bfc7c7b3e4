import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type Site, startSite } from '../support/start-site';
import { type Visit, visit, WITH_MOTION } from '../support/visit';

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

const TITLES = ['Game of Life', 'Contrast meter', 'Easing bench', 'Sorting race'];

type Options = Parameters<typeof visit>[1];

async function visitPlayground(options: Options = {}): Promise<Visit> {
  const visited = await visit(browser, options);
  await visited.page.goto(`${site.url}/projects`);
  return visited;
}

function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title });
}

/** Opens a demo's card if it is closed, scrolls to it and waits until the demo is mounted. */
async function openDemo(page: Page, title: string): Promise<Locator> {
  const demo = card(page, title);
  const opener = demo.getByRole('button', { name: `Open ${title}` });
  if ((await opener.count()) > 0) await opener.click();
  await demo.scrollIntoViewIfNeeded();
  await firstControl(demo).waitFor();
  return demo;
}

/** Returns a control that only a mounted demo has. */
function firstControl(demo: Locator): Locator {
  return demo.getByRole('combobox').or(demo.getByRole('textbox')).first();
}

async function setRange(range: Locator, value: number): Promise<void> {
  await range.fill(String(value));
}

/** Returns the figure with this label. */
function readFigure(demo: Locator, name: string): Promise<number> {
  return demo.locator('dl > div', { hasText: name }).first().locator('dd').innerText().then(Number);
}

describe('the playground', () => {
  test('lists its demos, with the first one open', async () => {
    const { page, problems, close } = await visitPlayground();
    const playground = page.getByRole('region', { name: 'Playground' });
    expect(await playground.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(TITLES);
    await playground.getByRole('button', { name: 'Close Game of Life' }).waitFor();
    for (const title of TITLES.slice(1)) {
      const opener = playground.getByRole('button', { name: `Open ${title}` });
      expect(await opener.getAttribute('aria-expanded')).toBe('false');
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('loads the code of a demo only when that demo is in view', async () => {
    const { page, close } = await visit(browser);
    const scripts = new Map<string, string>();
    page.on('response', async response => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(new URL(response.url()).pathname, await response.text().catch(() => ''));
    });
    await page.goto(`${site.url}/projects`);
    const demoNames = () =>
      ['life', 'contrast', 'easing', 'sorting'].filter(id =>
        [...scripts.keys()].some(path => path.startsWith(`/assets/${id}-`)),
      );
    expect(demoNames()).toEqual([]);
    expect([...scripts.values()].filter(text => /R-pentomino|Insertion sort/.test(text))).toEqual([]);
    await openDemo(page, 'Sorting race');
    await expect.poll(demoNames).toContain('sorting');
    expect(demoNames()).not.toContain('easing');
    await close();
  });

  test('mounts a demo only when a tenth of it is in the window', async () => {
    const { page, close } = await visitPlayground({ viewport: { width: 1440, height: 600 } });
    const demo = card(page, 'Game of Life');
    /** Scrolls until this share of the stage, which is below the card's header, is in the window. */
    const show = (share: number) =>
      demo.evaluate((node, shown) => {
        const region = node.querySelector('header + div');
        const { top, height } = region?.getBoundingClientRect() ?? { top: 0, height: 0 };
        scrollBy({ top: top + height * shown - innerHeight, behavior: 'instant' });
      }, share);
    await show(0.06);
    // The observer reports within a frame or two.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await firstControl(demo).count()).toBe(0);
    await show(0.2);
    await firstControl(demo).waitFor();
    await close();
  });

  test('mounts a demo once, which preserves its state when it is closed, opened and expanded', async () => {
    const { page, problems, close } = await visitPlayground();
    const demo = await openDemo(page, 'Contrast meter');
    await demo.getByLabel('Text', { exact: true }).fill('#000000');
    await demo.getByRole('button', { name: 'Close Contrast meter' }).click();
    await demo.getByLabel('Text', { exact: true }).waitFor({ state: 'hidden' });
    await demo.getByRole('button', { name: 'Open Contrast meter' }).click();
    expect(await demo.getByLabel('Text', { exact: true }).inputValue()).toBe('#000000');
    await demo.getByRole('button', { name: 'Expand Contrast meter' }).click();
    const modal = page.getByRole('dialog', { name: 'Contrast meter' });
    expect(await modal.getByLabel('Text', { exact: true }).inputValue()).toBe('#000000');
    await modal.getByLabel('Text', { exact: true }).fill('#111111');
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    expect(await demo.getByLabel('Text', { exact: true }).inputValue()).toBe('#111111');
    expect(problems).toEqual([]);
    await close();
  });

  test('reports a demo whose code fails to load, and the other demos start', async () => {
    const { page, close } = await visit(browser);
    await page.route('**/assets/easing-*.js', route => route.abort());
    await page.goto(`${site.url}/projects`);
    await card(page, 'Easing bench').getByRole('button', { name: 'Open Easing bench' }).click();
    await card(page, 'Easing bench').getByText("Couldn't start this demo.").waitFor();
    await openDemo(page, 'Sorting race');
    await close();
  });

  test('shows titles, descriptions and a note without JavaScript', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/projects`);
    const playground = page.getByRole('region', { name: 'Playground' });
    for (const title of TITLES) {
      expect(await playground.getByRole('heading', { name: title }).isVisible()).toBe(true);
    }
    expect(await playground.getByText('Four rules on a board without edges.').isVisible()).toBe(true);
    expect(await playground.getByText('The demos need JavaScript').isVisible()).toBe(true);
    expect(await playground.getByRole('button').count()).toBe(0);
    await close();
  });
});

describe('the modal of a demo', () => {
  async function expand(page: Page): Promise<{ modal: Locator; expander: Locator }> {
    const expander = page.getByRole('button', { name: 'Expand Easing bench' });
    await expander.click();
    const modal = page.getByRole('dialog', { name: 'Easing bench' });
    await firstControl(modal).waitFor();
    return { modal, expander };
  }

  test('takes up 90 percent of the window’s height, on a phone and on a desktop', async () => {
    const { page, close } = await visitPlayground();
    const { modal } = await expand(page);
    for (const viewport of [
      { width: 390, height: 700 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const box = await modal.boundingBox();
      expect(box?.height).toBeCloseTo(viewport.height * 0.9, 0);
      expect(box?.width).toBeLessThanOrEqual(viewport.width);
    }
    await close();
  });

  test('closes on Escape, on a click outside and by its button, and returns the focus', async () => {
    const { page, problems, close } = await visitPlayground();
    const exits: ((modal: Locator) => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      modal => modal.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const leave of exits) {
      const { modal, expander } = await expand(page);
      await modal.getByRole('combobox').focus();
      await leave(modal);
      await modal.waitFor({ state: 'hidden' });
      await expect.poll(() => expander.evaluate(node => node === document.activeElement)).toBe(true);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('stays open on a click inside, and traps the focus', async () => {
    const { page, close } = await visitPlayground();
    const { modal } = await expand(page);
    await modal.getByText('This curve').click();
    for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press('Tab');
    expect(await modal.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('main article header'))).toBe(null);
    await close();
  });

  test('does not scroll or resize the page behind it', async () => {
    const { page, close } = await visitPlayground();
    await openDemo(page, 'Sorting race');
    const expander = page.getByRole('button', { name: 'Expand Sorting race' });
    const measure = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    await expander.scrollIntoViewIfNeeded();
    const before = await measure();
    await expander.click();
    await page.getByRole('dialog', { name: 'Sorting race' }).waitFor();
    await page.keyboard.press('Escape');
    await card(page, 'Sorting race').getByRole('combobox').waitFor();
    await expect.poll(measure).toEqual(before);
    await close();
  });
});

describe('the Game of Life', () => {
  test('runs while it is in view, and pauses out of view', async () => {
    const { page, problems, close } = await visitPlayground(WITH_MOTION);
    const demo = await openDemo(page, 'Game of Life');
    await expect.poll(() => readFigure(demo, 'Generation')).toBeGreaterThan(3);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const isPaused = async () => {
      const before = await readFigure(demo, 'Generation');
      await page.evaluate(async () => {
        for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
      });
      return (await readFigure(demo, 'Generation')) === before;
    };
    await expect.poll(isPaused).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('starts paused with reduced motion', async () => {
    const { page, close } = await visitPlayground({ reducedMotion: 'reduce' });
    const demo = await openDemo(page, 'Game of Life');
    await demo.getByRole('button', { name: 'Run' }).waitFor();
    expect(await readFigure(demo, 'Generation')).toBe(0);
    expect(await readFigure(demo, 'Alive')).toBe(5);
    await demo.getByRole('button', { name: 'Step' }).click();
    await expect.poll(() => readFigure(demo, 'Generation')).toBe(1);
    await close();
  });

  test('can be edited with the mouse and the keyboard', async () => {
    const { page, close } = await visitPlayground();
    const demo = await openDemo(page, 'Game of Life');
    await demo.getByLabel('Start with').selectOption('Empty');
    await expect.poll(() => readFigure(demo, 'Alive')).toBe(0);
    const board = demo.getByRole('application');
    await board.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await board.boundingBox()) ?? {};
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
    await close();
  });

  test('has a larger board in the modal, with the same cells', async () => {
    const { page, close } = await visitPlayground({
      viewport: { width: 1440, height: 1200 },
    });
    const demo = await openDemo(page, 'Game of Life');
    await demo.getByLabel('Start with').selectOption('Pulsar');
    await expect.poll(() => readFigure(demo, 'Alive')).toBe(48);
    const small = (await demo.getByRole('application').boundingBox())?.height ?? 0;
    await demo.getByRole('button', { name: 'Expand Game of Life' }).click();
    const modal = page.getByRole('dialog', { name: 'Game of Life' });
    await expect
      .poll(async () => (await modal.getByRole('application').boundingBox())?.height ?? 0)
      .toBeGreaterThan(small);
    expect(await readFigure(modal, 'Alive')).toBe(48);
    await close();
  });
});

describe('the contrast meter', () => {
  test('measures two colors, and suggests a readable one', async () => {
    const { page, problems, close } = await visitPlayground();
    const demo = await openDemo(page, 'Contrast meter');
    await demo.getByLabel('Background', { exact: true }).fill('#ffffff');
    await demo.getByLabel('Text', { exact: true }).fill('#999999');
    await demo.getByText('2.84 : 1').waitFor();
    expect(await demo.getByRole('listitem').filter({ hasText: 'fails' }).count()).toBe(4);
    await demo.getByRole('button', { name: /^Use #/ }).click();
    await expect.poll(() => demo.getByLabel('Text', { exact: true }).inputValue()).not.toBe('#999999');
    const verdicts = demo.getByRole('listitem');
    expect(await verdicts.filter({ hasText: 'passes' }).count()).toBe(3);
    await demo.getByRole('button', { name: 'Swap' }).click();
    expect(await demo.getByLabel('Text', { exact: true }).inputValue()).toBe('#ffffff');
    expect(problems).toEqual([]);
    await close();
  });

  test('shows its last measurement while a color is incomplete', async () => {
    const { page, close } = await visitPlayground();
    const demo = await openDemo(page, 'Contrast meter');
    await demo.getByText('4.85 : 1').waitFor();
    await demo.getByLabel('Text', { exact: true }).fill('#1f6f');
    expect(await demo.getByText('4.85 : 1').isVisible()).toBe(true);
    await close();
  });
});

describe('the easing bench', () => {
  test('changes its curve when a handle is dragged or a field changes', async () => {
    const { page, problems, close } = await visitPlayground();
    const demo = await openDemo(page, 'Easing bench');
    await demo.getByText('cubic-bezier(0.34, 1.4, 0.64, 1)').waitFor();
    await setRange(demo.getByRole('slider', { name: 'x1' }), 0.1);
    await demo.getByText('cubic-bezier(0.1, 1.4, 0.64, 1)').waitFor();
    await demo.getByRole('slider', { name: 'y2' }).focus();
    await page.keyboard.press('ArrowLeft');
    await demo.getByText('cubic-bezier(0.1, 1.4, 0.64, 0.99)').waitFor();
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
      .toMatch(/^cubic-bezier\(0\.1, 1\.4, 0\.(8|9)\d?, -0\.\d+\)$/);
    expect(problems).toEqual([]);
    await close();
  });

  test('has named curves, moves its needles, and pauses with reduced motion', async () => {
    const countRunning = (page: Page) =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    const moving = await visitPlayground(WITH_MOTION);
    const demo = await openDemo(moving.page, 'Easing bench');
    await demo.getByLabel('Curve').selectOption('ease-in-out');
    await demo.getByText('cubic-bezier(0.42, 0, 0.58, 1)').waitFor();
    await expect.poll(() => countRunning(moving.page)).toBe(2);
    await demo.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => countRunning(moving.page)).toBe(0);
    await moving.close();

    const still = await visitPlayground({ reducedMotion: 'reduce' });
    await openDemo(still.page, 'Easing bench');
    expect(await countRunning(still.page)).toBe(0);
    await still.close();
  });

  test('copies the curve, or selects it where the browser denies copying', async () => {
    const { page, close } = await visitPlayground();
    const demo = await openDemo(page, 'Easing bench');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await demo.getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toBe('cubic-bezier(0.34, 1.4, 0.64, 1)');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await demo.getByRole('button', { name: 'Copy' }).click();
    await demo.getByText('Copied').waitFor();
    await close();
  });
});

describe('the sorting race', () => {
  test('runs to its end and names the winner', async () => {
    const { page, problems, close } = await visitPlayground(WITH_MOTION);
    const demo = await openDemo(page, 'Sorting race');
    await demo.getByRole('combobox', { name: 'Values' }).selectOption('Nearly sorted');
    await setRange(demo.getByRole('slider', { name: 'Speed' }), 600);
    await demo.getByRole('button', { name: 'Run' }).click();
    await demo.getByText(/^Insertion sort needed the fewest moves: \d+\.$/).waitFor();
    expect(await demo.getByRole('img', { name: '48 values, sorted' }).count()).toBe(4);
    expect(await demo.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
    await demo.getByRole('button', { name: 'New values' }).click();
    expect(await demo.getByRole('img', { name: '48 values, not sorted yet' }).count()).toBe(4);
    expect(problems).toEqual([]);
    await close();
  });

  test('advances step by step', async () => {
    const { page, close } = await visitPlayground();
    const demo = await openDemo(page, 'Sorting race');
    await demo.getByRole('button', { name: 'Step' }).click();
    await demo.getByRole('button', { name: 'Step' }).click();
    const moves = await Promise.all(['Comparisons', 'Writes'].map(name => readFigure(demo, name)));
    expect(moves.reduce((sum, count) => sum + count)).toBe(2);
    await close();
  });

  test('shows its result at once with reduced motion', async () => {
    const { page, close } = await visitPlayground({ reducedMotion: 'reduce' });
    const demo = await openDemo(page, 'Sorting race');
    await demo.getByRole('button', { name: 'Run' }).click();
    await demo.getByText(/needed the fewest moves/).waitFor();
    await close();
  });
});

test('axe reports no violations on the open demos and in the modal, and nothing overflows', async () => {
  const { page, problems, close } = await visitPlayground();
  for (const title of TITLES) await openDemo(page, title);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  for (const title of TITLES) {
    await page.getByRole('button', { name: `Expand ${title}` }).click();
    const modal = page.getByRole('dialog', { name: title });
    await firstControl(modal).waitFor();
    expect({ title, found: await listAccessibilityProblems(page) }).toEqual({ title, found: [] });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isWider = await modal.evaluate(node => {
        const body = node.querySelector('header + div') ?? node;
        return body.scrollWidth > body.clientWidth;
      });
      expect({ title, width, isWider }).toEqual({ title, width, isWider: false });
    }
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
  }
  expect(problems).toEqual([]);
  await close();
});
