import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { test as base } from '../support/component/component-test';
import type { Network } from '../support/component/network';

/** Only the first category is open. The sample opens all. */
const test = base.extend('archive', { auto: true }, ({ owner }) =>
  owner.site.update.mutate({ archiveOpen: 'first' }),
);
test.override('content', 'sample');

const CATEGORIES = ['Devices', 'Web applications', 'Machine learning'];

const category = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const findCategory = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const menu = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const search = () => screen.getByLabelText<HTMLInputElement>('Search projects');
const listOpen = () => CATEGORIES.map(name => category(name).getAttribute('aria-expanded'));

/** Tells whether the archive shows a project, because the style sheet hides those of closed categories. */
function isShown(title: string): boolean {
  const link = screen.queryByRole('link', { name: title });
  return link !== null && link.closest('[data-open="false"]') === null;
}

const findShown = (title: string) => waitFor(() => expect(isShown(title)).toBe(true));

async function findRow(title: string) {
  const row = (await screen.findByRole('link', { name: title })).closest('article');
  return within(row ?? document.createElement('article'));
}

/** Lists the categories whose projects the page has requested. */
function listRequested({ requests }: Network): (string | undefined)[] {
  return requests.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (!pathname.startsWith('/trpc/')) return [];
    const inputs: Record<string, { category?: string }> = JSON.parse(searchParams.get('input') ?? '{}');
    const procedures = decodeURIComponent(pathname).slice('/trpc/'.length).split(',');
    return procedures.flatMap((name, index) =>
      name === 'projects.inCategory' ? [inputs[index]?.category] : [],
    );
  });
}

describe('the filter of the archive', () => {
  test('by skill, status and words is in the address and can be cleared', async ({ visit }) => {
    const user = await visit('/projects');
    await screen.findByText('8 projects');
    await user.selectOptions(menu('Skill'), 'TypeScript (5)');
    await screen.findByText('5 of 8 projects');
    expect(location.pathname + location.search).toBe('/projects?skill=TypeScript');
    await user.selectOptions(menu('Status'), 'Completed (4)');
    await screen.findByText('3 of 8 projects');
    expect(menu('Skill').value).toBe('TypeScript');
    await user.type(search(), 'sgnal box');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('link', { name: 'Lever Frame' });
    await screen.findByText('1 of 8 projects');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    await findCategory('Devices');
    expect(location.pathname + location.search).toBe('/projects');
    expect(search().value).toBe('');
    // A skill in a row links to all projects with that skill.
    const [row] = await screen.findAllByRole('article');
    await user.click(within(row ?? document.body).getByRole('link', { name: 'ESP32' }));
    await screen.findByText('2 of 8 projects');
  });

  test('by category leaves only that category, and each menu can be reset alone', async ({ visit }) => {
    const user = await visit('/projects');
    await screen.findByText('8 projects');
    await user.selectOptions(menu('Category'), 'Machine learning (2)');
    await screen.findByText('2 of 8 projects');
    expect(location.search).toBe('?category=Machine+learning');
    await findShown('Dawnlist');
    expect(screen.queryByRole('button', { name: /^Devices/ })).toBeNull();
    await user.selectOptions(menu('Status'), 'In Progress (2)');
    await screen.findByText('1 of 8 projects');
    await user.selectOptions(menu('Category'), '');
    await screen.findByText('2 of 8 projects');
    expect(location.search).toBe('?status=wip');
  });

  test('leaves the list until the next one has loaded, and offers a way out when nothing matches', async ({
    visit,
    network,
  }) => {
    const user = await visit('/projects');
    await screen.findByText('8 projects');
    await findShown('Hivescale');
    const calls = network.hold();
    await user.selectOptions(menu('Skill'), 'TypeScript (5)');
    await waitFor(() => expect(location.search).toBe('?skill=TypeScript'));
    await findShown('Hivescale');
    screen.getByText('8 projects');
    calls.release();
    await screen.findByText('5 of 8 projects');
    await user.type(search(), 'nothing has these words{Enter}');
    await screen.findByText('0 of 8 projects');
    screen.getByText('No projects match.');
    screen.getByRole('link', { name: 'Clear all' });
  });
});

describe('the categories of the archive', () => {
  test('are in the owner’s order with the first one open, and open and close on a click', async ({
    owner,
    visit,
  }) => {
    const user = await visit('/projects');
    await findShown('Hivescale');
    expect(await owner.projects.categoryOrder.query()).toEqual(CATEGORIES);
    const headings = screen.getAllByRole('heading', { level: 2 }).slice(0, 3);
    CATEGORIES.forEach((name, index) => {
      within(headings[index] ?? document.body).getByText(name);
    });
    expect(listOpen()).toEqual(['true', 'false', 'false']);
    expect(isShown('Lever Frame')).toBe(false);
    await user.click(category('Web applications'));
    await findShown('Lever Frame');
    await user.click(category('Devices'));
    await waitFor(() => expect(isShown('Hivescale')).toBe(false));
    expect(isShown('Lever Frame')).toBe(true);
  });

  test('open by address, are linked from their projects, and default to the first for an unknown name', async ({
    visit,
  }) => {
    const address = '/projects?category=Web+applications';
    const user = await visit(address);
    expect((await findCategory('Web applications')).getAttribute('aria-expanded')).toBe('true');
    const [heading] = screen.getAllByRole('heading', { level: 2 });
    expect(heading?.textContent).toMatch(/^Web applications/);
    await user.click(await screen.findByRole('link', { name: 'Lever Frame' }));
    await user.click(await screen.findByRole('link', { name: 'Back to Projects' }));
    await screen.findByRole('link', { name: 'Lever Frame' });
    expect(location.pathname + location.search).toBe(address);
    await visit('/projects?category=None');
    await findShown('Hivescale');
    expect(listOpen()).toEqual(['true', 'false', 'false']);
  });

  test('load once, when opened, and remain loaded when closed again', async ({ visit, network }) => {
    const user = await visit('/projects');
    await findShown('Hivescale');
    expect(screen.queryByText('Lever Frame')).toBeNull();
    const header = category('Web applications');
    for (const isOpen of [true, false, true]) {
      await user.click(header);
      await waitFor(() => expect(isShown('Lever Frame')).toBe(isOpen));
    }
    expect(listRequested(network)).toEqual(['Web applications']);
    expect(location.pathname + location.search).toBe('/projects');
  });

  test.for(['pointer', 'focus'] as const)(
    'load as soon as the %s is on their header',
    async (trigger, { visit, network }) => {
      const user = await visit('/projects');
      const header = await findCategory('Machine learning');
      if (trigger === 'pointer') await user.hover(header);
      else header.focus();
      await waitFor(() => expect(listRequested(network)).toEqual(['Machine learning']));
      header.focus();
      await user.keyboard('{Enter}');
      await findShown('Dawnlist');
      expect(listRequested(network)).toEqual(['Machine learning']);
    },
  );

  test('report in their section that they failed to load, and load after a retry', async ({
    visit,
    network,
  }) => {
    const user = await visit('/projects');
    await findShown('Hivescale');
    const failing = network.fail('projects.inCategory');
    await user.click(category('Web applications'));
    const alert = (await screen.findByText("Couldn't load projects.")).closest('[role="alert"]');
    expect(alert?.closest('[data-open="true"]')).not.toBeNull();
    expect(isShown('Hivescale')).toBe(true);
    failing.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await findShown('Lever Frame');
  });
});

describe('a row of the archive', () => {
  test('shows at most five skills and names the others behind an ellipsis', async ({ owner, visit }) => {
    await visit('/projects');
    const projects = await owner.projects.list.query();
    const skills = projects.find(({ title }) => title === 'Hivescale')?.skills ?? [];
    expect(skills.length).toBeGreaterThan(5);
    const list = (await findRow('Hivescale')).getByRole('list', { name: 'Skills' });
    const chips = within(list).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual([...skills.slice(0, 5), '…']);
    expect(chips.at(-1)?.getAttribute('aria-label')).toBe(
      `${skills.length - 5} more: ${skills.slice(5).join(', ')}`,
    );
  });

  test('shows its status and its timeline, and a lock only if the project is private', async ({ visit }) => {
    await visit('/projects?category=Web+applications');
    const row = await findRow('Lending Desk');
    expect(screen.getAllByRole('img', { name: 'Private Project' })).toEqual([
      row.getByRole('img', { name: 'Private Project' }),
    ]);
    expect(screen.queryByRole('img', { name: 'Public Project' })).toBeNull();
    await visit('/projects');
    const plotline = await findRow('Plotline');
    plotline.getByText('In Progress');
    plotline.getByText('Since February 2026');
  });
});

test('the loading message of the archive disappears when its projects fail to load, and the page remains', async ({
  visit,
  network,
}) => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const user = await visit('/login');
  await screen.findByRole('button', { name: 'Sign in' });
  const calls = network.hold();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('link', { name: 'Projects' }));
  await screen.findByText('Loading...');
  network.cut();
  calls.release();
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  screen.getByRole('heading', { level: 1, name: 'Projects' });
  screen.getByRole('heading', { name: 'Playground' });
  expect(info.mock.calls.map(([message]) => message)).toContain("Couldn't load projects.");
});

describe('on a site without content', () => {
  test.override('content', 'none');

  test('the archive says that it has no projects, and the footer has no empty column', async ({ visit }) => {
    await visit('/projects');
    await screen.findByText('No projects yet.');
    expect(document.querySelectorAll('footer div')).not.toHaveLength(0);
    expect(document.querySelectorAll('footer div:empty')).toHaveLength(0);
  });
});

test('a note explains the lock where a category has a private project', async ({ visit }) => {
  const user = await visit('/projects');
  await findShown('Hivescale');
  expect(screen.queryByText('A lock marks a private project.')).toBeNull();
  await user.click(category('Web applications'));
  await screen.findByText('A lock marks a private project.');
});
