import { afterEach, describe, expect, test } from 'vitest';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import type { ContactMessage } from '#shared/contract/contact-message';
import type { TrashItem } from '#shared/contract/version';
import { DAY_MS } from '#shared/time';
import { createCaller, TRANSPORTS } from '../../support/app/call-api';
import { startAppForFile } from '../../support/app/managed-app';
import { storeProject } from '../../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();
afterEach(async () => {
  await app.services.trash.empty();
  await app.db.write(manager => manager.deleteAll(contactMessageEntity));
});

function send(name: string, message = 'Hello 👋'): Promise<ContactMessage> {
  return app.trpc().contacts.send.mutate({ name, email: 'ada@example.com', message });
}

async function trashMessage(name = 'Ada'): Promise<string> {
  const { _id: id } = await send(name);
  await app.services.contacts.remove([id]);
  return id;
}

const listInbox = () => app.trpc(token).contacts.list.query({});
const listTrashNames = async () => (await app.services.trash.list()).map(({ name }) => name);

describe.each(TRANSPORTS)('deleted messages over %s', transport => {
  const call = createCaller(app, transport);
  const list = async () => (await call('trash.list', { token })).body as TrashItem[];
  const restore = async (id: string) => (await call('trash.restore', { token, input: { id } })).status;
  const forget = async (id: string) => (await call('trash.remove', { token, input: { id } })).status;
  const remove = async (ids: string[]) => (await call('contacts.remove', { token, input: { ids } })).body;

  test('stay in the trash for 30 days, without their text', async () => {
    const [ada, grace] = [await send('Ada'), await send('Grace')];
    expect(await remove([ada._id, grace._id])).toEqual({ success: true, count: 2 });
    expect(await listInbox()).toEqual([]);
    const items = await list();
    expect(items.map(({ _id }) => _id).sort()).toEqual([ada._id, grace._id]);
    const item = items.find(({ _id }) => _id === ada._id);
    expect(item).toMatchObject({ kind: 'message', name: 'Message from Ada', bytes: 10 });
    expect(Date.parse(item?.expiresAt ?? '') - Date.parse(item?.trashedAt ?? '')).toBe(30 * DAY_MS);
    expect(JSON.stringify(items)).not.toContain('Hello');
  });

  test('are permanently deleted on request', async () => {
    const id = await trashMessage();
    expect(await forget(id)).toBe(200);
    expect(await list()).toEqual([]);
    expect(await app.db.read(contactMessageEntity).count()).toBe(0);
    for (const call of [restore, forget]) expect(await call(id)).toBe(404);
  });

  test('are the only messages that the trash can restore or delete', async () => {
    const { _id: id } = await send('Ada');
    for (const call of [restore, forget]) expect(await call(id)).toBe(404);
    expect((await listInbox()).map(({ _id }) => _id)).toEqual([id]);
  });
});

test('the trash lists messages and other items together, latest first', async () => {
  const { _id: first } = await storeProject(app, { title: 'Kite' });
  await app.services.projects.remove(first);
  await trashMessage();
  const { _id: last } = await storeProject(app, { title: 'Boat' });
  await app.services.projects.remove(last);
  const items = await app.services.trash.list();
  const times = items.map(({ trashedAt }) => trashedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(items.map(({ name }) => name).sort()).toEqual(['Boat', 'Kite', 'Message from Ada']);
});

test('emptying the trash deletes messages with the other items and leaves the inbox alone', async () => {
  await trashMessage();
  const { _id: id } = await storeProject(app);
  await app.services.projects.remove(id);
  await send('Grace');
  expect(await app.rest('DELETE', '/trash', { token })).toMatchObject({ body: { count: 2 } });
  expect(await listTrashNames()).toEqual([]);
  expect((await listInbox()).map(({ name }) => name)).toEqual(['Grace']);
});

test('messages that a filled honeypot marked as spam behave alike in the trash', async () => {
  const id = await trashMessage('Bot');
  await app.db.write(manager => manager.update(contactMessageEntity, { id }, { spam: true }));
  expect(await listTrashNames()).toEqual(['Message from Bot']);
  await app.services.trash.restore(id);
  expect(await listInbox()).toEqual([]);
  expect(await app.db.read(contactMessageEntity).findOneByOrFail({ id })).toMatchObject({
    spam: true,
    deletedAt: null,
  });
});
