import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../support/browser/browser-test';
import { type PixelRules, sweep } from '../support/browser/sweep';
import { addProjects } from '../support/content/archive-content';

/** The width of the text on A4 paper. */
const PAPER = { viewport: { width: 688, height: 1000 }, colorScheme: 'dark' } as const;
const CODE = 'https://example.org/code';
const TEXT = `See [the code](${CODE}), <https://example.org/>, [it](https://example.org/) and [again](${CODE}). [Home](/about)

\`\`\`js
const a = 1;
\`\`\``;

const test = base
  .extend('printed', { scope: 'file' }, async ({ site, call }) => {
    await call('POST', '/notes', { title: 'Printed', slug: 'printed', text: TEXT, draft: false });
    await addProjects(site, [
      { title: 'Printed', pageLayout: 'story', details: TEXT, learned: TEXT, github: CODE, public: true },
      { title: 'Bare', pageLayout: 'tabs', details: 'Details.', learned: '', public: true },
    ]);
    const projects: { _id: string; title: string }[] = await call('GET', '/projects');
    const pathOf = (name: string) => `/projects/${projects.find(({ title }) => title === name)?._id}`;
    return {
      project: pathOf('Printed'),
      pictured: pathOf('Hivescale'),
      bare: pathOf('Bare'),
      host: site.url.replace('http://', ''),
      social: [
        'GitHub (example.com/code/joss-tremlett)',
        'LinkedIn (example.com/people/joss-tremlett)',
        'Email (joss@example.org)',
      ],
    };
  })
  .extend('openOnPaper', ({ site, visitor }) => {
    let opened: Promise<Page> | undefined;
    /** Opens each address in the same page. */
    return async (path: string): Promise<Page> => {
      opened ??= visitor(undefined, PAPER);
      const page = await opened;
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      // The code for printing loads last.
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return page;
    };
  });

/** Lists the visible links to other pages with the addresses that are written beside them. */
function listAddresses(page: Page): Promise<string[]> {
  return page.locator('main, footer nav').evaluateAll(parts =>
    parts
      .flatMap(part => [...part.querySelectorAll('a')])
      .filter(link => link.checkVisibility())
      .map(link => {
        const { content } = getComputedStyle(link, '::after');
        return `${link.innerText.trim()}${content === 'none' ? '' : JSON.parse(content.replace(/" "/g, ''))}`;
      }),
  );
}

const LOW_PICTURES: PixelRules = {
  'printed pictures are at most 75 mm high': {
    check: () => {
      const pictures = [...document.querySelectorAll('main :is(img, .frame:has(> img))')];
      if (pictures.length === 0) return ['there is no picture'];
      const highest = (75 / 25.4) * 96;
      return pictures
        .filter(({ clientHeight }) => clientHeight > highest)
        .map(picture => `${picture.clientHeight} px: ${picture.outerHTML}`);
    },
  },
};

const sweepPaper = (page: Page, rules: PixelRules) =>
  sweep(page, rules, [{ ...PAPER.viewport, theme: 'dark' }]);

test('a printed project has each address once and nothing interactive', async ({ openOnPaper, printed }) => {
  const page = await openOnPaper(printed.project);
  expect(await listAddresses(page)).toEqual([
    'View code (example.org/code)',
    'the code',
    'https://example.org/',
    'it',
    'again',
    `Home (${printed.host}/about)`,
    'the code',
    'https://example.org/',
    'it',
    'again',
    'Home',
    ...printed.social,
  ]);
  expect(await page.getByRole('button').count()).toBe(0);
  for (const text of ['Get in touch', 'Next project', 'Related projects', 'No Live Demo'])
    expect(await page.getByText(text).filter({ visible: true }).count()).toBe(0);
});

test('a printed project without picture and media has no place for them', async ({
  openOnPaper,
  printed,
}) => {
  const page = await openOnPaper(printed.bare);
  await page.getByText('Details.').waitFor();
  for (const part of ['main .frame', '[data-label="Media"]', 'dt:text("Visibility")'])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
});

test('a printed note has its own address and each address once', async ({ openOnPaper, printed }) => {
  const page = await openOnPaper('/notes/printed');
  const footer = page.getByRole('contentinfo');
  const written = await footer.evaluate(node => getComputedStyle(node, '::after').content);
  expect(written).toBe(`"${printed.host}/notes/printed"`);
  expect((await listAddresses(page)).slice(0, 5)).toEqual([
    'the code (example.org/code)',
    'https://example.org/',
    'it',
    'again',
    `Home (${printed.host}/about)`,
  ]);
});

test('printed pages show everything except what needs a screen, in light colors, with pictures of at most 75 mm', async ({
  openOnPaper,
  printed,
}) => {
  const archive = await openOnPaper('/projects');
  for (const title of ['Hivescale', 'Lever Frame', 'Dawnlist'])
    await archive.getByRole('link', { name: title }).waitFor();
  expect(await archive.getByText('Playground').isVisible()).toBe(false);
  await sweepPaper(archive, LOW_PICTURES);

  const home = await openOnPaper('/');
  const panels = home.locator('#skills [role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await home.locator('#contact').isVisible()).toBe(false);
  expect(await home.getByRole('banner').isVisible()).toBe(false);
  expect(await home.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await sweepPaper(home, LOW_PICTURES);

  for (const path of [printed.pictured, '/notes/calibrating-a-scale-in-a-freezer'])
    await sweepPaper(await openOnPaper(path), LOW_PICTURES);
});

test('a printed note with a wide table and code fits the sheet and needs no more of it than its content', async ({
  openOnPaper,
  call,
}) => {
  const cells = (word: string) =>
    `| ${Array.from({ length: 14 }, (_, column) => word + column).join(' | ')} |`;
  const table = [cells('Column'), `|${'---|'.repeat(14)}`, cells('valuevalue')].join('\n');
  const code = `\`\`\`js\nconst a = '${'long '.repeat(60)}';\n\`\`\``;
  await call('POST', '/notes', { title: 'Wide', slug: 'wide', text: `${table}\n\n${code}`, draft: false });
  const page = await openOnPaper('/notes/wide');
  await sweepPaper(page, {
    'nothing is wider than the sheet or cut off': {
      check: () =>
        [...document.querySelectorAll('main *, footer *')]
          .filter(element => element.checkVisibility() && element.clientWidth > 1)
          .filter(
            element =>
              element.getBoundingClientRect().right > innerWidth + 1 ||
              (element.matches('.table, pre') && element.scrollWidth > element.clientWidth),
          )
          .map(element => element.outerHTML.slice(0, 200)),
    },
    'each address in the footer is one line': {
      check: () =>
        [...document.querySelectorAll('footer nav[aria-label="Social"] a')]
          .filter(link => link.clientHeight > 1.8 * Number.parseFloat(getComputedStyle(link).fontSize))
          .map(link => `${link.clientHeight} px: ${link.outerHTML}`),
    },
  });
  const heights = await page.evaluate(() => [
    document.querySelector('main')?.offsetTop,
    document.querySelector('main')?.clientHeight,
    document.querySelector('footer')?.offsetTop,
  ]);
  const [top = 0, height = 0, footerTop = 0] = heights;
  expect(footerTop - top - height).toBeLessThan(40);
  expect(height).toBeLessThan(500);
  const whole = await page.locator('.prose .code').evaluate(block => getComputedStyle(block).breakInside);
  expect(whole).toBe('avoid');
});

test('the printed list of the About page has portrait, resume, links once and wide columns', async ({
  openOnPaper,
  printed,
}) => {
  const page = await openOnPaper('/about?view=list');
  expect(await page.getByRole('img', { name: /^Portrait/ }).isVisible()).toBe(true);
  expect(await listAddresses(page)).toEqual([`Resume (${printed.host}/WebResume.pdf)`, ...printed.social]);
  for (const text of ['Who I am', 'Hired to read meters', 'Readings arrived', 'Teach soldering']) {
    const found = page.locator('ol').getByText(text).first();
    expect(await found.isVisible()).toBe(true);
    const width = await found.evaluate(node => node.closest('li')?.lastElementChild?.clientWidth ?? 0);
    expect(width).toBeGreaterThan(450);
  }
});

test('the printed timeline looks like the list, without quote and chips, and years stay in their column', async ({
  openOnPaper,
}) => {
  const page = await openOnPaper('/about');
  const texts = ['Who I am', 'One fader, seven faults', 'Current', 'Finish the orrery'];
  const boxes = await Promise.all(
    texts.map(text => page.locator('main :is(h2, h3, dt)').getByText(text, { exact: true }).boundingBox()),
  );
  expect(new Set(boxes.map(box => Math.round(box?.x ?? 0))).size).toBe(1);
  const skills = await page.getByRole('heading', { name: 'Top skills by project' }).boundingBox();
  expect(skills?.y).toBeLessThan(boxes[0]?.y ?? 0);
  expect(await page.locator('main blockquote').isVisible()).toBe(false);
  expect(await page.locator('main [aria-label="Top skills"]').isVisible()).toBe(false);

  const range = page.getByText('2020–2022');
  const title = page.getByRole('heading', { name: 'Hired to read meters', includeHidden: true });
  const [left, right] = await Promise.all(
    [range, title].map(found =>
      found.evaluate(node => {
        const text = document.createRange();
        text.selectNodeContents(node);
        const { left: start, right: end } = text.getBoundingClientRect();
        return { start, end };
      }),
    ),
  );
  expect(left?.end).toBeLessThan(right?.start ?? 0);
});
