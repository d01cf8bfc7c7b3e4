import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { composeNotice } from '#server/features/notices/notice-mail';
import type { ContactMessage } from '#shared/contract/contact-message';

function createNotice(fields: Partial<ContactMessage> = {}, publicUrl: string | undefined = undefined) {
  const message: ContactMessage = {
    _id: '0193',
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    createdAt: '2025-01-02T03:04:05.678Z',
    read: false,
    ...fields,
  };
  return composeNotice({ message, from: 'owner@example.org', to: 'owner@example.org', publicUrl });
}

/** Composes the email in the format in which it is sent. */
async function rawMail(fields: Partial<ContactMessage>): Promise<{ headers: string; body: string }> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    createNotice(fields),
  );
  const [headers = '', ...body] = message.toString().split('\r\n\r\n');
  return { headers, body: body.join('\r\n\r\n') };
}

test('a notice is sent from the owner to the owner, with the sender of the message as reply-to', () => {
  expect(createNotice()).toEqual({
    messageId: '<0193@example.org>',
    from: { name: 'Portfolio', address: 'owner@example.org' },
    to: { name: 'Portfolio', address: 'owner@example.org' },
    replyTo: { name: 'Ada', address: 'ada@example.com' },
    subject: 'New message from Ada',
    text: 'Ada <ada@example.com> wrote on 2025-01-02T03:04:05.678Z:\n\nHello',
  });
});

test('a notice links to the message if the site has a public URL', () => {
  expect(createNotice({}, 'https://example.org').text).toMatch(
    /\n\nhttps:\/\/example\.org\/admin\/inbox\?message=0193$/,
  );
});

const NAMES = [
  'Ada\r\nBcc: victim@example.com',
  'Ada\nBcc: victim@example.com',
  'Ada\rBcc: victim@example.com',
  'Ada\u2028Bcc: victim@example.com',
  'Ada\u0085Bcc: victim@example.com',
  'Ada>, <victim@example.com',
  'Ada" <victim@example.com>, "x',
  'Ada,victim@example.com',
];

test('the name of a sender cannot add headers or recipients', async () => {
  for (const name of NAMES) {
    const { headers } = await rawMail({ name });
    expect.soft(headers, name).not.toMatch(/^bcc:/im);
    const to = /^To: .*$/im.exec(headers)?.[0];
    expect.soft(to, name).toBe('To: Portfolio <owner@example.org>');
    const { replyTo, subject } = createNotice({ name });
    expect.soft(replyTo.address, name).toBe('ada@example.com');
    expect.soft(`${replyTo.name}${subject}`).not.toMatch(/[\r\n\u2028\u0085]/);
  }
});

test('a long name is shortened in the subject, and a message that looks like headers remains in the body', async () => {
  const { subject } = createNotice({ name: '🙂'.repeat(1_000) });
  expect(Array.from(subject).length).toBeLessThanOrEqual(150);
  expect(subject).toMatch(/…$/);
  const { headers, body } = await rawMail({ message: '\r\nBcc: victim@example.com\r\n\r\n.\r\nQUIT' });
  expect(headers).not.toMatch(/bcc/i);
  expect(body).toContain('Bcc: victim@example.com');
});
