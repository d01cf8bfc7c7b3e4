import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { ProjectInput } from '#shared/contract/project';
import { test as base } from '../support/component/component-test';
import { findPanel } from '../support/component/panels';

const VIEWS = { site: 5, Alpha: 3, Gamma: 7 };
const PARTIAL_FAILURE = 'Some dashboard data could not be loaded. Please try refreshing the page.';

/** The site has four projects with four statuses and 10 views, and 5 views of its own. */
const test = base
  .extend('projects', { auto: true }, async ({ owner }) => {
    const add = async (title: string, fields: ProjectInput) =>
      owner.projects.create.mutate({ title, public: true, ...fields });
    const ids = {
      Alpha: await add('Alpha', { status: 'completed', category: 'Tools', skills: ['TypeScript', 'SQL'] }),
      Beta: await add('Beta', { status: 'wip', category: 'Games', skills: ['TypeScript'], github: '/code' }),
      Gamma: await add('Gamma', { status: 'planned', category: 'Art', skills: ['SQL', 'Rust'] }),
      Delta: await add('Delta', { status: 'planning', category: 'Tools', skills: ['TypeScript'] }),
    };
    const record = async (projectId: string | null, count: number) => {
      for (let index = 0; index < count; index += 1)
        await owner.views.record.mutate({ projectId, sessionId: `${projectId}-${index}` });
    };
    await record(null, VIEWS.site);
    await record(ids.Alpha[0]?._id ?? '', VIEWS.Alpha);
    await record(ids.Gamma[0]?._id ?? '', VIEWS.Gamma);
  })
  /** Charts are drawn only in elements with a size. */
  .extend('charts', { auto: true }, () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  })
  .extend('open', ({ visitAsOwner, projects: _ }) => {
    return async (address = '/admin/dashboard') => {
      // The visit of the test itself is not counted.
      sessionStorage.setItem('siteViewRecorded', 'true');
      return visitAsOwner(address);
    };
  })
  .extend('findId', ({ owner }) => async (title: string) => {
    const projects = await owner.projects.list.query();
    return projects.find(project => project.title === title)?._id;
  })
  .extend('listPublic', ({ site }) => async () => {
    const projects = await site.trpc().projects.list.query();
    return projects.map(({ title }) => title);
  });

test('the dashboard shows the totals and all five insights of the content', async ({ open }) => {
  await open();
  await screen.findByText('5 today');
  await screen.findByText('TypeScript', { selector: 'dd span' });
  const terms = [...document.querySelectorAll('dl > div')].map(row =>
    [...row.children].map(part => part.textContent?.trim()),
  );
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
});

test('each chart has a description and a table of the same numbers', async ({ open }) => {
  await open();
  expect(await findChartRows('Projects by status')).toEqual([
    ['Completed', '1', '33.3%'],
    ['In Progress', '1', '33.3%'],
    ['Planned', '1', '33.3%'],
  ]);
  expect(await findChartRows('Projects per skill')).toEqual([
    ['TypeScript', '3'],
    ['SQL', '2'],
    ['Rust', '1'],
  ]);
  const [views] = await findChartRows('Portfolio views over time');
  expect(views?.[0]).toMatch(/^\d\d:\d\d$/);
  await screen.findByRole('img', { name: 'Projects per skill: TypeScript 3, SQL 2, Rust 1' });
});

test('views are listed and drawn by day with the labels from the server', async ({ open, network }) => {
  const buckets = [340, 0, 418].map((views, index) => ({
    start: `2025-11-${18 + index}T00:00:00.000Z`,
    label: `Nov ${18 + index}`,
    views,
  }));
  network.respondWith('views.summary', { total: 18204, byProject: {}, chart: { unit: 'day', buckets } });
  await open();
  await screen.findByText('18,204');
  await screen.findByText('418 today');
  expect(await findChartRows('Portfolio views over time')).toEqual([
    ['Nov 18', '340'],
    ['Nov 19', '0'],
    ['Nov 20', '418'],
  ]);
  const drawing = within(await screen.findByRole('img', { name: /^Portfolio views per day/ }));
  await drawing.findByText('Nov 20');
  await drawing.findByText('418');
});

test('figures are zero without content, and the charts say what is missing', async ({ open, network }) => {
  network.respondWith('projects.overview', []);
  network.respondWith('views.summary', { total: 0, byProject: {}, chart: { unit: 'day', buckets: [] } });
  await open();
  await screen.findByText(/^Views appear here/);
  await screen.findByText(/^The chart appears once/);
  await screen.findByText(/^Skills appear here/);
  await screen.findByText('No projects yet');
  const values = [...document.querySelectorAll('dl > div > dd:nth-of-type(1)')];
  expect(values.map(({ textContent }) => textContent?.trim())).toEqual([
    '0',
    '0',
    '0',
    '–',
    '0',
    '0',
    '0',
    '0.0%',
  ]);
});

test('the dashboard starts with unread messages, recent views and drafts', async ({ open, owner }) => {
  await owner.contacts.send.mutate({ name: 'Ada', email: 'ada@example.org', message: 'Hello there' });
  const note = await owner.notes.create.mutate({ title: 'Half a note', draft: true });
  const element = await owner.timeline.create.mutate({ title: 'Half an event', draft: true });
  const user = await open();
  const main = within(screen.getByRole('main'));
  await waitFor(() =>
    expect(
      main
        .getAllByRole('heading', { level: 2 })
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Unread messages 1', expect.stringMatching(/^Views .* 5$/), 'Drafts to finish 2']),
  );
  main.getByRole('link', { name: /^Ada\s*Hello there$/ });
  const ranking = within(main.getByRole('list', { name: 'Most viewed projects' }));
  expect(ranking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gamma7 views',
    'Alpha3 views',
  ]);
  const event = main.getByRole('link', { name: /^Half an event\s*Timeline element\s*Draft$/ });
  expect(event.getAttribute('href')).toBe(`/admin/about#${element._id}`);
  await user.click(main.getByRole('link', { name: /^Half a note/ }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/notes/${note._id}`));
});

test('the dashboard counts all unread messages, not only those that it has loaded', async ({
  open,
  network,
}) => {
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello', read: false };
  const messages = Array.from({ length: 50 }, (_, index) => ({
    ...message,
    _id: `01a20fc5-ab4c-7000-a3a9-${String(index).padStart(12, '0')}`,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  network.respondWith('contacts.page', { messages, total: 300 });
  await open();
  await screen.findByRole('heading', { name: 'Unread messages 300' });
  screen.getByText('297 more in the Inbox');
});

test('projects are sorted by four columns, and a second click reverses the order', async ({ open }) => {
  const user = await open();
  const table = within(await screen.findByRole('table', { name: 'Projects' }));
  const sorted: Record<string, string[]> = {};
  for (const column of ['Title', 'Category', 'Status', 'Views']) {
    await user.click(table.getByRole('button', { name: column }));
    sorted[column] = titles();
    await user.click(table.getByRole('button', { name: column }));
    sorted[`${column}, reversed`] = titles();
  }
  expect(sorted).toMatchObject({
    Title: ['Alpha', 'Beta', 'Delta', 'Gamma'],
    'Title, reversed': ['Gamma', 'Delta', 'Beta', 'Alpha'],
    Status: ['Alpha', 'Beta', 'Gamma', 'Delta'],
    'Views, reversed': ['Gamma', 'Alpha', 'Delta', 'Beta'],
  });
  expect(sorted.Category?.slice(0, 2)).toEqual(['Gamma', 'Beta']);
  const views = table.getByRole('columnheader', { name: 'Views' });
  expect(views.getAttribute('aria-sort')).toBe('descending');
  expect(findViews('Gamma')).toBe('7');
});

test('a project without one of its links shows N/A', async ({ open }) => {
  await open();
  const row = within(await findRow('Beta'));
  const repository = row.getByRole('link', { name: 'Repository of Beta' });
  expect(repository.getAttribute('href')).toBe('/code');
  expect(row.getAllByText('N/A')).toHaveLength(1);
});

test('a star that fails to save is reset and reported, and accepts another click', async ({
  open,
  network,
  owner,
}) => {
  const user = await open();
  const star = await screen.findByRole('button', { name: 'Featured: Beta' });
  const failUpdate = network.holdToFail('projects.update');
  await user.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  // The refetched list never arrives, and nothing may wait for it.
  const refetch = network.hold('projects.overview');
  failUpdate();
  await screen.findByText('Failed to update featured status. Please try again.');
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));

  refetch.release();
  const isFeatured = async () =>
    (await owner.projects.list.query()).find(({ title }) => title === 'Beta')?.featured;
  for (const featured of [true, false]) {
    await user.click(star);
    await waitFor(async () => expect(await isFeatured()).toBe(featured));
    expect(star.getAttribute('aria-pressed')).toBe(String(featured));
  }
});

test('a deletion that fails is reported and succeeds on a retry, even if the project is gone', async ({
  open,
  network,
  owner,
  findId,
}) => {
  for (const title of ['Obsolete', 'Obsolete too'])
    await owner.projects.create.mutate({ title, public: true });
  const user = await open();
  const failure = network.fail('projects.remove');
  await user.click(await screen.findByRole('button', { name: 'Delete Obsolete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Are you sure you want to delete this project?', { exact: false });
  await user.click(dialog.getByRole('button', { name: 'Delete project' }));
  await dialog.findByText('Failed to delete project. Please try again.');
  const id = await findId('Obsolete');
  expect(id).toBeDefined();
  failure.stop();
  // The project is deleted elsewhere meanwhile, which is fine; the refetched list never arrives.
  await owner.projects.remove.mutate({ id: id ?? '' });
  const refetch = network.hold('projects.overview');
  await user.click(dialog.getByRole('button', { name: 'Delete project' }));
  await screen.findByText('Project deleted successfully!');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(titles()).not.toContain('Obsolete'));

  refetch.release();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.click(screen.getByRole('button', { name: 'Delete Obsolete too' }));
  await user.click(await screen.findByRole('button', { name: 'Delete project' }));
  await screen.findByText('Project deleted successfully!');
  await waitFor(() => expect(titles()).not.toContain('Obsolete too'));
  expect(await findId('Obsolete too')).toBeUndefined();
});

test.for([{ answer: [] }, { answer: {} }, { answer: { _id: null } }, { answer: [{ _id: '' }] }])(
  'a new project is listed when the response is $answer, which does not name it',
  async ({ answer }, { open, network }) => {
    const user = await open();
    await screen.findByRole('table', { name: 'Projects' });
    network.respondWith('projects.create', answer);
    await user.click(screen.getByRole('button', { name: 'Add New Project' }));
    await screen.findByText(
      'Project created, but there was an issue navigating to the edit page. Please check the project list.',
    );
    await waitFor(() => expect(titles()).toContain('New Project'));
    expect(location.pathname).toBe('/admin/dashboard');
  },
);

test('a new project opens in the editor with the first category, and a failure to create it is reported', async ({
  open,
  network,
  owner,
  findId,
}) => {
  const user = await open();
  await screen.findByRole('table', { name: 'Projects' });
  const failure = network.fail('projects.create');
  await user.click(screen.getByRole('button', { name: 'Add New Project' }));
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('Failed to create project. Please try again.');
  expect(await findId('New Project')).toBeUndefined();
  failure.stop();
  // The refetched list never arrives, and nothing may wait for it.
  network.hold('projects.overview');
  await user.click(screen.getByRole('button', { name: 'Add New Project' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/admin\/projects\/./));
  const id = location.pathname.split('/').pop() ?? '';
  const [first] = await owner.projects.categories.query();
  expect(await owner.projects.get.query({ id })).toMatchObject({ title: 'New Project', category: first });
});

test('the list of projects is searched and filtered, and a reload keeps the search', async ({ open }) => {
  const user = await open('/admin/projects');
  await waitFor(() => expect(listed()).toEqual(['Delta', 'Gamma', 'Beta', 'Alpha']));
  const gamma = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Gamma'));
  expect(gamma?.textContent).toContain('7 views');
  await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'ta');
  await waitFor(() => expect(listed()).toEqual(['Delta', 'Beta']));
  expect(location.search).toBe('?q=ta');
  await open(location.pathname + location.search);
  await waitFor(() => expect(listed()).toEqual(['Delta', 'Beta']));
  const categories = screen.getByRole('combobox', { name: 'Category' });
  await user.selectOptions(categories, 'Games');
  await waitFor(() => expect(listed()).toEqual(['Beta']));
  await user.selectOptions(categories, 'Any category');
  await waitFor(() => expect(listed()).toEqual(['Delta', 'Beta']));
});

test('selected projects are hidden at once with Undo, and publishing several asks first', async ({
  open,
  owner,
  findId,
  listPublic,
}) => {
  const user = await open('/admin/projects?q=ta');
  await waitFor(() => expect(listed()).toEqual(['Delta', 'Beta']));
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Beta' }));
  screen.getByText('1 of 2 selected');
  await user.click(screen.getByRole('button', { name: 'Select All' }));
  screen.getByText('2 of 2 selected');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await screen.findByText('2 projects hidden.');
  await waitFor(() => expect(screen.getAllByText('Draft', { selector: 'li *' })).toHaveLength(2));
  expect(await listPublic()).toEqual(['Gamma', 'Alpha']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Change undone.');
  expect(await listPublic()).toHaveLength(4);

  // Publishing several projects at once asks first, because there is no look at each of them.
  await owner.projects.update.mutate({ id: (await findId('Beta')) ?? '', draft: true });
  await owner.projects.update.mutate({
    id: (await findId('Delta')) ?? '',
    publishAt: '2999-01-01T00:00:00.000Z',
  });
  await open('/admin/projects');
  await waitFor(() => expect(listed()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Select All' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish 2 projects' }));
  question.getByText(/1 of them would be public before the scheduled date\./);
  expect(await listPublic()).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Publish projects' }));
  await screen.findByText('2 projects published.');
  expect(await listPublic()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Select All' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('These projects are already published.');
});

test('the dashboard shows the rest when the views fail, with 0 views for each project, and recovers on refresh', async ({
  open,
  network,
}) => {
  const failure = network.fail('views.summary');
  const user = await open();
  await screen.findByText(PARTIAL_FAILURE);
  await findRow('Gamma');
  expect(findViews('Gamma')).toBe('0');
  expect(await findChartRows('Projects per skill')).toContainEqual(['TypeScript', '3']);
  failure.stop();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText(PARTIAL_FAILURE)).toBeNull());
  await waitFor(() => expect(findViews('Gamma')).toBe('7'));
});

test('the dashboard shows the views when projects fail to load, and the panel reports the failure', async ({
  open,
  network,
}) => {
  network.fail('projects.overview');
  const calls = network.hold();
  await open();
  screen.getByText('Loading dashboard data...');
  within(await findPanel('Project Management')).getByText('Loading projects...');
  calls.release();
  await screen.findByText(PARTIAL_FAILURE);
  screen.getByText('Failed to load projects. Please try again.');
  await screen.findByText(`${VIEWS.site} today`);
});

test('messages and drafts that fail to load are reported, and listed after a retry', async ({
  open,
  network,
  owner,
}) => {
  await owner.timeline.create.mutate({ title: 'Half an event', draft: true });
  const failures = [network.fail('contacts.page'), network.fail('timeline.listVersioned')];
  const user = await open();
  const messages = await findPanel('Unread messages');
  const drafts = await findPanel('Drafts to finish');
  await within(messages).findByText("Couldn't load the messages. Please try again.");
  await within(drafts).findByText("Couldn't load the drafts. Please try again.");
  expect(screen.queryByText('No drafts.')).toBeNull();
  for (const failure of failures) failure.stop();
  await user.click(within(drafts).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /^Half an event/ });
  await user.click(within(messages).getByRole('button', { name: 'Retry' }));
  await screen.findByText('No unread messages.');
});

const skillTest = test.extend('skills', { auto: true }, ({ owner }) =>
  owner.skills.replace.mutate([
    { name: 'TypeScript', category: 'Languages', icon: 'fa-brands fa-js', isCore: true },
    { name: 'PostgreSQL', category: 'Databases', icon: 'fa-solid fa-database' },
    { name: 'Docker', category: 'Tools', icon: 'fa-brands fa-docker' },
  ]),
);

skillTest(
  'skills load once they are expanded, sort by name and category, and link to the editor',
  async ({ open, network }) => {
    const user = await open();
    await screen.findByRole('table', { name: 'Projects' });
    const calls = network.hold('skills.list');
    const panel = await expandSkills(user);
    await panel.findByText('Loading skills...');
    calls.release();
    await panel.findByRole('table', { name: 'Skills' });
    expect(skillNames()).toEqual(['Docker', 'PostgreSQL', 'TypeScript']);
    await user.click(panel.getByRole('button', { name: 'Category' }));
    expect(skillNames()).toEqual(['PostgreSQL', 'TypeScript', 'Docker']);
    await user.click(panel.getByRole('button', { name: 'Category' }));
    expect(skillNames()).toEqual(['Docker', 'TypeScript', 'PostgreSQL']);
    panel.getByRole('columnheader', { name: 'Icon' });
    expect(document.querySelectorAll('use[href="#icon.fa-brands.fa-docker"]')).toHaveLength(1);
    expect(panel.getByRole('link', { name: 'Edit Skills' }).getAttribute('href')).toBe('/admin/skills');
    await user.click(panel.getByRole('button', { name: 'Collapse' }));
    await expandSkills(user);
    expect(network.count('skills.list')).toBe(1);
  },
);

skillTest(
  'a core skill is marked at once, and the mark is reset and the failure reported if saving fails',
  async ({ open, network, owner }) => {
    const isCore = async () =>
      (await owner.skills.list.query()).find(({ name }) => name === 'Docker')?.isCore;
    const user = await open();
    await expandSkills(user);
    const core = await screen.findByRole('switch', { name: 'Core Skill: Docker' });
    // A switch ignores clicks while its call is in progress.
    const call = network.hold('skills.setCore');
    await user.click(core);
    await waitFor(() => expect(core.getAttribute('aria-checked')).toBe('true'));
    expect(await isCore()).toBe(false);
    call.release();
    await waitFor(async () => expect(await isCore()).toBe(true));
    await waitFor(() => expect(core.getAttribute('aria-disabled')).not.toBe('true'));

    const failure = network.fail('skills.setCore');
    await user.click(core);
    await screen.findByText('Failed to update core status. Please try again.');
    await waitFor(() => expect(core.getAttribute('aria-checked')).toBe('true'));
    failure.stop();
    await user.click(core);
    await waitFor(async () => expect(await isCore()).toBe(false));
    expect(core.getAttribute('aria-checked')).toBe('false');
  },
);

skillTest(
  'a skill is deleted after confirmation, even if it is gone already, and a failure is reported',
  async ({ open, network, owner }) => {
    const user = await open();
    const panel = await expandSkills(user);
    const failure = network.fail('skills.remove');
    await user.click(await screen.findByRole('button', { name: 'Delete Docker' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/Are you sure you want to delete this skill\?/);
    await user.click(dialog.getByRole('button', { name: 'Delete skill' }));
    await dialog.findByText('Failed to delete skill. Please try again.');
    failure.stop();
    // The refetched list never arrives, and nothing may wait for it.
    network.hold('skills.list');
    await user.click(dialog.getByRole('button', { name: 'Delete skill' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(skillNames()).toEqual(['PostgreSQL', 'TypeScript']));
    const left = await owner.skills.list.query();
    expect(left.map(({ name }) => name).sort()).toEqual(['PostgreSQL', 'TypeScript']);

    const postgres = left.find(({ name }) => name === 'PostgreSQL');
    await owner.skills.remove.mutate({ id: postgres?._id ?? '' });
    for (const [name, remaining] of [
      ['PostgreSQL', ['TypeScript']],
      ['TypeScript', []],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
      await user.click(await screen.findByRole('button', { name: 'Delete skill' }));
      await screen.findByText('Skill deleted successfully!');
      await waitFor(() => expect(skillNames()).toEqual(remaining));
    }
    await panel.findByText('No skills yet');
  },
);

skillTest('skills that fail to load are reported, and shown after a retry', async ({ open, network }) => {
  const user = await open();
  const failure = network.fail('skills.list');
  const panel = await expandSkills(user);
  await panel.findByText('Failed to load skills. Please try again.');
  failure.stop();
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await panel.findByRole('table', { name: 'Skills' });
});

async function expandSkills(user: UserEvent) {
  const panel = within(await findPanel('Skills Management'));
  await user.click(panel.getByRole('button', { name: 'Expand' }));
  return panel;
}

/** Returns the rows of the table for a chart, without its header. */
async function findChartRows(caption: string) {
  const table = await screen.findByRole('table', { name: caption });
  const rows = [...table.querySelectorAll('tbody tr')];
  return rows.map(row => [...row.children].map(({ textContent }) => textContent));
}

async function findRow(title: string): Promise<HTMLElement> {
  const [row] = (await screen.findAllByRole('link', { name: title }))
    .map(link => link.closest('tr'))
    .filter(each => each !== null);
  if (!row) throw new Error(`"${title}" is not in the table.`);
  return row;
}

/** Returns the views of a project in the table. */
function findViews(title: string) {
  const rows = [...document.querySelectorAll('table[aria-label=Projects] tbody tr')];
  const row = rows.find(({ firstElementChild }) => firstElementChild?.textContent?.includes(title));
  return row?.children[3]?.textContent;
}

function titles(): string[] {
  return readTexts('table[aria-label=Projects] tbody td:first-child a');
}

function skillNames(): string[] {
  return readTexts('table[aria-label=Skills] tbody td:first-child');
}

/** Returns the titles in the list of all projects. */
function listed(): string[] {
  return readTexts('section[aria-label=Projects] li a');
}

function readTexts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}
