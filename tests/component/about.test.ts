import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { DEFAULT_QUOTES } from '#shared/new-site-settings';
import { allowMotion } from '../support/component/allow-motion';
import { test as base } from '../support/component/component-test';

const test = base.extend('content', 'sample');

/** Names of the sample timeline's elements, in order. */
const NAMES = [
  'My Developer Profile',
  '2015, One fader, seven faults',
  '2020, Hired to read meters',
  '2022, Self-employed',
  'Current',
  'Future Plans',
];

const findViewer = async () => within(await screen.findByRole('region', { name: 'Timeline' }));
const findPanel = async () => within(await screen.findByRole('region', { name: 'My Developer Profile' }));
const readTexts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Returns the names of the interactive slides. */
async function listShown() {
  const slides = (await findViewer()).getAllByRole('group');
  return slides.filter(slide => !slide.inert).map(slide => slide.getAttribute('aria-label'));
}

test('the stage says where each arrow and mark leads, and which step it shows', async ({ visit }) => {
  const user = await visit('/about');
  const viewer = await findViewer();
  const readArrows = () =>
    viewer
      .getAllByRole('button', { name: /^(Previous|Next): / })
      .map(arrow => [arrow.getAttribute('aria-label'), arrow.textContent]);
  const marks = within(viewer.getByRole('list', { name: 'Timeline positions' })).getAllByRole('link');
  expect(marks.map(mark => mark.getAttribute('aria-label'))).toEqual(NAMES);
  expect(marks[2]?.getAttribute('href')).toBe('/about?element=3');
  expect(readArrows()).toEqual([[`Next: ${NAMES[1]}`, '2015']]);
  viewer.getByText(/^1 of 6/);
  await user.click(viewer.getByRole('button', { name: /^Next: / }));
  expect(await listShown()).toEqual([`2 of 6: ${NAMES[1]}`]);
  expect(readArrows()).toEqual([
    [`Previous: ${NAMES[0]}`, 'Profile'],
    [`Next: ${NAMES[2]}`, '2020'],
  ]);
  await user.click(viewer.getByRole('link', { name: 'Future Plans' }));
  expect(readArrows()).toEqual([[`Previous: ${NAMES[4]}`, 'Current']]);
  expect(viewer.getAllByRole('status').at(-1)?.textContent).toBe('6 of 6: Future Plans');
});

test('an event shows its year, icon, age and texts, and a button that expands its story', async ({
  visit,
}) => {
  const user = await visit('/about?element=3');
  const event = within(await screen.findByRole('group', { name: '3 of 6: 2020, Hired to read meters' }));
  event.getByText('2020–2022');
  event.getByText('Age 22–23');
  event.getByRole('heading', { name: 'Hired to read meters' });
  event.getByText(/My first job/);
  expect(document.querySelector('[aria-label^="3 of 6"] use[href$=".fa-gauge-high"]')).not.toBeNull();
  event.getByText(/Readings arrived as text files/);
  await user.click(event.getByRole('button', { name: 'Read more', expanded: false }));
  event.getByRole('button', { name: 'Show less', expanded: true });
});

test('visitors do not get the long description of a new element', async ({ visit, owner }) => {
  const { _id } = await owner.timeline.create.mutate({ type: 'event', year: 2025, title: 'Sent in short' });
  const stored = (await owner.timeline.list.query()).find(element => element._id === _id);
  expect(stored?.longDescription).toBe('Long description');
  for (const view of ['stage', 'list']) {
    await visit(`/about?view=${view}`);
    await screen.findByRole('heading', { name: /Sent in short/, hidden: true });
    expect(screen.queryByText('Long description')).toBeNull();
  }
});

test('the profile shows the owner and the top skills with their shares', async ({ visit, owner }) => {
  await visit('/about');
  const { ownerName, role, location, education, employment } = await owner.site.get.query();
  const viewer = await findViewer();
  for (const fact of [ownerName, role, location, education, employment]) viewer.getByText(fact);
  const readItems = (name: string) =>
    readTexts(within(screen.getByRole('list', { name })).getAllByRole('listitem'));
  await waitFor(() =>
    expect(readItems('Top skills by project')).toEqual([
      'TypeScript, in 5 of 8 projects29%',
      'C++, in 3 of 8 projects18%',
      'Raspberry Pi, in 3 of 8 projects18%',
      'React, in 3 of 8 projects18%',
      'SVG, in 3 of 8 projects18%',
    ]),
  );
  expect(readItems('Top skills')).toEqual(['TypeScript 5', 'C++ 3', 'Raspberry Pi 3', 'React 3']);
});

test('sections rotate every 10 s, unless chosen 20 s ago, paused or hovered', async ({ visit }) => {
  allowMotion();
  const user = await visit('/about');
  const panel = await findPanel();
  const readTitle = () =>
    readTexts(panel.getAllByRole('heading').filter(heading => !heading.closest('[inert]'))).join();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  const text = panel.getByText(/kept the soldering iron/);
  expect(text.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  // The rotation starts again with the clock of the test.
  await user.click(panel.getByRole('button', { name: 'Stop rotating the sections' }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const rotate = async () => {
    await user.click(panel.getByRole('button', { name: 'Rotate the sections' }));
    // A clicked button has a focus ring here, which means that someone is reading.
    await user.click(document.body);
  };
  await rotate();

  await pass(9.9);
  expect(readTitle()).toBe('Who I am');
  await pass(0.2);
  expect(readTitle()).toBe('What I build');
  const last = panel.getByRole('button', { name: 'Away from the bench' });
  await user.click(last);
  await user.click(document.body);
  expect(readTitle()).toBe('Away from the bench');
  expect(last.getAttribute('aria-current')).toBe('true');
  await pass(19.8);
  expect(readTitle()).toBe('Away from the bench');
  // The rotation continues with the first section.
  await pass(11);
  expect(readTitle()).toBe('Who I am');
  await user.click(panel.getByRole('button', { name: 'Stop rotating the sections' }));
  await pass(60);
  expect(readTitle()).toBe('Who I am');
  await rotate();
  await user.hover(text);
  await pass(30);
  expect(readTitle()).toBe('Who I am');
  await user.unhover(text);
  await pass(10.1);
  expect(readTitle()).toBe('What I build');
});

test('with reduced motion quotes are not typed and sections do not rotate', async ({ visit }) => {
  const user = await visit('/about');
  const panel = await findPanel();
  const readQuote = () => {
    const [words] = document.querySelectorAll('figure blockquote p');
    // The letters that are not typed yet are in an element of their own.
    return words?.children.length === 1 ? words.textContent : '';
  };
  const isComplete = () => DEFAULT_QUOTES.some(({ text }) => text === readQuote());
  await waitFor(() => expect(isComplete()).toBe(true));
  const first = readQuote();
  await user.click(screen.getByRole('button', { name: 'New Quote' }));
  expect(isComplete()).toBe(true);
  expect(readQuote()).not.toBe(first);
  await user.click(panel.getByRole('button', { name: 'Stop rotating the sections' }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await user.click(panel.getByRole('button', { name: 'Rotate the sections' }));
  await user.click(document.body);
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  const isShown = (name: string) => !panel.getByRole('heading', { name }).closest('[inert]');
  expect(isShown('Who I am')).toBe(true);
  await user.click(panel.getByRole('button', { name: 'What I build' }));
  expect(isShown('What I build')).toBe(true);
});

test('the stage links to a list of all elements and back', async ({ visit }) => {
  const user = await visit('/about');
  await user.click((await findViewer()).getByRole('link', { name: 'List' }));
  const main = within(screen.getByRole('main'));
  await waitFor(() => {
    const headings = readTexts(main.getAllByRole('heading', { level: 2 }));
    const names = NAMES.map(name => name.replace(/^\d+, /, ''));
    expect(headings).toEqual(['Joss Tremlett', 'Top skills by project', ...names]);
  });
  expect(location.search).toBe('?view=list');
  await user.click(screen.getByRole('link', { name: 'One at a time' }));
  await findViewer();
});

test('the owner may choose that the page opens with the list', async ({ visit, owner }) => {
  await owner.site.update.mutate({ aboutView: 'list' });
  let user = await visit('/about');
  await screen.findByRole('heading', { level: 2, name: 'Future Plans' });
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'One at a time' }));
  expect(await listShown()).toEqual([`1 of 6: ${NAMES[0]}`]);
  expect(location.search).toBe('?view=stage');
  await user.click(screen.getByRole('button', { name: /^Next: / }));
  expect(location.search).toBe('?element=2');
  user = await visit(location.pathname + location.search);
  expect(await listShown()).toEqual([`2 of 6: ${NAMES[1]}`]);
  await user.click(screen.getByRole('button', { name: /^Previous: / }));
  expect(location.search).toBe('?view=stage');
  await user.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByRole('heading', { level: 2, name: 'Future Plans' });
  expect(location.search).toBe('');
});

test('a timeline that is empty or fails to load shows visitors no message', async ({ visit, network }) => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const failing = network.fail('timeline.list');
  await visit('/about');
  await screen.findByRole('heading', { level: 2, name: 'Joss Tremlett' });
  screen.getByRole('heading', { level: 1, name: 'About' });
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  expect(info.mock.calls.map(([message]) => message)).toContain("Couldn't load the timeline.");
  failing.stop();
  network.respondWith('timeline.list', []);
  await visit('/about');
  await screen.findByRole('heading', { level: 2, name: 'Joss Tremlett' });
  expect(screen.queryByText('Nothing on the timeline yet.')).toBeNull();
});

test('a profile without skills and sections shows its other content', async ({ visit, owner, network }) => {
  vi.spyOn(console, 'info').mockReturnValue();
  const [profile] = await owner.timeline.list.query();
  network.fail('projects.topSkills');
  network.respondWith('timeline.list', [{ ...profile, profileSections: [] }]);
  await visit('/about');
  await screen.findByRole('button', { name: 'New Quote' });
  expect(screen.queryByRole('button', { name: /^(Previous|Next): / })).toBeNull();
  expect(screen.queryByText('Top skills by project')).toBeNull();
  (await findViewer()).getByText(/^1 of 1/);
});

test('a timeline without a profile begins with the card of the owner', async ({ visit, owner }) => {
  for (const { _id: id, type } of await owner.timeline.list.query())
    if (type !== 'event') await owner.timeline.remove.mutate({ id });
  const user = await visit('/about');
  await screen.findByRole('heading', { name: 'Joss Tremlett' });
  expect((await screen.findAllByRole('link', { name: 'Resume' })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Next: / }));
  screen.getByRole('heading', { name: 'One fader, seven faults' });
  expect(await listShown()).toEqual(['2 of 4: 2015, One fader, seven faults']);
});

test('a missing birth date or quotes leave nothing in its place', async ({ visit, owner }) => {
  await owner.site.update.mutate({ birthDate: null, quotes: [] });
  const user = await visit('/about');
  await screen.findByRole('list', { name: 'Top skills by project' });
  expect(screen.queryByRole('button', { name: 'New Quote' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Next: / }));
  expect((await findViewer()).queryByText(/^Age/)).toBeNull();
});
