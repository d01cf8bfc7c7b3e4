import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices, type Services } from '#server/composition/services';
import type { Database } from '#server/core/database/database';
import { createLogger } from '#server/core/runtime/logger';
import { noticeEntity } from '#server/features/notices/notice-entity';
import { composeNotice } from '#server/features/notices/notice-mail';
import { claimNotice, dropNotice, postponeNotice } from '#server/features/notices/notice-queue';
import { createNoticeWorker, type NoticeTiming } from '#server/features/notices/notice-worker';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { NO_LIMITS } from '../../support/app/no-limits';
import { OWNER } from '../../support/app/owner';
import { SECRETS } from '../../support/app/start-app';
import { createRecordingLog, openTestDatabase } from '../../support/database/open-test-database';
import { createPreparedDatabase } from '../../support/database/prepared-database';
import type { TestDatabase } from '../../support/database/test-database';
import { startMailServer } from '../../support/servers/mail-server';

const MESSAGE = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'A secret word: Bernoulli' };
const QUICK: NoticeTiming = { pollMs: 20, claimMs: 60_000, pauseMs: () => 30, giveUpAfterMs: 60_000 };

let database: TestDatabase;
let db: Database;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await createPreparedDatabase();
  db = await openTestDatabase(database);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await db?.close();
  await database?.remove();
});

async function startMails(...parameters: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...parameters);
  cleanUps.push(server.stop);
  return server;
}

/** Creates the services of a server process that sends to this port. The worker stops when the test ends. */
function startProcess(
  port: number,
  timing: Partial<NoticeTiming> = {},
  processDb = db,
  addresses: { from?: string; to?: string } = {},
) {
  const { log, lines } = createRecordingLog();
  const services: Services = createServices({
    ...createBaseOptions(processDb),
    noticeSettings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      publicUrl: 'https://portfolio.example',
      ...addresses,
      log,
      timing: { ...QUICK, ...timing },
    },
  });
  const { notices } = services;
  if (!notices) throw new Error('there is no worker');
  cleanUps.push(notices.stop);
  return { ...services, notices, lines };
}

/** Creates the options of services that send no notices. */
function createBaseOptions(processDb: Database) {
  const store = createFolderStore(tmpdir());
  return {
    db: processDb,
    secrets: SECRETS,
    limits: NO_LIMITS,
    store,
    log: createLogger('silent'),
  };
}

const until = { timeout: 10_000, interval: 20 };
const countQueued = () => db.read(noticeEntity).count();

test('a new message sends the owner an email whose reply address is the sender', async () => {
  const { mails, port } = await startMails();
  const { contacts, notices } = startProcess(port);
  notices.start();
  const { _id } = await contacts.send(MESSAGE);
  await expect.poll(() => mails.length, until).toBe(1);
  await expect.poll(countQueued, until).toBe(0);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: OWNER.email, to: [OWNER.email] });
  expect(mail?.raw).toMatch(/^Reply-To: Ada Lovelace <ada@example\.com>\r?$/m);
  expect(mail?.raw).toMatch(/^Subject: New message from Ada Lovelace\r?$/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(mail?.raw).toContain('A secret word: Bernoulli');
  expect(mail?.raw.replace(/=\r?\n/g, '')).toContain(`portfolio.example/admin/inbox?message=`);
  expect(mail?.raw).toContain(`<${_id}@example.com>`);
});

test('MAIL_FROM sends and MAIL_TO receives the emails, instead of the sign-in address', async () => {
  const { mails, port } = await startMails();
  const addresses = { from: 'site@mail.example', to: 'inbox@home.example' };
  const { contacts, notices } = startProcess(port, {}, db, addresses);
  notices.start();
  const { _id } = await contacts.send(MESSAGE);
  await expect.poll(() => mails.length, until).toBe(1);
  expect(mails[0]).toMatchObject({ from: addresses.from, to: [addresses.to] });
  expect(mails[0]?.raw).toMatch(/^From: Portfolio <site@mail\.example>\r?$/m);
  expect(mails[0]?.raw).toContain(`<${_id}@mail.example>`);
});

test('without SMTP_URL no notice is queued and no worker starts', async () => {
  const services = createServices(createBaseOptions(db));
  await services.contacts.send(MESSAGE);
  expect(await countQueued()).toBe(0);
  expect(services.notices).toBeNull();
});

test('spam queues no notice', async () => {
  const { contacts } = startProcess(1);
  await contacts.send({ ...MESSAGE, website: 'http://spam.example' });
  expect(await countQueued()).toBe(0);
});

test('messages arrive while the mail server is down, and their notices are sent once it is up', async () => {
  const first = await startMails();
  await first.stop();
  const { contacts, notices, lines } = startProcess(first.port);
  notices.start();
  await contacts.send(MESSAGE);
  await contacts.send(MESSAGE);
  await expect
    .poll(() => lines.filter(({ event }) => event === 'notice-failed').length, until)
    .toBeGreaterThan(2);
  expect(await countQueued()).toBe(2);
  const { mails } = await startMails(first.port);
  await expect.poll(() => mails.length, until).toBe(2);
  await expect.poll(countQueued, until).toBe(0);
  expect(lines.find(({ event }) => event === 'notice-failed')).toMatchObject({ code: 'ESOCKET' });
});

test('a mail server that never responds does not delay visitors', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  cleanUps.push(async () => silent.close());
  const { contacts, notices } = startProcess((silent.address() as AddressInfo).port);
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

test('a refused notice is retried with growing pauses and logged without personal data', async () => {
  let refusals = 0;
  const { mails, port } = await startMails(0, () => {
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

test('a notice that cannot be sent is eventually abandoned, and its message stays', async () => {
  const { port } = await startMails(0, () => ({ responseCode: 554, message: 'never' }));
  const { contacts, notices, lines } = startProcess(port, { giveUpAfterMs: 200 });
  notices.start();
  const { _id } = await contacts.send(MESSAGE);
  await expect.poll(countQueued, until).toBe(0);
  expect(lines.some(({ event }) => event === 'notice-given-up')).toBe(true);
  expect(await contacts.find(_id)).not.toBeNull();
});

test('no notice is sent for a message that the owner has already deleted', async () => {
  const { mails, port } = await startMails();
  const { contacts, notices } = startProcess(port);
  const { _id } = await contacts.send(MESSAGE);
  await contacts.remove([_id]);
  notices.start();
  await expect.poll(countQueued, until).toBe(0);
  expect(mails).toEqual([]);
});

test('three processes send each notice only once', async () => {
  const { mails, port } = await startMails();
  const others = await Promise.all([openTestDatabase(database), openTestDatabase(database)]);
  const processes = [db, ...others].map(processDb => startProcess(port, {}, processDb));
  const { contacts } = startProcess(port);
  const ids: string[] = [];
  for (let count = 0; count < 15; count += 1) ids.push((await contacts.send(MESSAGE))._id);
  for (const { notices } of processes) notices.start();
  await expect.poll(countQueued, until).toBe(0);
  for (const { notices } of processes) await notices.stop();
  for (const other of others) await other.close();
  const sent = mails.map(({ raw }) => /^Message-ID: <(.*)@/im.exec(raw)?.[1]);
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

test('only one of twenty simultaneous claims gets a notice until its claim ends', async () => {
  const { contacts } = startProcess(1);
  await contacts.send(MESSAGE);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimNotice(db, 60_000)));
  expect(claims.filter(claim => claim !== null)).toMatchObject([{ attempts: 1 }]);
  expect(await claimNotice(db, 60_000)).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await claimNotice(db, 60_000)).toMatchObject({ attempts: 2 });
});

test('a process whose claim another one has taken over does not touch that claim', async () => {
  const { contacts } = startProcess(1);
  await contacts.send(MESSAGE);
  const claim = await claimNotice(db, 1);
  await expect.poll(() => claimNotice(db, 60_000), until).toMatchObject({ attempts: 2 });
  if (!claim) throw new Error('There is no claim');
  const current = await db.read(noticeEntity).find();
  await postponeNotice(db, claim, 1);
  await dropNotice(db, claim);
  expect(await db.read(noticeEntity).find()).toEqual(current);
});

test('a process that stalled for longer than its claim sends nothing', async () => {
  const { contacts } = startProcess(1);
  const message = await contacts.send(MESSAGE);
  const sent: string[] = [];
  let overtaken: unknown = null;
  const worker = createNoticeWorker({
    db,
    log: createRecordingLog().log,
    compose: async () => {
      overtaken = await claimNotice(db, 60_000);
      return composeNotice({ message, from: OWNER.email, to: OWNER.email, publicUrl: undefined });
    },
    send: async ({ messageId }) => void sent.push(messageId),
    timing: { ...QUICK, claimMs: 0, pollMs: 60_000 },
  });
  worker.start();
  await expect.poll(() => overtaken, until).toMatchObject({ attempts: 2 });
  await worker.stop();
  expect(sent).toEqual([]);
});

test('a stopped worker sends nothing more', async () => {
  const { mails, port } = await startMails();
  const { contacts, notices } = startProcess(port);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  notices.start();
  await vi.advanceTimersByTimeAsync(10 * QUICK.pollMs);
  await notices.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await contacts.send(MESSAGE);
  expect(mails).toEqual([]);
  expect(await countQueued()).toBe(1);
});

test('stopping waits for the notice in progress', async () => {
  const { mails, port } = await startMails();
  const { contacts, notices } = startProcess(port, { pollMs: 5 });
  await contacts.send(MESSAGE);
  notices.start();
  await expect.poll(async () => (await db.read(noticeEntity).find())[0]?.attempts ?? 1, until).toBe(1);
  await notices.stop();
  expect({ mails: mails.length, queued: await countQueued() }).toEqual({ mails: 1, queued: 0 });
});

test('the worker resumes after the database was unavailable', async () => {
  const { mails, port } = await startMails();
  let isUnavailable = true;
  const flaky: Database = {
    ...db,
    read: entity => {
      if (isUnavailable) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return db.read(entity);
    },
  };
  const { notices, lines } = startProcess(port, {}, flaky);
  const { contacts } = startProcess(port);
  await contacts.send(MESSAGE);
  notices.start();
  await expect.poll(() => lines.some(({ event }) => event === 'notices-unavailable'), until).toBe(true);
  isUnavailable = false;
  await expect.poll(() => mails.length, until).toBe(1);
});
