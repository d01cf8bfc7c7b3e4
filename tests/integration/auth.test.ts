import { describe, expect, test } from 'vitest';
import { createOwnerService } from '#server/features/auth/owner-service';
import { createCaller, TRANSPORTS } from '../support/call-api';
import { checkRows } from '../support/check-rows';
import { startAppForFile, startAppForTest } from '../support/managed-app';
import { OWNER } from '../support/owner';
import { readClaims, resignToken, tokenWithoutJson } from '../support/token-factory';

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
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), refreshToken: expect.any(String) });
  });

  test('issues an access token for 15 minutes and a refresh token for 7 days', async () => {
    const { token, refreshToken } = await app.signIn();
    const now = Date.now() / 1000;
    expect(readClaims(token).exp - now).toBeCloseTo(15 * 60, -2);
    expect(readClaims(refreshToken).exp - now).toBeCloseTo(7 * DAY_SECONDS, -2);
  });

  test('gives the same response for a wrong password and an unknown email', async () => {
    const wrongPassword = await call('auth.login', { input: { ...OWNER, password: 'wrong password' } });
    const unknownEmail = await call('auth.login', { input: { ...OWNER, email: 'other@example.com' } });
    expect(wrongPassword.status).toBe(400);
    expect(wrongPassword.body).toEqual(LOGIN_FAILED);
    expect(unknownEmail.status).toBe(400);
    expect(unknownEmail.body).toEqual(LOGIN_FAILED);
  });

  test('ignores letter case and surrounding spaces in the email', async () => {
    const { status } = await call('auth.login', { input: { ...OWNER, email: '  OWNER@Example.COM ' } });
    expect(status).toBe(200);
  });

  test('respects letter case and surrounding spaces in the password', async () => {
    const upper = await call('auth.login', { input: { ...OWNER, password: OWNER.password.toUpperCase() } });
    const spaced = await call('auth.login', { input: { ...OWNER, password: ` ${OWNER.password} ` } });
    expect([upper.status, spaced.status]).toEqual([400, 400]);
  });

  test('treats empty strings and invalid addresses as wrong credentials', async () => {
    const empty = await call('auth.login', { input: { email: '', password: '' } });
    const noAddress = await call('auth.login', { input: { email: 'owner', password: OWNER.password } });
    expect([empty.status, noAddress.status]).toEqual([400, 400]);
    expect([empty.body, noAddress.body]).toEqual([LOGIN_FAILED, LOGIN_FAILED]);
  });

  test('returns 400 and names the field when the password is missing or the email is a number', async () => {
    const missing = await call('auth.login', { input: { email: OWNER.email } });
    const wrongType = await call('auth.login', { input: { email: 7, password: OWNER.password } });
    expect([missing.status, wrongType.status]).toEqual([400, 400]);
    expect(missing.body).toEqual({
      message: expect.stringMatching(/^Password\b/),
      code: 'BAD_REQUEST',
      issues: [{ path: ['password'], message: expect.any(String) }],
    });
    expect(wrongType.body).toMatchObject({ issues: [{ path: ['email'] }] });
  });
});

describe.each(TRANSPORTS)('refreshing a token over %s', transport => {
  const call = createCaller(app, transport);
  const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });

  test("returns an access token for the owner's procedures", async () => {
    const { refreshToken } = await app.signIn();
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String) });
    const token = Object(body).accessToken;
    expect(await call('auth.logout', { token })).toMatchObject({ status: 200 });
  });

  test('accepts the same refresh token more than once', async () => {
    const { refreshToken } = await app.signIn();
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
  });

  test('returns 400 without a refresh token', () =>
    checkRows(
      [
        ['missing', {}],
        ['empty', { refreshToken: '' }],
        ['null', { refreshToken: null }],
      ],
      async (_case, input) => {
        const { status, body } = await call('auth.refresh', { input });
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['refreshToken'] }] });
      },
    ));

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
        expect(status).toBe(403);
        expect(body).toEqual(REFRESH_REFUSED);
      },
    ));

  test('returns 403 after the session has ended', async () => {
    const { token, refreshToken } = await app.signIn();
    await app.trpc(token).auth.logout.mutate();
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(403);
    expect(body).toEqual(REFRESH_REFUSED);
  });
});

describe.each(TRANSPORTS)('checking a token over %s', transport => {
  const call = createCaller(app, transport);

  test('reports a fresh token as valid', async () => {
    const { token } = await app.signIn();
    const { status, body } = await call('auth.checkToken', { token });
    expect(status).toBe(200);
    expect(body).toEqual({ isValid: true });
  });

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

  test('returns no new token when more than 5 minutes are left', async () => {
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
        expect(status).toBe(200);
        expect(body).toEqual({ isValid: false });
      },
    ));

  test('reports a token as invalid with status 200 after its session has ended', async () => {
    const { token } = await app.signIn();
    await app.trpc(token).auth.logout.mutate();
    const { status, body } = await call('auth.checkToken', { token });
    expect(status).toBe(200);
    expect(body).toEqual({ isValid: false });
  });
});

describe.each(TRANSPORTS)('signing out over %s', transport => {
  const call = createCaller(app, transport);

  test('immediately ends access and refresh for this session only', async () => {
    const ending = await app.signIn();
    const staying = await app.signIn();
    const { status, body } = await call('auth.logout', { token: ending.token });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
    expect(await call('auth.logout', { token: ending.token })).toMatchObject({ status: 401 });
    const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });
    expect(await refresh(ending.refreshToken)).toMatchObject({ status: 403 });
    expect(await refresh(staying.refreshToken)).toMatchObject({ status: 200 });
    expect((await call('auth.checkToken', { token: staying.token })).body).toEqual({ isValid: true });
  });

  test('returns 401 without a token', async () => {
    const { status, body } = await call('auth.logout');
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'Please sign in.', code: 'UNAUTHORIZED' });
  });
});

test('check-token and logout accept an empty JSON object as the body', async () => {
  const { token } = await app.signIn();
  expect((await app.rest('POST', '/auth/check-token', { token, body: {} })).body).toEqual({ isValid: true });
  expect(await app.rest('POST', '/auth/logout', { token, body: {} })).toMatchObject({ status: 200 });
});

test('the database stores only a hash of each refresh token', async () => {
  const { refreshToken } = await app.signIn();
  const rows = await app.db.read('session').find();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
  expect(JSON.stringify(rows)).not.toContain(refreshToken.split('.')[2]);
});

test('changed credentials end every session and are required to sign in again', async () => {
  const otherApp = await startAppForTest();
  const before = await otherApp.signIn();
  const changed = { email: 'new@example.com', password: 'another long password' };
  await createOwnerService(otherApp.db).setCredentials(changed);
  const { token, refreshToken } = before;
  expect((await otherApp.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: false });
  expect(await otherApp.rest('POST', '/projects', { token, body: {} })).toMatchObject({ status: 401 });
  expect(await otherApp.rest('POST', '/auth/refresh', { body: { refreshToken } })).toMatchObject({
    status: 403,
  });
  expect(await otherApp.rest('POST', '/users/login', { body: OWNER })).toMatchObject({ status: 400 });
  expect(await otherApp.rest('POST', '/users/login', { body: changed })).toMatchObject({ status: 200 });
});
