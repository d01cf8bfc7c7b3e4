import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOwnerService } from '../../src/server/features/auth/owner-service';
import { type CallApi, createCaller, TRANSPORTS } from '../support/call-api';
import { video } from '../support/media-factory';
import { createRecordingLog } from '../support/open-test-database';
import { OWNER } from '../support/owner';
import { newName } from '../support/project-factory';
import { storeFile } from '../support/send-file';
import { startApp, type TestApp } from '../support/start-app';

const POINTS = 3;

let app: TestApp;
beforeAll(async () => {
  // Behind a proxy, so that each test can come from an address of its own.
  app = await startApp({
    limits: { login: { points: POINTS, seconds: 60 } },
    env: { trustProxy: 1 },
  });
});
afterAll(() => app?.stop());

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `10.0.${lastAddress >> 8}.${lastAddress & 255}`;
}

describe.each(TRANSPORTS)('the limit of failed sign-ins over %s', transport => {
  let call: CallApi;
  beforeAll(() => {
    call = createCaller(app, transport);
  });

  const signIn = (address: string, { email = OWNER.email, password = OWNER.password } = {}) =>
    call('auth.login', { input: { email, password }, headers: { 'x-forwarded-for': address } });
  const fail = (address: string, email = OWNER.email) => signIn(address, { email, password: 'wrong' });

  async function useUp(address: string, email = OWNER.email) {
    for (let count = 0; count < POINTS; count += 1) {
      expect(await fail(address, email)).toMatchObject({ status: 400 });
    }
  }

  test('is 429 with Retry-After once it is used up, even for the right password', async () => {
    const address = newAddress();
    await useUp(address);
    const { status, headers, body } = await signIn(address);
    expect(status).toBe(429);
    expect(body).toEqual({
      message: 'Too many requests, please try again later',
      code: 'TOO_MANY_REQUESTS',
    });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('counts failures only', async () => {
    const address = newAddress();
    for (let count = 0; count < POINTS + 1; count += 1) {
      expect(await signIn(address)).toMatchObject({ status: 200 });
    }
  });

  test('starts anew after a success', async () => {
    const address = newAddress();
    for (let count = 0; count < POINTS - 1; count += 1) await fail(address);
    expect(await signIn(address)).toMatchObject({ status: 200 });
    await useUp(address);
    expect(await fail(address)).toMatchObject({ status: 429 });
  });

  test('counts guesses that are sent side by side', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: POINTS + 3 }, () => fail(address)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(POINTS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('leaves another address alone, so that nobody locks the owner out', async () => {
    const attacker = newAddress();
    await useUp(attacker);
    expect(await fail(attacker)).toMatchObject({ status: 429 });
    expect(await signIn(newAddress())).toMatchObject({ status: 200 });
  });

  test('leaves another e-mail from the same address alone', async () => {
    const address = newAddress();
    await useUp(address, `${newName('someone').replace(' ', '')}@example.com`);
    expect(await signIn(address)).toMatchObject({ status: 200 });
  });

  test('counts one e-mail however it is written', async () => {
    const address = newAddress();
    await fail(address, 'OWNER@example.com');
    await fail(address, ' owner@example.com ');
    await fail(address, 'owner@EXAMPLE.com');
    expect(await signIn(address)).toMatchObject({ status: 429 });
  });

  test('leaves requests that fail validation uncounted', async () => {
    const address = newAddress();
    const headers = { 'x-forwarded-for': address };
    for (let count = 0; count < POINTS + 1; count += 1) {
      const answer = await call('auth.login', { input: { email: OWNER.email }, headers });
      expect(answer).toMatchObject({ status: 400 });
    }
    expect(await signIn(address)).toMatchObject({ status: 200 });
  });
});

describe.each(TRANSPORTS)('the limit of failed sign-ins by address alone, over %s', transport => {
  let limited: TestApp;
  let signIn: (address: string, email: string, password?: string) => ReturnType<CallApi>;
  beforeAll(async () => {
    limited = await startApp({
      limits: { login: { points: 30, seconds: 60 }, loginAddress: { points: POINTS, seconds: 60 } },
      env: { trustProxy: 1 },
    });
    const call = createCaller(limited, transport);
    signIn = (address, email, password = 'wrong') =>
      call('auth.login', { input: { email, password }, headers: { 'x-forwarded-for': address } });
  });
  afterAll(() => limited?.stop());

  test('is used up by guesses for ever new e-mails', async () => {
    const address = newAddress();
    for (let count = 0; count < POINTS; count += 1) {
      expect(await signIn(address, `${count}@example.com`)).toMatchObject({ status: 400 });
    }
    const { status, headers } = await signIn(address, 'another@example.com');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await signIn(newAddress(), OWNER.email, OWNER.password)).toMatchObject({ status: 200 });
  });

  test('counts failures only, and starts anew after a success', async () => {
    const address = newAddress();
    for (let count = 0; count < POINTS + 1; count += 1) {
      expect(await signIn(address, OWNER.email, OWNER.password)).toMatchObject({ status: 200 });
      expect(await signIn(address, `${count}@example.com`)).toMatchObject({ status: 400 });
    }
  });
});

describe.each(TRANSPORTS)('many sign-ins at once, over %s', transport => {
  let busy: TestApp;
  const { log, lines } = createRecordingLog();
  let signIn: (address: string, password?: string) => ReturnType<CallApi>;
  beforeAll(async () => {
    busy = await startApp({
      env: { trustProxy: 1 },
      limits: { login: { points: POINTS, seconds: 60 } },
      log,
    });
    // With what a comparison costs the owner of a site, not the owner of a test.
    await createOwnerService(busy.db).setCredentials(OWNER.email, OWNER.password);
    const call = createCaller(busy, transport);
    signIn = (address, password = 'wrong') =>
      call('auth.login', { input: { ...OWNER, password }, headers: { 'x-forwarded-for': address } });
  });
  afterAll(() => busy?.stop());

  test('are compared two at a time, and beyond twenty that wait told to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => signIn(newAddress())));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 400).length + refused.length).toBe(80);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
    expect(JSON.stringify(lines)).toContain('sign-in failed');
    expect(JSON.stringify(lines)).not.toContain('at once');
  });

  test('do not lock out the owner, whose refused ones are not counted', async () => {
    const address = newAddress();
    expect(await signIn(address, OWNER.password)).toMatchObject({ status: 200 });
    const others = Array.from({ length: 80 }, () => signIn(newAddress()));
    expect(await signIn(address, OWNER.password)).toMatchObject({ status: 200 });
    await Promise.all(others);

    const elsewhere = newAddress();
    for (let count = 0; count < 2; count += 1) {
      await Promise.all(Array.from({ length: POINTS }, () => signIn(elsewhere, OWNER.password)));
    }
    expect(await signIn(elsewhere, OWNER.password)).toMatchObject({ status: 200 });
  });

  test('do not hold up a file', async () => {
    const { token } = await busy.signIn();
    const name = await storeFile(busy, video('mp4'), token);
    let answered = 0;
    const guesses = Array.from({ length: 20 }, async () => {
      await signIn(newAddress());
      answered += 1;
    });
    await vi.waitFor(() => expect(answered).toBeGreaterThan(0), { timeout: 5_000, interval: 1 });
    expect((await fetch(`${busy.url}/uploads/${name}`)).status).toBe(200);
    expect(answered).toBeLessThan(10);
    await Promise.all(guesses);
  });
});

test('a caller who invents X-Forwarded-For without a proxy stays one address', async () => {
  const bare = await startApp({ limits: { login: { points: POINTS, seconds: 60 } } });
  try {
    const guess = () =>
      bare.rest('POST', '/users/login', {
        body: { ...OWNER, password: 'wrong' },
        headers: { 'x-forwarded-for': newAddress() },
      });
    for (let count = 0; count < POINTS; count += 1) expect(await guess()).toMatchObject({ status: 400 });
    expect(await guess()).toMatchObject({ status: 429 });
  } finally {
    await bare.stop();
  }
});
