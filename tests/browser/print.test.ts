import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProjects } from '../support/archive-content';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

/** The width of the text on A4 paper. */
const PAPER = { viewport: { width: 688, height: 1000 } };
const CODE = 'https://example.org/code';
const TEXT = `See [the code](${CODE}), <https://example.org/>, [it](https://example.org/) and [again](${CODE}). [Home](/about)`;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  const call = await ownerCalls(site.url);
  await call('POST', '/notes', { title: 'Printed', slug: 'printed', text: TEXT, draft: false });
  await addProjects(site, [
    { title: 'Printed', pageLayout: 'story', details: TEXT, learned: TEXT, github: CODE, public: true },
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function openOnPaper(path: string) {
  const visited = await visit(browser, PAPER);
  await visited.page.goto(site.url + path);
  // The code for printing loads last.
  await visited.page.waitForLoadState('networkidle');
  await visited.page.emulateMedia({ media: 'print' });
  await visited.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return visited;
}

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

const HOME = () => site.url.replace('http://', '');
const SOCIAL = [
  'GitHub (example.com/code/joss-tremlett)',
  'LinkedIn (example.com/people/joss-tremlett)',
  'Email (joss@example.org)',
];

describe('a printed page', () => {
  test('of a project has each address once and nothing interactive', async () => {
    const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    const { _id } = projects.find(({ title }) => title === 'Printed') ?? {};
    const { page, problems, close } = await openOnPaper(`/projects/${_id}`);
    const found = await listAddresses(page);
    expect(found).toEqual([
      'View code (example.org/code)',
      ...['the code', 'https://example.org/', 'it', 'again', `Home (${HOME()}/about)`],
      ...['the code', 'https://example.org/', 'it', 'again', 'Home'],
      ...SOCIAL,
    ]);
    expect(await page.getByRole('button').count()).toBe(0);
    for (const text of ['Get in touch', 'Next project', 'Related projects', 'No Live Demo']) {
      expect(await page.getByText(text).filter({ visible: true }).count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('of a note has each address once', async () => {
    const { page, close } = await openOnPaper('/notes/printed');
    const footer = page.getByRole('contentinfo');
    const written = await footer.evaluate(node => getComputedStyle(node, '::after').content);
    expect(written).toBe(`"${HOME()}/notes/printed"`);
    expect((await listAddresses(page)).slice(0, 5)).toEqual([
      'the code (example.org/code)',
      'https://example.org/',
      'it',
      'again',
      `Home (${HOME()}/about)`,
    ]);
    await close();
  });

  test('has pictures of at most 75 mm', async () => {
    const [project]: { _id: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    for (const path of [
      '/',
      '/projects',
      `/projects/${project?._id}`,
      '/notes/calibrating-a-scale-in-a-freezer',
    ]) {
      const { page, close } = await openOnPaper(path);
      const heights = await page
        .locator('main :is(img, .frame:has(> img))')
        .evaluateAll(images => images.map(image => image.clientHeight));
      expect({ path, isLow: Math.max(...heights) <= (75 / 25.4) * 96 }).toEqual({ path, isLow: true });
      await close();
    }
  });

  test('of the list on the About page has portrait, resume, links once and wide columns', async () => {
    const { page, close } = await openOnPaper('/about?view=list');
    expect(await page.getByRole('img', { name: /^Portrait/ }).isVisible()).toBe(true);
    expect(await listAddresses(page)).toEqual([`Resume (${HOME()}/WebResume.pdf)`, ...SOCIAL]);
    for (const text of ['Who I am', 'Hired to read meters', 'Readings arrived', 'Teach soldering']) {
      const found = page.locator('ol').getByText(text).first();
      expect(await found.isVisible()).toBe(true);
      const width = await found.evaluate(node => node.closest('li')?.lastElementChild?.clientWidth ?? 0);
      expect(width).toBeGreaterThan(450);
    }
    await close();
  });

  test('of the timeline looks like the list, without quote and chips', async () => {
    const { page, close } = await openOnPaper('/about');
    const texts = ['Who I am', 'One fader, seven faults', 'Current', 'Finish the orrery'];
    const lefts = await Promise.all(
      texts.map(text => page.locator('main :is(h2, h3, dt)').getByText(text, { exact: true }).boundingBox()),
    );
    expect(new Set(lefts.map(box => Math.round(box?.x ?? 0))).size).toBe(1);
    const skills = await page.getByRole('heading', { name: 'Top skills by project' }).boundingBox();
    expect(skills?.y).toBeLessThan(lefts[0]?.y ?? 0);
    expect(await page.locator('main blockquote').isVisible()).toBe(false);
    expect(await page.locator('main [aria-label="Top skills"]').isVisible()).toBe(false);
    await close();
  });

  test('of the timeline has ranges of years that stay in their column', async () => {
    const { page, close } = await openOnPaper('/about');
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
    await close();
  });
});
