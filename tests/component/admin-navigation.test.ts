import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { test as base } from '../support/component/component-test';
import { useFakeClock } from '../support/component/fake-clock';
import { listReadNames, sendMessage, sendMessages } from '../support/component/messages';
import { listProcedures } from '../support/component/network';

/** There are three unread messages: from Ada, Berta and Cleo, in this order. */
const test = base.extend('messages', { auto: true }, ({ owner }) =>
  sendMessages(owner, 'Ada', 'Berta', 'Cleo'),
);

const inboxButton = () => screen.findByRole('button', { name: /^Inbox/ });
const findDropdown = async () => within(await screen.findByRole('dialog', { name: 'Unread Messages' }));
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unread Messages' })).toBeNull());

const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));

/** Requires these senders in the dropdown, from top to bottom. */
async function expectSenders(expected: string[]): Promise<void> {
  const dropdown = await findDropdown();
  await waitFor(() => {
    const rows = dropdown.queryAllByRole('listitem');
    expect(rows.map(row => row.querySelector('strong')?.textContent)).toEqual(expected);
  });
}

test('the owner’s navigation links to every screen and the site, and marks the current screen', async ({
  visitAsOwner,
}) => {
  await visitAsOwner('/admin/dashboard');
  const bar = within(await screen.findByRole('navigation', { name: 'Admin' }));
  const links = bar.getAllByRole('link');
  expect(
    links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Dashboard', '/admin/dashboard', 'page'],
    ['Projects', '/admin/projects', null],
    ['Writing', '/admin/writing', null],
    ['Skills Editor', '/admin/skills', null],
    ['About Editor', '/admin/about', null],
    ['Settings', '/admin/settings', null],
    ['View site', '/', null],
    ['Trash', '/admin/trash', null],
  ]);
  screen.getByRole('button', { name: 'Logout' });
});

describe('unread messages', () => {
  test('are counted in the badge and listed in the dropdown, newest first', async ({
    owner,
    visitAsOwner,
  }) => {
    await sendMessage(owner, 'Dora');
    const user = await visitAsOwner('/admin/trash');
    await user.click(await inboxButton());
    await waitFor(async () => expect((await inboxButton()).textContent).toContain('4'));
    await expectSenders(['Dora', 'Cleo', 'Berta', 'Ada']);
    const dropdown = await findDropdown();
    dropdown.getByRole('heading', { name: 'Unread Messages' });
    expect(dropdown.getAllByText(new Date().toLocaleDateString())).toHaveLength(4);
    await user.click(dropdown.getByRole('link', { name: 'Go to Inbox' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/inbox'));
    await expectClosed();
  });

  test('leave the list and the count when marked as read, and the next one gets the focus', async ({
    owner,
    visitAsOwner,
  }) => {
    const user = await visitAsOwner('/admin/trash');
    await user.click(await inboxButton());
    const dropdown = await findDropdown();
    await user.click(await dropdown.findByRole('button', { name: 'Mark as Read: message from Cleo' }));
    await expectSenders(['Berta', 'Ada']);
    await expectFocusOn('Mark as Read: message from Berta');
    await waitFor(async () => expect((await inboxButton()).textContent).toContain('2'));
    await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Cleo']));
    await user.keyboard('{Enter}');
    await expectSenders(['Ada']);
    await expectFocusOn('Mark as Read: message from Ada');
    await user.keyboard('{Enter}');
    await dropdown.findByText('No unread messages');
    await waitFor(async () => expect((await inboxButton()).textContent).not.toMatch(/\d/));
  });

  test('return to the list when marking them fails, with an error and a retry', async ({
    owner,
    network,
    visitAsOwner,
  }) => {
    const user = await visitAsOwner('/admin/trash');
    await user.click(await inboxButton());
    const dropdown = await findDropdown();
    const failure = network.fail('contacts.markRead');
    await user.click(await dropdown.findByRole('button', { name: 'Mark as Read: message from Ada' }));
    await screen.findByText('Not saved');
    await expectSenders(['Cleo', 'Berta', 'Ada']);
    failure.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Ada']));
  });

  test('open in the inbox with View', async ({ owner, visitAsOwner }) => {
    const user = await visitAsOwner('/admin/trash');
    await user.click(await inboxButton());
    const berta = (await owner.contacts.list.query({})).find(({ name }) => name === 'Berta');
    await user.click(await (await findDropdown()).findByRole('link', { name: 'View message from Berta' }));
    await waitFor(() => expect(location.href).toMatch(`/admin/inbox?message=${berta?._id}`));
    const details = within(await screen.findByRole('dialog', { name: 'Message Details' }));
    await details.findByText('Dear owner, this is Berta.');
    await expectClosed();
  });

  test('show an error and a retry when loading them fails', async ({ network, visitAsOwner }) => {
    const user = await visitAsOwner('/admin/writing');
    const failure = network.fail('contacts.page');
    await user.click(await inboxButton());
    const dropdown = await findDropdown();
    await dropdown.findByText('Failed to fetch messages. Please try again.');
    failure.stop();
    await user.click(dropdown.getByRole('button', { name: 'Retry' }));
    await expectSenders(['Cleo', 'Berta', 'Ada']);
  });

  test('are counted again after a minute', async ({ owner, visitAsOwner }) => {
    useFakeClock();
    await visitAsOwner('/admin/trash');
    const readBadge = async () => (await inboxButton()).textContent;
    await waitFor(async () => expect(await readBadge()).toContain('3'));
    await sendMessage(owner, 'Dora');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await readBadge()).toContain('3');
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(async () => expect(await readBadge()).toContain('4'));
  });
});

test.for([
  'dashboard',
  'projects',
  'writing',
  'skills',
  'about',
  'inbox',
  'setup',
  'trash',
  'settings/identity',
])('the screen %s requests nothing twice when it opens', async (path, { network, visitAsOwner }) => {
  await visitAsOwner(`/admin/${path}`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(network.count('contacts.unreadCount')).toBe(1));
  await network.settle();
  const procedures = network.requests
    .flatMap(({ path: address }) => listProcedures(address))
    // React runs this effect twice in its strict mode.
    .filter(procedure => procedure !== 'auth.checkToken');
  expect(procedures).toEqual([...new Set(procedures)]);
});
