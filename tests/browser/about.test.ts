import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEFAULT_QUOTES } from '#shared/new-site-settings';
import { test } from '../support/browser/browser-test';
import { respondWith } from '../support/browser/change-answer';
import { goWithStoppedClock } from '../support/browser/stopped-clock';
import {
  type Look,
  ON_DESKTOP,
  ON_PHONE,
  type PixelRule,
  type PixelRules,
  sweep,
  sweepWithAxe,
} from '../support/browser/sweep';
import { WITH_MOTION } from '../support/browser/visit';
import { picture } from '../support/content/media-factory';

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

const toLook = (width: number, height: number): Look => ({ width, height, theme: 'light' });
const WINDOWS = [toLook(320, 800), toLook(390, 844), toLook(1440, 900)];
/** Windows of many shapes, in which no text may be covered. */
const SHAPES = [toLook(360, 600), toLook(844, 390), toLook(768, 1024), toLook(1920, 1080)];

const viewer = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });
const slides = (page: Page) => page.locator('section[aria-label="Timeline"] [aria-roledescription="slide"]');
const arrow = (page: Page, name: 'Previous' | 'Next') =>
  viewer(page).getByRole('button', { name: new RegExp(`^${name}: `) });
/** The interactive element: the previous one may remain visible for a moment. */
const current = (page: Page) => slides(page).and(page.locator(':not([inert])'));
const toName = (position: number) => `${position} of ${LAST}: ${NAMES[position - 1]}`;
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const readScroll = (page: Page) => page.evaluate(() => scrollY);

/** Waits until the page is hydrated: from then on hidden slides are inert. */
function waitForSlides(page: Page): Promise<void> {
  return slides(page).and(page.locator('[inert]')).first().waitFor({ state: 'attached' });
}

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

/** Lists the texts of which no visible element of `main` has the beginning. */
function listUnseen(page: Page, texts: string[]): Promise<string[]> {
  return page.locator('main').evaluate((main, wanted) => {
    const all = [...main.querySelectorAll('h2, h3, dt, dd, p')];
    const isSeen = (text: string) =>
      all.some(
        node => node.textContent?.includes(text) && node.checkVisibility({ visibilityProperty: true }),
      );
    return wanted.filter(text => !isSeen(text));
  }, texts);
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

const isPhone = ({ width }: Look) => width < 700;

const AT_THE_FIRST_ELEMENT: PixelRules = {
  'the number of steps is visible': {
    check: () => {
      const steps = [...document.querySelectorAll<HTMLElement>('main [role=status]')].at(-1);
      return steps?.checkVisibility() && /^1 of 6/.test(steps.innerText) ? [] : [`${steps?.innerText}`];
    },
  },
  'the sections and the marks are named': {
    appliesTo: ({ width }) => width >= 390,
    check: () => {
      const read = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter(node => node.checkVisibility({ visibilityProperty: true }) && node.offsetWidth > 0)
          .map(({ innerText }) => innerText);
      const marks = read('[aria-label="Timeline positions"] span').slice(0, 3);
      const names = [...read('[aria-label=Sections] button'), ...marks].join();
      const expected = 'Who I am,What I build,What I leave behind,Away from the bench,Profile,2015,2020';
      return names === expected ? [] : [names];
    },
  },
  'no arrow takes width from the scale': {
    appliesTo: ({ width }) => width === 390,
    check: () => {
      const left = document.querySelector('[aria-label="Timeline positions"]')?.getBoundingClientRect().left;
      return left !== undefined && left <= 24 ? [] : [`the scale begins at ${left} px`];
    },
  },
  'sections that do not rotate have no button to stop them': {
    check: () => {
      const button = document.querySelector('[aria-label="Stop rotating the sections"]');
      return button?.checkVisibility() === false ? [] : ['Stop rotating the sections'];
    },
  },
};

const BETWEEN_ELEMENTS: PixelRules = {
  'both arrows are at least 44 px in both directions and in the window': {
    check: () => {
      const arrows = [...document.querySelectorAll('section[aria-label=Timeline] > button')];
      const broken = arrows.filter(node => {
        const { width, height, left, right } = node.getBoundingClientRect();
        return Math.min(width, height) < 44 || left < 0 || right > innerWidth;
      });
      return arrows.length === 2 ? broken.map(node => `${node.ariaLabel}`) : ['an arrow is missing'];
    },
  },
  'the bar stays right below the header, with the arrows near it': {
    appliesTo: isPhone,
    check: () => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const height = Math.round(box('header')?.height ?? 0);
      const measure = () => Math.round(box('[aria-label="Timeline positions"]')?.top ?? Number.NaN);
      const before = measure();
      scrollTo(0, 200);
      const tops = [before, measure()];
      const next = box('[aria-label^="Next: "]')?.top ?? Number.NaN;
      scrollTo(0, 0);
      const isRight = tops.every(top => top === height) && next < 150;
      return isRight ? [] : [`bar at ${tops} px, not ${height} px; next arrow at ${next} px`];
    },
  },
  'the bar is at the bottom of the window': {
    appliesTo: look => !isPhone(look),
    check: () => {
      const top = document.querySelector('[aria-label="Timeline positions"]')?.getBoundingClientRect().top;
      return top !== undefined && top > 800 ? [] : [`bar at ${top} px`];
    },
  },
};

const COVERS_NOTHING: PixelRule = {
  check: () => {
    const place = document.querySelector('[data-place="current"]');
    const content = place?.firstElementChild;
    const view = document.querySelector('section[aria-label=Timeline]');
    const bar = view?.querySelector('[aria-label="Timeline positions"]')?.parentElement;
    if (!content || !view || !bar) return ['The viewer has no current element or no bar'];
    const isInBar = (y: number) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return y > top + 1 && y < bottom - 1;
    };
    scrollTo(0, 0);
    const isStartCovered = isInBar(content.getBoundingClientRect().top);
    scrollTo(0, view.getBoundingClientRect().bottom + scrollY - innerHeight);
    const { bottom } = content.getBoundingClientRect();
    scrollTo(0, 0);
    const faults = [
      isStartCovered && 'has its beginning below the bar',
      isInBar(bottom) && 'has its end below the bar',
      bottom > innerHeight + 1 && 'has its end below the window',
    ];
    return faults.flatMap(fault => (fault ? [`${place.ariaLabel} ${fault}`] : []));
  },
};

describe('the timeline viewer', () => {
  test('has its bar above the elements on phones and below them in wide windows', async ({ visitor }) => {
    const page = await visitor('/about');
    await waitForSlides(page);
    await sweep(page, AT_THE_FIRST_ELEMENT, WINDOWS);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 2);
    await sweep(page, BETWEEN_ELEMENTS, WINDOWS);
  });

  test('steps by buttons and marks without new history entries', async ({ visitor, site }) => {
    const page = await visitor('/about');
    await waitForSlides(page);
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
    await arrow(page, 'Previous').click();
    await expectPosition(page, LAST - 1);
    const marks = viewer(page).getByRole('list', { name: 'Timeline positions' }).getByRole('link');
    await marks.nth(2).click();
    await expectPosition(page, 3);
    const states = await marks.evaluateAll(links => links.map(link => link.getAttribute('aria-current')));
    expect(states).toEqual(NAMES.map((_name, index) => (index === 2 ? 'step' : null)));
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await expectPosition(page, 3);
    await page.goto(`${site.url}/about?element=99`);
    await expect.poll(() => shown(page)).toEqual([toName(LAST)]);
  });

  test('steps by arrow keys, Home and End, and by no other keys', async ({ visitor }) => {
    const page = await visitor('/about');
    await waitForSlides(page);
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
    await expect.poll(() => readScroll(page)).toBeGreaterThan(2);
    await expectPosition(page, LAST);
  });

  test('steps once per wheel event, and lets the page scroll only beyond an end', async ({ visitor }) => {
    const page = await visitor('/about');
    await waitForSlides(page);
    // With Ctrl the wheel zooms.
    for (const [turn, mayScroll, position] of [
      [{ deltaY: -100 }, true, 1],
      [{ deltaY: 100 }, false, 2],
      [{ deltaY: 100 }, false, 3],
      [{ deltaY: 100 }, false, 4],
      [{ deltaY: -3, deltaMode: 1 }, false, 3],
      [{ deltaY: 100, ctrlKey: true }, true, 3],
      [{ deltaX: 120, deltaY: 4 }, false, 4],
      [{ deltaY: 100 }, false, LAST - 1],
    ] as const) {
      expect(await wheel(page, turn)).toBe(mayScroll);
      await expectPosition(page, position);
    }
    // A real wheel event also scrolls the page unless it is canceled.
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 100);
    await expectPosition(page, LAST);
    expect(await readScroll(page)).toBe(0);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(50);
    await expectPosition(page, LAST);
  });

  test('steps on a horizontal swipe, not on a vertical one', async ({ visitor }) => {
    const page = await visitor('/about?element=2', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await waitForSlides(page);
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
  });

  test('scrolls a long text before it steps, and covers none in any window', async ({ visitor }) => {
    const page = await visitor('/about?element=2', { viewport: { width: 1280, height: 480 } });
    await waitForSlides(page);
    const readTop = () =>
      current(page)
        .getByRole('heading')
        .evaluate(node => node.getBoundingClientRect().top);
    const before = await readTop();
    const story = page.getByText('Channel nine had been silent');
    expect(await story.isVisible()).toBe(false);
    await current(page).getByRole('button', { name: 'Read more' }).click();
    await story.waitFor();
    expect(await readTop()).toBe(before);
    await current(page).getByRole('button', { name: 'Show less' }).click();
    await story.waitFor({ state: 'hidden' });
    await current(page).getByRole('button', { name: 'Read more' }).click();
    await expect
      .poll(() => viewer(page).evaluate(node => node.getBoundingClientRect().bottom - innerHeight))
      .toBeGreaterThan(20);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(10);
    await expectPosition(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 3);
    expect(await readScroll(page)).toBe(0);
    expect(await page.locator('symbol[id$=".fa-gauge-high"] > path').count()).toBe(1);
    // The background of an event depends on its position in the timeline.
    const backgrounds = await viewer(page)
      .locator('[data-type="event"]')
      .evaluateAll(nodes => nodes.map(node => getComputedStyle(node).backgroundImage));
    expect(new Set(backgrounds).size).toBe(3);
    for (const background of backgrounds) expect(background).toMatch(/^linear-gradient/);

    await page.keyboard.press('Home');
    for (let position = 1; position <= LAST; position += 1) {
      await expectPosition(page, position);
      await sweep(page, { 'the beginning and the end of an element can be seen': COVERS_NOTHING }, SHAPES);
      await page.keyboard.press('ArrowRight');
    }
  });
});

test('the profile types a new quote on each click, without a layout shift', async ({ visitor, site }) => {
  const page = await visitor(undefined, WITH_MOTION);
  const start = Date.UTC(2026, 0, 1);
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 10_000);
  await goWithStoppedClock(page, `${site.url}/about`);
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
  for (let turn = 0; turn < 2; turn += 1) {
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
});

test('everything is expanded and in order in print and without JavaScript', async ({ visitor }) => {
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
  const still = await visitor('/about', { javaScriptEnabled: false });
  expect(await listUnseen(still, [...parts, DEFAULT_QUOTES[0]?.text ?? ''])).toEqual([]);
  const tops = await slides(still).evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(LAST);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(await viewer(still).getByRole('button').count()).toBe(0);
  await viewer(still).getByRole('link', { name: 'List' }).click();
  await still.getByRole('link', { name: 'One at a time' }).waitFor();
  expect(await listUnseen(still, parts)).toEqual([]);

  const page = await visitor('/about?element=3');
  await waitForSlides(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => listUnseen(page, parts)).toEqual([]);
});

test('a long timeline scale fades where it continues, and cuts off no name', async ({ visitor, call }) => {
  const page = await visitor('/login');
  const [, event] = await call('GET', '/timeline');
  const many = Array.from({ length: 25 }, (_, order) => ({
    ...event,
    _id: `01a1fd07-85c5-7564-9909-5284000000${10 + order}`,
    year: 1996 + order,
    order,
  }));
  await respondWith(page, 'timeline.list', many);
  // The browser fetches the data only when it navigates from another page.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  /** Returns the ends at which the scale fades, and the names that are cut off at an end without a fade. */
  const readEnds = () =>
    page.getByRole('list', { name: 'Timeline positions' }).evaluate(scale => {
      const { left, right } = scale.getBoundingClientRect();
      const style = getComputedStyle(scale);
      const isFaded = (side: string) => Number.parseFloat(style.getPropertyValue(`--fade-${side}`)) > 0;
      const hasMask = style.maskImage.startsWith('linear-gradient');
      const fades = { start: hasMask && isFaded('left'), end: hasMask && isFaded('right') };
      const cut = [...scale.querySelectorAll('a > span')].filter(name => {
        const box = name.getBoundingClientRect();
        const isCutAt = (edge: number) => box.left < edge - 1 && box.right > edge + 1;
        return (isCutAt(right) && !fades.end) || (isCutAt(left) && !fades.start);
      });
      return { ...fades, cut: cut.map(name => name.textContent) };
    });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press('Home');
    await expect.poll(readEnds).toEqual({ start: false, end: true, cut: [] });
    await page.keyboard.press('End');
    await expect.poll(readEnds).toEqual({ start: true, end: false, cut: [] });
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(readEnds).toEqual({ start: true, end: true, cut: [] });
  }
});

test('axe reports no violations on any type of element', async ({ visitor, site }) => {
  const page = await visitor();
  // visitor-layout.test.ts checks the first element, and one event represents all of them.
  for (const [position, look] of [
    [2, ON_PHONE],
    [2, ON_DESKTOP],
    [LAST - 1, ON_PHONE],
    [LAST, ON_DESKTOP],
  ] as const) {
    await page.goto(`${site.url}/about?element=${position}`);
    await expectPosition(page, position);
    const more = current(page).getByRole('button', { name: 'Read more' });
    if (await more.isVisible()) await more.click();
    await sweepWithAxe(page, {}, [look]);
  }
});

test('a portrait that fails to load leaves nothing in its place', async ({ visitor, call, problems }) => {
  problems.expect(/uploads\/gone\.png/);
  const portrait = (page: Page) => page.getByRole('img', { name: /^Portrait/ });
  expect(await portrait(await visitor('/about')).isVisible()).toBe(true);
  await call('PUT', '/site', { avatar: '/uploads/gone.png' });
  const page = await visitor('/about');
  await expect.poll(() => portrait(page).count()).toBe(0);
});

test('an uploaded portrait in two formats is at the edge of its card', async ({ page, call, site }) => {
  const body = await picture(600, 600).jpeg().toBuffer();
  await page.route('**/uploads/*', route => route.fulfill({ body, contentType: 'image/jpeg' }));
  // No other test of this file follows, so the settings stay.
  const avatar = '/uploads/01a1fd07-85c5-7564-9909-52845c9ed050-aabbcc-600x600.jpg';
  await call('PUT', '/site', { avatar });
  await page.goto(`${site.url}/about`);
  const portrait = page.getByRole('img', { name: /^Portrait/ });
  await portrait.and(page.locator('picture > img')).waitFor();
  const offset = await portrait.evaluate(
    image => image.getBoundingClientRect().left - (image.closest('div')?.getBoundingClientRect().left ?? 0),
  );
  expect(offset).toBe(0);
});
