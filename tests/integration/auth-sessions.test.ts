import { beforeEach, expect, test } from 'vitest';
import { sessionEntity } from '#server/features/auth/auth-entities';
import { createCaller } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { readClaims } from '../support/app/token-factory';
import { UNKNOWN_ID } from '../support/content/project-factory';

const MINUTE_MS = 60_000;

const app = await startAppForFile();
beforeEach(() => app.db.write(manager => manager.deleteAll(sessionEntity)));

function setTimes(id: string, times: { lastUsedAt?: Date; expiresAt?: Date }): Promise<unknown> {
  return app.db.write(manager => manager.update(sessionEntity, { id }, times));
}

function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}

const call = createCaller(app, 'REST');

const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });

async function expectEnded({ token, refreshToken }: { token: string; refreshToken: string }) {
  expect(await call('auth.sessions', { token })).toMatchObject({ status: 401 });
  expect(await refresh(refreshToken)).toMatchObject({ status: 403 });
  expect((await call('auth.checkToken', { token })).body).toEqual({ isValid: false });
}

test('sessions are listed with the most recently used first and the current one marked', async () => {
  const login = await call('auth.login', { input: OWNER, headers: { 'user-agent': 'Browser/1.0 (test)' } });
  const { token } = Object(login.body);
  const currentId = readClaims(token).sid;
  const older = readClaims((await app.signIn()).token).sid;
  const newer = readClaims((await app.signIn()).token).sid;
  await setTimes(older, { lastUsedAt: minutesFromNow(-20) });
  await setTimes(newer, { lastUsedAt: minutesFromNow(10) });
  const { status, body, headers } = await call('auth.sessions', { token });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject([
    { id: newer, isCurrent: false },
    { id: currentId, isCurrent: true },
    { id: older, isCurrent: false },
  ]);
  expect(Object(body)[1]).toEqual({
    id: currentId,
    userAgent: 'Browser/1.0 (test)',
    createdAt: expect.any(String),
    lastUsedAt: expect.any(String),
    expiresAt: expect.any(String),
    isCurrent: true,
  });
});

test('sessions have the time of their last use', async () => {
  const { token, refreshToken } = await app.signIn();
  await setTimes(readClaims(token).sid, { lastUsedAt: minutesFromNow(-100) });
  const before = Date.now();
  await refresh(refreshToken);
  const { body } = await call('auth.sessions', { token });
  expect(Date.parse(Object(body)[0].lastUsedAt)).toBeGreaterThanOrEqual(before);
});

test('sessions are neither listed nor counted once they have expired', async () => {
  const { token } = await app.signIn();
  const expired = readClaims((await app.signIn()).token).sid;
  await setTimes(expired, { expiresAt: minutesFromNow(-1) });
  expect((await call('auth.sessions', { token })).body).toHaveLength(1);
  expect((await call('auth.revokeOtherSessions', { token })).body).toEqual({ count: 0 });
});

test('sessions can be ended one by one, which immediately invalidates only the tokens of that session', async () => {
  const staying = await app.signIn();
  const ending = await app.signIn();
  const { sid: id } = readClaims(ending.token);
  const { status, body } = await call('auth.revokeSession', { token: staying.token, input: { id } });
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  await expectEnded(ending);
  expect(await refresh(staying.refreshToken)).toMatchObject({ status: 200 });
  expect((await call('auth.sessions', { token: staying.token })).body).toHaveLength(1);
});

test("sessions can be ended even if they are the caller's own", async () => {
  const current = await app.signIn();
  const input = { id: readClaims(current.token).sid };
  expect(await call('auth.revokeSession', { token: current.token, input })).toMatchObject({ status: 200 });
  await expectEnded(current);
});

test.each([
  ['unknown', () => UNKNOWN_ID],
  ['an id with a trailing space', (id: string) => `${id} `],
  ['an id in capital letters', (id: string) => id.toUpperCase()],
])('no session is ended by an ID that is %s, which returns 404', async (_case, change) => {
  const { token } = await app.signIn();
  const other = readClaims((await app.signIn()).token).sid;
  const { status, body } = await call('auth.revokeSession', { token, input: { id: change(other) } });
  expect({ status, body }).toEqual({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Session not found.' },
  });
  expect((await call('auth.sessions', { token })).body).toHaveLength(2);
});

test('sessions can all be ended except the current one, and the response has their count', async () => {
  const current = await app.signIn();
  const others = [await app.signIn(), await app.signIn()];
  const { status, body } = await call('auth.revokeOtherSessions', { token: current.token });
  expect({ status, body }).toEqual({ status: 200, body: { count: 2 } });
  for (const other of others) await expectEnded(other);
  expect(await refresh(current.refreshToken)).toMatchObject({ status: 200 });
  expect((await call('auth.revokeOtherSessions', { token: current.token })).body).toEqual({ count: 0 });
});
