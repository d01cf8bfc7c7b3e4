import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DATA_WAIT_MS } from '#client/lib/settle-within';
import type { Project, ProjectInput } from '#shared/contract/project';
import type { Skill } from '#shared/contract/skill';
import { listAccessibilityProblems } from '../support/axe-findings';
import { failCall, holdCalls, respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;
let call: OwnerCall;

const VIEWS = { site: 5, Alpha: 3, Gamma: 7 };

/** Creates four projects with four statuses and 10 views, and 5 views of the site. */
beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off', LIMIT_VIEWS: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
  await addProject('Alpha', { status: 'completed', category: 'Tools', skills: ['TypeScript', 'SQL'] });
  await addProject('Beta', { status: 'wip', category: 'Games', skills: ['TypeScript'], github: '/code' });
  const { _id: gamma } = await addProject('Gamma', {
    status: 'planned',
    category: 'Art',
    skills: ['SQL', 'Rust'],
  });
  await addProject('Delta', { status: 'planning', category: 'Tools', skills: ['TypeScript'] });
  const alpha = await findId('Alpha');
  for (let i = 0; i < VIEWS.site; i += 1)
    await call('POST', '/views', { projectId: null, sessionId: `w${i}` });
  for (let i = 0; i < VIEWS.Alpha; i += 1)
    await call('POST', '/views', { projectId: alpha, sessionId: `a${i}` });
  for (let i = 0; i < VIEWS.Gamma; i += 1)
    await call('POST', '/views', { projectId: gamma, sessionId: `g${i}` });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  await call('POST', '/skills', [
    { name: 'TypeScript', category: 'Languages', icon: 'fa-brands fa-js', isCore: true },
    { name: 'PostgreSQL', category: 'Databases', icon: 'fa-solid fa-database' },
    { name: 'Docker', category: 'Tools', icon: 'fa-brands fa-docker' },
  ]);
});

async function addProject(title: string, fields: ProjectInput = {}): Promise<Project> {
  const [project] = await call('POST', '/projects', { title, public: true, ...fields });
  return project;
}

async function listProjects(): Promise<Project[]> {
  return call('GET', '/projects');
}

/** Returns the titles of the projects that visitors see, in order. */
async function publicTitles(): Promise<string[]> {
  const projects: Project[] = await (await fetch(`${site.url}/api/projects`)).json();
  return projects.map(({ title }) => title);
}

async function stored(title: string): Promise<Project | undefined> {
  return (await listProjects()).find(project => project.title === title);
}

async function findId(title: string): Promise<string | undefined> {
  return (await stored(title))?._id;
}

/** Visits as a browser that was recorded before, so that opening the dashboard adds no view. */
async function visitUncounted(options: Parameters<typeof visitAsOwner>[3] = {}) {
  const visited = await visitAsOwner(browser, site.url, '/robots.txt', options);
  await markAsRecorded(visited.page);
  return visited;
}

async function markAsRecorded(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('siteViewRecorded', 'true'));
}

async function open(page: Page): Promise<void> {
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

async function openDashboard(options: Parameters<typeof visitAsOwner>[3] = {}) {
  const visited = await visitUncounted(options);
  await open(visited.page);
  return visited;
}

function panel(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

/** Returns the rows of the table for a chart, without its header. */
async function chartRows(page: Page, caption: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name: caption }).locator('tbody tr');
  await rows.first().waitFor({ state: 'attached' });
  return rows.evaluateAll(found => found.map(row => [...row.children].map(cell => cell.textContent ?? '')));
}

function titles(page: Page): Promise<string[]> {
  return page.locator('table[aria-label="Projects"] tbody td:first-child a').allInnerTexts();
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

describe('the figures on the dashboard', () => {
  test('show the totals and all five insights of the content', async () => {
    const { page, problems, close } = await openDashboard();
    await page.getByText('5 today').waitFor();
    const terms = await page
      .locator('dl > div')
      .evaluateAll(found => found.map(row => [...row.children].map(part => part.textContent?.trim() ?? '')));
    expect(terms).toEqual([
      ['Total Projects', '4', '4 public, 0 private'],
      ['Completed Projects', '1', '1 in progress'],
      ['Total Portfolio Views', '5', '5 today'],
      ['Most Used Skill', 'TypeScript 3 projects'],
      ['Projects in Progress', '1'],
      ['Planned Projects', '1'],
      ['Average Views per Project', '3'],
      ['Project Completion Rate', '25.0%'],
      ['Other Projects', '1 Planning'],
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  test('are drawn in three charts, 300 px high, each with a table of the same numbers', async () => {
    const { page, problems, close } = await openDashboard();
    for (const title of ['Portfolio Views Over Time', 'Project Status Distribution', 'Skills Distribution']) {
      const drawing = panel(page, title).locator('[role=img]');
      await drawing.locator('svg path').first().waitFor({ state: 'attached' });
      expect({ title, height: (await drawing.boundingBox())?.height }).toEqual({ title, height: 300 });
    }
    expect(await chartRows(page, 'Projects by status')).toEqual([
      ['Completed', '1', '33.3%'],
      ['In Progress', '1', '33.3%'],
      ['Planned', '1', '33.3%'],
    ]);
    expect(await chartRows(page, 'Projects per skill')).toEqual([
      ['TypeScript', '3'],
      ['SQL', '2'],
      ['Rust', '1'],
    ]);
    const [views] = await chartRows(page, 'Portfolio views over time');
    expect(views?.[0]).toMatch(/^\d\d:\d\d$/);
    expect(await panel(page, 'Skills Distribution').locator('[role=img]').getAttribute('aria-label')).toBe(
      'Projects per skill: TypeScript 3, SQL 2, Rust 1',
    );
    expect(problems).toEqual([]);
    await close();
  });

  test('are drawn by day with the labels from the server', async () => {
    const { page, close } = await visitUncounted();
    const buckets = [340, 0, 418].map((views, index) => ({
      start: `2025-11-${18 + index}T00:00:00.000Z`,
      label: `Nov ${18 + index}`,
      views,
    }));
    await respondWith(page, 'views.summary', {
      total: 18204,
      byProject: {},
      chart: { unit: 'day', buckets },
    });
    await open(page);
    await page.getByText('18,204').waitFor();
    await page.getByText('418 today').waitFor();
    expect(await chartRows(page, 'Portfolio views over time')).toEqual([
      ['Nov 18', '340'],
      ['Nov 19', '0'],
      ['Nov 20', '418'],
    ]);
    const drawing = panel(page, 'Portfolio Views Over Time').locator('[role=img]');
    await drawing.locator('svg text').filter({ hasText: 'Nov 20' }).waitFor();
    await drawing.locator('svg text').filter({ hasText: /^418$/ }).waitFor();
    await close();
  });

  test('are zero without content, and the charts say what is missing', async () => {
    const { page, problems, close } = await visitUncounted();
    await respondWith(page, 'projects.overview', []);
    await respondWith(page, 'views.summary', {
      total: 0,
      byProject: {},
      chart: { unit: 'day', buckets: [] },
    });
    await open(page);
    await page.getByText('Views appear here').waitFor();
    await page.getByText('The chart appears once').waitFor();
    await page.getByText('Skills appear here').waitFor();
    await page.getByText('No projects yet', { exact: true }).waitFor();
    const values = await page.locator('dl > div > dd:nth-of-type(1)').allInnerTexts();
    expect(values.map(value => value.trim())).toEqual(['0', '0', '0', '–', '0', '0', '0', '0.0%']);
    expect(problems).toEqual([]);
    await close();
  });
});

test('the dashboard starts with unread messages, recent views and drafts', async () => {
  await call('POST', '/contacts', { name: 'Ada', email: 'ada@example.org', message: 'Hello there' });
  const draft = await call('POST', '/notes', { title: 'Half a note', draft: true });
  const element = await call('POST', '/timeline', { title: 'Half an event', draft: true });
  const { page, close } = await openDashboard();
  const main = page.getByRole('main');
  await expect
    .poll(async () => (await main.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 3))
    .toEqual(['Unread messages 1', expect.stringMatching(/^Views .* 5$/), 'Drafts to finish 2']);
  await main.getByRole('link', { name: 'Ada Hello there' }).waitFor();
  await expect
    .poll(() =>
      main.getByRole('list', { name: 'Most viewed projects' }).getByRole('listitem').allInnerTexts(),
    )
    .toEqual([expect.stringMatching(/Gamma\s+7 views/), expect.stringMatching(/Alpha\s+3 views/)]);
  const event = main.getByRole('link', { name: 'Half an event Timeline element Draft' });
  expect(await event.getAttribute('href')).toBe(`/admin/about#${element._id}`);
  await main.getByRole('link', { name: 'Half a note' }).click();
  await page.waitForURL(`${site.url}/admin/notes/${draft._id}`);
  await call('DELETE', `/notes/${draft._id}`);
  await call('DELETE', `/timeline/${element._id}`);
  await call('DELETE', '/contacts', {
    ids: (await call('GET', '/contacts')).map(({ _id }: { _id: string }) => _id),
  });
  await close();
});

test('the dashboard counts all unread messages, not only those that it has loaded', async () => {
  const { page, close } = await visitUncounted();
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello', read: false };
  const messages = Array.from({ length: 50 }, (_, index) => ({
    ...message,
    _id: `01a20fc5-ab4c-7000-a3a9-${String(index).padStart(12, '0')}`,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  await respondWith(page, 'contacts.page', { messages, total: 300 });
  await open(page);
  await page.getByRole('heading', { name: 'Unread messages 300' }).waitFor();
  await page.getByText('297 more in the Inbox').waitFor();
  await close();
});

describe('the charts on the dashboard', () => {
  test('follow the theme and the width of their container', async () => {
    const { page, close } = await openDashboard({ colorScheme: 'light' });
    const drawing = panel(page, 'Skills Distribution').locator('[role=img]');
    const bar = drawing.locator('svg path[fill="var(--cat-1)"]').first();
    await bar.waitFor();
    const fill = () => bar.evaluate(path => getComputedStyle(path).fill);
    expect(await fill()).toBe('rgb(15, 79, 163)');
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await expect.poll(fill).toBe('rgb(59, 134, 238)');

    const width = async () => Math.round((await drawing.locator('svg').boundingBox())?.width ?? 0);
    const containerWidth = async () => Math.round((await drawing.boundingBox())?.width ?? 0);
    const before = await width();
    await page.setViewportSize({ width: 700, height: 900 });
    await expect
      .poll(async () => (await width()) < before && (await width()) === (await containerWidth()))
      .toBe(true);
    await close();
  });

  test('show the number of a bar on hover', async () => {
    const { page, close } = await openDashboard();
    const drawing = panel(page, 'Skills Distribution').locator('[role=img]');
    const bar = drawing.locator('svg path[fill="var(--cat-2)"]').first();
    await bar.waitFor();
    await bar.hover();
    await expect.poll(() => drawing.innerText()).toMatch(/SQL\s+Projects\s+2/);
    await close();
  });

  test('load their code on the dashboard only', async () => {
    const { page, close } = await visitUncounted();
    const scripts = new Set<string>();
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    const project = await findId('Alpha');
    for (const path of [
      '/',
      '/projects',
      `/projects/${project}`,
      '/about',
      '/admin/inbox',
      `/admin/projects/${project}`,
    ]) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
    }
    const elsewhere = new Set(scripts);
    await open(page);
    await panel(page, 'Skills Distribution').locator('[role=img]').waitFor();
    const own = [...scripts].filter(path => !elsewhere.has(path));
    const withCharts = async (paths: Iterable<string>) => {
      const texts = await Promise.all([...paths].map(async path => (await fetch(site.url + path)).text()));
      return texts.filter(text => text.includes('_echarts_instance_')).length;
    };
    expect(await withCharts(own)).toBe(1);
    expect(await withCharts(elsewhere)).toBe(0);
    await close();
  });

  test('leave the rest of the dashboard usable when their code fails to load', async () => {
    const { page, close } = await visitUncounted();
    await page.route('**/assets/chart-canvas-*.js', route => route.abort());
    await open(page);
    await page.getByText("Couldn't load the chart.").first().waitFor();
    expect(await chartRows(page, 'Projects per skill')).toContainEqual(['Rust', '1']);
    expect(await titles(page)).toContain('Alpha');
    await close();
  });
});

describe('Project Management', () => {
  test('sorts by four columns, Views by number, and reverses the order on the second click', async () => {
    const { page, close } = await openDashboard();
    const table = page.getByRole('table', { name: 'Projects', exact: true });
    await table.waitFor();
    const head = (name: string) => table.getByRole('button', { name, exact: true });
    const sorted: Record<string, string[]> = {};
    for (const column of ['Title', 'Category', 'Status', 'Views']) {
      await head(column).click();
      sorted[column] = await titles(page);
      await head(column).click();
      sorted[`${column}, reversed`] = await titles(page);
    }
    expect(sorted).toMatchObject({
      Title: ['Alpha', 'Beta', 'Delta', 'Gamma'],
      'Title, reversed': ['Gamma', 'Delta', 'Beta', 'Alpha'],
      Status: ['Alpha', 'Beta', 'Gamma', 'Delta'],
      'Views, reversed': ['Gamma', 'Alpha', 'Delta', 'Beta'],
    });
    expect(sorted.Category?.slice(0, 2)).toEqual(['Gamma', 'Beta']);
    expect(await table.getByRole('columnheader', { name: 'Views' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(
      await table.getByRole('row').filter({ hasText: 'Gamma' }).getByRole('cell').nth(3).innerText(),
    ).toBe('7');
    await close();
  });

  test('shows N/A for a link that a project does not have', async () => {
    const { page, close } = await openDashboard();
    const row = page
      .getByRole('table', { name: 'Projects', exact: true })
      .getByRole('row')
      .filter({ hasText: 'Beta' });
    expect(await row.getByRole('link', { name: 'Repository of Beta' }).getAttribute('href')).toBe('/code');
    expect(await row.getByText('N/A').count()).toBe(1);
    await close();
  });

  test('starts expanded, and hides its table when it is collapsed', async () => {
    const { page, close } = await openDashboard();
    const management = panel(page, 'Project Management');
    const toggle = management.getByRole('button', { name: 'Collapse' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await management.getByRole('table').waitFor();
    await toggle.click();
    await management.getByRole('table').waitFor({ state: 'hidden' });
    await management.getByRole('button', { name: 'Expand' }).click();
    await management.getByRole('table').waitFor();
    await close();
  });

  test('resets a star that fails to save, reports the failure, and accepts another click', async () => {
    const { page, close } = await openDashboard();
    const star = page.getByRole('button', { name: 'Featured: Beta' });
    await star.waitFor();
    let respond = () => {};
    const held = new Promise<void>(resolve => {
      respond = resolve;
    });
    await page.route('**/trpc/projects.update**', async route => {
      await held;
      await route.abort();
    });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    // The refetched list never arrives, and nothing may wait for it.
    await page.route('**/trpc/**projects.overview**', () => {});
    respond();
    await page.getByText('Failed to update featured status. Please try again.').waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');

    await page.unrouteAll();
    await star.click();
    await expect.poll(async () => (await stored('Beta'))?.featured).toBe(true);
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    await star.click();
    await expect.poll(async () => (await stored('Beta'))?.featured).toBe(false);
    await close();
  });

  test('reports a deletion that fails, retries it, and then moves the focus to the table', async () => {
    await addProject('Obsolete');
    await addProject('Obsolete too');
    const { page, problems, close } = await openDashboard();
    const failure = await failCall(page, 'projects.remove');
    await page.getByRole('button', { name: 'Delete Obsolete', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this project?').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Delete Project' });
    await confirm.click();
    await dialog.getByText('Failed to delete project. Please try again.').waitFor();
    const obsoleteId = await findId('Obsolete');
    expect(obsoleteId).toBeDefined();
    await failure.stop();
    // The project is deleted elsewhere meanwhile, which is fine; the refetched list never arrives.
    await call('DELETE', `/projects/${obsoleteId}`);
    await page.route('**/trpc/**projects.overview**', () => {});
    await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Project deleted successfully!').waitFor();
    await expect.poll(() => titles(page)).not.toContain('Obsolete');

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Delete Obsolete too' }).click();
    await confirm.click();
    await page.getByText('Project deleted successfully!').waitFor();
    await expect.poll(() => titles(page)).not.toContain('Obsolete too');
    expect(await findId('Obsolete too')).toBeUndefined();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('table')?.ariaLabel))
      .toBe('Projects');
    expect(problems).toEqual([]);
    await close();
  });

  test('lists a new project when the response does not name it', async () => {
    const { page, close } = await openDashboard();
    await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
    await respondWith(page, 'projects.create', []);
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await page
      .getByText(
        'Project created, but there was an issue navigating to the edit page. Please check the project list.',
      )
      .waitFor();
    await expect.poll(() => titles(page)).toContain('New Project');
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
    await call('DELETE', `/projects/${await findId('New Project')}`);
    await close();
  });

  test('opens a new project in the editor, in the first category, and reports a failure to create it', async () => {
    const { page, close } = await openDashboard();
    await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
    const failure = await failCall(page, 'projects.create');
    const add = page.getByRole('button', { name: 'Add New Project' });
    await add.click();
    await page.getByRole('alert').getByText('Failed to create project. Please try again.').waitFor();
    expect(await findId('New Project')).toBeUndefined();
    await failure.stop();
    // The refetched list never arrives, and nothing may wait for it.
    await page.route('**/trpc/**projects.overview**', () => {});
    await add.click();
    await page.waitForURL('**/admin/projects/*');
    const id = new URL(page.url()).pathname.split('/').pop();
    const [first] = await call('GET', '/projects/categories');
    expect(await call('GET', `/projects/${id}`)).toMatchObject({ title: 'New Project', category: first });
    await call('DELETE', `/projects/${id}`);
    await close();
  });
});

test('the list of projects searches, changes several at once with Undo, and reorders by keyboard', async () => {
  const { page, problems, close } = await visitUncounted();
  await page.goto(`${site.url}/admin/projects`);
  const list = page.getByRole('region', { name: 'Projects' });
  const listed = () => list.locator('li a').allInnerTexts();
  await expect.poll(listed).toEqual(['Delta', 'Gamma', 'Beta', 'Alpha']);
  const heights = await list.getByRole('listitem').evaluateAll(rows => rows.map(row => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  await list.getByRole('listitem').filter({ hasText: 'Gamma' }).getByText('7 views').last().waitFor();

  await list.getByRole('searchbox', { name: 'Search projects' }).fill('ta');
  await expect.poll(listed).toEqual(['Delta', 'Beta']);
  expect(page.url()).toContain('?q=ta');
  await page.reload();
  await expect.poll(listed).toEqual(['Delta', 'Beta']);
  await list.getByRole('combobox', { name: 'Category' }).selectOption('Games');
  await expect.poll(listed).toEqual(['Beta']);
  await list.getByRole('combobox', { name: 'Category' }).selectOption('');

  expect(await list.getByRole('button', { name: 'Hide' }).count()).toBe(0);
  await list.getByRole('checkbox', { name: 'Select Beta' }).check();
  await list.getByText('1 of 2 selected').waitFor();
  await list.getByRole('button', { name: 'Select All' }).click();
  await list.getByText('2 of 2 selected').waitFor();
  await list.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('2 projects hidden.').waitFor();
  const drafts = list.getByRole('listitem').getByText('Draft', { exact: true });
  await expect.poll(() => drafts.count()).toBe(2);
  expect(await publicTitles()).toEqual(['Gamma', 'Alpha']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Change undone.').waitFor();
  expect(await publicTitles()).toHaveLength(4);

  // Publishing several projects at once asks first, because there is no look at each of them.
  await list.getByRole('searchbox', { name: 'Search projects' }).fill('');
  await call('PUT', `/projects/${await findId('Beta')}`, { draft: true });
  await call('PUT', `/projects/${await findId('Delta')}`, { publishAt: '2999-01-01T00:00:00Z' });
  await page.reload();
  await expect.poll(listed).toHaveLength(4);
  await list.getByRole('button', { name: 'Select All' }).click();
  await list.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish 2 projects' });
  await question.getByText('1 of them would be public before the scheduled date.').waitFor();
  expect(await publicTitles()).toHaveLength(2);
  await question.getByRole('button', { name: 'Publish projects' }).click();
  await page.getByText('2 projects published.').waitFor();
  expect(await publicTitles()).toHaveLength(4);
  await list.getByRole('button', { name: 'Custom order' }).click();
  await list.getByRole('button', { name: 'Move Alpha', exact: true }).focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await publicTitles())[0]).toBe('Alpha');
  await list.getByRole('button', { name: 'Actions for Alpha' }).click();
  expect(await page.getByRole('link', { name: 'View on site' }).getAttribute('href')).toContain('/projects/');
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Newest first' }).click();
  await expect.poll(async () => (await publicTitles())[0]).toBe('Delta');
  expect(problems).toEqual([]);
  await close();
});

describe('Skills Management', () => {
  async function expandSkills(page: Page): Promise<Locator> {
    const management = panel(page, 'Skills Management');
    await management.getByRole('button', { name: 'Expand' }).click();
    return management;
  }

  function skillNames(page: Page): Promise<string[]> {
    return page.locator('table[aria-label="Skills"] tbody td:first-child').allInnerTexts();
  }

  async function findSkill(name: string): Promise<Skill | undefined> {
    const skills: Skill[] = await call('GET', '/skills');
    return skills.find(found => found.name === name);
  }

  test('starts collapsed, loads once, sorts by name and category, and links to the editor', async () => {
    const { page, problems, close } = await openDashboard();
    await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    let calls = 0;
    await page.route('**/trpc/skills.list**', async route => {
      calls += 1;
      await held;
      await route.continue();
    });
    const management = await expandSkills(page);
    await management.getByText('Loading skills...').waitFor();
    release();
    await management.getByRole('table').waitFor();
    expect(await skillNames(page)).toEqual(['Docker', 'PostgreSQL', 'TypeScript']);
    await management.getByRole('button', { name: 'Category' }).click();
    expect(await skillNames(page)).toEqual(['PostgreSQL', 'TypeScript', 'Docker']);
    await management.getByRole('button', { name: 'Category' }).click();
    expect(await skillNames(page)).toEqual(['Docker', 'TypeScript', 'PostgreSQL']);
    expect(await management.getByRole('columnheader', { name: 'Icon' }).count()).toBe(1);
    expect(await management.locator('use[href="#icon.fa-brands.fa-docker"]').count()).toBe(1);
    expect(await management.getByRole('link', { name: 'Edit Skills' }).getAttribute('href')).toBe(
      '/admin/skills',
    );

    await management.getByRole('button', { name: 'Collapse' }).click();
    await management.getByRole('table').waitFor({ state: 'hidden' });
    await expandSkills(page);
    await management.getByRole('table').waitFor();
    expect(calls).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  test('marks a core skill at once, and resets it and reports the failure if saving fails', async () => {
    const { page, close } = await openDashboard();
    await expandSkills(page);
    const core = page.getByRole('switch', { name: 'Core skill: Docker' });
    const answered = page.waitForResponse(/skills\.setCore/);
    await core.click();
    await expect.poll(() => core.getAttribute('aria-checked')).toBe('true');
    // A switch ignores clicks while its call is in progress.
    await (await answered).finished();
    expect((await findSkill('Docker'))?.isCore).toBe(true);

    const failure = await failCall(page, 'skills.setCore');
    await core.click();
    await page.getByText('Failed to update core status. Please try again.').waitFor();
    await expect.poll(() => core.getAttribute('aria-checked')).toBe('true');
    await failure.stop();
    await core.click();
    await expect.poll(async () => (await findSkill('Docker'))?.isCore).toBe(false);
    expect(await core.getAttribute('aria-checked')).toBe('false');
    await close();
  });

  test('deletes a skill after confirmation, reports a failure, and removes a skill that is already deleted', async () => {
    const { page, close } = await openDashboard();
    const management = await expandSkills(page);
    const failure = await failCall(page, 'skills.remove');
    await page.getByRole('button', { name: 'Delete Docker' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this skill?').waitFor();
    await dialog.getByRole('button', { name: 'Delete skill' }).click();
    await dialog.getByText('Failed to delete skill. Please try again.').waitFor();
    await failure.stop();
    // The refetched list never arrives, and nothing may wait for it.
    await page.route('**/trpc/**skills.list**', () => {});
    await dialog.getByRole('button', { name: 'Delete skill' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => skillNames(page)).toEqual(['PostgreSQL', 'TypeScript']);
    expect(await findSkill('Docker')).toBeUndefined();

    await call('DELETE', `/skills/${(await findSkill('PostgreSQL'))?._id}`);
    for (const [name, remaining] of [
      ['PostgreSQL', 1],
      ['TypeScript', 0],
    ] as const) {
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await dialog.getByRole('button', { name: 'Delete skill' }).click();
      await page.getByText('Skill deleted successfully!').waitFor();
      await expect.poll(() => skillNames(page)).toHaveLength(remaining);
    }
    await management.getByText('No skills yet').waitFor();
    await close();
  });

  test('reports a failure to load, and shows the skills after a retry', async () => {
    const { page, close } = await openDashboard();
    const failure = await failCall(page, 'skills.list');
    const management = await expandSkills(page);
    await management.getByText('Failed to load skills. Please try again.').waitFor();
    await failure.stop();
    await management.getByRole('button', { name: 'Retry' }).click();
    await management.getByRole('table').waitFor();
    await close();
  });
});

test('the page preloads the code of its screen instead of discovering it file by file', async () => {
  const html = await (await fetch(`${site.url}/admin/dashboard`)).text();
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  for (const name of ['dashboard-screen', 'admin-area', 'toast-card']) {
    expect(preloaded).toContainEqual(expect.stringContaining(`/assets/${name}-`));
  }
  expect(preloaded).not.toContainEqual(expect.stringContaining('chart-canvas'));
});

describe('loading the dashboard', () => {
  const PARTIAL_FAILURE = 'Some dashboard data could not be loaded. Please try refreshing the page.';

  test('shows the rest when the views fail, with 0 views for each project, and recovers on refresh', async () => {
    const { page, close } = await visitUncounted();
    const failure = await failCall(page, 'views.summary');
    await open(page);
    await page.getByText(PARTIAL_FAILURE).waitFor();
    const gamma = page
      .getByRole('table', { name: 'Projects', exact: true })
      .getByRole('row')
      .filter({ hasText: 'Gamma' });
    expect(await gamma.getByRole('cell').nth(3).innerText()).toBe('0');
    expect(await chartRows(page, 'Projects per skill')).toContainEqual(['TypeScript', '3']);
    await failure.stop();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText(PARTIAL_FAILURE).waitFor({ state: 'detached' });
    await expect.poll(() => gamma.getByRole('cell').nth(3).innerText()).toBe('7');
    await close();
  });

  test('reports messages and drafts that fail, and lists them after a retry', async () => {
    const draft = await call('POST', '/timeline', { title: 'Half an event', draft: true });
    const { page, close } = await visitUncounted();
    const failures = [await failCall(page, 'contacts.page'), await failCall(page, 'timeline.listVersioned')];
    await open(page);
    const main = page.getByRole('main');
    await main.getByText("Couldn't load the messages. Please try again.").waitFor();
    const drafts = main.getByRole('alert').filter({ hasText: "Couldn't load the drafts. Please try again." });
    await drafts.waitFor();
    expect(await main.getByText('No drafts.').count()).toBe(0);
    for (const failure of failures) await failure.stop();
    await drafts.getByRole('button', { name: 'Retry' }).click();
    await main.getByRole('link', { name: 'Half an event' }).waitFor();
    await main.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await main.getByText('No unread messages.').waitFor();
    await call('DELETE', `/timeline/${draft._id}`);
    await close();
  });

  test('shows no loading message when the responses arrive soon', async () => {
    const { page, close } = await visitUncounted();
    await page.addInitScript(waitForEveryResponse, DATA_WAIT_MS);
    await open(page);
    expect(await page.getByText(`${VIEWS.site} today`).isVisible()).toBe(true);
    expect(await page.evaluate(() => performance.getEntriesByName('loading').length)).toBe(0);
    await close();
  });

  test('fetches the projects once', async () => {
    const { page, problems, close } = await visitUncounted();
    const fetched: string[] = [];
    page.on('request', request => {
      if (request.url().includes('projects.overview')) fetched.push(request.url());
    });
    await page.goto(`${site.url}/admin/dashboard`);
    await page.getByText(`${VIEWS.site} today`).waitFor();
    expect(fetched).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  });

  test('scrolls to the projects when the address names them', async () => {
    const { page, close } = await visitUncounted();
    await page.goto(`${site.url}/admin/dashboard#projects`);
    await panel(page, 'Skills Management').waitFor();
    await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
    const top = () => page.locator('#projects').evaluate(element => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await close();
  });

  test('fetches no projects for a visitor who is not signed in', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/robots.txt`);
    await markAsRecorded(page);
    const calls: string[] = [];
    page.on('request', request => calls.push(request.url()));
    await page.goto(`${site.url}/admin/dashboard`);
    await page.waitForURL(`${site.url}/login`);
    expect(calls.filter(url => url.includes('overview'))).toEqual([]);
    await close();
  });

  test('shows the views when the projects fail, and the panel reports the failure', async () => {
    const { page, close } = await visitUncounted();
    await failCall(page, 'projects.overview');
    const calls = await holdCalls(page);
    await open(page);
    await page.getByText('Loading dashboard data...').waitFor();
    await panel(page, 'Project Management').getByText('Loading projects...').waitFor();
    calls.release();
    await page.getByText(PARTIAL_FAILURE).waitFor();
    await page.getByText('Failed to load projects. Please try again.').waitFor();
    await page.getByText(`${VIEWS.site} today`).waitFor();
    await close();
  });
});

test('the charts follow the width of the window from their first paint', async () => {
  const { page, close } = await openDashboard();
  const drawing = panel(page, 'Project Status Distribution').locator('svg[width]');
  const width = async () => Math.round((await drawing.boundingBox())?.width ?? 0);
  await drawing.waitFor();
  const before = await width();
  for (const [window, isWider] of [
    [1100, false],
    [1440, true],
  ] as const) {
    const last = await width();
    await page.setViewportSize({ width: window, height: 900 });
    await expect.poll(async () => (isWider ? (await width()) > last : (await width()) < last)).toBe(true);
  }
  expect(await width()).toBe(before);
  await close();
});

test('axe reports no violations on the dashboard, and nothing overflows', async () => {
  const { page, close } = await openDashboard();
  await panel(page, 'Skills Distribution').locator('svg').first().waitFor();
  await panel(page, 'Skills Management').getByRole('button', { name: 'Expand' }).click();
  await page.getByRole('table', { name: 'Skills' }).waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await close();
});

// This test is last because its visit is recorded and changes the figures.
test('the dashboard fetches all its figures in one request, and nothing twice', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/robots.txt');
  const requested: string[][] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/'))
      requested.push(decodeURIComponent(pathname).slice('/trpc/'.length).split(','));
  });
  await open(page);
  await panel(page, 'Skills Distribution').locator('[role=img]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requested.map(procedures => procedures.sort()).sort()).toEqual([
    ['auth.checkToken'],
    [
      ...['contacts.page', 'notes.list', 'pages.list', 'projects.overview', 'setup.get'],
      ...['timeline.listVersioned', 'views.summary'],
    ],
    ['contacts.unreadCount'],
    ['views.record'],
  ]);
  await close();
});
