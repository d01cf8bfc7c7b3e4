import { describe, expect, test } from 'vitest';
import { createCaller, TRANSPORTS } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { readClaims, resignToken, tokenWithoutJson } from '../support/app/token-factory';
import { checkRows } from '../support/check-rows';

/** Not 401, because clients respond to that with a refresh and would never show the message. */
const LOGIN_FAILED = { message: 'Invalid email or password', code: 'BAD_REQUEST' };
const REFRESH_REFUSED = {
  message: 'The refresh token is not valid. Please sign in again.',
  code: 'FORBIDDEN',
};
const DAY_SECONDS = 24 * 60 * 60;

const app = await startAppForFile();

describe.each(TRANSPORTS)('signing in over %s', transport => {
  const call = createCaller(app, transport);

  test('returns two tokens and nothing else for the right email and password', async () => {
    const { status, body } = await call('auth.login', { input: OWNER });
    const tokens = { token: expect.any(String), refreshToken: expect.any(String) };
    expect({ status, body }).toEqual({ status: 200, body: tokens });
  });

  test('gives the same response for wrong, empty or invalid credentials', async () => {
    for (const wrong of [
      { password: 'wrong password' },
      { password: OWNER.password.toUpperCase() },
      { password: ` ${OWNER.password} ` },
      { email: 'other@example.com' },
      { email: 'owner' },
      { email: '', password: '' },
    ]) {
      const { status, body } = await call('auth.login', { input: { ...OWNER, ...wrong } });
      expect({ wrong, status, body }).toEqual({ wrong, status: 400, body: LOGIN_FAILED });
    }
  });

  test('ignores letter case and surrounding spaces in the email', async () => {
    const { status } = await call('auth.login', { input: { ...OWNER, email: '  OWNER@Example.COM ' } });
    expect(status).toBe(200);
  });
});

test('an access token lasts for 15 minutes and a refresh token for 7 days', async () => {
  const { token, refreshToken } = await app.signIn();
  const now = Date.now() / 1000;
  expect(readClaims(token).exp - now).toBeCloseTo(15 * 60, -2);
  expect(readClaims(refreshToken).exp - now).toBeCloseTo(7 * DAY_SECONDS, -2);
});

describe.each(TRANSPORTS)('refreshing a token over %s', transport => {
  const call = createCaller(app, transport);
  const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });

  test("returns an access token for the owner's procedures, as often as it is requested", async () => {
    const { refreshToken } = await app.signIn();
    for (const _attempt of [1, 2]) {
      const { status, body } = await refresh(refreshToken);
      expect({ status, body }).toEqual({ status: 200, body: { accessToken: expect.any(String) } });
      expect(await call('auth.owner', { token: Object(body).accessToken })).toMatchObject({ status: 200 });
    }
  });

  test('returns 403 for an invalid refresh token', () =>
    checkRows<[string, (pair: { token: string; refreshToken: string }) => string]>(
      [
        ['is garbage', () => 'garbage'],
        ['has no JSON inside', () => tokenWithoutJson()],
        ['has expired', ({ refreshToken }) => resignToken(refreshToken, { expiresIn: -1 })],
        ['is an access token', ({ token }) => token],
        ['is not the one of its session', ({ refreshToken }) => resignToken(refreshToken, { expiresIn: 60 })],
        ['is signed with the other secret', ({ token }) => resignToken(token, { audience: 'refresh' })],
      ],
      async (_case, make) => {
        const { status, body } = await refresh(make(await app.signIn()));
        expect({ status, body }).toEqual({ status: 403, body: REFRESH_REFUSED });
      },
    ));
});

describe.each(TRANSPORTS)('checking a token over %s', transport => {
  const call = createCaller(app, transport);

  test('reports a token with less than 5 minutes left as invalid and returns a new one for 15 minutes', async () => {
    const { token } = await app.signIn();
    const { status, body } = await call('auth.checkToken', { token: resignToken(token, { expiresIn: 270 }) });
    expect(status).toBe(200);
    expect(body).toEqual({ isValid: false, refreshedToken: expect.any(String) });
    expect(await call('auth.owner', { token })).toMatchObject({ status: 200 });
    const { refreshedToken } = Object(body);
    expect(readClaims(refreshedToken).exp - Date.now() / 1000).toBeCloseTo(15 * 60, -2);
    expect((await call('auth.checkToken', { token: refreshedToken })).body).toEqual({ isValid: true });
  });

  test('reports a token with more than 5 minutes left as valid, and returns no new one', async () => {
    const { token } = await app.signIn();
    const { body } = await call('auth.checkToken', { token: resignToken(token, { expiresIn: 360 }) });
    expect(body).toEqual({ isValid: true });
  });

  test('reports a bad token as invalid with status 200', () =>
    checkRows<[string, (pair: { token: string; refreshToken: string }) => string | undefined]>(
      [
        ['missing', () => undefined],
        ['empty', () => ''],
        ['garbage', () => 'garbage'],
        ['without JSON inside', () => tokenWithoutJson()],
        ['expired', ({ token }) => resignToken(token, { expiresIn: -1 })],
        ['a refresh token', ({ refreshToken }) => refreshToken],
        ['from an unknown session', ({ token }) => resignToken(token, { sessionId: 'unknown' })],
        ["another owner's", ({ token }) => resignToken(token, { subject: 'somebody' })],
      ],
      async (_case, make) => {
        const { status, body } = await call('auth.checkToken', { token: make(await app.signIn()) });
        expect({ status, body }).toEqual({ status: 200, body: { isValid: false } });
      },
    ));
});

test.each(TRANSPORTS)(
  'signing out over %s immediately ends access and refresh for this session only',
  async transport => {
    const call = createCaller(app, transport);
    const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });
    const ending = await app.signIn();
    const staying = await app.signIn();
    const { status, body } = await call('auth.logout', { token: ending.token });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await call('auth.logout', { token: ending.token })).toMatchObject({ status: 401 });
    expect((await call('auth.checkToken', { token: ending.token })).body).toEqual({ isValid: false });
    const refused = await refresh(ending.refreshToken);
    expect({ status: refused.status, body: refused.body }).toEqual({ status: 403, body: REFRESH_REFUSED });
    expect(await refresh(staying.refreshToken)).toMatchObject({ status: 200 });
    expect((await call('auth.checkToken', { token: staying.token })).body).toEqual({ isValid: true });
  },
);

test('the database stores only a hash of each refresh token', async () => {
  const { refreshToken } = await app.signIn();
  const rows = await app.db.read('session').find();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
  expect(JSON.stringify(rows)).not.toContain(refreshToken.split('.')[2]);
});
