import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, vi } from 'vitest';
import type { Skill } from '#shared/contract/skill';
import { test as base } from '../support/component/component-test';
import type { Network } from '../support/component/network';
import { someSkill } from '../support/content/some-content';

const test = base.extend('content', 'sample');

const UNAVAILABLE = {
  error: { message: 'Not now', code: -32603, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } },
};

const FAULTS: [string, (network: Network) => unknown][] = [
  ['is down', network => network.cut()],
  ['fails', network => network.intercept('*', () => Response.json({}, { status: 500 }))],
  ['returns 503', network => network.intercept('*', () => Response.json(UNAVAILABLE, { status: 503 }))],
  [
    'returns an HTML page',
    network =>
      network.intercept(
        '*',
        () => new Response('<h1>Gateway</h1>', { headers: { 'content-type': 'text/html' } }),
      ),
  ],
  ['returns unexpected JSON', network => network.intercept('*', () => Response.json([null, {}]))],
];

const section = (id: string) => within(document.getElementById(id) ?? document.createElement('section'));

async function follow(user: UserEvent, name: string): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('link', { name }));
}

/** Opens a page with the settings of the site, but without content. */
async function openSignIn(visit: (address: string) => Promise<UserEvent>): Promise<UserEvent> {
  const user = await visit('/login');
  await screen.findAllByText('Joss Tremlett');
  return user;
}

describe('when the API', () => {
  test.for(FAULTS)(
    '%s, every section of the home page reports its own failure',
    async ([, fault], { visit, network }) => {
      const info = vi.spyOn(console, 'info').mockReturnValue();
      const user = await openSignIn(visit);
      fault(network);
      await follow(user, 'Home');
      await screen.findByText('Error loading projects.');
      const alert = await section('welcome').findByRole('alert');
      expect(alert.textContent).toMatch(/^Error/);
      screen.getByRole('heading', { level: 1 });
      screen.getByRole('heading', { name: 'Interests' });
      screen.getByRole('button', { name: 'Send message' });
      expect(screen.queryByRole('tablist', { name: 'Skill categories' })).toBeNull();
      await follow(user, 'Projects');
      await screen.findByRole('heading', { level: 1, name: 'Projects' });
      await waitFor(() =>
        expect(info.mock.calls.map(([message]) => message)).toEqual(
          expect.arrayContaining([
            'Failed to load data. Please try again later.',
            "Couldn't load skills.",
            "Couldn't load projects.",
            "Couldn't load the category order.",
          ]),
        ),
      );
    },
  );

  test('is slow, the sections show that they are loading, and then their data', async ({
    visit,
    network,
  }) => {
    const user = await openSignIn(visit);
    const calls = network.hold();
    await follow(user, 'Home');
    await waitFor(() => section('welcome').getByText('Loading...'));
    section('portfolio').getByText('Loading...');
    calls.release();
    await screen.findByRole('link', { name: 'Hivescale' });
    await screen.findByText('Years of experience');
  });

  test('drops one of several queries, that query is retried and the page is complete', async ({
    visit,
    network,
  }) => {
    const user = await openSignIn(visit);
    network.holdToFail('projects.featured')();
    await follow(user, 'Home');
    await screen.findByRole('link', { name: 'Hivescale' });
    await screen.findByText('Years of experience');
    expect(network.count('projects.featured')).toBe(2);
    expect(section('main').queryByRole('alert')).toBeNull();
  });

  test('responds after the visitor has navigated on, the newer page stays', async ({ visit, network }) => {
    const user = await openSignIn(visit);
    const calls = network.hold();
    await follow(user, 'Projects');
    await waitFor(() => expect(location.pathname).toBe('/projects'));
    await follow(user, 'About');
    await waitFor(() => expect(location.pathname).toBe('/about'));
    await screen.findByText('Loading...');
    // The heading is hidden, as it is on the page.
    expect(screen.getByRole('heading', { level: 1, name: 'About' }).className).toBe('visually-hidden');
    calls.release();
    await screen.findByRole('button', { name: /^Next: / });
    expect(location.pathname).toBe('/about');
    await follow(user, 'Projects');
    await screen.findByRole('link', { name: 'Hivescale' });
  });

  test('fails for a project, its page reports the failure and loads after a retry', async ({
    visit,
    network,
  }) => {
    const user = await visit('/');
    const link = await screen.findByRole('link', { name: 'Hivescale' });
    const failing = network.fail('projects.page');
    const calls = network.hold();
    await user.click(link);
    await screen.findByText('Loading project details...');
    expect(screen.queryAllByRole('heading', { level: 1 })).toEqual([]);
    calls.release();
    await screen.findByText('Failed to load project. Please try again later.');
    failing.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: 'Hivescale' });
  });
});

test('a visitor leaves a screen that crashes by navigating elsewhere', async ({
  visit,
  network,
  problems,
}) => {
  const user = await openSignIn(visit);
  network.respondWith('timeline.list', [{ type: 'event', _id: 7 }, null]);
  await follow(user, 'About');
  await waitFor(() => expect(problems).not.toEqual([]));
  problems.length = 0;
  expect(location.pathname).toBe('/about');
  screen.getByRole('banner');
  await follow(user, 'Projects');
  await screen.findByRole('heading', { level: 1, name: 'Projects' });
  await screen.findByRole('link', { name: 'Hivescale' });
});

test('skills without a name or a category are dropped, and all others are listed', async ({
  visit,
  network,
}) => {
  const odd: Partial<Skill>[] = [
    { name: '', category: 'Nameless' },
    { name: 'Homeless', category: '  ' },
    { name: 'Core alone', category: 'Core category', isCore: true },
  ];
  const others = Array.from({ length: 30 }, (_, index) => ({
    name: `Skill ${index}`,
    category: `Category ${index % 12}`,
  }));
  const skills = [...odd, ...others].map((fields, index) => ({
    ...someSkill({ ...fields, icon: 'fa-no fa-such' }),
    _id: String(index),
  }));
  network.respondWith('skills.list', skills);
  await visit('/');
  const tabs = within(await screen.findByRole('tablist', { name: 'Skill categories' })).getAllByRole('tab');
  expect(tabs).toHaveLength(12);
  expect(screen.queryByRole('tab', { name: /Nameless|Core category/ })).toBeNull();
  expect(screen.queryByText('Homeless')).toBeNull();
  expect(screen.getByRole('list', { name: 'Core skills' }).textContent).toBe('Core alone');
  const strip = within(screen.getByRole('region', { name: 'All skills' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(31);
});

describe('on a site without content', () => {
  test.override('content', 'none');

  test('visitors see no empty section', async ({ visit }) => {
    // The visit of the test itself is not counted.
    sessionStorage.setItem('siteViewRecorded', 'true');
    await visit('/');
    await screen.findByText('Years of experience');
    const readTexts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(readTexts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Interests', 'Get in touch']),
    );
    const marks = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(readTexts(marks.getAllByRole('link'))).toEqual(['Welcome', 'Contact']);
    expect(screen.queryByRole('link', { name: 'See projects' })).toBeNull();
    await waitFor(() => {
      const scales = [...document.querySelectorAll('#welcome dl svg')];
      expect(scales.map(({ textContent }) => textContent?.[0])).toEqual(['0', '0', 'M']);
    });

    await visit('/about');
    await screen.findByRole('heading', { level: 2, name: 'Portfolio' });
    await screen.findByRole('button', { name: 'New Quote' });
    const card = within(await screen.findByRole('group', { name: /^1 of 1/ }));
    expect(readTexts(card.getAllByRole('link'))).toEqual(['Contact']);
    expect(screen.queryByText('Nothing on the timeline yet.')).toBeNull();
  });

  test('the owner sees what is missing, with links to where it is added', async ({ visitAsOwner }) => {
    const user = await visitAsOwner('/');
    await screen.findByText('No skills yet.');
    await screen.findByText('No featured projects yet.');
    expect((await screen.findAllByText('Only you see this.')).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('link', { name: 'Add skills' }));
    await screen.findByRole('heading', { name: 'Skills Editor' });
    await visitAsOwner('/about');
    await screen.findByText('Nothing on the timeline yet.');
  });
});
