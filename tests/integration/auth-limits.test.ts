import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOwnerService } from '#server/features/auth/owner-service';
import { type CallApi, createCaller, TRANSPORTS } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { storeFile } from '../support/app/send-file';
import { startApp, type TestApp } from '../support/app/start-app';
import { video } from '../support/content/media-factory';
import { newName } from '../support/content/project-factory';
import { createRecordingLog } from '../support/database/open-test-database';

const POINTS = 3;

// Behind a proxy, each test can use a separate address.
const app = await startAppForFile({
  limits: { login: { points: POINTS, seconds: 60 } },
  env: { trustProxy: 1 },
});

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `10.0.${lastAddress >> 8}.${lastAddress & 255}`;
}

describe.each(TRANSPORTS)('the limit of failed sign-ins over %s', transport => {
  const call = createCaller(app, transport);

  const signIn = (address: string, { email = OWNER.email, password = OWNER.password } = {}) =>
    call('auth.login', { input: { email, password }, headers: { 'x-forwarded-for': address } });
  const failToSignIn = (address: string, email = OWNER.email) =>
    signIn(address, { email, password: 'wrong' });

  async function exhaust(address: string, email = OWNER.email) {
    for (let count = 0; count < POINTS; count += 1) {
      expect(await failToSignIn(address, email)).toMatchObject({ status: 400 });
    }
  }

  test('returns 429 with Retry-After once it is exhausted, even for the right password', async () => {
    const address = newAddress();
    await exhaust(address);
    const { status, headers, body } = await signIn(address);
    expect(status).toBe(429);
    expect(body).toEqual({
      message: 'Too many requests. Please try again later.',
      code: 'TOO_MANY_REQUESTS',
    });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('counts only failures, and is reset by a success', async () => {
    const address = newAddress();
    for (const _round of [1, 2, 3, 4]) {
      for (let count = 0; count < POINTS - 1; count += 1) await failToSignIn(address);
      expect(await signIn(address)).toMatchObject({ status: 200 });
    }
    await exhaust(address);
    expect(await failToSignIn(address)).toMatchObject({ status: 429 });
  });

  test('counts guesses that are sent simultaneously', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: POINTS + 3 }, () => failToSignIn(address)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(POINTS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('does not affect other emails from the same address', async () => {
    const address = newAddress();
    await exhaust(address, `${newName('someone').replace(' ', '')}@example.com`);
    expect(await signIn(address)).toMatchObject({ status: 200 });
  });

  test('counts different spellings of an email together', async () => {
    const address = newAddress();
    await failToSignIn(address, 'OWNER@example.com');
    await failToSignIn(address, ' owner@example.com ');
    await failToSignIn(address, 'owner@EXAMPLE.com');
    expect(await signIn(address)).toMatchObject({ status: 429 });
  });

  test('does not count requests that fail validation', async () => {
    const address = newAddress();
    const headers = { 'x-forwarded-for': address };
    for (let count = 0; count < POINTS + 1; count += 1) {
      const answer = await call('auth.login', { input: { email: OWNER.email }, headers });
      expect(answer).toMatchObject({ status: 400 });
    }
    expect(await signIn(address)).toMatchObject({ status: 200 });
  });
});

describe.each(TRANSPORTS)('the limit of failed sign-ins per address over %s', transport => {
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

  test('is exhausted by guesses with different emails', async () => {
    const address = newAddress();
    for (let count = 0; count < POINTS; count += 1) {
      expect(await signIn(address, `${count}@example.com`)).toMatchObject({ status: 400 });
    }
    const { status, headers } = await signIn(address, 'another@example.com');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await signIn(newAddress(), OWNER.email, OWNER.password)).toMatchObject({ status: 200 });
  });

  test('counts only failures, and is reset by a success', async () => {
    const address = newAddress();
    for (let count = 0; count < POINTS + 1; count += 1) {
      expect(await signIn(address, OWNER.email, OWNER.password)).toMatchObject({ status: 200 });
      expect(await signIn(address, `${count}@example.com`)).toMatchObject({ status: 400 });
    }
  });
});

describe.each(TRANSPORTS)('simultaneous sign-ins over %s', transport => {
  let busy: TestApp;
  const { log, lines } = createRecordingLog();
  let signIn: (address: string, password?: string) => ReturnType<CallApi>;
  beforeAll(async () => {
    busy = await startApp({
      env: { trustProxy: 1 },
      limits: { login: { points: POINTS, seconds: 60 } },
      log,
    });
    // Hash the password at the cost of a real site. Tests otherwise use a lower one.
    await createOwnerService(busy.db).setCredentials(OWNER);
    const call = createCaller(busy, transport);
    signIn = (address, password = 'wrong') =>
      call('auth.login', { input: { ...OWNER, password }, headers: { 'x-forwarded-for': address } });
  });
  afterAll(() => busy?.stop());

  test('are queued up to a limit, beyond which they get 503 with Retry-After', async () => {
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

  test('do not lock out the owner, and refused ones are not counted as failures', async () => {
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

  test('do not delay a download', async () => {
    const { token } = await busy.signIn();
    const name = await storeFile(busy, video('mp4'), token);
    let answerCount = 0;
    const guesses = Array.from({ length: 20 }, async () => {
      await signIn(newAddress());
      answerCount += 1;
    });
    await vi.waitFor(() => expect(answerCount).toBeGreaterThan(0), { timeout: 5_000, interval: 1 });
    expect((await fetch(`${busy.url}/uploads/${name}`)).status).toBe(200);
    expect(answerCount).toBeLessThan(10);
    await Promise.all(guesses);
  });
});
