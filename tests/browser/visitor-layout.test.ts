import { describe, expect } from 'vitest';
import type { SiteUpdate } from '#shared/contract/site';
import { addProjects } from '../support/archive-content';
import { listAccessibilityProblems } from '../support/axe-findings';
import { test as base } from '../support/browser-test';
import { at, hasColumns, hasGapAtMost, isAtMost, isOneLine, type PixelRules } from '../support/pixel-rules';
import { saveSettings } from '../support/save-settings';
import { startSite } from '../support/start-site';
import { DESKTOP, type Look, PHONE, sweep } from '../support/sweep';

const STYLES = ['instrument', 'editorial', 'terminal'] as const;
const PROJECTS_FIRST = [{ name: 'portfolio' as const, hidden: false }];

type Order = NonNullable<SiteUpdate['homeSections']>;

const LOOKS: Look[] = [
  ...[320, 720, 1100, 1440].map(width => ({ width, theme: 'light' as const })),
  { ...PHONE, theme: 'light' },
  { width: 412, height: 823, theme: 'light' },
];

const FITS: PixelRules = {
  'the page is not wider than the window': {
    ...at(320, 390, 1440),
    check: () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider`] : [];
    },
  },
};

const READABLE: PixelRules = {
  ...FITS,
  'texts are at least 14 px high, except captions of pictures, drawings and scales, and tooltips': {
    ...at(390, 1440),
    check: () => {
      const captions = 'figcaption, figure, svg, [role="tooltip"], [aria-hidden="true"], .visually-hidden';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        if (!element?.checkVisibility() || textContent?.trim() === '' || element.closest(captions)) continue;
        if (Number.parseFloat(getComputedStyle(element).fontSize) < 14) found.push(element.outerHTML);
      }
      return found;
    },
  },
};

const NOTHING_ALONE: PixelRules = {
  'no icon and no ellipsis of a project has a line of its own': {
    ...at(320, 390, 1100, 1440),
    check: () =>
      [...document.querySelectorAll('[aria-label*=" more: "], article span:has(> [role="img"])')].flatMap(
        part => {
          const before = part.previousElementSibling?.getBoundingClientRect();
          const isVisible = part.checkVisibility({ visibilityProperty: true });
          const isAlone = isVisible && before && part.getBoundingClientRect().top >= before.bottom;
          return isAlone ? [part.outerHTML] : [];
        },
      ),
  },
};

const CALLOUTS: PixelRules = {
  'labels of the drawing are not clamped and stay in their column': {
    ...at(1440, 1100),
    check: () => {
      const hero = document.querySelector('#welcome');
      const labels = hero?.querySelectorAll('[data-callout]') ?? [];
      if (!hero || labels.length !== 5) return [`${labels.length} labels`];
      const padding = Number.parseFloat(getComputedStyle(hero).paddingRight);
      const edge = hero.getBoundingClientRect().right - padding;
      return [...labels].flatMap(label => {
        const name = label.lastElementChild;
        const isCut = !name || name.scrollHeight > name.clientHeight + 1;
        const beyond = label.getBoundingClientRect().right - edge;
        return isCut || beyond > 1 ? [`${label.textContent}: ${Math.round(beyond)} px beyond`] : [];
      });
    },
  },
};

const HOME: PixelRules = {
  ...NOTHING_ALONE,
  ...CALLOUTS,
  'interests have assembly lines only beside drawings, which only the Instrument style has': {
    ...at(390),
    check: () => {
      const isInstrument = (document.documentElement.dataset.style ?? 'instrument') === 'instrument';
      const list = document.querySelector('#about ol');
      const drawing = list?.querySelector('svg');
      if (!list || !drawing) return ['there is no drawing'];
      const hasLines = [getComputedStyle(list), getComputedStyle(list, '::before')].some(
        ({ content, backgroundImage }) => content !== 'none' && backgroundImage !== 'none',
      );
      const hasDrawings = drawing.getBoundingClientRect().width > 0 && drawing.checkVisibility();
      if (hasDrawings === isInstrument && hasLines === isInstrument) return [];
      return [`drawings: ${hasDrawings}, lines: ${hasLines}`];
    },
  },
  'counters are one row of at most 80 px': { ...at(390), ...isAtMost('#welcome dl', 80) },
  'at most 96 px are empty below the contact form': {
    ...at(390, 1440),
    ...hasGapAtMost('#contact [role="status"]', '#app footer', 96),
  },
  'no word of an interest breaks': {
    ...at(320),
    check: () => {
      const names = [...document.querySelectorAll<HTMLElement>('#about h3 span')];
      if (names.length !== 5) return [`${names.length} interests`];
      return names.flatMap(name => {
        const { width } = name.getBoundingClientRect();
        const before = name.style.cssText;
        // The longest word takes this width.
        name.style.cssText += '; width: min-content; overflow-wrap: normal';
        const longest = name.getBoundingClientRect().width;
        name.style.cssText = before;
        return longest <= width ? [] : [`${name.textContent}`];
      });
    },
  },
  'skills are in two columns': { ...at(390), ...hasColumns('[aria-label="Core skills"] > li', 2) },
  'skills of a card are one line': {
    ...at(1440),
    check: () => {
      const lists = [...document.querySelectorAll('article [aria-label="Skills"]')];
      if (lists.length !== 4) return [`${lists.length} cards`];
      return lists.flatMap(list => {
        const tops = new Set([...list.children].map(skill => skill.getBoundingClientRect().top));
        return tops.size === 1 ? [] : [`${list.textContent}: ${tops.size} lines`];
      });
    },
  },
};

const TWO_CARDS: PixelRules = {
  'cards are two in a row': { ...at(720), ...hasColumns('#portfolio article', 2) },
};

const HOME_WITH_PROJECTS_FIRST: PixelRules = {
  ...CALLOUTS,
  'counters above the projects are one line': { ...at(1440), ...isAtMost('#welcome dl', 64) },
};

const WHOLE_EXAMPLE: PixelRules = {
  'the example in the search field is not cut': {
    ...at(390),
    check: () => {
      const field = document.querySelector<HTMLInputElement>('[placeholder="Title, skill or word"]');
      const context = document.createElement('canvas').getContext('2d');
      if (!field || !context) return ['there is no field'];
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      context.font = font;
      const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      const room = field.clientWidth - paddings - context.measureText(field.placeholder).width;
      return room > 0 ? [] : [`${room} px`];
    },
  },
};

const ARCHIVE: PixelRules = {
  ...NOTHING_ALONE,
  ...WHOLE_EXAMPLE,
  'the date of a project is one line': {
    ...at(1100, 1440),
    check: () => {
      const isDate = (node: Element) =>
        node.childElementCount === 0 && /20\d\d$/.test(node.textContent ?? '') && node.checkVisibility();
      const dates = [...document.querySelectorAll('article *')].filter(isDate);
      if (dates.length !== 3) return [`${dates.length} dates`];
      return dates.flatMap(date => {
        const range = document.createRange();
        range.selectNodeContents(date);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size === 1 ? [] : [`${date.textContent}: ${lines.size} lines`];
      });
    },
  },
};

const EMPTY_ARCHIVE: PixelRules = {
  'at most 160 px are empty below a search without results': {
    ...at(390, 1440),
    ...hasGapAtMost('main strong', '#playground h2', 160),
  },
};

const TABLE: PixelRules = {
  ...FITS,
  'a table scrolls in its own box and keeps short cells on one line': {
    ...at(390),
    check: () => {
      // Numbers and their units belong on one line.
      const box = document.querySelector('.prose .table');
      if (!box) return ['there is no table'];
      const { left, right } = box.getBoundingClientRect();
      const isInWindow = left >= 0 && right <= document.documentElement.clientWidth;
      const broken = [...box.querySelectorAll('td')].flatMap(cell => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const text = cell.textContent ?? '';
        return text.length < 10 && lines.size > 1 ? [text] : [];
      });
      return [
        ...broken,
        ...(isInWindow ? [] : ['the box is not in the window']),
        ...(box.scrollWidth > box.clientWidth ? [] : ['the box does not scroll']),
      ];
    },
  },
};

const PROJECT: PixelRules = {
  ...TABLE,
  'the figures are one line each beside the picture': {
    ...at(1440),
    ...isOneLine('[aria-label="Key figures"] dd', 4),
  },
};

const PROJECT_WITH_NEIGHBORS: PixelRules = {
  'both neighbors use the width beside the contact': {
    ...at(1440),
    check: () => {
      const pictures = document.querySelectorAll('nav[aria-label="More projects"] a > :first-child');
      const widths = [...pictures].map(({ clientWidth }) => clientWidth);
      return widths.length === 2 && Math.min(...widths) > 300 ? [] : [`${widths} px`];
    },
  },
};

const ABOUT: PixelRules = {
  'no text of the profile is below the bar of years, and the labels in it are whole': {
    ...at(390),
    check: () => {
      const line = document.querySelector('[aria-label="Timeline positions"]');
      const bar = line?.parentElement?.parentElement;
      const texts = bar?.parentElement?.querySelectorAll('[data-place="current"] :is(h2, p, li)') ?? [];
      if (!line || !bar || texts.length === 0) return ['there is no profile'];
      const { bottom } = bar.getBoundingClientRect();
      const { right } = line.getBoundingClientRect();
      return [
        ...[...texts].filter(text => text.getBoundingClientRect().top < bottom),
        ...[...bar.querySelectorAll('a > span')].filter(
          label =>
            getComputedStyle(label).visibility === 'visible' && label.getBoundingClientRect().right > right,
        ),
      ].map(({ outerHTML }) => outerHTML);
    },
  },
  'the bar of years does not cover the dots of the profile': {
    ...at(412),
    check: () => {
      const dots = [...document.querySelectorAll('[aria-label="Sections"] button')];
      if (dots.length !== 4) return [`${dots.length} dots`];
      return dots.flatMap(dot => {
        const { x, y, width, height } = dot.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top === dot ? [] : [`${top?.outerHTML} covers ${dot.textContent}`];
      });
    },
  },
  'top skills have a gap between them': {
    ...at(1440),
    check: () => {
      const least = document.documentElement.dataset.style === 'editorial' ? 16 : 6;
      const chips = [...document.querySelectorAll('[aria-label="Top skills"] > li')];
      if (chips.length < 2) return [`${chips.length} skills`];
      const edges = chips.map(chip => chip.getBoundingClientRect());
      const gaps = edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0));
      return Math.min(...gaps) >= least ? [] : [`${gaps} px`];
    },
  },
};

const NOTES: PixelRules = {
  'the reading time of a note is one line of text': {
    ...at(390, 1440),
    check: () => {
      const times = [...document.querySelectorAll('main .num')].filter(({ textContent }) =>
        /^\d+ min$/.test(textContent ?? ''),
      );
      if (times.length < 3) return [`${times.length} reading times`];
      return times.flatMap(time => {
        const { height } = time.getBoundingClientRect();
        const isTall = height > Number.parseFloat(getComputedStyle(time).lineHeight);
        return isTall || getComputedStyle(time, '::after').content !== 'none' ? [time.outerHTML] : [];
      });
    },
  },
  'the summary of a note is 16 px, and without a cover it has the column of the covers': {
    ...at(1440),
    check: () => {
      const summary = [...document.querySelectorAll('main p')].find(({ textContent }) =>
        textContent?.startsWith('Before asking how good a model is'),
      );
      if (!summary) return ['there is no summary'];
      const range = document.createRange();
      range.selectNodeContents(summary);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { fontSize } = getComputedStyle(summary);
      return fontSize === '16px' && lines.size === 1 ? [] : [`${fontSize}, ${lines.size} lines`];
    },
  },
};

const NOTE: PixelRules = {
  ...FITS,
  'text is 18 px on lines of 30 px': {
    ...at(390, 1440),
    check: () => {
      const text = document.querySelector('.prose > p');
      if (!text) return ['there is no text'];
      const { fontSize, lineHeight } = getComputedStyle(text);
      return fontSize === '18px' && lineHeight === '30px' ? [] : [`${fontSize}, ${lineHeight}`];
    },
  },
  'text is 640 px wide': {
    ...at(1440),
    check: () => {
      const width = document.querySelector('.prose > p')?.getBoundingClientRect().width;
      return width === 640 ? [] : [`${width} px`];
    },
  },
  'the neighbors stand side by side': {
    ...at(390, 1440),
    check: () => {
      const links = [...document.querySelectorAll('nav[aria-label="More notes"] a')];
      const tops = links.map(link => link.getBoundingClientRect().top);
      return tops.length === 2 && tops[0] === tops[1] ? [] : [`${tops}`];
    },
  },
  'the lines of a task begin at the same edge': {
    ...at(390),
    check: () => {
      const tasks = [...document.querySelectorAll('.task')];
      if (tasks.length !== 3) return [`${tasks.length} tasks`];
      return tasks.flatMap(task => {
        const range = document.createRange();
        range.selectNodeContents(task);
        range.setStartAfter(task.querySelector('input') ?? task);
        const words = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lefts = new Set(words.map(({ left }) => Math.round(left)));
        return lefts.size === 1 ? [] : [`${task.textContent}: ${[...lefts]}`];
      });
    },
  },
};

/** An example of each part that texts may have, with a wide table. */
const PARTS = `Text.[^1]

> [!NOTE]
> Words.

\`\`\`ts title="a.ts"
1;
\`\`\`

| A rather long first column | Windows | Share of all | Change |
| --- | --- | ---: | --- |
| Both heard two birds, and wrote down another one that neither had heard | 3,276 | 91.0 % | + 0.4 % |
| ${'w'.repeat(60)} | 187 | 5.2 % | − 0.1 % |

[^1]: Words.`;

/** The site has a note and a page with each part of texts, and `project` finds the address of a project. */
const test = base.extend('project', { scope: 'file', auto: true }, async ({ call }) => {
  const fields = { title: 'Parts', slug: 'parts', text: PARTS };
  await call('POST', '/notes', { ...fields, tags: ['Tests'], draft: false });
  await call('POST', '/pages', { ...fields, place: 'footer' });
  const projects: { _id: string; title: string }[] = await call('GET', '/projects');
  return (title: string) => `/projects/${projects.find(each => each.title === title)?._id}`;
});

describe.for(STYLES)('in the %s style', style => {
  test('the pages of a visitor keep the rules of their layout at every width, and axe finds nothing', async ({
    call,
    project,
    visitor,
    problems,
    site,
  }) => {
    problems.expect(/404/);
    const page = await visitor();
    const check = async (path: string, rules: PixelRules, homeSections: Order = []) => {
      await call('PUT', '/site', { style, homeSections });
      await page.goto(site.url + path);
      expect(await page.evaluate(() => document.documentElement.dataset.style ?? 'instrument')).toBe(style);
      const isUsed = (look: Look) => Object.values(rules).some(({ appliesTo }) => appliesTo?.(look) ?? true);
      await sweep(page, rules, LOOKS.filter(isUsed));
    };
    const checkWithAxe = async (path: string, rules: PixelRules) => {
      await check(path, rules);
      expect({ path, found: await listAccessibilityProblems(page) }).toEqual({ path, found: [] });
    };
    const headlineSize = async () => {
      await page.setViewportSize(DESKTOP);
      return page.locator('h1').evaluate(node => getComputedStyle(node).fontSize);
    };

    await check('/', HOME_WITH_PROJECTS_FIRST, PROJECTS_FIRST);
    const size = await headlineSize();
    await checkWithAxe('/', { ...READABLE, ...HOME, ...(style === 'editorial' ? {} : TWO_CARDS) });
    if (style === 'terminal') expect(await headlineSize()).toBe(size);
    await checkWithAxe('/projects', { ...READABLE, ...ARCHIVE });
    await checkWithAxe(project('Hivescale'), PROJECT);
    await checkWithAxe('/about', { ...READABLE, ...ABOUT });
    if (style !== 'instrument') return;
    await check('/projects?q=zzzz', EMPTY_ARCHIVE);
    await check(project('Lever Frame'), PROJECT_WITH_NEIGHBORS);
    await check('/about?view=list', READABLE);
    await check('/search?q=type', { ...READABLE, ...WHOLE_EXAMPLE });
    await check('/notes/two-people-one-blackbird', NOTE);
    await checkWithAxe('/notes', { ...READABLE, ...NOTES });
    await checkWithAxe('/notes/parts', { ...READABLE, ...TABLE });
    await checkWithAxe('/pages/parts', TABLE);
    await checkWithAxe('/login', READABLE);
    await checkWithAxe('/no-such-page', READABLE);
  });

  test('the menu, tabs and footnotes are as tall as a finger, and filters move no project', async ({
    call,
    visitor,
    site,
  }) => {
    await call('PUT', '/site', { style, homeSections: [] });
    const page = await visitor('/projects', { viewport: PHONE, hasTouch: true, isMobile: true });
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
    const firstCategory = page.getByRole('heading', { name: 'Devices' });
    const before = await firstCategory.boundingBox();
    await page.goto(`${site.url}/projects?category=Devices`);
    expect((await firstCategory.boundingBox())?.y).toBe(before?.y);
    await page.getByRole('link', { name: 'Search the whole site' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const links = await heights('header nav a:is([href="/"], [href="/projects"], [href="/about"])');
    await page.goto(site.url);
    const tabs = await heights('#skills [role="tab"]');
    expect([links.length, tabs.length]).toEqual([3, 5]);
    expect(Math.min(...links, ...tabs)).toBeGreaterThanOrEqual(44);
    await page.goto(`${site.url}/notes/parts`);
    for (const name of ['Footnote 1', 'Back to the text']) {
      const link = page.getByRole('link', { name });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // A footnote takes no more space than its line.
    expect((await page.locator('.prose > p').first().boundingBox())?.height).toBe(30);
  });
});

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

  test('fit home and archive from 320 px on, in every style', async ({ visitor, onTestFinished }) => {
    const full = await startSite({ SAMPLE_CONTENT: 'off' });
    onTestFinished(() => full.stop());
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
    const texts = { projectsTitle: LONG, projectsIntro: LONG, portfolioTitle: LONG };
    const words = { ownerName: LONG, role: LONG, introduction: LONG, headline: LONG, texts };
    await saveSettings(full.url, { ...words, archiveOpen: 'all' });
    const page = await visitor();
    const check = async (path: string) => {
      await page.goto(full.url + path);
      await sweep(
        page,
        FITS,
        LOOKS.filter(({ width }) => [320, 390, 1440].includes(width)),
      );
    };
    for (const style of STYLES) {
      await saveSettings(full.url, { style, homeSections: PROJECTS_FIRST });
      await check('/');
      await saveSettings(full.url, { homeSections: [] });
      for (const path of ['/', '/projects', '/projects?skill=C&q=2024']) await check(path);
    }
  });
});
