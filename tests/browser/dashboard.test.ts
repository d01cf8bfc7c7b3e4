import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DATA_WAIT_MS } from '#client/lib/settle-within';
import type { Project, ProjectInput } from '#shared/contract/project';
import { test as base } from '../support/browser/browser-test';
import { sweep, sweepWithAxe } from '../support/browser/sweep';

/** The site has four projects with four statuses, and a skill. */
const test = base
  .extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off', LIMIT_VIEWS: 'off' })
  .extend('content', { auto: true, scope: 'file' }, async ({ call }) => {
    const add = async (title: string, fields: ProjectInput): Promise<void> =>
      call('POST', '/projects', { title, public: true, ...fields });
    await add('Alpha', { status: 'completed', category: 'Tools', skills: ['TypeScript', 'SQL'] });
    await add('Beta', { status: 'wip', category: 'Games', skills: ['TypeScript'] });
    await add('Gamma', { status: 'planned', category: 'Art', skills: ['SQL', 'Rust'] });
    await add('Delta', { status: 'planning', category: 'Tools', skills: ['TypeScript'] });
    await call('POST', '/skills', [{ name: 'Docker', category: 'Tools', icon: 'fa-brands fa-docker' }]);
    await call('POST', '/views', { projectId: null, sessionId: 'a session' });
  });

test('the dashboard fetches all its figures in one request and nothing twice, and shows no loading message when they arrive soon', async ({
  owner,
  site,
}) => {
  const page = await owner('/robots.txt');
  const requested: string[][] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/'))
      requested.push(decodeURIComponent(pathname).slice('/trpc/'.length).split(','));
  });
  await page.addInitScript(waitForEveryResponse, DATA_WAIT_MS);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  expect(await page.getByText(/^\d+ today$/).isVisible()).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByName('loading').length)).toBe(0);
  await drawing(page, 'Skills Distribution').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requested.map(procedures => procedures.sort()).sort()).toEqual([
    ['auth.checkToken'],
    [
      'contacts.page',
      'notes.list',
      'pages.list',
      'projects.overview',
      'setup.get',
      'timeline.listVersioned',
      'views.summary',
    ],
    ['contacts.unreadCount'],
    ['views.record'],
  ]);
});

test('the three charts are 300 px high and follow the theme and the width of the window from their first paint', async ({
  owner,
}) => {
  const page = await owner('/admin/dashboard', { colorScheme: 'light' });
  const skills = drawing(page, 'Skills Distribution');
  const first = skills.locator('svg path[fill="var(--cat-1)"]').first();
  await first.waitFor();
  for (const title of ['Portfolio Views Over Time', 'Project Status Distribution'])
    await drawing(page, title).locator('svg path').first().waitFor({ state: 'attached' });
  await sweep(page, { 'a chart of the details is 300 px high': { check: listChartsOfOtherHeights } });

  await page.emulateMedia({ colorScheme: 'light' });
  const fill = () => first.evaluate(path => getComputedStyle(path).fill);
  await expect.poll(fill).toBe('rgb(15, 79, 163)');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect.poll(fill).toBe('rgb(59, 134, 238)');
  const second = skills.locator('svg path[fill="var(--cat-2)"]').first();
  await second.hover();
  await expect.poll(() => skills.innerText()).toMatch(/SQL\s+Projects\s+2/);

  await page.reload();
  const status = drawing(page, 'Project Status Distribution').locator('svg[width]');
  await status.waitFor();
  await skills.locator('svg').waitFor();
  const widths = async () =>
    Promise.all([status, skills.locator('svg'), skills].map(async each => Math.round(await readWidth(each))));
  const before = await widths();
  let last = before;
  for (const [width, isWider] of [
    [1100, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const isResized = (now: number[]) =>
      now.every((each, index) => (isWider ? each > (last[index] ?? 0) : each < (last[index] ?? 0)));
    await expect.poll(async () => isResized(await widths())).toBe(true);
    last = await widths();
  }
  expect(last).toEqual(before);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect
    .poll(async () => {
      const [, drawn, container] = await widths();
      return drawn === container && Number(drawn) < Number(before[1]);
    })
    .toBe(true);
});

test('the code of the charts loads on the dashboard only', async ({ owner, call, site }) => {
  const page = await owner('/robots.txt');
  const scripts = new Set<string>();
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  const project = await findId(call, 'Alpha');
  for (const path of ['/', `/projects/${project}`, '/admin/inbox', `/admin/projects/${project}`])
    await page.goto(site.url + path);
  const elsewhere = new Set(scripts);
  await page.goto(`${site.url}/admin/dashboard`);
  await drawing(page, 'Skills Distribution').waitFor();
  const own = [...scripts].filter(path => !elsewhere.has(path));
  const countCharts = async (paths: Iterable<string>) => {
    const texts = await Promise.all([...paths].map(async path => (await fetch(site.url + path)).text()));
    return texts.filter(text => text.includes('_echarts_instance_')).length;
  };
  expect(await countCharts(own)).toBe(1);
  expect(await countCharts(elsewhere)).toBe(0);
});

test('the rest of the dashboard is usable when the code of its charts fails to load', async ({
  owner,
  site,
  problems,
}) => {
  problems.expect(/chart-canvas|ERR_FAILED/);
  const page = await owner('/robots.txt');
  await page.route('**/assets/chart-canvas-*.js', route => route.abort());
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByText("Couldn't load the chart.").first().waitFor();
  const row = page.getByRole('table', { name: 'Projects per skill' }).getByRole('row', { name: 'Rust' });
  await expect.poll(() => row.innerText()).toMatch(/Rust\s+1/);
  await projectTable(page).getByRole('link', { name: 'Alpha', exact: true }).waitFor();
});

test('the page preloads the code of its screen instead of discovering it file by file', async ({ site }) => {
  const html = await (await fetch(`${site.url}/admin/dashboard`)).text();
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  for (const name of ['dashboard-screen', 'admin-area', 'toast-card'])
    expect(preloaded).toContainEqual(expect.stringContaining(`/assets/${name}-`));
  expect(preloaded).not.toContainEqual(expect.stringContaining('chart-canvas'));
});

test('the address of the projects scrolls to them, they collapse and expand, and a deletion moves the focus to them', async ({
  owner,
  call,
}) => {
  await call('POST', '/projects', { title: 'Obsolete', public: true });
  const page = await owner('/admin/dashboard#projects');
  await panel(page, 'Skills Management').waitFor();
  await projectTable(page).waitFor();
  const top = () => page.locator('#projects').evaluate(element => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThanOrEqual(0);

  await page.getByRole('button', { name: 'Delete Obsolete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();
  await page.getByText('Project deleted successfully!').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('table')?.ariaLabel))
    .toBe('Projects');

  const management = panel(page, 'Project Management');
  const toggle = management.getByRole('button', { name: 'Collapse' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await toggle.click();
  await projectTable(page).waitFor({ state: 'hidden' });
  await management.getByRole('button', { name: 'Expand' }).click();
  await projectTable(page).waitFor();
});

test('projects in the list are rows of 56 px, which keys reorder and a button sorts again', async ({
  owner,
  site,
}) => {
  const publicTitles = async () => {
    const projects: Project[] = await (await fetch(`${site.url}/api/projects`)).json();
    return projects.map(({ title }) => title);
  };
  const page = await owner('/admin/projects');
  const list = page.getByRole('region', { name: 'Projects' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  const heights = await list.getByRole('listitem').evaluateAll(rows => rows.map(row => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  await list.getByRole('button', { name: 'Custom order' }).click();
  await list.getByRole('button', { name: 'Move Alpha', exact: true }).focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await publicTitles())[0]).toBe('Alpha');
  await list.getByRole('button', { name: 'Actions for Alpha' }).click();
  expect(await page.getByRole('link', { name: 'View on site' }).getAttribute('href')).toContain('/projects/');
  await sweepWithAxe(page);
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Newest first' }).click();
  await expect.poll(async () => (await publicTitles())[0]).toBe('Delta');
});

type Call = (method: string, path: string) => Promise<Project[]>;

async function findId(call: Call, name: string): Promise<string | undefined> {
  return (await call('GET', '/projects')).find(({ title }) => title === name)?._id;
}

function panel(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

function drawing(page: Page, heading: string): Locator {
  return panel(page, heading).locator('[role=img]');
}

function projectTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Projects', exact: true });
}

async function readWidth(locator: Locator): Promise<number> {
  return (await locator.first().boundingBox())?.width ?? 0;
}

/** Runs in the page. */
function listChartsOfOtherHeights(): string[] {
  const titles = ['Portfolio Views Over Time', 'Project Status Distribution', 'Skills Distribution'];
  return titles.flatMap(title => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
    const chart = heading?.closest('section')?.querySelector('[role=img]');
    const height = chart?.getBoundingClientRect().height;
    return height === 300 ? [] : [`${title} is ${height} px high`];
  });
}

/**
 * Runs in the page: disables its time limit for responses, and sets the mark 'loading' if the loading text
 * appears.
 */
function waitForEveryResponse(waitMs: number): void {
  const setTimeout = window.setTimeout;
  const waitWithoutLimit = (handler: () => void, ms?: number) =>
    ms === waitMs ? 0 : setTimeout(handler, ms);
  Object.assign(window, { setTimeout: waitWithoutLimit });
  const observer = new MutationObserver(() => {
    if (document.querySelector('main')?.textContent?.includes('Loading dashboard'))
      performance.mark('loading');
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

test('the table of projects needs no scrolling on tablets', async ({ owner }) => {
  const page = await owner('/admin/dashboard');
  const table = page.getByRole('region', { name: 'Projects', exact: true });
  const hidden = () => table.evaluate(list => list.scrollWidth - list.clientWidth);
  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(hidden, { message: `${width} px` }).toBe(0);
  }
});
