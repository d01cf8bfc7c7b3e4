import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARCHIVE_ROWS } from '#shared/contract/project-summaries';
import { addPicture, addProjects } from '../support/archive-content';
import { listAccessibilityProblems } from '../support/axe-findings';
import { holdCalls } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { countPaints } from '../support/count-paints';
import { photograph } from '../support/media-factory';
import { ownerCalls } from '../support/owner-calls';
import { saveSettings } from '../support/save-settings';
import { type Site, startSite } from '../support/start-site';
import { visit, WITH_MOTION } from '../support/visit';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  // The sample opens all categories.
  await (await ownerCalls(site.url))('PUT', '/site', { archiveOpen: 'first' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const CATEGORIES = ['Devices', 'Web applications', 'Machine learning'];

function category(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name}`) });
}

/**
 * Returns a function that reports how long the page's main thread has worked since, independent of the
 * machine's load.
 */
async function measureWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await readSeconds();
  return async () => (await readSeconds()) - before;
}

async function openArchive(page: Page, url = site.url): Promise<void> {
  await page.goto(`${url}/projects`);
  // The switch names its theme once the page is hydrated, which may take a busy machine longer than the
  // network.
  await page.getByRole('button', { name: /^Use \w+ theme$/ }).waitFor();
}

test('scrollbars have the colors of the theme', async () => {
  const { page, close } = await visit(browser, {
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${site.url}/projects`);
  const colors = await page
    .getByRole('main')
    .getByRole('list')
    .first()
    .evaluate(list => getComputedStyle(list).scrollbarColor);
  expect(colors).toMatch(/ rgba\(0, 0, 0, 0\)$/);
  await close();
});

describe('the filter of the archive', () => {
  const menu = (page: Page, name: string) => page.getByRole('combobox', { name });
  const count = (page: Page) => page.getByRole('status').filter({ hasText: /projects?$/ });

  test('by skill, status and words is in the address, and can be cleared', async () => {
    const { page, problems, close } = await visit(browser);
    await openArchive(page);
    expect(await count(page).innerText()).toBe('8 projects');
    await menu(page, 'Skill').selectOption('TypeScript (5)');
    await page.waitForURL('**/projects?skill=TypeScript');
    await expect.poll(() => count(page).innerText()).toBe('5 of 8 projects');
    await menu(page, 'Status').selectOption('Completed (4)');
    await expect.poll(() => count(page).innerText()).toBe('3 of 8 projects');
    expect(await menu(page, 'Skill').inputValue()).toBe('TypeScript');
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Search projects').fill('sgnal box');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    await expect.poll(() => count(page).innerText()).toBe('1 of 8 projects');
    await page.goBack();
    await expect.poll(() => count(page).innerText()).toBe('3 of 8 projects');
    expect(await page.getByLabel('Search projects').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(`${site.url}/projects`);
    await category(page, 'Devices').waitFor();
    // A skill in a row links to all projects with that skill.
    await page.getByRole('article').first().getByRole('link', { name: 'ESP32' }).click();
    await expect.poll(() => count(page).innerText()).toBe('2 of 8 projects');
    expect(problems).toEqual([]);
    await close();
  });

  test('by category leaves only that category, and a menu can be reset alone', async () => {
    const { page, problems, close } = await visit(browser);
    await openArchive(page);
    await menu(page, 'Category').selectOption('Machine learning');
    await page.waitForURL('**/projects?category=Machine+learning');
    await expect.poll(() => count(page).innerText()).toBe('2 of 8 projects');
    expect(await page.getByRole('link', { name: 'Dawnlist' }).isVisible()).toBe(true);
    expect(await category(page, 'Devices').count()).toBe(0);
    await menu(page, 'Status').selectOption('In Progress (2)');
    await expect.poll(() => count(page).innerText()).toBe('1 of 8 projects');
    await menu(page, 'Category').selectOption('');
    await page.waitForURL('**/projects?status=wip');
    await expect.poll(() => count(page).innerText()).toBe('2 of 8 projects');
    expect(problems).toEqual([]);
    await close();
  });

  test('never moves the page: the list stays until the next one has loaded, and the menus keep the focus', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1440, height: 700 } });
    await openArchive(page);
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    const form = page.getByRole('search');
    const before = await form.boundingBox();
    const calls = await holdCalls(page);
    await menu(page, 'Skill').selectOption('TypeScript');
    await page.waitForURL('**/projects?skill=TypeScript');
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
    expect(await count(page).innerText()).toBe('8 projects');
    expect(await form.boundingBox()).toEqual(before);
    calls.release();
    await expect.poll(() => count(page).innerText()).toBe('5 of 8 projects');
    expect(await form.boundingBox()).toEqual(before);
    await page.getByLabel('Search projects').fill('nothing has these words');
    await page.getByLabel('Search projects').press('Enter');
    await expect.poll(() => count(page).innerText()).toBe('0 of 8 projects');
    expect(await form.boundingBox()).toEqual(before);
    expect(await page.getByLabel('Search projects').evaluate(node => node === document.activeElement)).toBe(
      true,
    );
    await close();
  });

  test('needs no JavaScript, and offers a way out when nothing matches', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    expect((await page.goto(`${site.url}/projects?skill=Fortran`))?.status()).toBe(200);
    expect(await count(page).innerText()).toBe('0 of 8 projects');
    expect(await menu(page, 'Skill').inputValue()).toBe('Fortran');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await menu(page, 'Skill').selectOption('C++');
    await page.getByLabel('Search projects').fill('plotter');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/projects?q=plotter&status=&category=&skill=C%2B%2B');
    expect(await count(page).innerText()).toBe('1 of 8 projects');
    expect(await page.getByRole('link', { name: 'Plotline' }).isVisible()).toBe(true);
    await close();
  });
});

describe('the first screen of the archive', () => {
  afterAll(() => saveSettings(site.url, { style: 'instrument', archiveOpen: 'first' }));

  test.each(['instrument', 'editorial', 'terminal'] as const)(
    'has a low hero, one row of filters and the first project, in the %s style',
    async style => {
      for (const archiveOpen of ['first', 'all'] as const) {
        await saveSettings(site.url, { style, archiveOpen });
        for (const [options, mostTop] of [
          [{ viewport: { width: 1440, height: 900 } }, 420],
          [{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, 360],
        ] as const) {
          const { page, close } = await visit(browser, options);
          await openArchive(page);
          const isDesktop = mostTop === 420;
          const hero = await page.locator('main > header').boundingBox();
          expect(hero?.height).toBeLessThanOrEqual(140);
          const row = page.getByRole('article').first();
          expect((await row.boundingBox())?.y).toBeLessThanOrEqual(mostTop);
          const cover = await row.locator('img').boundingBox();
          if (isDesktop) {
            expect(cover?.width).toBeCloseTo(198, 0);
            expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(16 / 9, 1);
          }
          const filter = page.getByRole('search');
          await filter.getByRole('combobox').last().waitFor();
          const tops = await filter
            .locator('input, button, select')
            .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().top));
          expect(tops).toHaveLength(5);
          expect(new Set(tops).size).toBe(isDesktop ? 1 : 2);
          await close();
        }
      }
    },
  );
});

describe('the categories of the archive', () => {
  test('are in the owner’s order, with the first one open', async () => {
    const { page, problems, close } = await visit(browser);
    await openArchive(page);
    const order: string[] = await (await fetch(`${site.url}/api/projects/category-order`)).json();
    expect(order).toEqual(CATEGORIES);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.slice(0, 3).map(text => text.split('\n')[0])).toEqual(CATEGORIES);
    const open = await Promise.all(
      CATEGORIES.map(name => category(page, name).getAttribute('aria-expanded')),
    );
    expect(open).toEqual(['true', 'false', 'false']);
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Lever Frame' }).isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });

  test('open and close on a click on their header', async () => {
    const { page, close } = await visit(browser);
    await openArchive(page);
    await category(page, 'Web applications').click();
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    await category(page, 'Devices').click();
    await page.getByRole('link', { name: 'Hivescale' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('link', { name: 'Lever Frame' }).isVisible()).toBe(true);
    await close();
  });

  test('open and close on Enter and Space, and Tab skips what is closed', async () => {
    const { page, close } = await visit(browser);
    await openArchive(page);
    await category(page, 'Devices').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Hivescale' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await category(page, 'Web applications').evaluate(node => node === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Space');
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    await close();
  });

  test('are links to a page with only that category without JavaScript', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/projects`);
    for (const [name, title] of [
      ['Web applications', 'Lever Frame'],
      ['Machine learning', 'Dawnlist'],
      ['Devices', 'Hivescale'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(`^${name} \\d projects`) }).click();
      await page.waitForURL(url => url.searchParams.get('category') === name);
      expect(await page.getByRole('link', { name: title }).isVisible()).toBe(true);
      expect(await page.getByRole('article').filter({ hasText: title }).isVisible()).toBe(true);
      const others = ['Lever Frame', 'Dawnlist', 'Hivescale'].filter(other => other !== title);
      for (const other of others) expect(await page.getByText(other).count()).toBe(0);
      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.waitForURL(`${site.url}/projects`);
    }
    await close();
  });

  test('open by address, are linked from their projects, and default to the first for an unknown name', async () => {
    const { page, problems, close } = await visit(browser);
    const address = `${site.url}/projects?category=Web+applications`;
    await page.goto(address);
    await category(page, 'Web applications').waitFor();
    const isOpen = (name: string) => category(page, name).getAttribute('aria-expanded');
    expect(await isOpen('Web applications')).toBe('true');
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toMatch(/^Web applications/);
    await page.getByRole('link', { name: 'Lever Frame' }).click();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await page.waitForURL(address);
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    await page.goto(`${site.url}/projects?category=None`);
    await category(page, 'Devices').waitFor();
    expect(await Promise.all(CATEGORIES.map(isOpen))).toEqual(['true', 'false', 'false']);
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a closed category', () => {
  /** Records the categories whose projects the page requests; '' represents the first. */
  function watchCategories(page: Page): string[] {
    const requested: string[] = [];
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.startsWith('/trpc/')) return;
      const inputs: Record<string, { category?: string }> = JSON.parse(searchParams.get('input') ?? '{}');
      const procedures = decodeURIComponent(pathname).slice('/trpc/'.length).split(',');
      for (const [index, procedure] of procedures.entries()) {
        if (procedure === 'projects.inCategory') requested.push(inputs[index]?.category ?? '');
      }
    });
    return requested;
  }

  test('is loaded once, when it is opened, and remains loaded when it is closed again', async () => {
    const { page, problems, close } = await visit(browser);
    const requested = watchCategories(page);
    const sent = await (await fetch(`${site.url}/projects`)).text();
    expect(sent).not.toContain('Lever Frame');
    await openArchive(page);
    expect(await page.getByText('Lever Frame').count()).toBe(0);
    const header = category(page, 'Web applications');
    for (const isVisible of [true, false, true]) {
      await header.click();
      await page
        .getByRole('link', { name: 'Lever Frame' })
        .waitFor({ state: isVisible ? 'visible' : 'hidden' });
    }
    expect(requested).toEqual(['Web applications']);
    expect(page.url()).toBe(`${site.url}/projects`);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['the pointer', (header: Locator) => header.hover()],
    ['the focus', (header: Locator) => header.focus()],
  ])('is requested as soon as %s is on its header', async (_trigger, approach) => {
    const { page, close } = await visit(browser);
    const requested = watchCategories(page);
    await openArchive(page);
    await approach(category(page, 'Machine learning'));
    await expect.poll(() => requested).toEqual(['Machine learning']);
    await category(page, 'Machine learning').press('Enter');
    await page.getByRole('link', { name: 'Dawnlist' }).waitFor();
    expect(requested).toEqual(['Machine learning']);
    await close();
  });

  test('reserves its space while it loads', async () => {
    const { page, problems, close } = await visit(browser);
    await openArchive(page);
    const calls = await holdCalls(page);
    await category(page, 'Web applications').click();
    const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
    await waiting.waitFor({ state: 'attached' });
    await expect.poll(async () => (await waiting.boundingBox())?.height ?? 0).toBeGreaterThan(150);
    calls.release();
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    expect(await waiting.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('that fails to load reports it in its section, and loads after a retry', async () => {
    const { page, close } = await visit(browser);
    await openArchive(page);
    await page.context().setOffline(true);
    await category(page, 'Web applications').click();
    const alert = page.getByRole('alert').filter({ hasText: "Couldn't load projects." });
    await alert.waitFor();
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
    await page.context().setOffline(false);
    // The restored connection may have loaded them already.
    await alert
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 1_000 })
      .catch(() => {});
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    await close();
  });
});

describe('a category with more projects than fit a page', () => {
  let full: Site;
  beforeAll(async () => {
    full = await startSite({ SAMPLE_CONTENT: 'off' });
    const image = await addPicture(full, await photograph());
    await addProjects(
      full,
      Array.from({ length: 2 * ARCHIVE_ROWS + 1 }, (_, index) => ({
        title: `Number ${index}`,
        description: 'Fourteen words that tell what a project is about and for whom it is made.',
        skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
        category: 'Web',
        image,
      })),
    );
  });
  afterAll(() => full?.stop());

  const numbers = (page: Page) => page.getByRole('link', { name: /^Number / }).count();

  test('shows the newest, and the others a page at a time, with small pictures that load lazily', async () => {
    const { page, problems, close } = await visit(browser, { deviceScaleFactor: 2 });
    const sent: Promise<Buffer>[] = [];
    page.on('response', response => {
      if (response.url().includes('/uploads/')) sent.push(response.body());
    });
    await openArchive(page, full.url);
    const pictures = page.getByRole('article').locator('img');
    const loading = await pictures.evaluateAll(images => images.map(image => image.getAttribute('loading')));
    expect(loading).toEqual(Array.from({ length: ARCHIVE_ROWS }, () => 'lazy'));
    await expect.poll(() => sent.length).toBe(1);
    const size = (await sent[0])?.length;
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(40_000);
    expect(await category(page, `Web ${2 * ARCHIVE_ROWS + 1} projects`).isVisible()).toBe(true);
    const more = page.getByRole('link', { name: 'More projects' });
    for (const shown of [ARCHIVE_ROWS, 2 * ARCHIVE_ROWS]) {
      expect(await numbers(page)).toBe(shown);
      await more.click();
      await expect.poll(() => numbers(page)).toBeGreaterThan(shown);
    }
    expect(await numbers(page)).toBe(2 * ARCHIVE_ROWS + 1);
    expect(await more.count()).toBe(0);
    expect(page.url()).toBe(`${full.url}/projects`);
    expect(problems).toEqual([]);
    await close();
  });

  test('is sent in a page of less than 200 kB', async () => {
    const sent = await (await fetch(`${full.url}/projects`)).text();
    expect(Buffer.byteLength(sent)).toBeLessThan(200_000);
    expect(sent).toContain(`>Number ${ARCHIVE_ROWS + 1}<`);
    expect(sent).not.toContain(`>Number ${ARCHIVE_ROWS}<`);
  });

  test('has links to its further pages without JavaScript', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${full.url}/projects`);
    const found: number[] = [];
    for (const shown of [ARCHIVE_ROWS, ARCHIVE_ROWS, 1]) {
      found.push(await numbers(page));
      if (shown > 1) await page.getByRole('link', { name: 'More projects' }).click();
    }
    expect(found).toEqual([ARCHIVE_ROWS, ARCHIVE_ROWS, 1]);
    expect(await page.getByText('Number 0', { exact: true }).isVisible()).toBe(true);
    await close();
  });
});

describe('a row of the archive', () => {
  test('shows at most five skills, and names the rest behind an ellipsis', async () => {
    const { page, close } = await visit(browser);
    await openArchive(page);
    const projects: { title: string; skills: string[] }[] = await (
      await fetch(`${site.url}/api/projects`)
    ).json();
    const skills = projects.find(({ title }) => title === 'Hivescale')?.skills ?? [];
    expect(skills.length).toBeGreaterThan(5);
    const row = page.getByRole('article').filter({ hasText: 'Hivescale' });
    const chips = row.getByRole('list', { name: 'Skills' }).getByRole('listitem');
    expect(await chips.allInnerTexts()).toEqual([...skills.slice(0, 5), '…']);
    expect(await chips.last().getAttribute('aria-label')).toBe(
      `${skills.length - 5} more: ${skills.slice(5).join(', ')}`,
    );
    await close();
  });

  test('shows its status and its timeline, and a lock with a tooltip only if the project is private', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/projects?category=Web+applications`);
    expect(await page.getByRole('article').getByRole('img', { name: 'Public Project' }).count()).toBe(0);
    const lock = page.getByRole('img', { name: 'Private Project' });
    expect(await lock.count()).toBe(1);
    const locked = page.getByRole('article').filter({ has: lock });
    expect(await locked.getByRole('heading').innerText()).toBe('Lending Desk');
    await lock.hover();
    await locked.getByText('Private Project').waitFor();
    await openArchive(page);
    const row = page.getByRole('article').filter({ hasText: 'Plotline' });
    expect(await row.innerText()).toContain('In Progress');
    expect(await row.innerText()).toContain('Since February 2026');
    await close();
  });

  test('is a link to the project as a whole, which links back to the archive', async () => {
    const { page, close } = await visit(browser);
    await openArchive(page);
    const row = page.getByRole('article').filter({ hasText: 'Plotline' });
    await row.click({ position: { x: 300, y: 8 } });
    await page.waitForURL('**/projects/*');
    expect(await page.evaluate(() => history.state)).toEqual({ from: '/projects' });
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await page.waitForURL(`${site.url}/projects`);
    await close();
  });
});

describe('when the projects of the archive fail to load', () => {
  test('the loading message disappears, and the rest of the page remains', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/login`);
    const waiting: (() => Promise<void>)[] = [];
    let isDown = false;
    await page.route('**/trpc/**', async route => {
      if (isDown) await route.abort();
      else waiting.push(() => route.abort());
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await page.getByText('Loading...').waitFor();
    isDown = true;
    for (const fail of waiting) await fail();
    await page.getByText('Loading...').waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1, name: 'Projects' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Playground' }).isVisible()).toBe(true);
    await close();
  });
});

describe('on a separate site', () => {
  test('without projects the archive says so in a card, and without links the footer has no empty column', async () => {
    const empty = await startSite({ SAMPLE_CONTENT: 'off' });
    const { page, problems, close } = await visit(browser);
    await openArchive(page, empty.url);
    expect(await page.getByText('No projects yet.').isVisible()).toBe(true);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await page.getByText('No projects yet.').evaluate(title => {
        const hero = document.querySelector('main > header')?.getBoundingClientRect().bottom ?? Number.NaN;
        return (title.parentElement?.getBoundingClientRect().top ?? Number.NaN) - hero;
      });
      expect(gap).toBeGreaterThanOrEqual(24);
      expect(await page.locator('footer div:empty').count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await close();
    await empty.stop();
  });

  test('200 projects with long words fit into the window, and a category opens at once', async () => {
    const full = await startSite({ SAMPLE_CONTENT: 'off' });
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
    await addProjects(
      full,
      Array.from({ length: 200 }, (_, index) => ({
        title: index === 0 ? long : `Project ${index}`,
        description: index === 1 ? long : '<script>document.title = "owned"</script> and what it does',
        skills: Array.from({ length: 12 }, (_skill, skill) => (skill === 0 ? long : `Skill ${skill}`)),
        timeline: index === 2 ? long : '2024',
        status: index === 3 ? long : 'completed',
        category: `Category ${index % 4}`,
      })),
    );
    for (const width of [390, 1440]) {
      const { page, problems, close } = await visit(browser, { viewport: { width, height: 900 } });
      await openArchive(page, full.url);
      const workedSeconds = await measureWork(page);
      await page.evaluate(async () => {
        const [, second] = document.querySelectorAll<HTMLElement>('main h2 > [role=button]');
        second?.click();
        await new Promise(requestAnimationFrame);
      });
      // It takes hundredths of a second here; a full second would be noticeable even on a slow machine.
      expect(await workedSeconds()).toBeLessThan(1);
      await page.getByRole('link', { name: 'Project 5', exact: true }).waitFor();
      for (const name of ['Category 2', 'Category 3']) await category(page, name).click();
      await page.getByRole('link', { name: 'Project 7', exact: true }).waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ width, isWider: overflow > 0 }).toEqual({ width, isWider: false });
      expect(await page.title()).toContain('Projects');
      expect(problems).toEqual([]);
      await close();
    }
    await full.stop();
  });
});

describe('the particles', () => {
  /** Waits for 40 frames, in which a running animation paints. */
  async function waitForFrames(page: Page): Promise<void> {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
    });
  }

  test('drift, at the resolution of the screen, hidden from assistive technology', async () => {
    const { page, problems, close } = await visit(browser, { ...WITH_MOTION, deviceScaleFactor: 2 });
    const paints = await countPaints(page);
    await openArchive(page);
    await expect.poll(paints).toBeGreaterThan(5);
    const canvas = page.locator('canvas');
    const { shown, drawn } = await canvas.evaluate((node: HTMLCanvasElement) => {
      const { width, height } = node.getBoundingClientRect();
      return { shown: [width, height], drawn: [node.width, node.height] };
    });
    expect(drawn).toEqual(shown.map(side => Math.round(side * 2)));
    expect(await canvas.getAttribute('aria-hidden')).toBe('true');
    const readPixels = () => canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL());
    const before = await readPixels();
    await expect.poll(readPixels).not.toBe(before);
    expect(problems).toEqual([]);
    await close();
  });

  test('follow the size of their container', async () => {
    const { page, close } = await visit(browser, WITH_MOTION);
    await openArchive(page);
    const readWidth = () => page.locator('canvas').evaluate((node: HTMLCanvasElement) => node.width);
    await expect.poll(readWidth).toBeGreaterThan(1000);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(readWidth).toBeLessThanOrEqual(390);
    await close();
  });

  test('stop while the tab is hidden, and continue afterwards', async () => {
    const { page, close } = await visit(browser, WITH_MOTION);
    const paints = await countPaints(page);
    await openArchive(page);
    await expect.poll(paints).toBeGreaterThan(5);
    const hide = (isHidden: boolean) =>
      page.evaluate(hidden => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    const before = await paints();
    await waitForFrames(page);
    expect(await paints()).toBe(before);
    await hide(false);
    await expect.poll(paints).toBeGreaterThan(before);
    await close();
  });

  test('stop while they are out of view, and continue afterwards', async () => {
    const { page, close } = await visit(browser, WITH_MOTION);
    const paints = await countPaints(page);
    await openArchive(page);
    await expect.poll(paints).toBeGreaterThan(5);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const isStill = async () => {
      const before = await paints();
      await waitForFrames(page);
      return (await paints()) === before;
    };
    await expect.poll(isStill).toBe(true);
    const before = await paints();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(paints).toBeGreaterThan(before);
    await close();
  });

  test('are a still picture with reduced motion', async () => {
    const { page, close } = await visit(browser, { reducedMotion: 'reduce' });
    const paints = await countPaints(page);
    await openArchive(page);
    await expect.poll(paints).toBeGreaterThan(0);
    await waitForFrames(page);
    const before = await paints();
    await waitForFrames(page);
    expect(await paints()).toBe(before);
    await close();
  });

  test('change their color with the theme', async () => {
    const { page, close } = await visit(browser, { colorScheme: 'light' });
    const paints = await countPaints(page);
    await openArchive(page);
    await expect.poll(paints).toBeGreaterThan(0);
    const readPixels = () => page.locator('canvas').evaluate((node: HTMLCanvasElement) => node.toDataURL());
    const before = await readPixels();
    await page.getByRole('button', { name: /theme/i }).click();
    await expect.poll(readPixels).not.toBe(before);
    await close();
  });

  test('load after the page, which misses nothing else when their code fails to load', async () => {
    const { page, problems, close } = await visit(browser);
    await page.route('**/particle-loop-*', route => route.abort());
    await openArchive(page);
    await category(page, 'Web applications').click();
    await page.getByRole('link', { name: 'Lever Frame' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

test('axe reports no violations on the archive with all categories open', async () => {
  const { page, close } = await visit(browser);
  await openArchive(page);
  for (const name of CATEGORIES.slice(1)) await category(page, name).click();
  await page.getByRole('link', { name: 'Dawnlist' }).waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await close();
});
