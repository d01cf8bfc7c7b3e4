import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { SiteUpdate } from '#shared/contract/site';
import { ownerCalls } from '../support/app/owner-calls';
import { test as base } from '../support/browser/browser-test';
import { at, hasColumns, hasGapAtMost, isAtMost, isOneLine } from '../support/browser/pixel-rules';
import {
  DESKTOP,
  LOOKS,
  type Look,
  ON_DESKTOP,
  ON_PHONE,
  PHONE,
  type PixelRules,
  sweep,
  sweepWithAxe,
} from '../support/browser/sweep';
import { addProjects } from '../support/content/archive-content';
import { saveSettings } from '../support/content/save-settings';
import { someSkill } from '../support/content/some-content';
import { startSite } from '../support/programs/start-site';

const STYLES = ['instrument', 'editorial', 'terminal'] as const;
const PROJECTS_FIRST = [{ name: 'portfolio' as const, hidden: false }];

const EVERY_PAGE_LOOKS: Look[] = [{ width: 320, theme: 'light' }, ON_PHONE, { ...DESKTOP, theme: 'light' }];
/** Sizes that only some rules need. */
const OTHER_LOOKS: Look[] = [
  ...[720, 1100, 1920].map(width => ({ width, theme: 'light' as const })),
  { width: 412, height: 823, theme: 'light' },
  { width: 1366, height: 680, theme: 'light' },
];
/** Axe sees each style, each size and each theme, but not every combination of them. */
const AXE_LOOKS: Record<(typeof STYLES)[number], readonly Look[]> = {
  instrument: LOOKS,
  editorial: [{ ...ON_PHONE, theme: 'dark' }],
  terminal: [{ ...ON_DESKTOP, theme: 'light' }],
};

const READABLE: PixelRules = {
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

/** The pictures at the top of a page are loaded eagerly. */
const toSound = (eagerPictures: number): PixelRules => ({
  'the page has one heading of level 1': {
    ...at(390),
    check: () => {
      const found = [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility());
      return found.length === 1 ? [] : [`${found.length} headings`];
    },
  },
  'pictures have a size': {
    ...at(390),
    check: () => [...document.querySelectorAll('img:not([width][height])')].map(({ outerHTML }) => outerHTML),
  },
  'only the main picture is loaded eagerly, and preloaded': {
    ...at(390),
    check: `[document.querySelectorAll('img:not([loading="lazy"])'), document.querySelectorAll('head > link[rel="preload"][as="image"]')].filter(({ length }) => length !== ${eagerPictures}).map(({ length }) => String(length))`,
  },
});

const GAPS: PixelRules = {
  'at most 96 px are between two sections': {
    ...at(390, 1440),
    check: () => {
      const sections = [...document.querySelectorAll('main > :not(:has(> nav))')];
      const boxes = sections
        .filter(section => section.checkVisibility())
        .map(section => {
          // The strip has no padding.
          const inner = section.matches('section') ? [...section.children] : [section];
          const edges = inner
            .filter(part => part.checkVisibility())
            .map(part => part.getBoundingClientRect());
          const top = Math.min(...edges.map(edge => edge.top));
          return { name: section.id, top, bottom: Math.max(...edges.map(edge => edge.bottom)) };
        });
      if (boxes.length < 5) return [`${boxes.length} sections`];
      return boxes.slice(1).flatMap(({ name, top }, index) => {
        const gap = Math.round(top - (boxes[index]?.bottom ?? Number.NaN));
        return gap <= 96 ? [] : [`${gap} px above #${name}`];
      });
    },
  },
};

const FIRST_SCREEN: PixelRules = {
  'name, role, introduction and contact of the owner are on the first screen': {
    ...at(390),
    check: () => {
      const parts = [...document.querySelectorAll<HTMLElement>('[data-first-screen]')];
      if (parts.length < 4) return [`${parts.length} parts`];
      return parts.flatMap(part => {
        const { bottom } = part.getBoundingClientRect();
        return bottom <= innerHeight ? [] : [`${part.dataset.firstScreen} ends at ${bottom} px`];
      });
    },
  },
};

const CARDS: PixelRules = {
  'a project is linked by its picture and its title, and by nothing else of the card': {
    ...at(1440),
    check: () => {
      const card = document.querySelectorAll('#portfolio article')[1];
      const expected = { img: true, h3: true, p: false };
      const broken = Object.entries(expected).flatMap(([selector, isLink]) => {
        const element = card?.querySelector(selector);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, height } = element?.getBoundingClientRect() ?? new DOMRect();
        const link = document.elementFromPoint(x + 20, y + height / 2)?.closest('a');
        const leadsToProject = link?.pathname.startsWith('/projects/') ?? false;
        return element && leadsToProject === isLink ? [] : [`${selector} leads to ${link?.pathname}`];
      });
      scrollTo({ top: 0, behavior: 'instant' });
      return broken;
    },
  },
};

const LEAD: PixelRules = {
  'the name of the first project is within one window height, or one and a half on a phone': {
    ...at(390, 1440),
    check: () => {
      const title = document.querySelector('#portfolio article :is(h2, h3)');
      const bottom = (title?.getBoundingClientRect().bottom ?? Number.NaN) + scrollY;
      return bottom < innerHeight * (innerWidth > 1_000 ? 1 : 1.5) ? [] : [`${bottom} px`];
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
  ...GAPS,
  ...FIRST_SCREEN,
  ...CARDS,
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
  'the hero keeps its place while what follows it is still loading': {
    ...at(390, 1440),
    check: () => {
      const following = [...document.querySelectorAll<HTMLElement>('#welcome dl, #welcome ~ *')];
      const place = () => document.querySelector('h1')?.getBoundingClientRect().top ?? Number.NaN;
      const after = place();
      for (const part of following) part.style.display = 'none';
      const before = place();
      for (const part of following) part.style.removeProperty('display');
      return Math.abs(after - before) < 2 ? [] : [`${before} px before, ${after} px after`];
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
  ...GAPS,
  ...FIRST_SCREEN,
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

const TOP_OF_ARCHIVE: PixelRules = {
  'the hero is at most 140 px high': {
    ...at(390, 1440),
    check: () => {
      const height = document.querySelector('main > header')?.getBoundingClientRect().height ?? Infinity;
      return height <= 140 ? [] : [`${height} px`];
    },
  },
  'the first project begins at most 420 px below the top': {
    ...at(1440),
    check: () => {
      const top = document.querySelector('article')?.getBoundingClientRect().top ?? Infinity;
      return top <= 420 ? [] : [`${top} px`];
    },
  },
  'the first project of a phone begins at most 360 px below the top': {
    ...at(390),
    check: () => {
      const top = document.querySelector('article')?.getBoundingClientRect().top ?? Infinity;
      return top <= 360 ? [] : [`${top} px`];
    },
  },
  'the picture of a project is 198 px wide and has 16:9': {
    ...at(1440),
    check: () => {
      const box = document.querySelector('article img')?.getBoundingClientRect();
      const { width, height } = box ?? { width: 0, height: 1 };
      return Math.abs(width - 198) < 0.5 && Math.abs(width / height - 16 / 9) < 0.05
        ? []
        : [`${width} × ${height} px`];
    },
  },
  'the five controls of the filter are in one row, or in two on a phone': {
    ...at(390, 1440),
    check: () => {
      const controls = [...document.querySelectorAll('search :is(input, button, select)')];
      const rows = new Set(controls.map(control => control.getBoundingClientRect().top)).size;
      const isRight = controls.length === 5 && rows === (innerWidth > 1_000 ? 1 : 2);
      return isRight ? [] : [`${controls.length} controls in ${rows} rows`];
    },
  },
  'scrollbars have the colors of the theme': {
    ...at(390),
    check: () => {
      const list = document.querySelector('main :is(ul, ol)');
      const color = list ? getComputedStyle(list).scrollbarColor : 'no list';
      return / rgba\(0, 0, 0, 0\)$/.test(color) ? [] : [color];
    },
  },
};

const ARCHIVE: PixelRules = {
  ...NOTHING_ALONE,
  ...WHOLE_EXAMPLE,
  ...TOP_OF_ARCHIVE,
  'the date of a project is one line': {
    ...at(1100, 1440),
    ...isOneLine('article :not(:has(*))', 3, /20\d\d$/),
  },
};

const EMPTY_ARCHIVE: PixelRules = {
  'at most 160 px are empty below a search without results': {
    ...at(390, 1440),
    ...hasGapAtMost('main strong', '#playground h2', 160),
  },
};

const TABLE: PixelRules = {
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
      const pictures = document.querySelectorAll('nav[aria-label="More projects"] .frame');
      const widths = [...pictures].map(({ clientWidth }) => clientWidth);
      return widths.length === 2 && Math.min(...widths) > 300 ? [] : [`${widths} px`];
    },
  },
  'both neighbors begin at the same height': {
    ...at(1440),
    check: () => {
      const title = document.querySelector('nav[aria-label="More projects"] strong');
      const before = title?.textContent ?? '';
      // A longer title must not move the other.
      if (title) title.textContent = 'A long title '.repeat(8);
      const pictures = document.querySelectorAll('nav[aria-label="More projects"] .frame');
      const tops = [...pictures].map(picture => picture.getBoundingClientRect().top);
      if (title) title.textContent = before;
      return tops.length === 2 && tops[0] === tops[1] ? [] : [`${tops} px`];
    },
  },
};

const RELATED: PixelRules = {
  'related projects fill their row': {
    ...at(1440),
    check: () => {
      const list = document.querySelector('[aria-labelledby="related"] ul');
      const [row, last] = [list, list?.lastElementChild].map(each => each?.getBoundingClientRect().right);
      return last !== undefined && last === row ? [] : [`${last} of ${row} px`];
    },
  },
};

const FITTING_PROFILE: PixelRules = {
  'the bar of years cuts no panel of the profile': {
    ...at(1366, 1440),
    check: () => {
      const bar = document.querySelector('[aria-label="Timeline positions"]')?.parentElement;
      const top = bar?.getBoundingClientRect().top ?? Number.NaN;
      const panels = [...document.querySelectorAll('[data-place="current"] [data-sections] > *')];
      if (panels.length !== 4) return [`${panels.length} panels`];
      const over = Math.max(...panels.map(panel => panel.getBoundingClientRect().bottom)) - top;
      return over < 1 ? [] : [`${over} px`];
    },
  },
};

const ABOUT: PixelRules = {
  ...FITTING_PROFILE,
  'no text of the profile is below the bar of years, and the labels in it are whole': {
    ...at(390),
    check: () => {
      const line = document.querySelector('[aria-label="Timeline positions"]');
      const bar = line?.parentElement;
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

const ABOUT_LIST: PixelRules = {
  'the paragraphs of a text are closer together than the texts': {
    ...at(1440),
    check: () => {
      const paragraphs = [...document.querySelectorAll('main p')].filter(({ textContent }) =>
        /^(Channel nine had been silent|The desk ran for the rest)/.test(textContent ?? ''),
      );
      const [first, second] = paragraphs.map(paragraph => paragraph.getBoundingClientRect());
      const gap = (second?.top ?? Number.NaN) - (first?.bottom ?? Number.NaN);
      return gap === 8 ? [] : [`${gap} px`];
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
  'the summary of a note is 16 px': {
    ...at(1440),
    check: () => {
      const { fontSize } = getComputedStyle(document.querySelector('main :has(> h3) ~ p') ?? document.body);
      return fontSize === '16px' ? [] : [fontSize];
    },
  },
};

const NOTE: PixelRules = {
  'the space above a fact in its row is that below it': {
    ...at(1440),
    check: () => {
      const rows = [...document.querySelectorAll('main dl > div')].slice(0, 2);
      const bottoms = [rows[0]?.parentElement, rows[0]].map(each => each?.getBoundingClientRect());
      const starts = [bottoms[0]?.top ?? Number.NaN, bottoms[1]?.bottom ?? Number.NaN];
      return rows.flatMap((row, index) => {
        const range = document.createRange();
        range.selectNodeContents(row);
        const words = range.getBoundingClientRect();
        const above = words.top - (starts[index] ?? Number.NaN);
        const below = row.getBoundingClientRect().bottom - words.bottom;
        return Math.abs(above - below) < 6 ? [] : [`${above} px above, ${below} px below`];
      });
    },
  },
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
  'the neighbors stand side by side in wide windows': {
    ...at(1440),
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

type Style = (typeof STYLES)[number];

const visitTest = test.extend('checkIn', ({ call, problems, site, visitor }) => async (style: Style) => {
  problems.expect(/404/);
  const page = await visitor();
  const check = async (path: string, rules: PixelRules, settings: SiteUpdate = {}) => {
    await call('PUT', '/site', { style, homeSections: [], featuredLayout: 'cards', ...settings });
    await page.goto(site.url + path);
    expect(await page.evaluate(() => document.documentElement.dataset.style ?? 'instrument')).toBe(style);
    if (path === '/') await markFirstScreen(page, await call('GET', '/site'));
    const isUsed = (look: Look) => Object.values(rules).some(({ appliesTo }) => appliesTo?.(look));
    await sweep(page, rules, [...EVERY_PAGE_LOOKS, ...OTHER_LOOKS.filter(isUsed)]);
  };
  const checkWithAxe = async (path: string, rules: PixelRules) => {
    await check(path, rules);
    await sweepWithAxe(page, {}, AXE_LOOKS[style]);
  };
  return { page, check, checkWithAxe };
});

visitTest(
  'the pages of a visitor that look alike in every style keep their rules at every width, and axe finds nothing',
  async ({ checkIn, project }) => {
    const { check, checkWithAxe } = await checkIn('instrument');
    await check('/projects?q=zzzz', EMPTY_ARCHIVE);
    await check(project('Lever Frame'), PROJECT_WITH_NEIGHBORS);
    await check(project('Dawnlist'), RELATED);
    await checkWithAxe('/about?view=list', { ...READABLE, ...ABOUT_LIST });
    await check('/search?q=type', { ...READABLE, ...WHOLE_EXAMPLE });
    await check('/notes/two-people-one-blackbird', NOTE);
    await checkWithAxe('/notes', { ...READABLE, ...NOTES });
    await checkWithAxe('/notes/parts', { ...READABLE, ...TABLE });
    await checkWithAxe('/pages/parts', TABLE);
    await checkWithAxe('/login', { ...READABLE, ...toSound(0) });
    await checkWithAxe('/no-such-page', READABLE);
  },
);

describe.for(STYLES)('in the %s style', style => {
  visitTest(
    'the main pages of a visitor keep the rules of their layout at every width, and axe finds nothing',
    async ({ checkIn, project }) => {
      const { page, check, checkWithAxe } = await checkIn(style);
      const headlineSize = async () => {
        await page.setViewportSize(DESKTOP);
        return page.locator('h1').evaluate(node => getComputedStyle(node).fontSize);
      };
      await check('/', LEAD, { homeSections: PROJECTS_FIRST, featuredLayout: 'lead' });
      await check('/', HOME_WITH_PROJECTS_FIRST, { homeSections: PROJECTS_FIRST });
      const size = await headlineSize();
      const twoCards = style === 'editorial' ? {} : TWO_CARDS;
      await checkWithAxe('/', { ...READABLE, ...HOME, ...toSound(0), ...twoCards });
      if (style === 'terminal') expect(await headlineSize()).toBe(size);
      await checkWithAxe('/projects', { ...READABLE, ...ARCHIVE, ...toSound(0) });
      await checkWithAxe(project('Hivescale'), { ...PROJECT, ...toSound(1) });
      await checkWithAxe('/about', { ...READABLE, ...ABOUT, ...toSound(1) });
      if (style === 'terminal') await check('/projects', TOP_OF_ARCHIVE, { archiveOpen: 'first' });
    },
  );

  test('the archive, the notes and the search begin with bands of one height, and their names with the page', async ({
    call,
    visitor,
    site,
  }) => {
    await call('PUT', '/site', { style, homeSections: [] });
    const page = await visitor();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const places: unknown[] = [];
      for (const path of ['/projects', '/notes', '/search']) {
        await page.goto(site.url + path);
        const band = await page.locator('main > header').boundingBox();
        const name = await page.locator('h1').boundingBox();
        expect(band?.height).toBeGreaterThan(0);
        places.push([band?.y, band?.height, name?.x]);
      }
      expect(places).toEqual([places[0], places[0], places[0]]);
    }
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
    // Words without frames are close together also where they take two lines.
    if (style !== 'instrument') {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(`${site.url}/notes/two-people-one-blackbird`);
      const tags = page.getByRole('list', { name: 'Tags' });
      const tops = await tags
        .locator('li')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
      const [first, second] = [...new Set(tops)];
      expect((second ?? Number.NaN) - (first ?? Number.NaN)).toBeLessThanOrEqual(32);
      await page.goto(`${site.url}/notes/parts`);
    }
    // A footnote takes no more space than its line.
    expect((await page.locator('.prose > p').first().boundingBox())?.height).toBe(30);
  });
});

/** Marks what a visitor sees first. */
async function markFirstScreen(page: Page, site: Record<string, string>): Promise<void> {
  const exact = { exact: true };
  const hero = page.locator('#welcome');
  const firstPart = await page.locator('#welcome ~ section[id]').first().getAttribute('id');
  const parts = {
    name: page.locator('header').getByText(site.ownerName ?? '', exact),
    role: hero.getByText(site.role ?? '', exact),
    introduction: hero.getByText(site.introduction ?? '', exact),
    contact: hero.getByRole('link', { name: 'Get in touch' }),
    ...(firstPart === 'portfolio' && {
      picture: page.locator('#portfolio').getByRole('article').first().locator('img'),
    }),
  };
  for (const [part, element] of Object.entries(parts)) {
    await element.evaluate((node: HTMLElement | SVGElement, name) => {
      node.dataset.firstScreen = name;
    }, part);
  }
}

const EMPTY_SITE: PixelRules = {
  'at least 24 px are between the hero and the message that there are no projects': {
    check: () => {
      const title = [...document.querySelectorAll('main strong')].find(
        ({ textContent }) => textContent === 'No projects yet.',
      );
      const hero = document.querySelector('main > header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const gap = (title?.parentElement?.getBoundingClientRect().top ?? Number.NaN) - hero;
      return gap >= 24 ? [] : [`${gap} px`];
    },
  },
};

const NOTHING_CUT: PixelRules = {
  'callouts, interests and footer do not overflow their boxes': {
    check: () => {
      const parts = ['#welcome figure ol', '#about ol', 'footer'].flatMap(part => [part, `${part} *`]);
      return [...document.querySelectorAll(parts.join())]
        .filter(node => node.clientWidth > 0 && node.scrollWidth > node.clientWidth)
        .filter(node => getComputedStyle(node).textOverflow !== 'ellipsis')
        .map(node => `${node.tagName} ${node.textContent?.slice(0, 20)}`);
    },
  },
};

test('axe finds nothing on a site without content, and texts of any length and script fit from 320 px on', async ({
  visitor,
  onTestFinished,
}) => {
  const site = await startSite({ SAMPLE_CONTENT: 'off' });
  onTestFinished(() => site.stop());
  const page = await visitor();
  await page.goto(site.url);
  await page.getByText('Years of experience').waitFor();
  await sweepWithAxe(page);
  await page.goto(`${site.url}/projects`);
  await sweep(page, EMPTY_SITE);

  const long = 'w'.repeat(300);
  const wide = 'W'.repeat(80);
  const titles = [
    long,
    'قياس وزن خلايا النحل كل عشر دقائق',
    'כוורת שנשקלת כל עשר דקות',
    '每十分钟称一次蜂箱',
    'ชั่งน้ำหนักรังผึ้งทุกสิบนาที',
    '',
  ];
  await addProjects(
    site,
    titles.map((title, index) => ({
      title,
      description: title.repeat(3),
      skills: [long, 'C', 'Go', 'Rust', 'TypeScript', 'Python'],
      category: index < 4 ? long : 'Web',
      status: index === 1 ? long : 'completed',
      timeline: index === 0 ? long : '2024',
      featured: true,
      public: index !== 2,
    })),
  );
  const call = await ownerCalls(site.url);
  const { _id: _, ...skill } = someSkill({ name: wide, category: wide, icon: 'fa-no fa-such' });
  await call('POST', '/skills', [skill]);
  await saveSettings(site.url, {
    ownerName: long,
    role: long,
    introduction: long,
    headline: long,
    archiveOpen: 'all',
    texts: { projectsTitle: long, projectsIntro: long, portfolioTitle: long },
    topics: [1, 2, 3, 4, 5].map(number => ({
      name: `${wide}${number}`,
      description: wide,
      icon: 'fa-cube',
    })),
    links: [{ label: wide, url: 'https://example.com/', icon: 'fa-globe' }],
  });
  const home = { homeSections: [] };
  const projectsFirst = { homeSections: PROJECTS_FIRST };
  for (const [path, settings] of [
    ['/', { style: 'instrument', ...home }],
    ['/', projectsFirst],
    ['/projects', {}],
    ['/projects?skill=C&q=2024', { style: 'editorial' }],
    ['/', home],
    ['/projects', { style: 'terminal' }],
    ['/', projectsFirst],
  ] as const) {
    await saveSettings(site.url, settings);
    await page.goto(site.url + path);
    await sweep(page, NOTHING_CUT, EVERY_PAGE_LOOKS);
  }
});
