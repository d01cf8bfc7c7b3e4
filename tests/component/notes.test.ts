import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test as base } from '../support/component/component-test';

const test = base.extend('content', 'sample');

test('a reader replies by email about the note, or through the contact form if there is no address', async ({
  owner,
  visit,
}) => {
  const title = 'Two people, one blackbird';
  const user = await visit('/notes');
  await user.click(await screen.findByRole('link', { name: title }));
  const reply = await screen.findByRole('link', { name: 'Reply by email' });
  expect(reply.getAttribute('href')).toBe(
    `mailto:joss@example.org?subject=${encodeURIComponent(`Re: ${title}`)}`,
  );
  await owner.site.update.mutate({ links: [] });
  const other = await visit(location.pathname);
  await other.click(await screen.findByRole('link', { name: 'Send a message' }));
  await screen.findByRole('heading', { name: 'Get in touch' });
});

test('the buttons for notes and pages are in sentence case', async ({ owner, visitAsOwner }) => {
  await visitAsOwner('/admin/writing');
  await screen.findByRole('button', { name: 'New note' });
  await screen.findByRole('button', { name: 'New page' });
  const { _id: id } = await owner.notes.create.mutate({ title: 'Neap' });
  await visitAsOwner(`/admin/notes/${id}`);
  await screen.findByRole('button', { name: 'Delete note' });
  screen.getByRole('button', { name: 'Add tag' });
});
