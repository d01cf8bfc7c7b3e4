import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import type { VisitorOptions } from '../support/browser/borrow-context';
import { test as shared } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { PHONE, type PixelRules, sweep, sweepWithAxe } from '../support/browser/sweep';
import { addPicture, addProjects } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';

const TOUCH_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
const CODE = 'const grams = 20;\n';
const LONG = 'w'.repeat(300);
const MISSING = /no-such-picture/;

const base = shared.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

/** Returns the path of a project by its title, and opens the one with a missing picture. */
const test = base
  .extend('toPath', { scope: 'file' }, async ({ site }) => {
    const sizes = [
      [1_600, 900],
      [1_200, 800],
      [800, 800],
    ] as const;
    const [main = '', inText = '', unseen = ''] = await Promise.all(
      sizes.map(async ([width, height]) => addPicture(site, await picture(width, height).jpeg().toBuffer())),
    );
    await addProjects(site, [
      { title: 'Before', description: 'The project before.' },
      {
        title: 'Story',
        pageLayout: 'story',
        description: 'A scale',
        details: `## How it fits [together](/about)\n\nText.\n\n### The drift\n\n![A cell](${inText} "The cell")\n\n\`\`\`ts\n${CODE}\`\`\``,
        learned: `### The drift\n\nThe table.`,
        skills: ['TypeScript'],
        image: main,
        imageAlt: 'A hive',
        keyFigures: [
          { value: '14', label: 'scales in the field' },
          { value: '1.4 million', label: 'readings in two years' },
        ],
        public: true,
        media: [
          { type: 'image', url: main, caption: 'The hive again' },
          { type: 'image', url: unseen, caption: 'The board' },
          { type: 'image', url: '/no-such-picture.png', caption: 'Lost' },
        ],
      },
      {
        title: 'Tabs',
        pageLayout: 'tabs',
        description: 'All kinds of text.',
        details: `${'Words '.repeat(40)}\n\n> [!NOTE]\n> ${'Words '.repeat(40)}\n\n\`\`\`ts\n${CODE}\`\`\`\n\n| A |\n| --- |\n| b |`,
        image: main,
        imageAlt: 'A hive',
      },
      {
        title: 'Unusual',
        pageLayout: 'story',
        description: LONG,
        details: `## ${LONG}\n\n${LONG}\n\n## مشروع قياس الخلايا\n\n## גשר\n\n\`${LONG}\`\n\n${'a '.repeat(30_000)}`,
        learned: 'a '.repeat(20_000),
        skills: [LONG],
        timeline: LONG,
        category: LONG,
        keyFigures: [{ value: LONG.slice(0, 50), label: LONG.slice(0, 50) }],
        media: [{ type: 'image', url: '/no-such-picture.png', caption: LONG }],
      },
      { title: 'After', description: 'The project after.' },
    ]);
    const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    const ids = new Map(projects.map(({ _id, title }) => [title, _id]));
    return (title: string) => `/projects/${ids.get(title)}`;
  })
  .extend('openStory', ({ toPath, visitor, problems }) => {
    problems.expect(MISSING);
    return (options?: VisitorOptions) => visitor(toPath('Story'), options);
  });

const HEAD: PixelRules = {
  'the picture and the facts are in one row above the text': {
    appliesTo: ({ width }) => width > 1000,
    check: () => {
      const box = (selector: string, at = 0) =>
        [...document.querySelectorAll(selector)].at(at)?.getBoundingClientRect() ?? new DOMRect();
      const picture = box('a[aria-label="View full size: A hive"]');
      const [facts, figures] = [box('article dl'), box('article dl', -1)];
      const heading = box('article > header');
      const text = box('article .prose > :first-child', 1);
      const isAligned =
        picture.x === heading.x &&
        Math.abs(facts.right - heading.right) < 0.5 &&
        Math.abs(facts.top - picture.top) <= 3 &&
        figures.bottom <= picture.bottom + 3 &&
        text.y < 870;
      return isAligned ? [] : [JSON.stringify({ picture, facts, figures, heading, text })];
    },
  },
};

test('the parts of a story are aligned, and it passes axe with a missing picture', async ({ openStory }) => {
  const page = await openStory();
  await sweepWithAxe(page, {
    ...HEAD,
    'the figures are directly below the facts': {
      check: () => {
        const lists = [...document.querySelectorAll('article dl')];
        const [facts, figures] = lists.map(list => list.getBoundingClientRect());
        if (!facts || !figures) return ['The facts or figures are not rendered'];
        const gap = figures.y - facts.bottom;
        const isBelow = gap <= 20 && Math.abs(figures.x - facts.x) < 0.5;
        return isBelow ? [] : [JSON.stringify({ facts, figures })];
      },
    },
    'the way to get in touch is beside the next project': {
      appliesTo: ({ width }) => width > 1000,
      check: () => {
        const [end, next] = [
          '[aria-labelledby=get-in-touch]',
          'nav[aria-label="More projects"] > :last-child',
        ].map(selector => document.querySelector(selector)?.getBoundingClientRect());
        if (!end || !next) return ['The end is not rendered'];
        const isBeside = next.x > end.right - 1 && next.y < end.bottom;
        return isBeside ? [] : [JSON.stringify({ end, next })];
      },
    },
  });
});

test('a project with tabs has text, code and tables of one width', async ({ toPath, visitor }) => {
  const page = await visitor(toPath('Tabs'));
  await sweep(page, {
    ...HEAD,
    'text, code and tables have one width, and the tabs begin at the picture': {
      check: () => {
        const prose = [...(document.querySelector('[role=tabpanel] .prose')?.children ?? [])];
        const boxes = prose.map(node => node.getBoundingClientRect());
        const edges = new Set(boxes.map(({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`));
        const [tabs, picture] = ['[role=tablist]', 'a[aria-label="View full size: A hive"]'].map(
          selector => document.querySelector(selector)?.getBoundingClientRect().x,
        );
        const isOne = prose.length === 4 && edges.size === 1 && tabs !== undefined && tabs === picture;
        return isOne ? [] : [JSON.stringify({ edges: [...edges], count: prose.length, tabs, picture })];
      },
    },
  });
});

test('long words, other scripts and 50,000 words are never wider than the window', async ({
  toPath,
  visitor,
  problems,
  site,
  call,
}) => {
  problems.expect(MISSING);
  const page = await visitor(toPath('Unusual'));
  await sweep(
    page,
    {},
    [320, 390, 1440].map(width => ({ width, height: 800, theme: 'light' })),
  );
  // Tabs have parts of their own.
  await call('PUT', toPath('Unusual'), { pageLayout: 'tabs' });
  for (const tab of ['skills', 'media']) {
    await page.goto(`${site.url}${toPath('Unusual')}?tab=${tab}`);
    await sweep(page);
  }
});

test('headings of a story link to themselves and stay below the bar, except those with a link', async ({
  openStory,
}) => {
  const page = await openStory();
  const drift = page.getByRole('heading', { level: 4, name: 'The drift', exact: true });
  const link = drift.getByRole('link', { name: 'The drift', exact: true });
  expect(await link.getAttribute('href')).toBe('#details-the-drift');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#details-the-drift$/);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const readClearance = async () => {
    const [heading, above] = await Promise.all([drift.boundingBox(), bar.boundingBox()]);
    return (heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(readClearance).toBeGreaterThanOrEqual(0);
  expect(await page.getByRole('heading', { name: 'How it fits' }).getByRole('link').count()).toBe(1);
});

test('the bar of a story marks the section at the top of the window', async ({ openStory }) => {
  const page = await openStory();
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const listMarked = () =>
    bar
      .getByRole('link')
      .evaluateAll(links =>
        links.flatMap(link =>
          new DOMMatrix(getComputedStyle(link, '::after').transform).a === 1 ? link.textContent : [],
        ),
      );
  await expect.poll(listMarked).toEqual(['Details']);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(listMarked).toEqual(['Media2']);
});

describe('the picture viewer', () => {
  const viewer = (page: Page) => page.getByRole('dialog', { name: 'Story' });
  const image = (page: Page) => viewer(page).getByRole('img');
  const readAlt = (page: Page) => image(page).getAttribute('alt');
  const readScale = (page: Page) =>
    image(page).evaluate(node => new DOMMatrix(getComputedStyle(node).transform).a);
  const readShift = (page: Page) =>
    image(page).evaluate(node => new DOMMatrix(getComputedStyle(node).transform).e);

  test('shows all pictures of the page in their order except missing ones, zooms and moves them by keys, buttons and mouse, and returns the focus', async ({
    openStory,
  }) => {
    const page = await openStory();
    const opener = page.getByRole('link', { name: 'View full size: A cell' });
    await page.getByText('Image not available').scrollIntoViewIfNeeded();
    await page.getByText('Image not available').waitFor();
    await opener.click();
    await viewer(page).waitFor();
    const seen: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const alt = (await readAlt(page)) ?? '';
      seen.push(`${alt}: ${await viewer(page).locator('p').innerText()}`);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => readAlt(page)).not.toBe(alt);
    }
    expect(seen).toEqual(['A cell: 2 of 3The cell', 'The board: 3 of 3The board', 'A hive: 1 of 3']);
    expect(await listAxeFindings(page)).toEqual([]);

    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => readAlt(page)).toBe('A hive');
    await page.keyboard.press('+');
    await expect.poll(() => readScale(page)).toBe(1.5);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readShift(page)).toBe(-80);
    expect(await readAlt(page)).toBe('A hive');
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(740, 400);
    await page.mouse.up();
    await expect.poll(() => readShift(page)).toBe(-40);
    await page.keyboard.press('0');
    await expect.poll(() => readScale(page)).toBe(1);
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => readScale(page)).toBe(2.5);
    await viewer(page).getByRole('button', { name: 'Show the whole image' }).click();
    await expect.poll(() => readScale(page)).toBe(1);
    await image(page).dblclick();
    await expect.poll(() => readScale(page)).toBe(2.5);
    // Another picture begins whole.
    await viewer(page).getByRole('button', { name: 'Next image' }).click();
    await expect.poll(() => readAlt(page)).toBe('A cell');
    expect(await readScale(page)).toBe(1);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'hidden' });
    await expectFocus(opener);
  });

  test('fills a phone, where a caption moves no picture, a swipe turns and a pinch zooms', async ({
    openStory,
  }) => {
    const page = await openStory(TOUCH_PHONE);
    const copy = page.getByRole('group', { name: 'TypeScript' }).getByRole('button', { name: 'Copy' });
    expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('link', { name: 'View full size: A hive' }).tap();
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const whole = await image(page).boundingBox();
    expect(whole?.width).toBe(390);
    await viewer(page).getByRole('button', { name: 'Next image' }).tap();
    await viewer(page).getByText('The cell').waitFor();
    expect(await image(page).boundingBox()).toEqual(whole);
    await viewer(page).getByRole('button', { name: 'Previous image' }).tap();
    await expect.poll(() => readAlt(page)).toBe('A hive');

    const session = await page.context().newCDPSession(page);
    const touch = async (...steps: [number, number][][]) => {
      for (const [index, points] of steps.entries()) {
        const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await session.send('Input.dispatchTouchEvent', { type, touchPoints });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const pair = (left: number, right: number): [number, number][] => [
      [left, 400],
      [right, 400],
    ];
    await touch([[300, 400]], [[200, 404]], [[100, 408]]);
    await expect.poll(() => readAlt(page)).toBe('A cell');
    await touch(pair(150, 240), pair(105, 285));
    await expect.poll(() => readScale(page)).toBeCloseTo(2, 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    // A finger moves a zoomed picture instead of turning.
    await touch([[250, 400]], [[150, 400]]);
    expect(await readShift(page)).toBeLessThan(0);
    expect(await readAlt(page)).toBe('A cell');
  });
});
