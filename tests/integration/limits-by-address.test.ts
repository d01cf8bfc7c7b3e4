import { describe, expect, test } from 'vitest';
import { startAppForTest } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { createRecordingLog } from '../support/database/open-test-database';

const LIMIT = { points: 3, seconds: 60 };
const REAL_ADDRESS = '203.0.113.9';

const CALLS = [
  ['/users/login', { ...OWNER, password: 'wrong' }, 400],
  ['/contacts', { name: 'Ada', email: 'a@b', message: 'Hello' }, 201],
  ['/views', { sessionId: 'x' }, 201],
] as const;

type TrustProxy = false | number | string;

let lastNumber = 0;
/** Creates an address that no test has used yet. */
function createAddress(): string {
  lastNumber += 1;
  return `192.0.2.${lastNumber}`;
}

/**
 * Makes one call more than the limit allows and returns the statuses. `forwarded` creates the header of each
 * call.
 */
async function exhaust(path: string, body: object, trustProxy: TrustProxy, forwarded: () => string) {
  const app = await startAppForTest({
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
        message: 'Too many requests. Please try again later.',
        code: 'TOO_MANY_REQUESTS',
      });
    }
  }
  return statuses;
}

describe.each(CALLS)('the rate limit of %s', (path, body, status) => {
  const limited = [status, status, status, 429];
  const unlimited = [status, status, status, status];

  test('cannot be bypassed with forged addresses when no proxy is trusted', async () => {
    expect(await exhaust(path, body, false, createAddress)).toEqual(limited);
  });

  test('cannot be bypassed with forged addresses before the one that the proxy adds', async () => {
    expect(await exhaust(path, body, 1, () => `${createAddress()}, ${REAL_ADDRESS}`)).toEqual(limited);
    expect(await exhaust(path, body, 'loopback', () => `${createAddress()}, ${REAL_ADDRESS}`)).toEqual(
      limited,
    );
  });

  test('counts visitors behind a trusted proxy separately', async () => {
    expect(await exhaust(path, body, 1, createAddress)).toEqual(unlimited);
  });

  test('does not trust a proxy at an address that is not configured', async () => {
    expect(await exhaust(path, body, '10.0.0.0/8', createAddress)).toEqual(limited);
  });
});

describe('the log of a site behind a proxy', () => {
  async function recordWarnings(trustProxy: TrustProxy, headers: Record<string, string>) {
    const { log, lines } = createRecordingLog();
    const app = await startAppForTest({ log, env: { trustProxy } });
    for (let count = 0; count < 2; count += 1) await app.rest('GET', '/projects', { headers });
    return lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  }

  test.each<TrustProxy>([false, 0, 'uniquelocal'])(
    'says once that TRUST_PROXY=%s does not trust it',
    async trustProxy => {
      expect(await recordWarnings(trustProxy, { 'x-forwarded-for': createAddress() })).toEqual([
        'a request from 127.0.0.1 has X-Forwarded-For, but TRUST_PROXY does not trust that address',
      ]);
    },
  );

  test.each<TrustProxy>([1, 'loopback'])('has no warning with TRUST_PROXY=%s', async trustProxy => {
    expect(await recordWarnings(trustProxy, { 'x-forwarded-for': createAddress() })).toEqual([]);
  });

  test('has no warning for requests without X-Forwarded-For', async () => {
    expect(await recordWarnings(false, {})).toEqual([]);
  });
});
