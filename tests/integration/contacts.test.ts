import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#server/core/database/new-id';
import {
  type ContactMessageRow,
  contactMessageEntity,
} from '#server/features/contacts/contact-message-entity';
import { MAX_UNREAD } from '#server/features/contacts/contact-service';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere 👋' };
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const app = await startAppForFile();

function findStored(id: unknown): Promise<ContactMessageRow | null> {
  return app.db.read(contactMessageEntity).findOneBy({ id: String(id) });
}

test('sending a message over REST stores it and returns 201', async () => {
  const { status, body } = await app.rest('POST', '/contacts', { body: MESSAGE });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...MESSAGE,
    _id: expect.any(String),
    createdAt: expect.stringMatching(TIMESTAMP),
    read: false,
  });
  const { _id } = Object(body);
  expect(await findStored(_id)).toMatchObject({ ...MESSAGE, read: false, spam: false, deletedAt: null });
});

test('a message with a filled honeypot gets the same response and is stored as spam', async () => {
  const human = await app.rest('POST', '/contacts', { body: { ...MESSAGE, website: '' } });
  const robot = await app.rest('POST', '/contacts', { body: { ...MESSAGE, website: 'http://spam.example' } });
  expect(robot.status).toBe(human.status);
  expect(Object.keys(Object(robot.body))).toEqual(Object.keys(Object(human.body)));
  expect(robot.body).toMatchObject(MESSAGE);
  expect(await findStored(Object(human.body)._id)).toMatchObject({ spam: false });
  expect(await findStored(Object(robot.body)._id)).toMatchObject({ ...MESSAGE, spam: true });
});

test('spaces around the fields of a message are trimmed', async () => {
  const spaced = { name: '  Ada ', email: ' ada@example.com ', message: '\n Hello \n' };
  const answer = await app.trpc().contacts.send.mutate(spaced);
  expect(answer).toMatchObject({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
});

test('an address can send only so many messages a day, however slowly', async () => {
  const limits = { contact: { points: 3, seconds: 1 }, contactDay: { points: 4, seconds: 86_400 } };
  const limited = await startAppForTest({ limits });
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    statuses.push((await limited.rest('POST', '/contacts', { body: MESSAGE })).status);
    if (sent === 2) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_100 });
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});

test('a message is refused while the inbox is full of unread ones, until the owner reads some', async () => {
  const full = await startAppForTest();
  const { _id: first } = await full.services.contacts.send(MESSAGE);
  const row = await full.db.read(contactMessageEntity).findOneByOrFail({ id: first });
  await full.db.write(async manager => {
    for (let stored = 1; stored < MAX_UNREAD; stored += 500) {
      const count = Math.min(500, MAX_UNREAD - stored);
      const rows = Array.from({ length: count }, () => ({ ...row, id: newId() }));
      await manager.insert(contactMessageEntity, rows);
    }
  });
  const send = (website = '') => full.rest('POST', '/contacts', { body: { ...MESSAGE, website } });
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('The inbox is full.') });
  expect((await send('http://spam.example')).status).toBe(201);
  await full.services.contacts.markAs(true, [first]);
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(503);
});

test('an invalid message does not count against the rate limit', async () => {
  const limited = await startAppForTest({ limits: { contact: { points: 1, seconds: 60 } } });
  await limited.rest('POST', '/contacts', { body: { ...MESSAGE, email: 'typo' } });
  expect((await limited.rest('POST', '/contacts', { body: MESSAGE })).status).toBe(201);
});
