import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { composeNotice } from '../../src/server/features/notices/notice-mail';
import type { ContactMessage } from '../../src/shared/contract/contact-message';

function noticeOf(fields: Partial<ContactMessage> = {}, publicUrl: string | undefined = undefined) {
  const message: ContactMessage = {
    _id: '0193',
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    createdAt: '2025-01-02T03:04:05.678Z',
    read: false,
    ...fields,
  };
  return composeNotice({ message, ownerEmail: 'owner@example.org', publicUrl });
}

/** The mail as it goes over the wire. */
async function rawMail(fields: Partial<ContactMessage>): Promise<{ headers: string; body: string }> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    noticeOf(fields),
  );
  const [headers = '', ...body] = message.toString().split('\r\n\r\n');
  return { headers, body: body.join('\r\n\r\n') };
}

test('a notice goes from the owner to the owner, and its answer to the sender', () => {
  expect(noticeOf()).toEqual({
    messageId: '<0193@example.org>',
    from: { name: 'Portfolio', address: 'owner@example.org' },
    to: { name: 'Portfolio', address: 'owner@example.org' },
    replyTo: { name: 'Ada', address: 'ada@example.com' },
    subject: 'New message from Ada',
    text: 'Ada <ada@example.com> wrote on 2025-01-02T03:04:05.678Z:\n\nHello',
  });
});

test('it links to the message where the address of the site is known', () => {
  expect(noticeOf({}, 'https://example.org').text).toMatch(
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

test('no name adds a header or a recipient', async () => {
  for (const name of NAMES) {
    const { headers } = await rawMail({ name });
    expect.soft(headers, name).not.toMatch(/^bcc:/im);
    const to = /^To: .*$/im.exec(headers)?.[0];
    expect.soft(to, name).toBe('To: Portfolio <owner@example.org>');
    const { replyTo, subject } = noticeOf({ name });
    expect.soft(replyTo.address, name).toBe('ada@example.com');
    expect.soft(`${replyTo.name}${subject}`).not.toMatch(/[\r\n\u2028\u0085]/);
  }
});

test('a name of a thousand characters is cut for the headers', () => {
  const { subject } = noticeOf({ name: '🙂'.repeat(1_000) });
  expect(Array.from(subject).length).toBeLessThanOrEqual(150);
  expect(subject).toMatch(/…$/);
});

test('a message that looks like headers stays in the body', async () => {
  const { headers, body } = await rawMail({ message: '\r\nBcc: victim@example.com\r\n\r\n.\r\nQUIT' });
  expect(headers).not.toMatch(/bcc/i);
  expect(body).toContain('Bcc: victim@example.com');
});
