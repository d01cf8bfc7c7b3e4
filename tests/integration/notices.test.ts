import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices, type Services } from '../../src/server/api/services';
import type { Database } from '../../src/server/core/database';
import { createLogger } from '../../src/server/core/logger';
import { createOwnerService } from '../../src/server/features/auth/owner-service';
import { contactMessageEntity } from '../../src/server/features/contacts/contact-message-entity';
import { noticeEntity } from '../../src/server/features/notices/notice-entity';
import { claimNotice, queueNotice } from '../../src/server/features/notices/notice-queue';
import type { NoticeTiming } from '../../src/server/features/notices/notice-worker';
import { createFolderStore } from '../../src/server/features/uploads/upload-store';
import { NO_LIMITS } from '../support/no-limits';
import { createRecordingLog, openTestDatabase } from '../support/open-test-database';
import { OWNER } from '../support/owner';
import { SECRETS } from '../support/start-app';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

const MESSAGE = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'A secret word: Bernoulli' };
const QUICK: NoticeTiming = { pollMs: 20, leaseMs: 60_000, pauseMs: () => 30, giveUpAfterMs: 60_000 };

type ReceivedMail = { from: string; to: string[]; raw: string };
type Refusal = { responseCode: number; message: string };

let database: TestDatabase;
let db: Database;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = await openTestDatabase(database);
  await createOwnerService(db).setCredentials(OWNER.email, OWNER.password);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await db?.close();
  await database?.remove();
});

/** A mail server that keeps what it gets, unless `refuse` says why it does not. */
async function startMailServer(port = 0, refuse: () => Refusal | null = () => null) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      void text(stream).then(raw => {
        const refusal = refuse();
        if (refusal) {
          callback(Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  // A client that is stopped in the middle is no concern of these tests.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()));
  cleanUps.push(stop);
  return { mails, stop, port: portOf(server.server) };
}

function portOf(server: Pick<Server, 'address'>): number {
  return (server.address() as AddressInfo).port;
}

/** The services of a server process that sends to this port; its worker is stopped when the test ends. */
function startProcess(port: number, timing: Partial<NoticeTiming> = {}, own = db) {
  const { log, lines } = createRecordingLog();
  const services: Services = createServices({
    ...without(own),
    noticeSettings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      publicUrl: 'https://portfolio.example',
      log,
      timing: { ...QUICK, ...timing },
    },
  });
  const { notices } = services;
  if (!notices) throw new Error('there is no worker');
  cleanUps.push(notices.stop);
  return { ...services, notices, lines };
}

/** What services need when nobody is to be told of messages. */
function without(ownDb: Database) {
  const store = createFolderStore(tmpdir());
  return { db: ownDb, secrets: SECRETS, limits: NO_LIMITS, store, log: createLogger('silent') };
}

const until = { timeout: 10_000, interval: 20 };
const queued = () => db.read(noticeEntity).count();

test('the owner gets a mail of a new message, which answers to the sender', async () => {
  const { mails, port } = await startMailServer();
  const { contacts, notices } = startProcess(port);
  notices.start();
  const { _id } = await contacts.send(MESSAGE);
  await expect.poll(() => mails.length, until).toBe(1);
  await expect.poll(queued, until).toBe(0);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: OWNER.email, to: [OWNER.email] });
  expect(mail?.raw).toMatch(/^Reply-To: Ada Lovelace <ada@example\.com>\r?$/m);
  expect(mail?.raw).toMatch(/^Subject: New message from Ada Lovelace\r?$/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(mail?.raw).toContain('A secret word: Bernoulli');
  expect(mail?.raw.replace(/=\r?\n/g, '')).toContain(`portfolio.example/admin/inbox?message=`);
  expect(mail?.raw).toContain(`<${_id}@example.com>`);
});

test('without SMTP_URL nothing is queued, and there is no worker', async () => {
  const services = createServices(without(db));
  await services.contacts.send(MESSAGE);
  expect(await queued()).toBe(0);
  expect(services.notices).toBeNull();
});

test('spam is no news', async () => {
  const { contacts } = startProcess(1);
  await contacts.send({ ...MESSAGE, website: 'http://spam.example' });
  expect(await queued()).toBe(0);
});

test('a message and its notice are stored together or not at all', async () => {
  const failing = createServices(without(db)).contacts;
  const { _id } = await failing.send(MESSAGE);
  await db.write(manager => queueNotice(manager, _id));
  const twice = db.write(async manager => {
    await manager.delete(contactMessageEntity, { id: _id });
    await queueNotice(manager, _id);
  });
  await expect(twice).rejects.toThrow();
  expect(await failing.find(_id)).not.toBeNull();
});

test('while the mail server is down messages come in as ever, and when it is up their notices go out', async () => {
  const first = await startMailServer();
  await first.stop();
  const { contacts, notices, lines } = startProcess(first.port);
  notices.start();
  await contacts.send(MESSAGE);
  await contacts.send(MESSAGE);
  await expect
    .poll(() => lines.filter(({ event }) => event === 'notice-failed').length, until)
    .toBeGreaterThan(2);
  expect(await queued()).toBe(2);
  const { mails } = await startMailServer(first.port);
  await expect.poll(() => mails.length, until).toBe(2);
  await expect.poll(queued, until).toBe(0);
  expect(lines.find(({ event }) => event === 'notice-failed')).toMatchObject({ code: 'ESOCKET' });
});

test('a mail server that never answers delays no visitor', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  cleanUps.push(async () => silent.close());
  const { contacts, notices } = startProcess(portOf(silent));
  notices.start();
  const connected = once(silent, 'connection');
  await contacts.send(MESSAGE);
  const [socket] = await connected;
  const startedAt = performance.now();
  await contacts.send(MESSAGE);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect((await contacts.list({ sortBy: 'createdAt', sortOrder: 'desc', filter: 'all' })).length).toBe(2);
  socket.destroy();
});

test('a refused notice is tried again with growing pauses, and others go out meanwhile', async () => {
  let refusals = 0;
  const { mails, port } = await startMailServer(0, () => {
    refusals += 1;
    return refusals <= 3 ? { responseCode: 550, message: `no: ${MESSAGE.message}` } : null;
  });
  const pauses: number[] = [];
  const pauseMs = (attempts: number) => {
    pauses.push(attempts);
    return attempts * 40;
  };
  const { contacts, notices, lines } = startProcess(port, { pauseMs });
  notices.start();
  await contacts.send(MESSAGE);
  await expect.poll(() => mails.length, until).toBe(1);
  expect(pauses).toEqual([1, 2, 3]);
  expect(lines.find(({ event }) => event === 'notice-failed')).toMatchObject({
    code: 'EMESSAGE',
    smtpStatus: 550,
  });
  expect(JSON.stringify(lines)).not.toMatch(/Bernoulli|Ada|ada@|owner@/);
});

test('a notice that cannot be sent is given up in the end; its message stays', async () => {
  const { port } = await startMailServer(0, () => ({ responseCode: 554, message: 'never' }));
  const { contacts, notices, lines } = startProcess(port, { giveUpAfterMs: 200 });
  notices.start();
  const { _id } = await contacts.send(MESSAGE);
  await expect.poll(queued, until).toBe(0);
  expect(lines.some(({ event }) => event === 'notice-given-up')).toBe(true);
  expect(await contacts.find(_id)).not.toBeNull();
});

test('what one process left behind is sent by the next', async () => {
  const { contacts } = startProcess(1);
  await contacts.send(MESSAGE);
  const { mails, port } = await startMailServer();
  startProcess(port).notices.start();
  await expect.poll(() => mails.length, until).toBe(1);
});

test('a message that the owner has deleted meanwhile is no news', async () => {
  const { mails, port } = await startMailServer();
  const { contacts, notices } = startProcess(port);
  const { _id } = await contacts.send(MESSAGE);
  await contacts.remove([_id]);
  notices.start();
  await expect.poll(queued, until).toBe(0);
  expect(mails).toEqual([]);
});

test('three processes send each notice once', async () => {
  const { mails, port } = await startMailServer();
  const others = await Promise.all([openTestDatabase(database), openTestDatabase(database)]);
  const processes = [db, ...others].map(own => startProcess(port, {}, own));
  const { contacts } = startProcess(port);
  const ids: string[] = [];
  for (let count = 0; count < 15; count += 1) ids.push((await contacts.send(MESSAGE))._id);
  for (const { notices } of processes) notices.start();
  await expect.poll(queued, until).toBe(0);
  for (const { notices } of processes) await notices.stop();
  for (const own of others) await own.close();
  const sent = mails.map(({ raw }) => /^Message-ID: <(.*)@/im.exec(raw)?.[1]);
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

test('of twenty claims at once one gets the notice, and nobody again until the lease is over', async () => {
  const { contacts } = startProcess(1);
  await contacts.send(MESSAGE);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimNotice(db, 3_000)));
  expect(claims.filter(claim => claim !== null)).toMatchObject([{ attempts: 1 }]);
  expect(await claimNotice(db, 3_000)).toBeNull();
  await expect.poll(() => claimNotice(db, 60_000), until).toMatchObject({ attempts: 2 });
});

test('after stopping nothing more is sent', async () => {
  const { mails, port } = await startMailServer();
  const { contacts, notices } = startProcess(port);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  notices.start();
  await vi.advanceTimersByTimeAsync(10 * QUICK.pollMs);
  await notices.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await contacts.send(MESSAGE);
  expect(mails).toEqual([]);
  expect(await queued()).toBe(1);
});

test('stopping waits for the notice that is being sent', async () => {
  const { mails, port } = await startMailServer();
  const { contacts, notices } = startProcess(port, { pollMs: 5 });
  await contacts.send(MESSAGE);
  notices.start();
  await expect.poll(async () => (await db.read(noticeEntity).find())[0]?.attempts ?? 1, until).toBe(1);
  await notices.stop();
  expect({ mails: mails.length, queued: await queued() }).toEqual({ mails: 1, queued: 0 });
});

test('a database that is away stops the worker for a while only', async () => {
  const { mails, port } = await startMailServer();
  let isAway = true;
  const flaky: Database = {
    ...db,
    read: entity => {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return db.read(entity);
    },
  };
  const { notices, lines } = startProcess(port, {}, flaky);
  const { contacts } = startProcess(port);
  await contacts.send(MESSAGE);
  notices.start();
  await expect.poll(() => lines.some(({ event }) => event === 'notices-unavailable'), until).toBe(true);
  isAway = false;
  await expect.poll(() => mails.length, until).toBe(1);
});
