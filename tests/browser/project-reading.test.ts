import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPicture, addProjects } from '../support/archive-content';
import { listAccessibilityProblems, listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { picture } from '../support/media-factory';
import { saveSettings } from '../support/save-settings';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CODE = 'const grams = 20;\n';

let browser: Browser;
let site: Site;
let ids: Map<string, string>;

beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off' });
  browser = await launchChromium();
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
        { type: 'image', url: inText, caption: 'The cell again' },
        { type: 'image', url: unseen, caption: 'The board' },
        { type: 'image', url: '/no-such-picture.png', caption: 'Lost' },
      ],
    },
    {
      title: 'Shown',
      pageLayout: 'story',
      description: 'All media are in the text.',
      details: `![A cell](${inText})\n\nText.`,
      learned: 'Words.',
      media: [{ type: 'image', url: inText }],
    },
    {
      title: 'Tabs',
      pageLayout: 'tabs',
      description: 'All kinds of text.',
      details: `${'Words '.repeat(40)}\n\n> [!NOTE]\n> ${'Words '.repeat(40)}\n\n\`\`\`ts\n${CODE}\`\`\`\n\n| A |\n| --- |\n| b |`,
      image: main,
      imageAlt: 'A hive',
    },
    { title: 'After', description: 'The project after.' },
  ]);
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  ids = new Map(projects.map(({ _id, title }) => [title, _id]));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const getAddress = (title: string) => `${site.url}/projects/${ids.get(title)}`;

async function open(title: string, options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit(browser, options);
  await visited.page.goto(getAddress(title));
  return visited;
}

describe('the page of a project', () => {
  test.each([390, 1440])('has its figures directly below its facts at %i px', async width => {
    const { page, close } = await open('Story', { viewport: { width, height: 900 } });
    const facts = page.locator('dl', { has: page.getByText('Visibility') });
    const figures = page.locator('dl[aria-label="Key figures"]');
    const [above, below] = await Promise.all([facts.boundingBox(), figures.boundingBox()]);
    if (!above || !below) throw new Error('The facts or figures are not rendered');
    expect(below.y - above.y - above.height).toBeLessThanOrEqual(20);
    expect(below.x).toBeCloseTo(above.x, 0);
    await close();
  });

  test.each(['Story', 'Tabs'])('has its picture and facts in one row above the text, as %s', async title => {
    const { page, close } = await open(title);
    const [picture, facts, heading, text] = await Promise.all([
      page.getByRole('link', { name: 'View full size: A hive' }).boundingBox(),
      page.locator('article dl').last().boundingBox(),
      page.locator('article > header').boundingBox(),
      page.locator('article .prose > :first-child').nth(1).boundingBox(),
    ]);
    if (!picture || !facts || !heading || !text) throw new Error('The head of the page is not rendered');
    expect(picture.x).toBe(heading.x);
    expect(facts.x + facts.width).toBeCloseTo(heading.x + heading.width, 0);
    expect(Math.abs(facts.y + facts.height - picture.y - picture.height)).toBeLessThanOrEqual(3);
    expect(text.y).toBeLessThan(870);
    await close();
  });

  test.each([390, 1440])('with tabs has text, code and tables of one width at %i px', async width => {
    const { page, close } = await open('Tabs', { viewport: { width, height: 900 } });
    const edges = await page
      .getByRole('tabpanel', { name: 'Details' })
      .locator('.prose')
      .evaluate(prose => {
        const boxes = [...prose.children].map(child => child.getBoundingClientRect());
        return boxes.map(({ left, right }) => [Math.round(left), Math.round(right)].join(' to '));
      });
    expect(edges.length).toBe(4);
    expect(new Set(edges).size).toBe(1);
    const [tabs, picture] = await Promise.all([
      page.getByRole('tablist').boundingBox(),
      page.getByRole('link', { name: 'View full size: A hive' }).boundingBox(),
    ]);
    expect(tabs?.x).toBe(picture?.x);
    await close();
  });

  test('shows in Media only what the story has not shown, and no Media without any', async () => {
    const { page, close } = await open('Story');
    const media = page.getByRole('region', { name: 'Media' });
    expect(await media.locator('figcaption').allInnerTexts()).toEqual(['The board', 'Lost']);
    const bar = page.getByRole('navigation', { name: 'On this page' });
    expect(await bar.getByRole('link').allTextContents()).toEqual([
      'Details',
      'Skills1',
      'Learned',
      'Media2',
    ]);
    await page.goto(getAddress('Shown'));
    await page.getByRole('region', { name: 'Learned' }).waitFor();
    expect(await bar.getByRole('link').allTextContents()).toEqual(['Details', 'Learned']);
    await close();
  });

  test('copies the code of a block', async () => {
    const { page, close } = await open('Story', PHONE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.getByRole('group', { name: 'TypeScript' }).getByRole('button', { name: 'Copy' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
    await close();
  });

  test('has headings that link to themselves, except those with a link', async () => {
    const { page, problems, close } = await open('Story');
    const drift = page.getByRole('heading', { level: 4, name: 'The drift', exact: true });
    const link = drift.getByRole('link', { name: 'The drift', exact: true });
    expect(await link.getAttribute('href')).toBe('#details-the-drift');
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#details-the-drift$/);
    const clearance = async () => {
      const [heading, above] = await Promise.all([drift.boundingBox(), bar.boundingBox()]);
      return (heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(clearance).toBeGreaterThanOrEqual(0);
    expect(await page.getByRole('heading', { name: 'How it fits' }).getByRole('link').count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  test('ends with a way to get in touch beside the next project', async () => {
    const { page, close } = await open('Story');
    const end = page.getByRole('region', { name: 'Get in touch' });
    const next = page.getByRole('navigation', { name: 'More projects' }).getByRole('link').last();
    expect(await next.innerText()).toMatch(/^Next project\s+\S/);
    const [left, right] = await Promise.all([end.boundingBox(), next.boundingBox()]);
    if (!left || !right) throw new Error('The end is not rendered');
    expect(right.x).toBeGreaterThan(left.x + left.width - 1);
    expect(right.y).toBeLessThan(left.y + left.height);
    expect(await page.getByRole('link', { name: /^Previous project/ }).count()).toBe(1);
    await end.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL(`${site.url}/`);
    await close();
  });
});

describe('the picture viewer', () => {
  const viewer = (page: Page) => page.getByRole('dialog', { name: 'Story' });
  const image = (page: Page) => viewer(page).getByRole('img');
  const readScale = (page: Page) =>
    image(page).evaluate(node => new DOMMatrix(getComputedStyle(node).transform).a);
  const readShift = (page: Page) =>
    image(page).evaluate(node => new DOMMatrix(getComputedStyle(node).transform).e);

  test('shows all pictures of the page in their order, except missing ones', async () => {
    const { page, problems, close } = await open('Story');
    const opener = page.getByRole('link', { name: 'View full size: A cell' });
    await page.getByText('Image not available').scrollIntoViewIfNeeded();
    await page.getByText('Image not available').waitFor();
    await opener.click();
    await viewer(page).waitFor();
    const seen: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const alt = (await image(page).getAttribute('alt')) ?? '';
      seen.push(`${alt}: ${await viewer(page).locator('p').innerText()}`);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => image(page).getAttribute('alt')).not.toBe(alt);
    }
    expect(seen).toEqual(['A cell: 2 of 3The cell', 'The board: 3 of 3The board', 'A hive: 1 of 3']);
    expect(await listAxeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate(link => link === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('fills a phone, and a caption does not move the picture', async () => {
    const { page, close } = await open('Story', PHONE);
    await page.getByRole('link', { name: 'View full size: A hive' }).tap();
    const box = await viewer(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const whole = await image(page).boundingBox();
    expect(whole?.width).toBe(390);
    await viewer(page).getByRole('button', { name: 'Next image' }).tap();
    await viewer(page).getByText('The cell').waitFor();
    expect(await image(page).boundingBox()).toEqual(whole);
    await close();
  });

  test('zooms by keys, button and double click, and moves a zoomed picture by keys and mouse', async () => {
    const { page, close } = await open('Story');
    await page.getByRole('link', { name: 'View full size: A hive' }).click();
    await viewer(page).waitFor();
    await page.keyboard.press('+');
    await expect.poll(() => readScale(page)).toBe(1.5);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readShift(page)).toBe(-80);
    expect(await image(page).getAttribute('alt')).toBe('A hive');
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
    await expect.poll(() => image(page).getAttribute('alt')).toBe('A cell');
    expect(await readScale(page)).toBe(1);
    await close();
  });

  test('zooms by a pinch and turns by a swipe', async () => {
    const { page, close } = await open('Story', PHONE);
    await page.getByRole('link', { name: 'View full size: A hive' }).tap();
    await viewer(page).waitFor();
    const session = await page.context().newCDPSession(page);
    const touch = async (...steps: [number, number][][]) => {
      for (const [index, points] of steps.entries()) {
        const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
        await session.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints,
        });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await touch([[300, 400]], [[200, 404]], [[100, 408]]);
    await expect.poll(() => image(page).getAttribute('alt')).toBe('A cell');
    await touch(
      [
        [150, 400],
        [240, 400],
      ],
      [
        [105, 400],
        [285, 400],
      ],
    );
    await expect.poll(() => readScale(page)).toBeCloseTo(2, 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    // A finger moves a zoomed picture instead of turning.
    await touch([[250, 400]], [[150, 400]]);
    expect(await readShift(page)).toBeLessThan(0);
    expect(await image(page).getAttribute('alt')).toBe('A cell');
    await close();
  });
});

describe('a project with unusual content', () => {
  const LONG = 'w'.repeat(300);

  test('stays as wide as the window with long words, other scripts and 50,000 words', async () => {
    const text = `## ${LONG}\n\n${LONG}\n\n## مشروع قياس الخلايا\n\n## גשר\n\n\`${LONG}\`\n\n`;
    await addProjects(site, [
      {
        title: `مشروع ${LONG}`,
        pageLayout: 'story',
        description: LONG,
        details: `${text}${'a '.repeat(30_000)}`,
        learned: 'a '.repeat(20_000),
        skills: [LONG],
        timeline: LONG,
        category: LONG,
        keyFigures: [{ value: LONG.slice(0, 50), label: LONG.slice(0, 50) }],
        media: [{ type: 'image', url: '/no-such-picture.png', caption: LONG }],
      },
    ]);
    const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    const found = projects.find(({ title }) => title.includes(LONG));
    for (const width of [320, 390, 1440]) {
      const { page, problems, close } = await visit(browser, { viewport: { width, height: 800 } });
      await page.goto(`${site.url}/projects/${found?._id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ width, overflow: await overflow() }).toEqual({ width, overflow: 0 });
      expect(problems).toEqual([]);
      await close();
    }
  });

  test('without a picture has no link to one, and passes axe with all pictures missing', async () => {
    const { page, close } = await open('Before');
    expect(await page.getByRole('link', { name: /^View full size/ }).count()).toBe(0);
    await saveSettings(site.url, { homeSections: [{ name: 'contact', hidden: true }] });
    await page.reload();
    expect(await page.getByRole('region', { name: 'Get in touch' }).count()).toBe(0);
    await saveSettings(site.url, { homeSections: [] });
    await page.goto(getAddress('Story'));
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await close();
  });
});
