import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tokens } from '#shared/contract/auth';
import type { SiteUpdate } from '#shared/contract/site';
import { AUTH_HEADER } from '#shared/credentials';
import { DEFAULT_QUOTES } from '#shared/site-defaults';
import { listAccessibilityProblems, listAxeFindings } from '../support/axe-findings';
import type { VisitorOptions } from '../support/borrow-context';
import { failCall, respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { OWNER } from '../support/owner';
import { ownerCalls } from '../support/owner-calls';
import { type Site, startSite } from '../support/start-site';
import { goWithStoppedClock } from '../support/stopped-clock';
import { visit, WITH_MOTION } from '../support/visit';

/** Names of the sample timeline's elements, in order. */
const NAMES = [
  'My Developer Profile',
  '2015, One fader, seven faults',
  '2020, Hired to read meters',
  '2022, Self-employed',
  'Current',
  'Future Plans',
];
const LAST = NAMES.length;

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

/** Opens the page and waits until it is hydrated: from then on hidden slides are inert. */
async function goToAbout(page: Page, path = '/about'): Promise<void> {
  await page.goto(site.url + path);
  await slides(page).and(page.locator('[inert]')).first().waitFor({ state: 'attached' });
}

async function openAbout(path = '/about', options: VisitorOptions = {}) {
  const visited = await visit(browser, options);
  await goToAbout(visited.page, path);
  return visited;
}

const viewer = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });
const slides = (page: Page) => page.locator('section[aria-label="Timeline"] [aria-roledescription="slide"]');
const arrow = (page: Page, name: 'Previous' | 'Next') =>
  viewer(page).getByRole('button', { name: new RegExp(`^${name}: `) });
/** The interactive element: the previous one may remain visible for a moment. */
const current = (page: Page) => slides(page).and(page.locator(':not([inert])'));
const toName = (position: number) => `${position} of ${LAST}: ${NAMES[position - 1]}`;
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Returns the names of the elements that are visible and interactive. */
function shown(page: Page): Promise<(string | null)[]> {
  return slides(page).evaluateAll(nodes =>
    nodes
      .filter(node => !node.matches('[inert]') && getComputedStyle(node).visibility === 'visible')
      .map(node => node.getAttribute('aria-label')),
  );
}

/** Waits until the element at this position, counted from 1, is the only one, and the address names it. */
async function expectPosition(page: Page, position: number): Promise<void> {
  await expect.poll(() => shown(page)).toEqual([toName(position)]);
  expect(new URL(page.url()).search).toBe(position === 1 ? '' : `?element=${position}`);
}

type Turn = { deltaX?: number; deltaY?: number; deltaMode?: number; ctrlKey?: boolean };

/** Dispatches a wheel event on the timeline. Returns true if the page may scroll. */
function wheel(page: Page, turn: Turn): Promise<boolean> {
  return viewer(page).evaluate(
    (node, init: Turn) =>
      node.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init })),
    turn,
  );
}

describe('the timeline viewer', () => {
  test('has its bar above the elements on phones and below them in wide windows', async () => {
    const { page, close } = await openAbout('/about', { viewport: { width: 390, height: 844 } });
    const list = viewer(page).getByRole('list', { name: 'Timeline positions' });
    const readTop = async () => Math.round((await list.boundingBox())?.y ?? 0);
    const header = await page.getByRole('banner').boundingBox();
    expect(await readTop()).toBe(Math.round(header?.height ?? 0));
    await page.evaluate(() => scrollTo(0, 200));
    expect(await readTop()).toBe(Math.round(header?.height ?? 0));
    const next = await arrow(page, 'Next').boundingBox();
    expect(next?.y).toBeLessThan(150);
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await readTop()).toBeGreaterThan(800);
    await close();
  });

  test('steps by arrow buttons and marks, hides the arrows at the ends, and adds no history entries', async () => {
    const { page, problems, close } = await openAbout();
    await expectPosition(page, 1);
    const entries = await page.evaluate(() => history.length);
    expect(await arrow(page, 'Previous').count()).toBe(0);
    for (let position = 2; position <= LAST; position += 1) {
      await arrow(page, 'Next').click();
      await expectPosition(page, position);
      expect(await arrow(page, 'Previous').count()).toBe(1);
    }
    expect(await arrow(page, 'Next').count()).toBe(0);
    // The focused arrow has disappeared, so the element receives the focus.
    await expect.poll(() => focusedName(page)).toBe(toName(LAST));
    expect(await viewer(page).getByRole('status').last().textContent()).toBe(toName(LAST));
    await arrow(page, 'Previous').click();
    await expectPosition(page, LAST - 1);

    const marks = viewer(page).getByRole('list', { name: 'Timeline positions' }).getByRole('link');
    const labels = await marks.evaluateAll(links => links.map(link => link.getAttribute('aria-label')));
    expect(labels).toEqual(NAMES);
    expect(await marks.nth(2).getAttribute('href')).toBe('/about?element=3');
    await marks.nth(2).click();
    await expectPosition(page, 3);
    const states = await marks.evaluateAll(links => links.map(link => link.getAttribute('aria-current')));
    expect(states).toEqual(NAMES.map((_name, index) => (index === 2 ? 'step' : null)));
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await expectPosition(page, 3);
    await page.goto(`${site.url}/about?element=99`);
    await expect.poll(() => shown(page)).toEqual([toName(LAST)]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([320, 390, 1440])(
    'says where each arrow leads, and the number of steps, at %i px',
    async width => {
      const { page, problems, close } = await openAbout('/about', { viewport: { width, height: 800 } });
      const read = async (name: 'Previous' | 'Next') => {
        const label = await arrow(page, name).getAttribute('aria-label');
        return [label, await arrow(page, name).innerText()];
      };
      const steps = viewer(page).getByText(`1 of ${LAST}`);
      expect(await steps.isVisible()).toBe(true);
      expect(await read('Next')).toEqual([`Next: ${NAMES[1]}`, '2015']);
      await arrow(page, 'Next').click();
      await expectPosition(page, 2);
      expect(await read('Previous')).toEqual([`Previous: ${NAMES[0]}`, 'Profile']);
      expect(await read('Next')).toEqual([`Next: ${NAMES[2]}`, '2020']);
      for (const name of ['Previous', 'Next'] as const) {
        const { width: across = 0, height = 0, x = 0 } = (await arrow(page, name).boundingBox()) ?? {};
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
        expect(x >= 0 && x + across <= width).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  test('steps by arrow keys, Home and End, and ignores other keys and steps beyond the ends', async () => {
    const { page, close } = await openAbout();
    for (const [key, position] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['End', LAST],
      ['ArrowRight', LAST],
      ['ArrowLeft', LAST - 1],
      ['Home', 1],
      ['Control+ArrowRight', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectPosition(page, position);
    }
    // After a step the button that had the focus is inert.
    await current(page).getByRole('button', { name: 'Read more' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 3);
    await expect.poll(() => focusedName(page)).toBe(toName(3));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Read more');
    // At the last element an arrow key scrolls the page instead.
    await page.keyboard.press('End');
    await expectPosition(page, LAST);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2);
    await expectPosition(page, LAST);
    await close();
  });

  test('steps once per wheel event, and lets the page scroll only beyond an end', async () => {
    const { page, close } = await openAbout();
    expect(await wheel(page, { deltaY: -100 })).toBe(true);
    await expectPosition(page, 1);
    for (const position of [2, 3, 4]) {
      expect(await wheel(page, { deltaY: 100 })).toBe(false);
      await expectPosition(page, position);
    }
    expect(await wheel(page, { deltaY: -3, deltaMode: 1 })).toBe(false);
    await expectPosition(page, 3);
    // With Ctrl the wheel zooms.
    expect(await wheel(page, { deltaY: 100, ctrlKey: true })).toBe(true);
    await expectPosition(page, 3);
    expect(await wheel(page, { deltaX: 120, deltaY: 4 })).toBe(false);
    await expectPosition(page, 4);
    expect(await wheel(page, { deltaY: 100 })).toBe(false);
    await expectPosition(page, LAST - 1);

    // A real wheel event also scrolls the page unless it is canceled.
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 100);
    await expectPosition(page, LAST);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expectPosition(page, LAST);
    await close();
  });

  test('steps on a horizontal swipe, not on a vertical one', async () => {
    const { page, close } = await openAbout('/about?element=2', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const session = await page.context().newCDPSession(page);
    const swipe = async (points: [number, number][]) => {
      const [first, ...others] = points.map(([x, y]) => ({ x, y }));
      if (!first) return;
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
      for (const point of others) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const across = (from: number, to: number): [number, number][] => [
      [from, 300],
      [(from + to) / 2, 304],
      [to, 308],
    ];
    await swipe(across(300, 80));
    await expectPosition(page, 3);
    await swipe(across(80, 300));
    await expectPosition(page, 2);
    await swipe(across(200, 180));
    await swipe([
      [200, 600],
      [190, 500],
      [140, 380],
    ]);
    await expectPosition(page, 2);
    // A tap during the fling after a swipe would only stop the fling.
    await arrow(page, 'Next').click();
    await expectPosition(page, 3);
    await close();
  });

  test('scrolls a text that is longer than the window before it steps, and fits windows of any size', async () => {
    const { page, problems, close } = await openAbout('/about?element=2', {
      viewport: { width: 1280, height: 480 },
    });
    await current(page).getByRole('button', { name: 'Read more' }).click();
    await expect
      .poll(() => viewer(page).evaluate(node => node.getBoundingClientRect().bottom - innerHeight))
      .toBeGreaterThan(20);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
    await expectPosition(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 3);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.keyboard.press('Home');
      for (let position = 1; position <= LAST; position += 1) {
        await expectPosition(page, position);
        expect({ width, height, position, ...(await measureEnd(page)) }).toEqual({
          width,
          height,
          position,
          isWider: false,
          isCovered: false,
        });
        await page.keyboard.press('ArrowRight');
      }
    }
    expect(problems).toEqual([]);
    await close();
  });
});

const SIZES = [
  [360, 740],
  [390, 600],
  [844, 390],
  [768, 1024],
  [1920, 1080],
] as const;

/** Checks that nothing hides the beginning of the current element, or its end when it is scrolled to. */
function measureEnd(page: Page): Promise<{ isWider: boolean; isCovered: boolean }> {
  return viewer(page).evaluate(node => {
    const content = node.querySelector('[data-place="current"] > *');
    const bar = node.querySelector('ol')?.parentElement?.parentElement;
    if (!content || !bar) throw new Error('The viewer has no current element or no bar');
    const isInBar = (y: number) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return y > top + 1 && y < bottom - 1;
    };
    scrollTo(0, 0);
    const isStartCovered = isInBar(content.getBoundingClientRect().top);
    scrollTo(0, node.getBoundingClientRect().bottom + scrollY - innerHeight);
    const { bottom } = content.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      isWider: scrollWidth > clientWidth,
      isCovered: isStartCovered || isInBar(bottom) || bottom > innerHeight + 1,
    };
  });
}

test('an event shows its year, icon, age and short description, and expands its story', async () => {
  const { page, problems, close } = await openAbout('/about?element=3');
  const event = viewer(page).getByRole('group', { name: /Hired to read meters/ });
  const text = await event.innerText();
  for (const part of ['2020', 'Age 22–23', 'Hired to read meters', 'My first job']) {
    expect(text).toContain(part);
  }
  expect(await event.locator('use[href$=".fa-gauge-high"]').count()).toBe(1);
  expect(await page.locator('symbol[id$=".fa-gauge-high"] > path').count()).toBe(1);
  const story = event.getByText('Readings arrived as text files');
  expect(await story.isVisible()).toBe(false);
  const top = () => event.getByRole('heading').evaluate(node => node.getBoundingClientRect().top);
  const before = await top();
  await event.getByRole('button', { name: 'Read more', expanded: false }).click();
  await story.waitFor();
  expect(await top()).toBe(before);
  await event.getByRole('button', { name: 'Show less', expanded: true }).click();
  await story.waitFor({ state: 'hidden' });
  // The background depends on the position in the timeline.
  const backgrounds = await viewer(page)
    .locator('[data-type="event"]')
    .evaluateAll(nodes => nodes.map(node => getComputedStyle(node).backgroundImage));
  expect(new Set(backgrounds).size).toBe(3);
  for (const background of backgrounds) expect(background).toMatch(/^linear-gradient/);
  expect(problems).toEqual([]);
  await close();
});

/** Opens the page with a stopped clock, which only the test advances. */
async function openStopped(options: VisitorOptions = {}) {
  const visited = await visit(browser, options);
  const start = Date.UTC(2026, 0, 1);
  await visited.page.clock.install({ time: start });
  await visited.page.clock.pauseAt(start + 10_000);
  await goWithStoppedClock(visited.page, `${site.url}/about`);
  return visited;
}

describe('the profile on the About page', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'My Developer Profile' });
  const dots = (page: Page) => panel(page).getByRole('list', { name: 'Sections' }).getByRole('button');
  /** Reads the interactive title: the previous one may remain visible for a moment. */
  const title = async (page: Page) =>
    (await panel(page).locator(':not([inert]) > h3').allInnerTexts()).join();

  test('shows the owner, the top four skills, and the top five with their shares of the total', async () => {
    const { page, close } = await openAbout();
    const text = await viewer(page).innerText();
    const owner = await (await fetch(`${site.url}/api/site`)).json();
    for (const fact of ['ownerName', 'role', 'location', 'education', 'employment']) {
      expect(text).toContain(owner[fact]);
    }
    expect(await page.getByRole('img', { name: `Portrait of ${owner.ownerName}` }).isVisible()).toBe(true);
    const projects: { skills: string[] }[] = await (await fetch(`${site.url}/api/projects`)).json();
    const count = (name = '') => projects.filter(({ skills }) => skills.includes(name)).length;
    const readLines = async (name: string) => {
      const items = await page.getByRole('list', { name, exact: true }).getByRole('listitem').allInnerTexts();
      return items.map(item => item.split('\n').map(line => line.trim()));
    };
    const chips = await readLines('Top skills');
    const bars = await readLines('Top skills by project');
    expect([chips.length, bars.length]).toEqual([4, 5]);
    const names = bars.map(([line = '']) => line.replace(/, in .*$/, ''));
    expect(chips).toEqual(names.slice(0, 4).map(name => [name, String(count(name))]));
    const sum = names.reduce((total, name) => total + count(name), 0);
    expect(bars.map(([line, ...rest]) => [line, rest.at(-1)])).toEqual(
      names.map(name => [
        `${name}, in ${count(name)} of ${projects.length} projects`,
        `${((100 * count(name)) / sum).toFixed(1)}%`,
      ]),
    );
    const ranks = projects.flatMap(({ skills }) => skills).map(name => count(name));
    expect(count(names[0])).toBe(Math.max(...ranks));
    await close();
  });

  test('names its sections and the marks of the scale, on a phone too', async () => {
    const { page, close } = await openAbout();
    const sections = ['Who I am', 'What I build', 'What I leave behind', 'Away from the bench'];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await dots(page).allInnerTexts()).toEqual(sections);
      const labels = page
        .getByRole('list', { name: 'Timeline positions' })
        .getByText(/^(Profile|2015|2020)$/);
      expect(await labels.filter({ visible: true }).allInnerTexts()).toEqual(['Profile', '2015', '2020']);
      // Before the first element, no arrow takes width from the scale.
      const { x = 0 } = (await page.getByRole('list', { name: 'Timeline positions' }).boundingBox()) ?? {};
      if (width === 390) expect(x).toBeLessThanOrEqual(24);
    }
    await close();
  });

  test('rotates its sections every 10 s, except within 20 s of a choice and while paused or hovered', async () => {
    const { page, problems, close } = await openStopped(WITH_MOTION);
    /** Advances the clock second by second, with some to spare because a slow browser counts late. */
    const passUntil = (section: string, seconds: number) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(1_000);
            return title(page);
          },
          { interval: 10, timeout: seconds * 2_000 },
        )
        .toBe(section);
    expect(await title(page)).toBe('Who I am');
    await page.clock.runFor(8_000);
    expect(await title(page)).toBe('Who I am');
    await passUntil('What I build', 3);
    await dots(page).nth(3).click();
    await expect.poll(() => title(page)).toBe('Away from the bench');
    await expect.poll(() => panel(page).getByRole('heading').allInnerTexts()).toEqual([await title(page)]);
    expect(await dots(page).nth(3).getAttribute('aria-current')).toBe('true');
    await page.clock.runFor(19_000);
    expect(await title(page)).toBe('Away from the bench');
    // The rotation continues with the first section.
    await passUntil('Who I am', 11);
    await panel(page).getByRole('button', { name: 'Stop rotating the sections' }).click();
    await page.clock.runFor(60_000);
    expect(await title(page)).toBe('Who I am');
    await panel(page).getByRole('button', { name: 'Rotate the sections' }).click();
    await panel(page).getByText('kept the soldering iron').hover();
    await page.clock.runFor(30_000);
    expect(await title(page)).toBe('Who I am');
    await page.mouse.move(2, 2);
    await passUntil('What I build', 11);
    expect(problems).toEqual([]);
    await close();
  });

  test('types a quote letter by letter, and another one on each click, without a layout shift', async () => {
    const { page, problems, close } = await openStopped(WITH_MOTION);
    const words = page.locator('figure blockquote p');
    const author = page.locator('figure cite');
    const quotes = DEFAULT_QUOTES.map(quote => `${quote.text} ${quote.author}`);
    const finish = async () => {
      await page.clock.runFor(10_000);
      await expect
        .poll(async () => quotes.includes(`${await words.innerText()} ${await author.innerText()}`))
        .toBe(true);
      return words.innerText();
    };
    let before = await finish();
    const height = () => page.locator('figure blockquote').evaluate(node => node.clientHeight);
    const initialHeight = await height();
    for (let turn = 0; turn < 4; turn += 1) {
      await page.getByRole('button', { name: 'New Quote' }).click();
      await expect.poll(() => words.textContent()).not.toBe(before);
      const quote = (await words.textContent()) ?? '';
      const typed = async () => {
        await page.clock.runFor(50);
        return words.innerText();
      };
      await expect.poll(async () => (await typed()).length).toBeGreaterThan(2);
      const beginning = await typed();
      expect(quote.startsWith(beginning.trim())).toBe(true);
      expect(beginning.length).toBeLessThan(quote.length);
      before = await finish();
      expect(before).toBe(quote);
      expect(await height()).toBe(initialHeight);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

/** Returns true if a place shows the text. The marks of the stage name the sections, too, but are hidden. */
function isSeen(place: Locator, text: string): Promise<boolean> {
  return place
    .getByText(text)
    .evaluateAll(nodes => nodes.some(node => node.checkVisibility({ visibilityProperty: true })));
}

describe('the About page', () => {
  test('shows everything expanded, in order, without JavaScript and in print', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/about`);
    const parts = [
      'Joss Tremlett',
      'Who I am',
      'Away from the bench',
      'Top skills by project',
      'Channel nine had been silent',
      'Readings arrived as text files',
      'The first contract was the booking system',
      'I am building Plotline',
      'Teach soldering',
    ];
    for (const part of [...parts, DEFAULT_QUOTES[0]?.text ?? '']) {
      expect(await isSeen(viewer(page), part), part).toBe(true);
    }
    const tops = await slides(page).evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(LAST);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await viewer(page).getByRole('button').count()).toBe(0);
    await close();

    const paper = await openAbout('/about?element=3');
    await paper.page.emulateMedia({ media: 'print' });
    for (const part of parts) {
      await expect.poll(() => isSeen(paper.page.locator('main'), part), { message: part }).toBe(true);
    }
    await paper.close();
  });

  test('links to a list of all elements and back, even without JavaScript', async () => {
    const { page, problems, close } = await openAbout('/about');
    await viewer(page).getByRole('link', { name: 'List' }).click();
    await page.waitForURL(`${site.url}/about?view=list`);
    const names = NAMES.map(name => name.replace(/^\d+, /, ''));
    const headings = () => page.getByRole('main').getByRole('heading', { level: 2 });
    const all = ['Joss Tremlett', 'Top skills by project', ...names];
    await expect.poll(() => headings().allInnerTexts()).toEqual(all);
    await page.reload();
    expect(await headings().allInnerTexts()).toEqual(all);
    // The paragraphs of a text are closer together than the texts.
    const paragraphs = page.getByText(/^(Channel nine had been silent|The desk ran for the rest)/);
    const [first, second] = await Promise.all([0, 1].map(index => paragraphs.nth(index).boundingBox()));
    expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBe(8);
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'One at a time' }).click();
    await viewer(page).waitFor();
    expect(problems).toEqual([]);
    await close();

    const still = await visit(browser, { javaScriptEnabled: false });
    await still.page.goto(`${site.url}/about?view=list`);
    for (const text of ['Who I am', 'Channel nine had been silent', 'Teach soldering']) {
      expect(await still.page.getByText(text).first().isVisible()).toBe(true);
    }
    await still.close();
  });

  test('opens with the list if the owner chose it, and addresses of elements still open the stage', async () => {
    await saveSite({ aboutView: 'list' });
    try {
      const { page, problems, close } = await visit(browser);
      await page.goto(`${site.url}/about`);
      await page.getByRole('heading', { level: 2, name: 'Future Plans' }).waitFor();
      expect(await viewer(page).count()).toBe(0);
      await page.getByRole('link', { name: 'One at a time' }).click();
      await page.waitForURL(`${site.url}/about?view=stage`);
      await expect.poll(() => shown(page)).toEqual([toName(1)]);
      await arrow(page, 'Next').click();
      await expect.poll(() => shown(page)).toEqual([toName(2)]);
      expect(page.url()).toBe(`${site.url}/about?element=2`);
      await page.reload();
      await expect.poll(() => shown(page)).toEqual([toName(2)]);
      await arrow(page, 'Previous').click();
      await page.waitForURL(`${site.url}/about?view=stage`);
      await viewer(page).getByRole('link', { name: 'List' }).click();
      await page.waitForURL(`${site.url}/about`);
      await page.getByRole('heading', { level: 2, name: 'Future Plans' }).waitFor();
      expect(problems).toEqual([]);
      await close();
    } finally {
      await saveSite({ aboutView: 'stage' });
    }
  });

  test('shows the full quote at once and does not rotate sections with reduced motion', async () => {
    const { page, problems, close } = await openStopped({ reducedMotion: 'reduce' });
    const isComplete = async () => {
      const text = await page.locator('figure blockquote p').innerText();
      return DEFAULT_QUOTES.some(quote => quote.text === text);
    };
    expect(await isComplete()).toBe(true);
    await page.getByRole('button', { name: 'New Quote' }).click();
    expect(await isComplete()).toBe(true);
    await page.clock.runFor(45_000);
    expect(await page.getByRole('heading', { name: 'Who I am' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Stop rotating the sections' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'What I build' }).click();
    expect(await page.getByRole('heading', { name: 'What I build' }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});

/** Navigates from another page, so that the browser fetches the data. */
async function navigateToAbout(page: Page): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL(`${site.url}/about`);
}

describe('a timeline scale with more elements than fit', () => {
  /** Returns the ends at which the scale fades, and the names that are cut off at an end without a fade. */
  function readEnds(page: Page) {
    return page.getByRole('list', { name: 'Timeline positions' }).evaluate(scale => {
      const { left, right } = scale.getBoundingClientRect();
      const mask = getComputedStyle(scale).maskImage;
      const fades = {
        start: /^linear-gradient\(90deg, rgba\(0, 0, 0, 0\)/.test(mask),
        end: /rgba\(0, 0, 0, 0\)( 100%)?\)$/.test(mask),
      };
      const cut = [...scale.querySelectorAll('a > span')].filter(name => {
        const box = name.getBoundingClientRect();
        const isCutAt = (edge: number) => box.left < edge - 1 && box.right > edge + 1;
        return (isCutAt(right) && !fades.end) || (isCutAt(left) && !fades.start);
      });
      return { ...fades, cut: cut.map(name => name.textContent) };
    });
  }

  test.each([390, 1440])('fades where it continues, and cuts off no name, at %i px', async width => {
    const { page, problems, close } = await visit(browser);
    const [, event] = await (await fetch(`${site.url}/api/timeline`)).json();
    const many = Array.from({ length: 25 }, (_, order) => ({
      ...event,
      _id: `01a1fd07-85c5-7564-9909-5284000000${10 + order}`,
      year: 1996 + order,
      order,
    }));
    await respondWith(page, 'timeline.list', many);
    await navigateToAbout(page);
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => readEnds(page)).toEqual({ start: false, end: true, cut: [] });
    await page.keyboard.press('End');
    await expect.poll(() => readEnds(page)).toEqual({ start: true, end: false, cut: [] });
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => readEnds(page)).toEqual({ start: true, end: true, cut: [] });
    expect(problems).toEqual([]);
    await close();
  });
});

describe('when content of the About page is missing', () => {
  test('a timeline that fails to load is only logged, and an empty one shows visitors no message', async () => {
    const { page, problems, close } = await visit(browser);
    const logged: string[] = [];
    page.on('console', message => logged.push(message.text()));
    const failing = await failCall(page, 'timeline.list');
    await navigateToAbout(page);
    await page.getByRole('heading', { level: 2, name: 'Joss Tremlett' }).waitFor();
    expect(await page.getByRole('heading', { level: 1, name: 'About' }).isVisible()).toBe(true);
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    await expect.poll(() => logged.join()).toContain("Couldn't load the timeline.");
    await failing.stop();
    await respondWith(page, 'timeline.list', []);
    await navigateToAbout(page);
    await page.getByRole('heading', { level: 2, name: 'Joss Tremlett' }).waitFor();
    expect(await page.getByText('Nothing on the timeline yet.').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('the page shows the other content without top skills, sections or further elements', async () => {
    const { page, problems, close } = await visit(browser);
    const [profile] = await (await fetch(`${site.url}/api/timeline`)).json();
    await failCall(page, 'projects.topSkills');
    await respondWith(page, 'timeline.list', [{ ...profile, profileSections: [] }]);
    await navigateToAbout(page);
    await page.getByRole('button', { name: 'New Quote' }).waitFor();
    expect(await arrow(page, 'Next').count()).toBe(0);
    expect(await arrow(page, 'Previous').count()).toBe(0);
    expect(await page.getByText('Top skills by project').count()).toBe(0);
    expect(await viewer(page).innerText()).toContain('1 of 1');

    expect(problems).toEqual([]);
    await close();
  });
});

test('a missing birth date, quotes or picture leaves nothing in its place', async () => {
  const settings = await (await fetch(`${site.url}/api/site`)).json();
  await saveSite({ birthDate: null, quotes: [], avatar: '/uploads/gone.png' });
  try {
    const { page, problems, close } = await openAbout();
    await page.getByRole('list', { name: 'Top skills by project' }).waitFor();
    expect(await page.getByRole('button', { name: 'New Quote' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('img', { name: /^Portrait/ }).count()).toBe(0);
    await arrow(page, 'Next').click();
    await expectPosition(page, 2);
    expect(await viewer(page).getByText(/^Age/).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  } finally {
    await saveSite(settings);
  }
});

async function saveSite(settings: SiteUpdate): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(OWNER) };
  const { token }: Tokens = await (await fetch(`${site.url}/api/users/login`, login)).json();
  const { status } = await fetch(`${site.url}/api/site`, {
    method: 'PUT',
    headers: { ...headers, [AUTH_HEADER]: token },
    body: JSON.stringify(settings),
  });
  if (status !== 200) throw new Error(`Saving the settings returned ${status}`);
}

test('axe reports no violations on any type of element', async () => {
  const { page, close } = await openAbout('/about');
  for (let position = 1; position <= LAST; position += 1) {
    await expectPosition(page, position);
    const more = current(page).getByRole('button', { name: 'Read more' });
    if (await more.isVisible()) await more.click();
    // One event represents all of them.
    if (position !== 3 && position !== 4) {
      expect({ position, found: await listAccessibilityProblems(page) }).toEqual({
        position,
        found: [],
      });
    }
    await page.keyboard.press('ArrowRight');
  }
  await close();
});

test('a timeline without a profile begins with the card of the owner', async () => {
  const other = await startSite({ SAMPLE_CONTENT: 'off' });
  const call = await ownerCalls(other.url);
  await call('PUT', '/site', { ownerName: 'Ada Example', role: 'Engineer' });
  for (const year of [2020, 2021]) await call('POST', '/timeline', { title: 'Started', year });
  const { page, problems, close } = await visit(browser);
  await page.goto(`${other.url}/about`);
  await page.getByRole('heading', { name: 'Ada Example' }).waitFor();
  expect(await page.getByRole('link', { name: 'Resume' }).first().isVisible()).toBe(true);
  await arrow(page, 'Next').click();
  await current(page).getByRole('heading', { name: 'Started' }).waitFor();
  expect(await shown(page)).toEqual(['2 of 3: 2020, Started']);
  expect(problems).toEqual([]);
  await close();
  await other.stop();
});
