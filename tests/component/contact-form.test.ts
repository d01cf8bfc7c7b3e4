import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { test } from '../support/component/component-test';
import { useFakeClock } from '../support/component/fake-clock';
import { fillIn } from '../support/component/fill-in';

const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again.';
const SENDING = 'Sending...';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const readFields = () => ['Name', 'Email', 'Message'].map(label => field(label).value);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fill(user: UserEvent, message: string): Promise<void> {
  await fillIn(user, field('Name'), 'Ada');
  await fillIn(user, field('Email'), 'ada@example.com');
  await fillIn(user, field('Message'), message);
}

/** Requires a text in an element with this role, for five seconds. */
async function expectForFiveSeconds(role: 'status' | 'alert', text: string): Promise<void> {
  await expectShown(role, text);
  // The clock also goes on by itself, but by at most 20 ms in a turn of the event loop.
  await pass(4_000);
  screen.getByText(text);
  await pass(1_100);
  expect(screen.queryByText(text)).toBeNull();
}

async function expectShown(role: 'status' | 'alert', text: string): Promise<void> {
  const shown = await screen.findByText(text);
  expect(shown.closest(`[role="${role}"]`)).not.toBeNull();
}

test('the contact form shows that it is sending, then for five seconds that the message was sent', async ({
  owner,
  network,
  visit,
}) => {
  const user = await visit('/');
  await fill(user, 'One');
  const held = network.hold('contacts.send');
  useFakeClock();
  await send(user);
  await expectShown('status', SENDING);
  held.release();
  await expectShown('status', SENT);
  expect(screen.queryByText(SENDING)).toBeNull();
  expect(readFields()).toEqual(['', '', '']);
  expect(await owner.contacts.list.query({})).toMatchObject([{ name: 'Ada', message: 'One' }]);
  await expectForFiveSeconds('status', SENT);
});

test('the contact form preserves its fields when sending fails, and shows the failure for five seconds', async ({
  network,
  visit,
}) => {
  const user = await visit('/');
  useFakeClock();
  for (const code of ['TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR']) {
    network.fail('contacts.send', code);
    await fill(user, `Answered ${code}`);
    await send(user);
    await expectForFiveSeconds('alert', FAILED);
    expect(readFields()).toEqual(['Ada', 'ada@example.com', `Answered ${code}`]);
  }
});

test('the contact form shows that it is sending for at most five seconds', async ({ network, visit }) => {
  const user = await visit('/');
  await fill(user, 'Never answered');
  network.hold('contacts.send');
  useFakeClock();
  await send(user);
  await expectForFiveSeconds('status', SENDING);
});

test('the contact form shows errors from the server at their fields until they are solved', async ({
  visit,
}) => {
  const user = await visit('/');
  await fill(user, 'Three');
  await fillIn(user, field('Name'), '   ');
  await send(user);
  await screen.findByText(FAILED);
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Name is required');
  // Another field does not solve it.
  await fillIn(user, field('Message'), 'Three, again');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  await fillIn(user, field('Name'), 'Ada');
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull());
});

test('the contact form sends nothing while a field is empty or the email address is invalid', async ({
  network,
  visit,
}) => {
  const user = await visit('/');
  await send(user);
  await fill(user, 'Four');
  await fillIn(user, field('Email'), 'nobody');
  await send(user);
  expect(field('Email').validity.valid).toBe(false);
  expect(network.count('contacts.send')).toBe(0);
});

test('the contact form says what happens next until the next message, after the status has gone', async ({
  network,
  visit,
}) => {
  const user = await visit('/');
  await fill(user, 'What next?');
  useFakeClock();
  const { restore } = network.cut();
  await send(user);
  await expectForFiveSeconds('alert', FAILED);
  screen.getByText(/^Your message is still here\. No response from server\. /);
  restore();
  await send(user);
  await expectForFiveSeconds('status', SENT);
  screen.getByText('Your message has arrived. The reply will come to ada@example.com.');
});

test('the contact form sends its hidden field, so that the message of a bot is stored as spam', async ({
  site,
  visit,
}) => {
  const user = await visit('/');
  await fill(user, 'Buy now');
  await fillIn(user, screen.getByLabelText('Website'), 'http://spam.example');
  await send(user);
  await screen.findByText(SENT);
  const [stored] = await site.db.read(contactMessageEntity).find();
  expect(stored).toMatchObject({ name: 'Ada', message: 'Buy now', spam: true });
});

test('a message posted without JavaScript is confirmed on a page that removes the confirmation from its address', async ({
  visit,
}) => {
  useFakeClock();
  await visit('/?sent=1#contact');
  await expectForFiveSeconds('status', SENT);
  expect(location.pathname + location.search + location.hash).toBe('/#contact');
});
