import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProjects } from '../support/archive-content';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { saveSettings } from '../support/save-settings';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const PHONE = { viewport: { width: 390, height: 844 } };

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

describe('the interests on a phone', () => {
  test.each([
    ['instrument', true],
    ['editorial', false],
    ['terminal', false],
  ] as const)('have assembly lines only beside drawings, in the %s style', async (style, hasDrawings) => {
    await saveSettings(site.url, { style });
    const { page, close } = await visit(browser, PHONE);
    await page.goto(site.url);
    const list = page.locator('#about ol');
    expect(await list.locator('svg').first().isVisible()).toBe(hasDrawings);
    const lines = await list.evaluate(node =>
      [getComputedStyle(node), getComputedStyle(node, '::before')].some(
        ({ content, backgroundImage }) => content !== 'none' && backgroundImage !== 'none',
      ),
    );
    expect(lines).toBe(hasDrawings);
    await close();
    await saveSettings(site.url, { style: 'instrument' });
  });
});

test.each(['instrument', 'editorial', 'terminal'] as const)(
  'the labels of the drawing stay in their column and are not cut, in the %s style',
  async style => {
    for (const homeSections of [[], [{ name: 'portfolio' as const, hidden: false }]]) {
      await saveSettings(site.url, { style, homeSections });
      const { page, close } = await visit(browser);
      for (const width of [1440, 1100]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url);
        expect({ width, found: await listCutLabels(page) }).toEqual({ width, found: [] });
      }
      await close();
    }
    await saveSettings(site.url, { style: 'instrument', homeSections: [] });
  },
);

/** Returns the labels that are clamped or that extend beyond the content of the hero. */
function listCutLabels(page: Page): Promise<string[]> {
  return page.locator('#welcome').evaluate(hero => {
    const edge = hero.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(hero).paddingRight);
    return [...hero.querySelectorAll('[data-callout]')].flatMap(label => {
      const name = label.lastElementChild;
      const isCut = !name || name.scrollHeight > name.clientHeight + 1;
      const beyond = label.getBoundingClientRect().right - edge;
      return isCut || beyond > 1 ? [`${label.textContent}: ${Math.round(beyond)} px beyond`] : [];
    });
  });
}

test.each([390, 1440])('the reading time of a note is one line of text at %i px', async width => {
  const { page, close } = await visit(browser, { viewport: { width, height: 844 } });
  await page.goto(`${site.url}/notes`);
  const times = page.getByText(/^\d+ min$/);
  expect(await times.count()).toBeGreaterThan(2);
  const drawn = await times.evaluateAll(nodes =>
    nodes.map(node => {
      const { lineHeight } = getComputedStyle(node);
      const { height } = node.getBoundingClientRect();
      return height > Number.parseFloat(lineHeight) || getComputedStyle(node, '::after').content !== 'none';
    }),
  );
  expect(drawn).not.toContain(true);
  await close();
});

test('no text of the profile on a phone is below the bar of years, and labels in it are whole', async () => {
  const { page, close } = await visit(browser, PHONE);
  await page.goto(`${site.url}/about`);
  const bar = page.getByRole('list', { name: 'Timeline positions' }).locator('xpath=../..');
  const found = await bar.evaluate(node => {
    const texts = node.parentElement?.querySelectorAll('[data-place="current"] :is(h2, p, li)') ?? [];
    const tops = [...texts].map(text => text.getBoundingClientRect().top);
    const line = node.querySelector('ol')?.getBoundingClientRect();
    const labels = [...node.querySelectorAll('a > span')]
      .filter(label => getComputedStyle(label).visibility === 'visible')
      .map(label => label.getBoundingClientRect().right - (line?.right ?? 0));
    return {
      clearance: Math.min(...tops) - node.getBoundingClientRect().bottom,
      beyond: Math.max(...labels),
    };
  });
  expect(found.clearance).toBeGreaterThanOrEqual(0);
  expect(found.beyond).toBeLessThanOrEqual(0);
  await close();
});

describe('a table in a text', () => {
  const WIDE = `
| A rather long first column | Windows | Share of all | Change |
| --- | --- | ---: | --- |
| Both heard two birds, and wrote down another one that neither had heard | 3,276 | 91.0 % | + 0.4 % |
| ${'w'.repeat(60)} | 187 | 5.2 % | − 0.1 % |
`;

  test('scrolls in its own box on a phone and keeps short cells on one line', async () => {
    const call = await ownerCalls(site.url);
    const fields = { title: 'Shares', slug: 'shares', text: WIDE };
    await call('POST', '/notes', { ...fields, draft: false });
    await call('POST', '/pages', { ...fields, place: 'footer' });
    const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    const { page, close } = await visit(browser, PHONE);
    const project = projects.find(({ title }) => title === 'Hivescale');
    for (const path of ['/notes/shares', '/pages/shares', `/projects/${project?._id}`]) {
      await page.goto(site.url + path);
      expect({ path, ...(await measureTable(page)) }).toEqual({
        path,
        brokenCells: [],
        pageOverflow: 0,
        isBoxInWindow: true,
        scrolls: true,
      });
    }
    await close();
  });
});

/** Measures the first table. Numbers and their units belong on one line. */
function measureTable(page: Page) {
  return page
    .locator('.prose .table')
    .first()
    .evaluate(box => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const { left, right } = box.getBoundingClientRect();
      const brokenCells = [...box.querySelectorAll('td')].flatMap(cell => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const text = cell.textContent ?? '';
        return text.length < 10 && lines.size > 1 ? [text] : [];
      });
      return {
        brokenCells,
        pageOverflow: scrollWidth - clientWidth,
        isBoxInWindow: left >= 0 && right <= clientWidth,
        scrolls: box.scrollWidth > box.clientWidth,
      };
    });
}

/** The sample's pages, with an example of each part that texts may have. */
const PAGES = [
  '/',
  '/projects',
  '/about',
  '/about?view=list',
  '/notes',
  '/notes/parts',
  '/search?q=type',
  '/login',
];
const PARTS = `Text.[^1]\n\n> [!NOTE]\n> Words.\n\n\`\`\`ts title="a.ts"\n1;\n\`\`\`\n\n| A |\n| --- |\n| b |\n\n[^1]: Words.`;

describe('the text of the sample’s pages', () => {
  beforeAll(async () => {
    const note = { title: 'Parts', slug: 'parts', text: PARTS, tags: ['Tests'], draft: false };
    await (await ownerCalls(site.url))('POST', '/notes', note);
  });

  test.each([390, 1440])('is at least 14 px high at %i px, except captions', async width => {
    const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
    for (const path of PAGES) {
      await page.goto(site.url + path);
      expect({ path, found: await listSmallTexts(page) }).toEqual({ path, found: [] });
    }
    await close();
  });

  test('has footnotes on a phone that are 44 px high and take no more space', async () => {
    const { page, close } = await visit(browser, { ...PHONE, hasTouch: true, isMobile: true });
    await page.goto(`${site.url}/notes/parts`);
    for (const name of ['Footnote 1', 'Back to the text']) {
      const link = page.getByRole('link', { name });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect((await page.locator('.prose > p').first().boundingBox())?.height).toBe(30);
    await close();
  });
});

/** Lists texts below 14 px. Captions of pictures, of drawings and of scales may be smaller, and tooltips too. */
function listSmallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const captions = 'figcaption, figure, svg, [role="tooltip"], [aria-hidden="true"], .visually-hidden';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element?.checkVisibility() || textContent?.trim() === '' || element.closest(captions)) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 14) found.push(element.outerHTML);
    }
    return found;
  });
}

test('the examples in the search fields are not cut on a phone', async () => {
  const { page, close } = await visit(browser, PHONE);
  for (const path of ['/search', '/projects']) {
    await page.goto(site.url + path);
    const room = await page.getByPlaceholder('Title, skill or word').evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The browser has no canvas');
      context.font = font;
      const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return field.clientWidth - paddings - context.measureText(field.placeholder).width;
    });
    expect(room).toBeGreaterThan(0);
  }
  await close();
});

test.each(['instrument', 'editorial', 'terminal'] as const)(
  'the menu and tabs on a phone are as tall as a finger, and filters move no project, in the %s style',
  async style => {
    await saveSettings(site.url, { style });
    const { page, close } = await visit(browser, { ...PHONE, hasTouch: true });
    await page.goto(`${site.url}/projects`);
    const firstCategory = page.getByRole('heading', { name: 'Devices' });
    const before = await firstCategory.boundingBox();
    await page.goto(`${site.url}/projects?category=Devices`);
    expect((await firstCategory.boundingBox())?.y).toBe(before?.y);
    await page.getByRole('link', { name: 'Search the whole site' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const heights = (parts: Locator) =>
      parts.evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().height));
    const links = await heights(
      page.getByRole('banner').getByRole('link', { name: /^(Home|Projects|About)$/ }),
    );
    await page.goto(site.url);
    const tabs = await heights(page.locator('#skills').getByRole('tab'));
    expect(links).toHaveLength(3);
    expect(Math.min(...links, ...tabs)).toBeGreaterThanOrEqual(44);
    await close();
    await saveSettings(site.url, { style: 'instrument' });
  },
);

test('the figures of a project are one line each beside its picture, in the Editorial style', async () => {
  await saveSettings(site.url, { style: 'editorial' });
  const { page, close } = await visit(browser);
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  await page.goto(`${site.url}/projects/${projects.find(({ title }) => title === 'Hivescale')?._id}`);
  expect(await countLines(page.getByText('1.4 million', { exact: true }))).toEqual([1]);
  await close();
  await saveSettings(site.url, { style: 'instrument' });
});

test('the lines of a task begin at the same edge, in a note on a phone', async () => {
  const { page, close } = await visit(browser, PHONE);
  await page.goto(`${site.url}/notes/two-people-one-blackbird`);
  const edges = await page.locator('.task').evaluateAll(items =>
    items.map(item => {
      const range = document.createRange();
      range.selectNodeContents(item);
      range.setStartAfter(item.querySelector('input') ?? item);
      const words = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(words.map(({ left }) => Math.round(left))).size;
    }),
  );
  expect(edges).toEqual([1, 1, 1]);
  await close();
});

test.each(['instrument', 'editorial', 'terminal'] as const)(
  'dates of projects and parts of a line stay together, in the %s style',
  async style => {
    await saveSettings(site.url, { style });
    const { page, close } = await visit(browser);
    for (const width of [1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/projects`);
      const dates = page.getByRole('article').getByText(/20\d\d$/);
      expect({ width, lines: await countLines(dates) }).toEqual({ width, lines: [1, 1, 1] });
    }
    await page.goto(`${site.url}/about`);
    const chips = page.getByRole('list', { name: 'Top skills', exact: true }).getByRole('listitem');
    const edges = await chips.evaluateAll(items => items.map(item => item.getBoundingClientRect()));
    const gaps = edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(style === 'editorial' ? 16 : 6);
    await close();
    await saveSettings(site.url, { style: 'instrument' });
  },
);

function countLines(texts: Locator): Promise<number[]> {
  return texts.evaluateAll(nodes =>
    nodes.map(node => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

test('cards are two in a row from 720 px on, and a neighbor of a project uses the width beside the contact', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 720, height: 900 } });
  await page.goto(site.url);
  const cards = page.locator('#portfolio').getByRole('article');
  const lefts = await cards.evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  const projects: { _id: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  await page.goto(`${site.url}/projects/${projects[1]?._id}`);
  const pictures = page.getByRole('navigation', { name: 'More projects' }).locator('a > :first-child');
  const widths = await pictures.evaluateAll(nodes => nodes.map(node => node.clientWidth));
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(300);
  await close();
});

test('counters on a phone are one row of at most 80 px', async () => {
  const { page, close } = await visit(browser, PHONE);
  await page.goto(site.url);
  expect((await page.locator('#welcome dl').boundingBox())?.height).toBeLessThanOrEqual(80);
  await close();
});

test('the headline of Terminal has one size in both orders of the home page', async () => {
  const sizes: string[] = [];
  for (const homeSections of [[], [{ name: 'portfolio' as const, hidden: false }]]) {
    await saveSettings(site.url, { style: 'terminal', homeSections });
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    sizes.push(
      await page.getByRole('heading', { level: 1 }).evaluate(node => getComputedStyle(node).fontSize),
    );
    await close();
  }
  await saveSettings(site.url, { style: 'instrument', homeSections: [] });
  expect(new Set(sizes).size).toBe(1);
});

test('counters above the projects are one line', async () => {
  await saveSettings(site.url, { homeSections: [{ name: 'portfolio', hidden: false }] });
  const { page, close } = await visit(browser);
  await page.goto(site.url);
  const counters = page.locator('#welcome dl');
  expect((await counters.boundingBox())?.height).toBeLessThanOrEqual(64);
  await close();
  await saveSettings(site.url, { homeSections: [] });
});

test.each([390, 1440])(
  'at most 96 px are empty below the contact form and 160 px below an empty search, at %i px',
  async width => {
    const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
    await page.goto(site.url);
    const bottomOf = (found: Locator) => found.evaluate(node => node.getBoundingClientRect().bottom);
    const topOf = (found: Locator) => found.evaluate(node => node.getBoundingClientRect().top);
    const hint = page.getByText('All three fields are required.');
    expect((await topOf(page.getByRole('contentinfo'))) - (await bottomOf(hint))).toBeLessThanOrEqual(96);
    await page.goto(`${site.url}/projects?q=zzzz`);
    const words = page.getByText('No projects match.');
    const next = page.getByRole('heading', { name: 'Playground' });
    expect((await topOf(next)) - (await bottomOf(words))).toBeLessThanOrEqual(160);
    await close();
  },
);

test('the summary of a note is 16 px, and without a cover it has the column of the covers', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/notes`);
  const summary = page.getByText('Before asking how good a model is');
  expect(await summary.evaluate(node => getComputedStyle(node).fontSize)).toBe('16px');
  expect(await countLines(summary)).toEqual([1]);
  await close();
});

test('no word of an interest breaks at 320 px', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 320, height: 844 } });
  await page.goto(site.url);
  const names = page.locator('#about').getByRole('heading', { level: 3 }).locator('span');
  const lines = await names.evaluateAll(nodes =>
    nodes.map(node => {
      const { width } = node.getBoundingClientRect();
      // The longest word takes this width.
      node.style.width = 'min-content';
      node.style.overflowWrap = 'normal';
      return node.getBoundingClientRect().width <= width;
    }),
  );
  expect(lines).toEqual([true, true, true, true, true]);
  await close();
});

test('skills are in two columns on a phone', async () => {
  const { page, close } = await visit(browser, PHONE);
  await page.goto(site.url);
  const skills = page.getByRole('list', { name: 'Core skills' }).getByRole('listitem');
  const lefts = await skills.evaluateAll(items => items.map(item => item.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  await close();
});

test.each(['instrument', 'editorial', 'terminal'] as const)(
  'no icon and no ellipsis of a project has a line of its own, in the %s style',
  async style => {
    await saveSettings(site.url, { style });
    for (const width of [320, 390, 1100, 1440]) {
      const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
      for (const path of ['/projects', '/']) {
        await page.goto(site.url + path);
        const alone = await page
          .locator('[aria-label*=" more: "], article span:has(> [role="img"])')
          .evaluateAll(parts =>
            parts
              .filter(
                part => part.checkVisibility({ visibilityProperty: true }) && part.previousElementSibling,
              )
              .filter(part => {
                const before = part.previousElementSibling?.getBoundingClientRect();
                return before && part.getBoundingClientRect().top >= before.bottom;
              })
              .map(part => part.outerHTML),
          );
        expect({ path, width, alone }).toEqual({ path, width, alone: [] });
      }
      if (width === 1440) expect(await countLinesOfSkills(page)).toEqual([1, 1, 1, 1]);
      await close();
    }
    await saveSettings(site.url, { style: 'instrument' });
  },
);

function countLinesOfSkills(page: Page): Promise<number[]> {
  return page
    .getByRole('article')
    .getByRole('list', { name: 'Skills' })
    .evaluateAll(lists =>
      lists.map(list => new Set([...list.children].map(item => item.getBoundingClientRect().top)).size),
    );
}

describe('titles of any length and script', () => {
  const LONG = 'w'.repeat(300);
  const TITLES = [
    LONG,
    'قياس وزن خلايا النحل كل عشر دقائق',
    'כוורת שנשקלת כל עשר דקות',
    '每十分钟称一次蜂箱',
    'ชั่งน้ำหนักรังผึ้งทุกสิบนาที',
    '',
  ];
  let full: Site;
  beforeAll(async () => {
    full = await startSite({ SAMPLE_CONTENT: 'off' });
    await addProjects(
      full,
      TITLES.map((title, index) => ({
        title,
        description: title.repeat(3),
        skills: [LONG, 'C', 'Go', 'Rust', 'TypeScript', 'Python'],
        category: index < 4 ? LONG : 'Web',
        status: index === 1 ? LONG : 'completed',
        timeline: index === 0 ? LONG : '2024',
        featured: true,
        public: index !== 2,
      })),
    );
    await saveSettings(full.url, {
      ownerName: LONG,
      role: LONG,
      introduction: LONG,
      headline: LONG,
      texts: { projectsTitle: LONG, projectsIntro: LONG, portfolioTitle: LONG },
    });
  });
  afterAll(() => full?.stop());

  test.each(['instrument', 'editorial', 'terminal'] as const)(
    'fit home and archive from 320 px on, in the %s style',
    async style => {
      for (const homeSections of [[], [{ name: 'portfolio' as const, hidden: false }]]) {
        await saveSettings(full.url, { style, homeSections, archiveOpen: 'all' });
        for (const width of [320, 390, 1440]) {
          const { page, close } = await visit(browser, { viewport: { width, height: 844 } });
          for (const path of ['/', '/projects', '/projects?skill=C&q=2024']) {
            await page.goto(full.url + path);
            const beyond = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              return scrollWidth - clientWidth;
            });
            expect({ path, width, beyond }).toEqual({ path, width, beyond: 0 });
          }
          await close();
        }
      }
    },
  );
});
