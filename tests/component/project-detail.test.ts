import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, vi } from 'vitest';
import type { ProjectInput } from '#shared/contract/project';
import { test as base } from '../support/component/component-test';

type Opened = { user: UserEvent; id: string; path: string };

/** Opens the page of a new project. */
const test = base.extend('open', ({ owner, visit }) => {
  return async (fields: ProjectInput, query = ''): Promise<Opened> => {
    const [project] = await owner.projects.create.mutate(fields);
    const path = `/projects/${project?._id}`;
    const user = await visit(path + query);
    await screen.findByText('Visibility');
    return { user, id: project?._id ?? '', path };
  };
});

const WHOLE: ProjectInput = {
  title: 'Whole',
  description: 'All *of* it',
  details: '# Heading\n\nSome **bold** words.',
  learned: '- a lot',
  github: 'https://example.com/code',
  live: 'https://example.com/',
  public: true,
  featured: true,
  media: [
    { type: 'image', url: '/favicon.svg', caption: 'First picture' },
    { type: 'video', url: '/uploads/none.mp4', caption: 'A film' },
    { type: 'image', url: '/favicon.svg?second', caption: 'Second picture' },
  ],
};
const STORY: ProjectInput = {
  title: 'Story',
  pageLayout: 'story',
  details: 'Text.\n\n![A cell](/cell.png "The cell")\n\n```ts\nconst grams = 20;\n```',
  learned: 'Words.',
  skills: ['TypeScript'],
  image: '/hive.png',
  media: [
    { type: 'image', url: '/hive.png', caption: 'The hive again' },
    { type: 'image', url: '/cell.png#frame=photo', caption: 'The cell again' },
    { type: 'image', url: '/board.png', caption: 'The board' },
    { type: 'image', url: '/lost.png', caption: 'Lost' },
  ],
};

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const toName = ({ textContent }: Element) => textContent;

describe('the page of a project', () => {
  test('shows its texts, its links and its visibility', async ({ open }) => {
    await open(WHOLE);
    screen.getByRole('heading', { level: 1, name: 'Whole' });
    expect(screen.getByText('of').outerHTML).toBe('<em>of</em>');
    expect(screen.getByText('of').parentElement?.textContent).toBe('All of it');
    for (const [name, href] of [
      ['View code', 'https://example.com/code'],
      ['Live demo', 'https://example.com/'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    screen.getByText('Public');
    screen.getByRole('img', { name: 'Public Project' });
    await open({ title: 'Bare', public: false });
    screen.getByText('Private');
    screen.getByRole('img', { name: 'Private Project' });
  });

  test('without a title or a status is listed as Untitled', async ({ open, visit }) => {
    const fields = { title: '', description: 'Nameless', status: '', timeline: '', featured: true };
    const { user, path } = await open(fields);
    screen.getByRole('heading', { level: 1, name: 'Untitled' });
    for (const list of ['/projects', '/']) {
      await visit(list);
      const entry = (await screen.findByText('Nameless')).closest('article');
      within(entry ?? document.body).getByRole('link', { name: 'Untitled' });
      // An empty status would leave only its dot.
      const spans = [...(entry?.querySelectorAll('span') ?? [])];
      if (list === '/') expect(spans.filter(({ childNodes }) => childNodes.length === 0)).toEqual([]);
    }
    await user.click(screen.getByRole('link', { name: 'Untitled' }));
    await waitFor(() => expect(location.pathname).toBe(path));
    await waitFor(() => expect(document.title).toMatch(/^Untitled \|/));
  });

  test('that is private is hidden from search engines', async ({ open, visit }) => {
    const isIndexed = () =>
      document.querySelector('meta[name=robots]')?.getAttribute('content') !== 'noindex';
    await visit('/');
    await open({ ...WHOLE, public: false });
    await waitFor(() => expect(document.title).toMatch(/^Whole/));
    await waitFor(() => expect(isIndexed()).toBe(false));
    await open({ ...WHOLE, public: true });
    await waitFor(() => expect(isIndexed()).toBe(true));
  });

  test('stores the selected tab in the address, and preserves its back link', async ({ open, visit }) => {
    const { path } = await open(WHOLE);
    const user = await visit('/');
    await user.click(await screen.findByRole('link', { name: 'Whole' }));
    // The text is rendered in the browser after a navigation inside the page.
    await screen.findByRole('heading', { level: 2, name: 'Heading' });
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(selectedTab()).toBe('Details');
    await user.click(screen.getByRole('tab', { name: 'Learned' }));
    await waitFor(() => expect(location.pathname + location.search).toBe(`${path}?tab=learned`));
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    await visit(`${path}?tab=learned`);
    await waitFor(() => expect(selectedTab()).toBe('Learned'));
    screen.getByText('a lot');
  });

  test('has four tabs even without content, and the media tab then shows a message', async ({ open }) => {
    await open({ title: 'Bare', details: '', learned: '', skills: [] });
    const panels = ['Details', 'Skills', 'Learned', 'Media'].map(
      name => screen.getByRole('tabpanel', { name, hidden: true }).textContent,
    );
    expect(panels).toEqual(['', '', '', 'No media available for this project.']);
  });

  test('shows a placeholder with text for a picture that fails to load, and no link to a missing one', async ({
    open,
  }) => {
    await open({ title: 'Lost', image: '/no-such-picture.png', imageAlt: 'What the picture shows' });
    screen.getByRole('link', { name: 'View full size: What the picture shows' });
    screen.getByText('Image not available');
    screen.getByText('What the picture shows');
    await open({ title: 'Bare' });
    expect(screen.queryByRole('link', { name: /^View full size/ })).toBeNull();
  });

  test('has a media viewer that turns its pictures by buttons and keys', async ({ open }) => {
    const { user } = await open(WHOLE, '?tab=media');
    await user.click(screen.getByRole('link', { name: 'View full size: First picture' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Whole' }));
    const shows = (name: string) =>
      waitFor(() => expect(viewer.getByRole('img')).toHaveProperty('alt', name));
    await shows('First picture');
    viewer.getByText('1 of 2');
    await user.click(viewer.getByRole('button', { name: 'Next image' }));
    await shows('Second picture');
    await user.keyboard('{ArrowRight}');
    await shows('First picture');
    await user.keyboard('{ArrowLeft}');
    await shows('Second picture');
    await user.click(viewer.getByRole('button', { name: 'Previous image' }));
    await shows('First picture');
  });

  test('loads no part of a video until its tab is selected', async ({ open }) => {
    const { user } = await open(WHOLE);
    const preload = () => document.querySelector('video')?.getAttribute('preload');
    expect(preload()).toBe('none');
    await user.click(screen.getByRole('tab', { name: 'Media' }));
    await waitFor(() => expect(preload()).toBe('metadata'));
  });

  test('offers the file of a video that the browser cannot play, in Media and in texts', async ({ open }) => {
    const { user } = await open({ ...WHOLE, details: '![A clip](/uploads/clip.mov)' });
    await user.click(screen.getByRole('tab', { name: 'Media' }));
    const videos = [...document.querySelectorAll('video')];
    expect(videos).toHaveLength(2);
    for (const video of videos) {
      Object.defineProperty(video, 'error', { value: { code: 4 } });
      video.dispatchEvent(new Event('error'));
    }
    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('article a[download]')].map(
      ({ pathname }) => pathname,
    );
    expect(hrefs).toEqual(['/uploads/clip.mov', '/uploads/none.mp4']);
    expect(videos.every(({ hidden }) => hidden)).toBe(true);
  });

  test('shows in Media only what the story has not shown, and no Media without any', async ({ open }) => {
    const links = () =>
      within(screen.getByRole('navigation', { name: 'On this page' }))
        .getAllByRole('link')
        .map(toName);
    await open(STORY);
    const media = await screen.findByRole('region', { name: 'Media' });
    expect([...media.querySelectorAll('figcaption')].map(toName)).toEqual(['The board', 'Lost']);
    expect(links()).toEqual(['Details', 'Skills1', 'Learned', 'Media2']);
    await open({ ...STORY, skills: [], media: [{ type: 'image', url: '/cell.png' }] });
    await screen.findByRole('region', { name: 'Learned' });
    expect(links()).toEqual(['Details', 'Learned']);
  });

  test('copies the code of a block', async ({ open }) => {
    const { user } = await open(STORY);
    const code = within(await screen.findByRole('group', { name: 'TypeScript' }));
    await user.click(await code.findByRole('button', { name: 'Copy' }));
    await code.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('const grams = 20;\n');
  });

  test('ends with its neighbors and a way to get in touch, unless the owner has hidden that', async ({
    open,
    owner,
    visit,
  }) => {
    const { path } = await open({ title: 'Middle' });
    for (const title of ['Newest', 'Newer']) await owner.projects.create.mutate({ title });
    const [, middle] = await owner.projects.list.query();
    const user = await visit(`/projects/${middle?._id}`);
    const end = within(await screen.findByRole('region', { name: 'Get in touch' }));
    const pager = within(screen.getByRole('navigation', { name: 'More projects' }));
    const names = pager.getAllByRole('link').map(toName);
    expect(names).toEqual([expect.stringMatching(/^Previous project\S/), 'Next projectMiddle']);
    await user.click(end.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(location.pathname).toBe('/'));

    await owner.site.update.mutate({ homeSections: [{ name: 'contact', hidden: true }] });
    await visit(path);
    await screen.findByRole('navigation', { name: 'More projects' });
    expect(screen.queryByRole('region', { name: 'Get in touch' })).toBeNull();
  });
});

test('a visit to a project is recorded with the visitor’s ID each time, and a failure is only logged', async ({
  open,
  visit,
  network,
}) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const sent = () =>
    network.requests.filter(({ path }) => path.includes('views.record')).map(({ body }) => JSON.parse(body));
  const { id, path } = await open(WHOLE);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const sessionId = localStorage.getItem('sessionId');
  expect(sessionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(sent()).toEqual([{ projectId: id, sessionId }]);
  const lose = network.holdToFail('views.record');
  await visit(path);
  await waitFor(() => expect(sent()).toHaveLength(2));
  lose();
  await waitFor(() => expect(info).toHaveBeenCalledWith("Couldn't record the view.", expect.anything()));
  await screen.findByRole('heading', { level: 1, name: 'Whole' });
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([]);
});
