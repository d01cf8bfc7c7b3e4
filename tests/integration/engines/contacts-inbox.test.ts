import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#server/core/database/new-id';
import {
  type ContactMessageRow,
  contactMessageEntity,
} from '#server/features/contacts/contact-message-entity';
import { type ContactMessage, contactPageInputSchema } from '#shared/contract/contact-message';
import { DAY_MS } from '#shared/time';
import { createCaller, TRANSPORTS } from '../../support/app/call-api';
import { startAppForFile } from '../../support/app/managed-app';
import { createMessageRow } from '../../support/content/message-factory';
import { recordStatements } from '../../support/database/statement-plans';
import { createDeferred } from '../../support/deferred';

const UNKNOWN_IDS = ['', 'nonsense', newId(), "' OR '1'='1", '🙂'.repeat(100)];

const app = await startAppForFile();
const { token } = await app.signIn();
beforeEach(() => app.db.write(manager => manager.deleteAll(contactMessageEntity)));

/** Stores messages directly in the database, one second apart, oldest first. */
async function store(...messages: Partial<ContactMessageRow>[]): Promise<string[]> {
  const rows = messages.map((fields, index) =>
    createMessageRow({ createdAt: new Date(Date.UTC(2025, 0, 2, 3, 4, index)), ...fields }),
  );
  await app.db.write(async manager => {
    for (const row of rows) await manager.insert(contactMessageEntity, row);
  });
  return rows.map(({ id }) => id);
}

function findRow(id: string | undefined): Promise<ContactMessageRow | null> {
  return app.db.read(contactMessageEntity).findOneBy({ id: String(id) });
}

describe.each(TRANSPORTS)('the inbox over %s', transport => {
  const call = createCaller(app, transport);
  const list = async (input: Record<string, string> = {}) =>
    (await call('contacts.list', { token, input })).body as ContactMessage[];
  const listIds = async (query?: Record<string, string>) => (await list(query)).map(({ _id }) => _id);
  const bulk = (procedure: 'markRead' | 'markUnread' | 'remove', ids: unknown) =>
    call(`contacts.${procedure}`, { token, input: { ids } });

  test('lists the newest message first, with the fields of the contract', async () => {
    const [older, newer] = await store({ message: 'a\nb 👋' }, { name: 'Grace', read: true });
    expect(await list()).toEqual([
      {
        _id: newer,
        name: 'Grace',
        email: 'ada@example.com',
        message: 'Hello',
        createdAt: '2025-01-02T03:04:01.000Z',
        read: true,
      },
      {
        _id: older,
        name: 'Ada',
        email: 'ada@example.com',
        message: 'a\nb 👋',
        createdAt: '2025-01-02T03:04:00.000Z',
        read: false,
      },
    ]);
  });

  test('sorts by time, name and email address, in both directions', async () => {
    const [zoe, arger, arm] = await store(
      { name: 'zoe', email: 'b@example.com' },
      { name: 'Ärger', email: 'C@example.com' },
      { name: 'arm', email: 'a@example.com' },
    );
    expect(await listIds({ sortBy: 'createdAt', sortOrder: 'asc' })).toEqual([zoe, arger, arm]);
    expect(await listIds({ sortBy: 'createdAt' })).toEqual([arm, arger, zoe]);
    expect(await listIds({ sortBy: 'name', sortOrder: 'asc' })).toEqual([arger, arm, zoe]);
    expect(await listIds({ sortBy: 'name', sortOrder: 'desc' })).toEqual([zoe, arm, arger]);
    expect(await listIds({ sortBy: 'email', sortOrder: 'asc' })).toEqual([arm, zoe, arger]);
    expect(await listIds({ sortBy: 'email' })).toEqual([arger, zoe, arm]);
  });

  test.each(['createdAt', 'name', 'email'])(
    'preserves the order of messages with the same %s',
    async sortBy => {
      const ids = await store(...Array.from({ length: 20 }, () => ({ createdAt: new Date(0) })));
      expect(await listIds({ sortBy, sortOrder: 'asc' })).toEqual(ids);
      expect(await listIds({ sortBy, sortOrder: 'desc' })).toEqual(ids.toReversed());
    },
  );

  test('finds messages by every word in the name, email address or text, without case and accents', async () => {
    const [ada, jose] = await store(
      { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'The tide\n\nTABLE, please. 100% of it' },
      { name: 'José Ärger', email: 'jose@example.com', message: 'Ein Gruß aus Łódź', read: true },
      { name: 'Ada', message: 'tide table', spam: true },
      { name: 'Ada', message: 'tide table', deletedAt: new Date() },
    );
    expect(await listIds({ q: 'tide table' })).toEqual([ada]);
    expect(await listIds({ q: '  TABLE   love ' })).toEqual([ada]);
    expect(await listIds({ q: 'engine.ex ada' })).toEqual([ada]);
    expect(await listIds({ q: 'jose arger' })).toEqual([jose]);
    expect(await listIds({ q: 'JOSÉ' })).toEqual([jose]);
    expect(await listIds({ q: 'tide jose' })).toEqual([]);
    expect(await listIds({ q: '100%' })).toEqual([ada]);
    expect(await listIds({ q: '%' })).toEqual([ada]);
    expect(await listIds({ q: '_' })).toEqual([]);
    expect(await listIds({ q: 'example', filter: 'read' })).toEqual([jose]);
    expect(await listIds({ q: 'example', sortOrder: 'asc' })).toEqual([ada, jose]);
    expect(await listIds({ q: 'example', sortBy: 'name' })).toEqual([jose, ada]);
    expect(await listIds({ q: ' ' })).toEqual([jose, ada]);
    expect(await listIds({ q: '' })).toEqual([jose, ada]);
  });

  test('marks messages as read or unread, and counts each once, also one that is marked already', async () => {
    const [a, b, bystander] = await store({}, {}, {});
    expect(await bulk('markRead', [a, b, a])).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await listIds({ filter: 'unread' })).toEqual([bystander]);
    expect((await bulk('markRead', [a])).body).toEqual({ count: 1 });
    expect(await bulk('markUnread', [a])).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await listIds({ filter: 'read' })).toEqual([b]);
  });

  test.each(['markRead', 'markUnread', 'remove'] as const)(
    'ignores IDs in %s that are unknown, deleted or spam',
    async procedure => {
      const [existing, deleted, spam] = await store({}, { deletedAt: new Date() }, { spam: true });
      const before = [await findRow(deleted), await findRow(spam)];
      const similar = [`${existing} `, ` ${existing}`, String(existing).toUpperCase(), `${existing}🙂`];
      expect((await bulk(procedure, [...UNKNOWN_IDS, ...similar])).body).toMatchObject({ count: 0 });
      const known = [existing, deleted, spam];
      expect(await bulk(procedure, [...UNKNOWN_IDS, ...known])).toMatchObject({
        status: 200,
        body: { count: 1 },
      });
      expect([await findRow(deleted), await findRow(spam)]).toEqual(before);
      expect((await bulk(procedure, [])).body).toMatchObject({ count: 0 });
    },
  );

  test('accepts 10,000 IDs at once', async () => {
    const ids = await store({}, {});
    const many = [...ids, ...Array.from({ length: 9_998 }, () => newId())];
    expect((await bulk('markRead', many)).body).toEqual({ count: 2 });
  });
});

test('the REST list sends each message before it reads the next', async () => {
  await store({ name: 'Older' }, { name: 'Newer' });
  const { listAsJson } = app.services.contacts;
  const received = createDeferred();
  const streaming = vi.spyOn(app.services.contacts, 'listAsJson').mockImplementation(async function* (input) {
    for await (const piece of listAsJson(input)) {
      yield piece;
      await received.promise;
    }
  });
  const headers = { 'x-auth-token': token, 'accept-encoding': 'identity' };
  const { body } = await fetch(`${app.url}/api/contacts`, { headers });
  const chunks = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await chunks?.read();
  expect(first?.value).toContain('Newer');
  expect(first?.value).not.toContain('Older');
  received.resolve();
  expect((await chunks?.read())?.value).toContain('Older');
  await chunks?.cancel();
  streaming.mockRestore();
}, 10_000);

test('a page of messages is read without the rest of their texts', async () => {
  await store({ message: 'x'.repeat(99_000) });
  const { during } = await recordStatements(app);
  const page = () => app.services.contacts.page(contactPageInputSchema.parse({}));
  const statements = (await during(page)).map(({ sql }) => sql).join('\n');
  expect(statements).toContain('SUBSTR(');
  expect(statements).not.toContain('message_message');
});

test('restored messages are in the inbox again, unchanged, even weeks later, except for spam', async () => {
  const { contacts } = app.trpc(token);
  const [a, b] = await store({ read: true }, {});
  const before = await contacts.list.query({});
  await contacts.remove.mutate({ ids: [String(a), String(b)] });
  const weeksAgo = new Date(Date.now() - 29 * DAY_MS);
  await app.db.write(manager => manager.update(contactMessageEntity, { id: a }, { deletedAt: weeksAgo }));
  const [spam] = await store({ spam: true, deletedAt: new Date() });
  await contacts.restore.mutate({ ids: [String(spam)] });
  const ids = [String(a), String(b), ...UNKNOWN_IDS];
  expect(await contacts.restore.mutate({ ids })).toEqual({ count: 2 });
  expect(await contacts.list.query({})).toEqual(before);
  expect(await contacts.restore.mutate({ ids })).toEqual({ count: 0 });
});

test('a single message is read by its ID, unless it is deleted or spam', async () => {
  const [id = '', ...hidden] = await store({ message: 'Found' }, { deletedAt: new Date() }, { spam: true });
  const { get } = app.trpc(token).contacts;
  const message = await get.query({ id });
  expect(message).toMatchObject({ _id: id, message: 'Found' });
  expect(Object.keys(message).sort()).toEqual(['_id', 'createdAt', 'email', 'message', 'name', 'read']);
  for (const other of [...UNKNOWN_IDS, ...hidden])
    await expect(get.query({ id: other })).rejects.toMatchObject({
      message: 'Message not found.',
      data: { code: 'NOT_FOUND' },
    });
});

describe('pages of messages', () => {
  test('divide the list and include the total', async () => {
    await store(
      ...Array.from({ length: 7 }, (_, index) => ({ read: index === 3, name: `Name ${index % 3}` })),
    );
    const { contacts } = app.trpc(token);
    for (const filter of ['all', 'unread', 'read'] as const) {
      for (const sortBy of ['createdAt', 'name', 'email'] as const) {
        const all = await contacts.list.query({ filter, sortBy });
        const pages = await Promise.all(
          [0, 3, 6].map(offset => contacts.page.query({ filter, sortBy, offset, limit: 3 })),
        );
        expect(pages.flatMap(({ messages }) => messages)).toEqual(all);
        expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length]);
      }
    }
  });

  test('have the beginning of each text, and the message itself has all of it', async () => {
    const message = `${'🙂'.repeat(10)}${'x'.repeat(279)}🙂${'y'.repeat(99_000)}`;
    const [id = ''] = await store({ message }, { message: 'Short' });
    const { contacts } = app.trpc(token);
    for (const q of ['', 'yyy', 'short']) {
      const { messages } = await contacts.page.query({ q, sortOrder: 'asc' });
      const texts = { long: `${'🙂'.repeat(10)}${'x'.repeat(279)}`, short: 'Short' };
      expect(messages.map(each => each.message)).toEqual(
        q === '' ? [texts.long, texts.short] : [q === 'short' ? texts.short : texts.long],
      );
    }
    expect(await contacts.get.query({ id })).toMatchObject({ message });
    const [listed, ...others] = await contacts.list.query({ q: 'yyy' });
    expect([listed?.message, others]).toEqual([message, []]);
  });

  test('divide what a search finds, however many messages there are', async () => {
    const texts = Array.from({ length: 450 }, (_, index) => ({ message: index % 3 === 0 ? 'Tide' : 'Ebb' }));
    await store(...texts);
    const { contacts } = app.trpc(token);
    const all = await contacts.list.query({ q: 'tide' });
    expect(all).toHaveLength(150);
    const pages = await Promise.all(
      [0, 60, 120].map(offset => contacts.page.query({ q: 'tide', offset, limit: 60 })),
    );
    expect(pages.flatMap(({ messages }) => messages)).toEqual(all);
    expect(pages.map(({ total }) => total)).toEqual([150, 150, 150]);
    expect(await contacts.ids.query({ q: 'tide' })).toEqual(all.map(({ _id }) => _id));
  });
});

test('the IDs and the unread count are those of the list', async () => {
  await store({}, { read: true }, { spam: true }, { deletedAt: new Date() }, {});
  const { contacts } = app.trpc(token);
  for (const filter of ['all', 'unread', 'read'] as const) {
    const listed = await contacts.list.query({ filter });
    expect(await contacts.ids.query({ filter })).toEqual(listed.map(({ _id }) => _id));
  }
  expect(await contacts.unreadCount.query()).toEqual({ count: 2 });
});
