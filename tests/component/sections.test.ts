import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test as base } from '../support/component/component-test';

const test = base.extend('content', 'sample');

test('the settings tell the owner which section is empty', async ({ visitAsOwner, network }) => {
  await visitAsOwner('/admin/settings/home');
  await screen.findByRole('switch', { name: 'Portfolio' });
  expect(screen.queryByText('Nothing to show yet')).toBeNull();
  network.respondWith('projects.featured', []);
  await visitAsOwner('/admin/settings/home');
  await waitFor(() => {
    const portfolio = document.querySelector<HTMLElement>('#portfolio');
    within(portfolio ?? document.body).getByText('Nothing to show yet');
  });
});

test('each public page links the owner to the editors of its sections, and visitors to none', async ({
  visit,
  visitAsOwner,
  owner,
}) => {
  const [project] = await owner.projects.list.query();
  const note = await owner.notes.create.mutate({ title: 'Low water' });
  const imprint = await owner.pages.create.mutate({ title: 'Imprint' });
  const edits = {
    '/': [
      ['Edit introduction', '/admin/settings/identity#introduction'],
      ['Edit interests', '/admin/settings/home#interests'],
      ['Edit skills', '/admin/skills'],
      ['Edit portfolio', '/admin/projects'],
    ],
    '/projects': [['Edit projects', '/admin/projects']],
    '/notes': [['Edit notes', '/admin/writing']],
    '/about': [['Edit timeline', '/admin/about']],
    [`/projects/${project?._id}`]: [['Edit project', `/admin/projects/${project?._id}`]],
    [`/notes/${note.slug}`]: [['Edit note', `/admin/notes/${note._id}`]],
    [`/pages/${imprint.slug}`]: [['Edit page', `/admin/pages/${imprint._id}`]],
  };
  for (const [path, expected] of Object.entries(edits)) {
    await visitAsOwner(path);
    const navigation = await screen.findByRole('navigation', { name: 'Edit this page' });
    await waitFor(() =>
      expect(
        [...navigation.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')]),
      ).toEqual(expected),
    );
    localStorage.clear();
    await visit(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Edit / })).toBeNull();
  }
});
