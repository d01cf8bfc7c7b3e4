import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionEntity } from '../../src/server/features/auth/auth-entities';
import { type CallApi, createCaller, TRANSPORTS } from '../support/call-api';
import { OWNER } from '../support/owner';
import { UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';
import { readClaims } from '../support/token-factory';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  return () => app.stop();
});
beforeEach(() => app.db.write(manager => manager.deleteAll(sessionEntity)));

function setTimes(id: string, times: { lastUsedAt?: Date; expiresAt?: Date }): Promise<unknown> {
  return app.db.write(manager => manager.update(sessionEntity, { id }, times));
}

function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}

describe.each(TRANSPORTS)('sessions over %s', transport => {
  let call: CallApi;
  beforeAll(() => {
    call = createCaller(app, transport);
  });

  const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });

  async function expectEnded({ token, refreshToken }: { token: string; refreshToken: string }) {
    expect(await call('auth.sessions', { token })).toMatchObject({ status: 401 });
    expect(await refresh(refreshToken)).toMatchObject({ status: 403 });
    expect((await call('auth.checkToken', { token })).body).toEqual({ isValid: false });
  }

  test('are listed with the fields of the contract, the own one marked, the one used last first', async () => {
    const login = await call('auth.login', { input: OWNER, headers: { 'user-agent': 'Browser/1.0 (test)' } });
    const { token } = Object(login.body);
    const ownId = readClaims(token).sid;
    const older = readClaims((await app.signIn()).token).sid;
    const newer = readClaims((await app.signIn()).token).sid;
    await setTimes(older, { lastUsedAt: minutesFromNow(-20) });
    await setTimes(newer, { lastUsedAt: minutesFromNow(10) });
    const { status, body, headers } = await call('auth.sessions', { token });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject([
      { id: newer, isCurrent: false },
      { id: ownId, isCurrent: true },
      { id: older, isCurrent: false },
    ]);
    expect(Object(body)[1]).toEqual({
      id: ownId,
      userAgent: 'Browser/1.0 (test)',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrent: true,
    });
  });

  test('show when they were last used', async () => {
    const { token, refreshToken } = await app.signIn();
    await setTimes(readClaims(token).sid, { lastUsedAt: minutesFromNow(-100) });
    const before = Date.now();
    await refresh(refreshToken);
    const { body } = await call('auth.sessions', { token });
    expect(Date.parse(Object(body)[0].lastUsedAt)).toBeGreaterThanOrEqual(before);
  });

  test('that have expired are not listed and not counted', async () => {
    const { token } = await app.signIn();
    const gone = readClaims((await app.signIn()).token).sid;
    await setTimes(gone, { expiresAt: minutesFromNow(-1) });
    expect((await call('auth.sessions', { token })).body).toHaveLength(1);
    expect((await call('auth.revokeOtherSessions', { token })).body).toEqual({ count: 0 });
  });

  test('can be ended one by one: the tokens of that one are refused at once, the others stay', async () => {
    const staying = await app.signIn();
    const ending = await app.signIn();
    const { sid: id } = readClaims(ending.token);
    const { status, body } = await call('auth.revokeSession', { token: staying.token, input: { id } });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    await expectEnded(ending);
    expect(await refresh(staying.refreshToken)).toMatchObject({ status: 200 });
    expect((await call('auth.sessions', { token: staying.token })).body).toHaveLength(1);
  });

  test("the caller's own can be ended too", async () => {
    const own = await app.signIn();
    const { status } = await call('auth.revokeSession', {
      token: own.token,
      input: { id: readClaims(own.token).sid },
    });
    expect(status).toBe(200);
    await expectEnded(own);
  });

  test.each([
    ['unknown', () => UNKNOWN_ID],
    ['no id', () => 'nonsense'],
    ['an id with a space after it', (id: string) => `${id} `],
    ['an id in capital letters', (id: string) => id.toUpperCase()],
  ])('one whose id is %s is 404 and ends nothing', async (_what, change) => {
    const { token } = await app.signIn();
    const other = readClaims((await app.signIn()).token).sid;
    const { status, body } = await call('auth.revokeSession', { token, input: { id: change(other) } });
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Session not found.' },
    });
    expect((await call('auth.sessions', { token })).body).toHaveLength(2);
  });

  test('all others can be ended together, and are counted', async () => {
    const own = await app.signIn();
    const others = [await app.signIn(), await app.signIn()];
    const { status, body } = await call('auth.revokeOtherSessions', { token: own.token });
    expect({ status, body }).toEqual({ status: 200, body: { count: 2 } });
    for (const other of others) await expectEnded(other);
    expect(await refresh(own.refreshToken)).toMatchObject({ status: 200 });
    expect((await call('auth.revokeOtherSessions', { token: own.token })).body).toEqual({ count: 0 });
  });

  test('are neither shown to visitors nor ended by them', async () => {
    const { token } = await app.signIn();
    const { sid: id } = readClaims(token);
    const answers = [
      await call('auth.sessions'),
      await call('auth.revokeSession', { input: { id } }),
      await call('auth.revokeOtherSessions'),
      await call('auth.owner'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await call('auth.sessions', { token })).body).toHaveLength(1);
  });
});
