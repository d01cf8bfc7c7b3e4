import { afterEach, describe, expect, test } from 'vitest';
import { OWNER } from '../support/owner';
import { startApp, type TestApp } from '../support/start-app';

const LIMIT = { points: 3, seconds: 60 };
const FAR = '203.0.113.9';

const CALLS = [
  ['/users/login', { ...OWNER, password: 'wrong' }, 400],
  ['/contacts', { name: 'Ada', email: 'a@b', message: 'Hello' }, 201],
  ['/views', { sessionId: 'x' }, 201],
] as const;

let app: TestApp | undefined;
afterEach(async () => {
  await app?.stop();
  app = undefined;
});

let made = 0;
/** An address that nobody has used yet. */
function inventAddress(): string {
  return `192.0.2.${nextNumber()}`;
}

function nextNumber(): number {
  made += 1;
  return made;
}

/** The statuses of one call more than the limit allows, each with the header that `forwarded` makes. */
async function useUp(
  path: string,
  body: object,
  trustProxy: false | number | string,
  forwarded: () => string,
) {
  app = await startApp({
    limits: { login: LIMIT, contact: LIMIT, view: LIMIT },
    env: { trustProxy },
  });
  const statuses: number[] = [];
  for (let count = 0; count <= LIMIT.points; count += 1) {
    const answer = await app.rest('POST', path, { body, headers: { 'x-forwarded-for': forwarded() } });
    statuses.push(answer.status);
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(LIMIT.seconds);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toEqual({
        message: 'Too many requests, please try again later',
        code: 'TOO_MANY_REQUESTS',
      });
    }
  }
  return statuses;
}

describe.each(CALLS)('the limit of %s', (path, body, status) => {
  const limited = [status, status, status, 429];
  const unlimited = [status, status, status, status];

  test('is not escaped by inventing addresses where no proxy is trusted', async () => {
    expect(await useUp(path, body, false, inventAddress)).toEqual(limited);
  });

  test('is not escaped by inventing addresses before the one that the proxy adds', async () => {
    expect(await useUp(path, body, 1, () => `${inventAddress()}, ${FAR}`)).toEqual(limited);
    await app?.stop();
    expect(await useUp(path, body, 'loopback', () => `${inventAddress()}, ${FAR}`)).toEqual(limited);
  });

  test('counts the visitors behind a trusted proxy one by one', async () => {
    expect(await useUp(path, body, 1, inventAddress)).toEqual(unlimited);
  });

  test('counts the addresses of one IPv6 network as one', async () => {
    const inNetwork = () => `2001:db8:1:2:${nextNumber()}::1`;
    expect(await useUp(path, body, 1, inNetwork)).toEqual(limited);
    await app?.stop();
    expect(await useUp(path, body, 1, () => `2001:db8:1:${nextNumber()}::1`)).toEqual(unlimited);
  });

  test('counts an IPv4 address alike however it is written', async () => {
    const forms = ['192.0.2.200', '::ffff:192.0.2.200', '::FFFF:c000:2c8', '0:0:0:0:0:ffff:192.0.2.200'];
    expect(await useUp(path, body, 1, () => forms.shift() ?? '')).toEqual(limited);
    await app?.stop();
    expect(await useUp(path, body, 1, () => `::ffff:${inventAddress()}`)).toEqual(unlimited);
  });

  test('does not trust a proxy at an address that is not named', async () => {
    expect(await useUp(path, body, '10.0.0.0/8', inventAddress)).toEqual(limited);
  });
});
