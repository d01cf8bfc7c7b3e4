import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#server/core/database/new-id';
import {
  type ContactMessageRow,
  contactMessageEntity,
} from '#server/features/contacts/contact-message-entity';
import { sortKey } from '#server/features/contacts/contact-service';
import { type ContactMessage, contactPageInputSchema } from '#shared/contract/contact-message';
import { checkRows } from '../../support/check-rows';
import { startApp, type TestApp } from '../../support/start-app';

const UNKNOWN_IDS = ['', 'nonsense', newId(), "' OR '1'='1", '🙂'.repeat(100)];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());
beforeEach(() => app.db.write(manager => manager.deleteAll(contactMessageEntity)));

/** Stores messages directly in the database, one second apart, oldest first. */
async function store(...messages: Partial<ContactMessageRow>[]): Promise<string[]> {
  const rows = messages.map(({ name = 'Ada', email = 'ada@example.com', ...fields }, index) => ({
    id: newId(),
    name,
    nameOrder: sortKey(name),
    email,
    emailOrder: sortKey(email),
    message: 'Hello',
    createdAt: new Date(Date.UTC(2025, 0, 2, 3, 4, index)),
    read: false,
    spam: false,
    deletedAt: null,
    ...fields,
  }));
  await app.db.write(async manager => {
    for (const row of rows) await manager.insert(contactMessageEntity, row);
  });
  return rows.map(({ id }) => id);
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
}

function findRow(id: string | undefined): Promise<ContactMessageRow | null> {
  return app.db.read(contactMessageEntity).findOneBy({ id: String(id) });
}

type BulkCall = 'markRead' | 'markUnread' | 'remove';
const BULK_PATHS = {
  markRead: ['PUT', '/contacts/mark-read'],
  markUnread: ['PUT', '/contacts/mark-unread'],
  remove: ['DELETE', '/contacts'],
} as const;

/** The same calls over either transport. */
const TRANSPORTS = {
  REST: {
    list: async (query: Record<string, string> = {}) => {
      const { body } = await app.rest('GET', `/contacts?${new URLSearchParams(query)}`, { token });
      return body as ContactMessage[];
    },
    bulk: async (call: BulkCall, ids: unknown) => {
      const [method, path] = BULK_PATHS[call];
      const { status, body } = await app.rest(method, path, { token, body: { ids } });
      return { status, body };
    },
  },
  tRPC: {
    list: (query: Record<string, string> = {}) => app.trpc(token).contacts.list.query(query),
    bulk: async (call: BulkCall, ids: unknown) => {
      const response = await fetch(`${app.url}/trpc/contacts.${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
        body: JSON.stringify({ ids }),
      });
      const { result, error } = Object(await response.json());
      const refusal = error && { code: error.data.code, issues: error.data.issues };
      return { status: response.status, body: refusal ?? result.data };
    },
  },
};

describe.each(['REST', 'tRPC'] as const)('the inbox over %s', transport => {
  const { list, bulk } = TRANSPORTS[transport];

  async function listIds(query?: Record<string, string>): Promise<string[]> {
    return (await list(query)).map(({ _id }) => _id);
  }

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

  test('is empty at first', async () => {
    expect(await list()).toEqual([]);
  });

  test('contains messages from visitors, but no spam and no deleted messages', async () => {
    const sent = await app.trpc().contacts.send.mutate({ name: 'Ada', email: 'a@b', message: 'Hi' });
    await app.trpc().contacts.send.mutate({ name: 'Bot', email: 'a@b', message: 'Buy', website: 'x' });
    await store({ deletedAt: new Date() }, { spam: true, read: true });
    expect(await list()).toEqual([sent]);
    expect(await list({ filter: 'read' })).toEqual([]);
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

  test('filters by read and unread', async () => {
    const [unread, read] = await store({ read: false }, { read: true });
    expect(await listIds({ filter: 'unread', sortBy: 'createdAt', sortOrder: 'desc' })).toEqual([unread]);
    expect(await listIds({ filter: 'read', sortBy: 'name' })).toEqual([read]);
    expect(await listIds({ filter: 'all' })).toEqual([read, unread]);
  });

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

  test('marks one or many messages as read or unread, and counts them', async () => {
    const [a, b, bystander] = await store({}, {}, {});
    expect(await bulk('markRead', [a, b])).toEqual({ status: 200, body: { count: 2 } });
    expect(await listIds({ filter: 'unread' })).toEqual([bystander]);
    expect(await bulk('markUnread', [a])).toEqual({ status: 200, body: { count: 1 } });
    expect(await listIds({ filter: 'read' })).toEqual([b]);
  });

  test('counts a message once when it is marked twice or its ID is repeated', async () => {
    const [id] = await store({});
    expect((await bulk('markRead', [id, id])).body).toEqual({ count: 1 });
    expect((await bulk('markRead', [id])).body).toEqual({ count: 1 });
    expect((await findRow(id))?.read).toBe(true);
  });

  test('deletes messages from every list and count', async () => {
    const [a, b, bystander] = await store({}, { read: true }, {});
    expect(await bulk('remove', [a, b])).toEqual({ status: 200, body: { success: true, count: 2 } });
    expect(await listIds()).toEqual([bystander]);
    expect(await app.trpc(token).contacts.unreadCount.query()).toEqual({ count: 1 });
    expect((await bulk('remove', [a])).body).toEqual({ success: true, count: 0 });
  });

  test.each(['markRead', 'markUnread', 'remove'] as const)(
    'ignores IDs in %s that are unknown, deleted or spam',
    async call => {
      const [existing, deleted, spam] = await store({}, { deletedAt: new Date() }, { spam: true });
      const before = [await findRow(deleted), await findRow(spam)];
      const similar = [`${existing} `, ` ${existing}`, String(existing).toUpperCase(), `${existing}🙂`];
      expect((await bulk(call, [...UNKNOWN_IDS, ...similar])).body).toMatchObject({ count: 0 });
      const { status, body } = await bulk(call, [...UNKNOWN_IDS, existing, deleted, spam]);
      expect({ status, body }).toMatchObject({ status: 200, body: { count: 1 } });
      expect([await findRow(deleted), await findRow(spam)]).toEqual(before);
      expect((await bulk(call, [])).body).toMatchObject({ count: 0 });
    },
  );

  test('returns 400 and changes nothing when the input is not a list of IDs', () =>
    checkRows<[string, unknown]>(
      [
        ['not a list', 'id'],
        ['null', null],
        ['missing', undefined],
        ['a list of numbers', [1]],
        ['a list of lists', [['a']]],
        ['longer than 10,000', Array.from({ length: 10_001 }, () => 'x')],
        ['a list with a text longer than any id', ['x'.repeat(1_001)]],
        ['a list with a NUL character', ['a\0']],
      ],
      async (_case, ids) => {
        const [id] = await store({ read: true });
        for (const call of ['markRead', 'markUnread', 'remove'] as const) {
          const { status, body } = await bulk(call, ids);
          expect(status).toBe(400);
          expect(body).toMatchObject({
            code: 'BAD_REQUEST',
            issues: [{ path: expect.arrayContaining(['ids']) }],
          });
        }
        expect(await findRow(id)).toMatchObject({ read: true, deletedAt: null });
      },
    ));

  test('accepts 10,000 IDs at once', async () => {
    const ids = await store({}, {});
    const many = [...ids, ...Array.from({ length: 9_998 }, () => newId())];
    expect((await bulk('markRead', many)).body).toEqual({ count: 2 });
  });
});

test('marking messages ignores the extra fields that old clients send', async () => {
  const [id] = await store({});
  const body = { ids: [id], read: false, spam: true };
  const { status } = await app.rest('PUT', '/contacts/mark-read', { token, body });
  expect(status).toBe(200);
  expect(await findRow(id)).toMatchObject({ read: true, spam: false });
});

test('an invalid sort order, filter or search returns 400', () =>
  checkRows(
    [
      'sortBy=message',
      'sortOrder=up',
      'filter=spam',
      `q=${'x'.repeat(201)}`,
      'filter=all&filter=read',
      'sortBy=',
    ].map((value): [typeof value] => [value]),
    async query => {
      const { status, body } = await app.rest('GET', `/contacts?${query}`, { token });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: [query.split('=')[0]] }] });
    },
  ));

test('a visitor cannot list, mark, delete or restore messages', async () => {
  const [id] = await store({});
  const refusal = { message: 'Please sign in.', code: 'UNAUTHORIZED' };
  const body = { ids: [id] };
  for (const headers of [{}, { 'x-auth-token': 'forged' }] as Record<string, string>[]) {
    const answers = [
      await app.rest('GET', '/contacts', { headers }),
      await app.rest('GET', '/contacts?sortBy=nonsense', { headers }),
      await app.rest('PUT', '/contacts/mark-read', { headers, body }),
      await app.rest('PUT', '/contacts/mark-unread', { headers, body }),
      await app.rest('DELETE', '/contacts', { headers, body }),
      await app.rest('DELETE', '/contacts', { headers, body: { ids: 7 } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: refusal });
  }
  const { contacts } = app.trpc();
  const ids = [String(id)];
  const unauthorized = { data: { code: 'UNAUTHORIZED' } };
  await expect(contacts.list.query({})).rejects.toMatchObject(unauthorized);
  await expect(contacts.page.query({})).rejects.toMatchObject(unauthorized);
  await expect(contacts.get.query({ id: String(id) })).rejects.toMatchObject(unauthorized);
  await expect(contacts.unreadCount.query()).rejects.toMatchObject(unauthorized);
  await expect(contacts.markRead.mutate({ ids })).rejects.toMatchObject(unauthorized);
  await expect(contacts.markUnread.mutate({ ids })).rejects.toMatchObject(unauthorized);
  await expect(contacts.remove.mutate({ ids })).rejects.toMatchObject(unauthorized);
  await expect(contacts.restore.mutate({ ids })).rejects.toMatchObject(unauthorized);
  expect(await findRow(id)).toMatchObject({ read: false, deletedAt: null });
});

test('the REST list sends each message before it reads the next', async () => {
  await store({ name: 'Older' }, { name: 'Newer' });
  const { listAsJson } = app.services.contacts;
  let sendNext = () => {};
  const received = new Promise<void>(resolve => {
    sendNext = resolve;
  });
  const streaming = vi.spyOn(app.services.contacts, 'listAsJson').mockImplementation(async function* (input) {
    for await (const piece of listAsJson(input)) {
      yield piece;
      await received;
    }
  });
  const headers = { 'x-auth-token': token, 'accept-encoding': 'identity' };
  const { body } = await fetch(`${app.url}/api/contacts`, { headers });
  const chunks = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await chunks?.read();
  expect(first?.value).toContain('Newer');
  expect(first?.value).not.toContain('Older');
  sendNext();
  expect((await chunks?.read())?.value).toContain('Older');
  await chunks?.cancel();
  streaming.mockRestore();
}, 10_000);

test('a page of long messages is read without the rest of their texts', async () => {
  const text = '長い文'.repeat(33_000);
  await store(...Array.from({ length: 40 }, () => ({ message: text })));
  const measure = async (read: () => Promise<unknown>) => {
    const times: number[] = [];
    for (const _round of [1, 2, 3]) {
      const startedAt = performance.now();
      await read();
      times.push(performance.now() - startedAt);
    }
    return Math.min(...times);
  };
  const { page } = app.services.contacts;
  const input = contactPageInputSchema.parse({});
  const wholeMs = await measure(() => app.db.read(contactMessageEntity).find());
  expect(await measure(() => page(input))).toBeLessThan(wholeMs / 2);
  const { messages } = await page(input);
  expect(messages.map(({ message }) => message)).toEqual(messages.map(() => text.slice(0, 300)));
});

test('the list of messages is never cached', async () => {
  const { headers } = await app.rest('GET', '/contacts', { token });
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('restoring messages', () => {
  test('returns deleted messages to the inbox, unchanged', async () => {
    const { contacts } = app.trpc(token);
    const [a, b] = await store({ read: true }, {});
    const before = await contacts.list.query({});
    const ids = [String(a), String(b), ...UNKNOWN_IDS];
    await contacts.remove.mutate({ ids });
    expect(await contacts.restore.mutate({ ids })).toEqual({ count: 2 });
    expect(await contacts.list.query({})).toEqual(before);
    expect(await contacts.restore.mutate({ ids })).toEqual({ count: 0 });
  });

  test('includes messages that were deleted weeks ago', async () => {
    const [id, other] = await store({ deletedAt: daysAgo(29) }, {});
    const { contacts } = app.trpc(token);
    await contacts.markRead.mutate({ ids: [String(other)] });
    expect(await contacts.restore.mutate({ ids: [String(id)] })).toEqual({ count: 1 });
  });

  test('never moves spam to the inbox', async () => {
    const [id] = await store({ spam: true, deletedAt: new Date() });
    const { contacts } = app.trpc(token);
    await contacts.restore.mutate({ ids: [String(id)] });
    expect(await contacts.list.query({})).toEqual([]);
  });
});

describe('a single message', () => {
  test('is read by its ID', async () => {
    const [id] = await store({ message: 'Found' });
    const message = await app.trpc(token).contacts.get.query({ id: String(id) });
    expect(message).toMatchObject({ _id: id, message: 'Found' });
    expect(Object.keys(message).sort()).toEqual(['_id', 'createdAt', 'email', 'message', 'name', 'read']);
  });

  test('returns 404 when it is unknown, deleted or spam', async () => {
    const ids = await store({ deletedAt: new Date() }, { spam: true });
    for (const id of [...UNKNOWN_IDS, ...ids]) {
      await expect(app.trpc(token).contacts.get.query({ id })).rejects.toMatchObject({
        message: 'Message not found.',
        data: { code: 'NOT_FOUND' },
      });
    }
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

  test('are empty beyond the end', async () => {
    await store({});
    const page = await app.trpc(token).contacts.page.query({ offset: 1_000_000 });
    expect(page).toEqual({ messages: [], total: 1 });
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

  test('contain 50 messages by default and at most 200', async () => {
    await store(...Array.from({ length: 60 }, () => ({})));
    const { contacts } = app.trpc(token);
    expect((await contacts.page.query({})).messages).toHaveLength(50);
    await expect(contacts.page.query({ limit: 201 })).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST' },
    });
    await expect(contacts.page.query({ offset: -1 })).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST' },
    });
  });
});

test('only the owner can query the IDs, which match the list', async () => {
  await store({}, { read: true }, { spam: true }, { deletedAt: new Date() }, {});
  const { contacts } = app.trpc(token);
  for (const filter of ['all', 'unread', 'read'] as const) {
    const listed = await contacts.list.query({ filter });
    expect(await contacts.ids.query({ filter })).toEqual(listed.map(({ _id }) => _id));
  }
  await expect(app.trpc().contacts.ids.query({})).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
});

test('the unread count excludes spam, deleted and read messages', async () => {
  await store({}, {}, { read: true }, { spam: true }, { deletedAt: new Date() });
  expect(await app.trpc(token).contacts.unreadCount.query()).toEqual({ count: 2 });
});

test('sending, marking and deleting messages at once leaves no row half-written', async () => {
  const ids = await store(...Array.from({ length: 30 }, () => ({})));
  const body = { name: 'Ada', email: 'a@b', message: 'Hi' };
  const answers = await Promise.all([
    ...ids.map(id => app.rest('PUT', '/contacts/mark-read', { token, body: { ids: [id] } })),
    app.rest('DELETE', '/contacts', { token, body: { ids: ids.slice(0, 10) } }),
    app.rest('PUT', '/contacts/mark-unread', { token, body: { ids: ids.slice(20) } }),
    ...Array.from({ length: 10 }, () => app.rest('POST', '/contacts', { body })),
  ]);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect((await app.trpc(token).contacts.page.query({})).total).toBe(30);
});
