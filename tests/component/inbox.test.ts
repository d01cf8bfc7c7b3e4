import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { test as base } from '../support/component/component-test';

/** The inbox has three messages: from Ada, Berta and Cleo, in this order. */
const test = base.extend('messages', { auto: true }, async ({ owner }) => {
  for (const name of ['Ada', 'Berta', 'Cleo'])
    await owner.contacts.send.mutate({
      name,
      email: `${name.toLowerCase()}@example.org`,
      message: `I am ${name}.`,
    });
});

test('messages are sorted newest first, and columns sort in both directions', async ({ visitAsOwner }) => {
  const user = await visitAsOwner('/admin/inbox');
  await waitFor(() => expect(names()).toEqual(['Cleo', 'Berta', 'Ada']));
  await user.click(screen.getByRole('button', { name: 'Date' }));
  await waitFor(() => expect(names()).toEqual(['Ada', 'Berta', 'Cleo']));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(names()).toEqual(['Cleo', 'Berta', 'Ada']));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(names()).toEqual(['Ada', 'Berta', 'Cleo']));
  expect(location.search).toBe('?sort=name&order=asc');
  await visitAsOwner(location.pathname + location.search);
  await waitFor(() => expect(names()).toEqual(['Ada', 'Berta', 'Cleo']));
});

test('a mark that fails is reset and reported', async ({ visitAsOwner, network }) => {
  const user = await visitAsOwner('/admin/inbox');
  network.fail('contacts.markRead');
  await user.click(await screen.findByRole('button', { name: 'Mark as read: message from Berta' }));
  await screen.findByText('Not saved');
  screen.getByRole('button', { name: 'Mark as read: message from Berta' });
});

/** Returns the names in the list, from top to bottom. */
function names() {
  return screen.getAllByRole('checkbox').map(box => box.getAttribute('aria-label')?.split(' ').at(-1));
}
