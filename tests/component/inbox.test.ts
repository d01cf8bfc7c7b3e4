import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { CONTACT_EXCERPT_LENGTH } from '#shared/contract/contact-message';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import { listReadNames, sendMessage, sendMessages } from '../support/component/messages';

/** The inbox has three messages: from Ada, Berta and Cleo, in this order. */
const test = base.extend('messages', { auto: true }, ({ owner }) =>
  sendMessages(owner, 'Ada', 'Berta', 'Cleo'),
);

const LOADING_FAILED = 'Failed to fetch messages. Please try again.';

/** Returns the names in the list, from top to bottom. */
function names(): (string | undefined)[] {
  const boxes = screen.queryAllByLabelText(/^Select message from /);
  return boxes.map(box => box.getAttribute('aria-label')?.split(' ').at(-1));
}

const expectNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const followAdminLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name });

test('messages are sorted newest first, unread ones have a dot, and columns sort in both directions', async ({
  visitAsOwner,
}) => {
  const user = await visitAsOwner('/admin/inbox');
  await expectNames(['Cleo', 'Berta', 'Ada']);
  screen.getByRole('table', { name: 'Messages' });
  within(screen.getByRole('row', { name: /Cleo/ })).getByText('Unread');
  within(screen.getByRole('row', { name: /Ada/ })).getByText(new Date().toLocaleDateString());
  await user.click(button('Date'));
  await expectNames(['Ada', 'Berta', 'Cleo']);
  await user.click(button('Name'));
  await expectNames(['Cleo', 'Berta', 'Ada']);
  await user.click(button('Name'));
  await expectNames(['Ada', 'Berta', 'Cleo']);
  expect(location.search).toBe('?sort=name&order=asc');
  await visitAsOwner(location.pathname + location.search);
  await expectNames(['Ada', 'Berta', 'Cleo']);
});

test('the list has the beginning of a long message, and the open message its whole text', async ({
  owner,
  visitAsOwner,
}) => {
  const { _id } = await sendMessage(owner, 'Dora', `${'word '.repeat(CONTACT_EXCERPT_LENGTH)}the end`);
  // Opening an unread message reloads it.
  await owner.contacts.markRead.mutate({ ids: [_id] });
  const user = await visitAsOwner('/admin/inbox');
  const row = within(await screen.findByRole('row', { name: /Dora/ }));
  expect(screen.queryByText(/the end$/)).toBeNull();
  await user.click(row.getByRole('link'));
  await screen.findByText(/the end$/);
});

test('a row can be marked as read and unread, and the filters follow', async ({ owner, visitAsOwner }) => {
  const user = await visitAsOwner('/admin/inbox');
  await user.click(await findButton('Mark as read: message from Berta'));
  await findButton('Mark as unread: message from Berta');
  await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Berta']));
  await user.click(button('Read'));
  await expectNames(['Berta']);
  await user.click(button('Unread'));
  await expectNames(['Cleo', 'Ada']);
  await user.click(button('All'));
  await user.click(await findButton('Mark as unread: message from Berta'));
  await waitFor(async () => expect(await listReadNames(owner)).toEqual([]));
});

test('selected messages are marked and deleted together, and a deletion can be undone', async ({
  owner,
  visitAsOwner,
}) => {
  const user = await visitAsOwner('/admin/inbox');
  await user.click(await findButton('Select All'));
  await screen.findByText('3 of 3 selected');
  await user.click(button('Select All'));
  await waitFor(() => expect(screen.queryByText('3 of 3 selected')).toBeNull());
  expect(button('Delete Selected')).toHaveProperty('disabled', true);

  await user.click(screen.getByLabelText('Select message from Ada'));
  await user.click(screen.getByLabelText('Select message from Cleo'));
  await user.click(button('Mark as Read'));
  await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Cleo', 'Ada']));
  await user.click(button('Delete Selected'));
  await screen.findByText('2 messages deleted.');
  await expectNames(['Berta']);
  expect(screen.queryByText(/ selected$/)).toBeNull();
  expect(await owner.contacts.list.query({})).toMatchObject([{ name: 'Berta' }]);
  await user.click(button('Undo'));
  await expectNames(['Cleo', 'Berta', 'Ada']);
});

test('each deletion can be undone, and messages that a filter hides are deselected', async ({
  network,
  visitAsOwner,
}) => {
  const user = await visitAsOwner('/admin/inbox');
  await findButton('Delete message from Ada');
  const calls = network.hold();
  await user.click(button('Delete message from Ada'));
  await user.click(button('Delete message from Cleo'));
  await expectNames(['Berta']);
  calls.release();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo);
  await expectNames(['Cleo', 'Berta', 'Ada']);

  await user.click(button('Unread'));
  await user.click(button('Select All'));
  await screen.findByText(/^\d of \d selected$/);
  await user.click(button('Mark as Read'));
  await screen.findByText('No unread messages');
  // An empty list has no actions.
  expect(screen.queryByRole('button', { name: 'Delete Selected' })).toBeNull();
});

test('a deleted message returns with Undo and from the trash', async ({ visitAsOwner, network }) => {
  const user = await visitAsOwner('/admin/inbox?filter=unread');
  await user.click(await findButton('Delete message from Ada'));
  await screen.findByText('Message deleted.');
  await user.click(button('Undo'));
  await screen.findByText('Deletion undone.');
  await expectNames(['Cleo', 'Berta', 'Ada']);

  await user.click(button('Delete message from Ada'));
  await user.click(button('Delete message from Berta'));
  await screen.findAllByText('Message deleted.');
  await expectNames(['Cleo']);
  await network.settle();
  await user.click(followAdminLink('Trash'));
  const ada = within(await screen.findByRole('row', { name: /^Message from Ada/ }));
  ada.getByText('Message');
  ada.getByText('30 days');
  expect(screen.queryByText(/this is Ada/)).toBeNull();
  await user.click(button('Restore Message from Ada'));
  await screen.findByText('Message from Ada restored.');
  await screen.findByText('2 unread');

  await user.click(button(/^Inbox/));
  await user.click(await screen.findByRole('link', { name: 'Go to Inbox' }));
  await expectNames(['Cleo', 'Ada']);
});

test('the details of a message open from its row and from the address', async ({ owner, visitAsOwner }) => {
  const user = await visitAsOwner('/admin/inbox');
  await user.click(await findButton('View details of message from Ada'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Details' }));
  await dialog.findByText('Dear owner, this is Ada.');
  dialog.getByText('Ada');
  expect(dialog.getByRole('link', { name: 'ada@example.org' })).toHaveProperty(
    'href',
    'mailto:ada@example.org',
  );
  const ada = (await owner.contacts.list.query({})).find(({ name }) => name === 'Ada');
  dialog.getByText(formatDateTime(ada?.createdAt ?? ''));
  expect(dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toMatch(
    /^mailto:ada%40example\.org\?subject=/,
  );
  expect(location.search).toContain('?message=');
  const address = location.pathname + location.search;
  // Opening a message marks it as read; the owner can mark it as unread again.
  await user.click(await dialog.findByRole('button', { name: 'Mark as Unread' }));
  await dialog.findByRole('button', { name: 'Mark as Read' });
  await waitFor(async () => expect(await listReadNames(owner)).toEqual([]));
  await user.click(dialog.getByRole('button', { name: 'Mark as Read' }));
  await dialog.findByRole('button', { name: 'Mark as Unread' });

  await visitAsOwner(address);
  const again = within(await screen.findByRole('dialog', { name: 'Message Details' }));
  await again.findByText('Dear owner, this is Ada.');
  await user.click(again.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message Details' })).toBeNull());
  await visitAsOwner('/admin/inbox?message=nothing');
  await screen.findByText('Message not found.');
});

test('a search finds words of names, addresses and texts, stays in the address and limits Select All', async ({
  owner,
  visitAsOwner,
}) => {
  await sendMessage(owner, 'Dora', 'The tide table, please.');
  const user = await visitAsOwner('/admin/inbox');
  const search = () => screen.getByLabelText('Search messages');
  const fill = (text: string) => fillIn(user, search(), text);
  await expectNames(['Dora', 'Cleo', 'Berta', 'Ada']);
  await user.click(screen.getByLabelText('Select message from Ada'));
  await fill('TIDE table');
  await expectNames(['Dora']);
  expect(location.search).toBe('?q=TIDE+table');
  // A selected message that the search hides must not be deleted with the selection.
  expect(button('Delete Selected')).toHaveProperty('disabled', true);
  await fill('berta@example');
  await expectNames(['Berta']);
  await visitAsOwner(location.pathname + location.search);
  await expectNames(['Berta']);
  expect(search()).toHaveProperty('value', 'berta@example');
  await user.click(button('Select All'));
  await screen.findByText('1 of 1 selected');
  await fill('nobody');
  await screen.findByText('No messages match your search');
  await fill('');
  await expectNames(['Dora', 'Cleo', 'Berta', 'Ada']);
});

test('many messages are paged, filtered, marked, deleted and restored together', async ({
  owner,
  visitAsOwner,
}) => {
  for (let number = 1; number <= 100; number += 1) await sendMessage(owner, `Visitor${number}`, 'Hello.');
  const user = await visitAsOwner('/admin/inbox');
  await screen.findByText('Page 1 of 3');
  expect(names()).toHaveLength(50);
  expect(names()[0]).toBe('Visitor100');
  await user.click(button('Next page'));
  await screen.findByText('Page 2 of 3');
  await waitFor(() => expect(names()[0]).toBe('Visitor50'));
  await user.click(button('Next page'));
  await screen.findByText('Page 3 of 3');
  expect(button('Next page')).toHaveProperty('disabled', true);
  await user.click(button('Previous page'));
  await screen.findByText('Page 2 of 3');

  await user.click(button('Unread'));
  await screen.findByText('Page 1 of 3');
  await user.click(button('Select All'));
  await screen.findByText('103 of 103 selected');
  await user.click(button('Mark as Read'));
  await screen.findByText('No unread messages');
  await user.click(button('Read'));
  await screen.findByText('Page 1 of 3');
  await user.click(button('All'));
  await user.click(await findButton('Select All'));
  await screen.findByText('103 of 103 selected');
  await user.click(button('Delete Selected'));
  await screen.findByText('No messages yet');
  const form = screen.getByRole('link', { name: 'contact form on the home page' });
  expect(form.getAttribute('href')).toBe('/#contact');
  await user.click(button('Undo'));
  await screen.findByText('Page 1 of 3');
});

test.for([
  ['its panel', 2],
  ['the menu', 4],
] as const)(
  'from %s on the dashboard, a message is read and answered in %d actions',
  async ([way, most], { visitAsOwner }) => {
    const user = await visitAsOwner('/admin/dashboard');
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    if (way === 'its panel') {
      await act(user.click(await within(screen.getByRole('main')).findByRole('link', { name: /^Berta/ })));
    } else {
      await act(user.click(await findButton(/^Inbox/)));
      await act(user.click(await screen.findByRole('link', { name: 'Go to Inbox' })));
      await act(user.click(await screen.findByRole('link', { name: 'Berta' })));
    }
    const pane = await screen.findByRole('article', { name: 'Message from Berta' });
    await within(pane).findByText(/this is Berta\.$/);
    await waitFor(() => expect(document.activeElement).toBe(pane));
    // Reply is the first control of the message.
    await user.tab();
    const reply = document.activeElement;
    expect(reply?.getAttribute('href')).toMatch(/^mailto:berta%40example\.org\?/);
    expect(actions + 1).toBe(most);
  },
);

describe('when a call of the inbox fails', () => {
  test('the list and Select All report the failure, and the list can be retried', async ({
    network,
    visitAsOwner,
  }) => {
    const failure = network.fail('contacts.page');
    const calls = network.hold();
    const user = await visitAsOwner('/admin/inbox');
    await screen.findByText('Loading messages...');
    calls.release();
    await screen.findByText(LOADING_FAILED);
    failure.stop();
    await user.click(button('Retry'));
    await expectNames(['Cleo', 'Berta', 'Ada']);

    network.fail('contacts.ids');
    await user.click(button('Select All'));
    await waitFor(() => expect(screen.getByText(LOADING_FAILED).closest('[role=alert]')).not.toBeNull());
    expect(button('Delete Selected')).toHaveProperty('disabled', true);
  });

  test('the details report the failure and can be retried, and so can marking in them', async ({
    owner,
    network,
    visitAsOwner,
  }) => {
    const user = await visitAsOwner('/admin/inbox');
    const failure = network.fail('contacts.get');
    await user.click(await findButton('View details of message from Ada'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Details' }));
    await dialog.findByText(LOADING_FAILED);
    failure.stop();
    const refusal = network.fail('contacts.markRead');
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('Dear owner, this is Ada.');

    within(await dialog.findByRole('alert')).getByText(/Not saved/);
    expect(screen.getAllByText(/Not saved/)).toHaveLength(1);
    refusal.stop();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByRole('button', { name: 'Mark as Unread' });
    expect(screen.queryByText(/Not saved/)).toBeNull();
    await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Ada']));

    // With the details closed, a toast reports the failure.
    const fail = network.holdToFail('contacts.markUnread');
    await user.click(dialog.getByRole('button', { name: 'Mark as Unread' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message Details' })).toBeNull());
    fail();
    await screen.findByText('Not saved');
    await user.click(button('Retry'));
    await waitFor(async () => expect(await listReadNames(owner)).toEqual([]));
  });

  test('a mark is reset, a deleted row returns, and both can be retried', async ({
    owner,
    network,
    visitAsOwner,
  }) => {
    const user = await visitAsOwner('/admin/inbox');
    for (const [state, read] of [
      ['read', ['Ada']],
      ['unread', []],
    ] as const) {
      const name = `Mark as ${state}: message from Ada`;
      await findButton(name);
      // Without a network the list cannot be refetched either.
      const { restore } = network.cut();
      await user.click(button(name));
      await screen.findByText('Not saved');
      await findButton(name);
      restore();
      await user.click(button('Retry'));
      await waitFor(async () => expect(await listReadNames(owner)).toEqual(read));
    }
    const { restore } = network.cut();
    await user.click(button('Delete message from Berta'));
    await screen.findByText("Couldn't delete the messages.");
    await expectNames(['Cleo', 'Berta', 'Ada']);
    restore();
    await user.click(button('Retry'));
    await expectNames(['Cleo', 'Ada']);
  });

  test('the failure is reported even after other actions', async ({ owner, network, visitAsOwner }) => {
    const user = await visitAsOwner('/admin/inbox');
    await findButton('Mark as read: message from Ada');
    const failFirst = network.holdToFail('contacts.markRead');
    await user.click(button('Mark as read: message from Ada'));
    await user.click(button('Mark as read: message from Berta'));
    await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Berta']));
    failFirst();
    await screen.findByText('Not saved');
    await user.click(button('Retry'));
    await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Berta', 'Ada']));

    const failLate = network.holdToFail('contacts.markRead');
    await user.click(button(/^Inbox/));
    await user.click(await findButton('Mark as Read: message from Cleo'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unread Messages' })).toBeNull());
    failLate();
    await screen.findByText('Not saved');
    await user.click(button('Retry'));
    await waitFor(async () => expect(await listReadNames(owner)).toEqual(['Cleo', 'Berta', 'Ada']));
  });

  test('a failed Undo is reported on another screen, and so is one after the trash was emptied', async ({
    network,
    visitAsOwner,
  }) => {
    const user = await visitAsOwner('/admin/inbox');
    await user.click(await findButton('Delete message from Ada'));
    await screen.findByText('Message deleted.');
    await user.click(followAdminLink('Dashboard'));
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    const failure = network.fail('contacts.restore');
    await user.click(button('Undo'));
    await screen.findByText(/^Couldn't restore the messages\. Server error/);
    failure.stop();
    network.respondWith('contacts.restore', { count: 0 });
    await user.click(button('Retry'));
    await screen.findByText(/^Couldn't restore the messages\..* They are not in the trash\.$/);
  });
});
