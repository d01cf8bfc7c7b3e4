import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownerEntity } from '../../src/server/features/auth/auth-entities';
import { type CallApi, createCaller, TRANSPORTS } from '../support/call-api';
import { checkRows } from '../support/check-rows';
import { OWNER } from '../support/owner';
import { startApp, type TestApp } from '../support/start-app';

const POINTS = 4;
const NEW_PASSWORD = 'another long password';
const NEW_EMAIL = 'new@example.com';
const WRONG_PASSWORD = {
  message: 'Current password is incorrect',
  code: 'BAD_REQUEST',
  issues: [{ path: ['currentPassword'], message: 'Current password is incorrect' }],
};

describe.each(TRANSPORTS)("the owner's account over %s", transport => {
  let app: TestApp;
  let call: CallApi;
  beforeEach(async () => {
    app = await startApp({ limits: { login: { points: POINTS, seconds: 60 } } });
    call = createCaller(app, transport);
  });
  afterEach(() => app?.stop());

  const login = async (password: string, email = OWNER.email) =>
    (await call('auth.login', { input: { email, password } })).status;
  const changePassword = (token: string, newPassword: unknown, currentPassword: unknown = OWNER.password) =>
    call('auth.changePassword', { token, input: { currentPassword, newPassword } });
  const changeEmail = (token: string, email: unknown, currentPassword: unknown = OWNER.password) =>
    call('auth.changeEmail', { token, input: { email, currentPassword } });
  const storedOwner = () => app.db.read(ownerEntity).find();

  test('shows the e-mail address and nothing else', async () => {
    const { token } = await app.signIn();
    expect(await call('auth.owner', { token })).toMatchObject({ status: 200 });
    expect((await call('auth.owner', { token })).body).toEqual({ email: OWNER.email });
  });

  test('a new password is the only one from then on', async () => {
    const { token } = await app.signIn();
    const { status, body } = await changePassword(token, NEW_PASSWORD);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await login(OWNER.password)).toBe(400);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  test('a new password ends every other session and keeps this one working', async () => {
    const own = await app.signIn();
    const other = await app.signIn();
    await changePassword(own.token, NEW_PASSWORD);
    const refresh = (refreshToken: string) => call('auth.refresh', { input: { refreshToken } });
    expect(await call('auth.owner', { token: other.token })).toMatchObject({ status: 401 });
    expect(await refresh(other.refreshToken)).toMatchObject({ status: 403 });
    expect(await call('auth.owner', { token: own.token })).toMatchObject({ status: 200 });
    expect(await refresh(own.refreshToken)).toMatchObject({ status: 200 });
  });

  test('a wrong current password is 400 at its field and changes nothing', async () => {
    const { token } = await app.signIn();
    const before = await storedOwner();
    const password = await changePassword(token, NEW_PASSWORD, 'wrong password');
    const email = await changeEmail(token, NEW_EMAIL, '');
    expect([password.status, email.status]).toEqual([400, 400]);
    expect([password.body, email.body]).toEqual([WRONG_PASSWORD, WRONG_PASSWORD]);
    expect(await storedOwner()).toEqual(before);
    expect(await call('auth.owner', { token })).toMatchObject({ status: 200 });
  });

  test('a new password that is none is 400 at its field and changes nothing', () =>
    checkRows(
      [
        ['too short', 'seven77'],
        ['too long', 'x'.repeat(1_001)],
        ['missing', undefined],
        ['null', null],
        ['a number', 12_345_678],
        ['with a NUL character', 'long enough\0'],
      ],
      async (_what, newPassword) => {
        const { token } = await app.signIn();
        const before = await storedOwner();
        const { status, body } = await changePassword(token, newPassword);
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['newPassword'] }] });
        expect(await storedOwner()).toEqual(before);
      },
    ));

  test.each([['12345678'], ['x'.repeat(1_000)], ['  пароль 🔑 مرور  ']])(
    'a password such as %j can be set and signed in with',
    async newPassword => {
      const { token } = await app.signIn();
      expect(await changePassword(token, newPassword)).toMatchObject({ status: 200 });
      expect(await login(newPassword)).toBe(200);
      expect(await login(newPassword.slice(0, -1))).toBe(400);
    },
  );

  test('another e-mail address is the only one from then on, and every session stays', async () => {
    const { token } = await app.signIn();
    const other = await app.signIn();
    const { status, body } = await changeEmail(token, ` ${NEW_EMAIL} `);
    expect({ status, body }).toEqual({ status: 200, body: { email: NEW_EMAIL } });
    expect((await call('auth.owner', { token: other.token })).body).toEqual({ email: NEW_EMAIL });
    expect(await login(OWNER.password)).toBe(400);
    expect(await login(OWNER.password, 'NEW@example.com')).toBe(200);
  });

  test('an e-mail address that is none is 400 at its field and changes nothing', () =>
    checkRows(
      [[''], ['owner'], ['a b@example.com'], [`${'x'.repeat(1_000)}@example.com`], [null], [7]],
      async email => {
        const { token } = await app.signIn();
        const before = await storedOwner();
        const { status, body } = await changeEmail(token, email);
        expect(status).toBe(400);
        expect(body).toMatchObject({ issues: [{ path: ['email'] }] });
        expect(await storedOwner()).toEqual(before);
      },
    ));

  test('wrong current passwords and failed sign-ins share one limit, with Retry-After', async () => {
    const { token } = await app.signIn();
    expect(await login('wrong password')).toBe(400);
    for (let count = 1; count < POINTS; count += 1) {
      expect(await changePassword(token, NEW_PASSWORD, 'wrong')).toMatchObject({ status: 400 });
    }
    const { status, headers } = await changePassword(token, NEW_PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await changeEmail(token, NEW_EMAIL)).toMatchObject({ status: 429 });
    expect(await login(OWNER.password)).toBe(429);
  });

  test('a right current password clears the failures', async () => {
    const { token } = await app.signIn();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < POINTS; count += 1) await changeEmail(token, NEW_EMAIL, 'wrong');
      expect(await changeEmail(token, OWNER.email)).toMatchObject({ status: 200 });
    }
  });

  test('of two changes at once with the same current password one counts, and its session stays', async () => {
    const sessions = [await app.signIn(), await app.signIn()];
    const answers = await Promise.all(
      sessions.map(({ token }, index) => changePassword(token, `${NEW_PASSWORD} ${index}`)),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(winner).toBeGreaterThanOrEqual(0);
    // 401: the other's session had ended before it was looked at.
    expect([400, 401]).toContain(answers[1 - winner]?.status);
    const alive = await Promise.all(
      sessions.map(async ({ token }) => (await call('auth.owner', { token })).status),
    );
    expect(alive.indexOf(200)).toBe(winner);
    expect(alive.sort()).toEqual([200, 401]);
    expect(await login(`${NEW_PASSWORD} ${winner}`)).toBe(200);
  });

  test('no session that the old password opened meanwhile outlives a change', async () => {
    const { token } = await app.signIn();
    const logins = Array.from({ length: POINTS - 1 }, () => login(OWNER.password));
    const [change] = await Promise.all([changePassword(token, NEW_PASSWORD), ...logins]);
    expect(change).toMatchObject({ status: 200 });
    expect((await call('auth.sessions', { token })).body).toMatchObject([{ isCurrent: true }]);
  });

  test('a visitor changes nothing', async () => {
    const before = await storedOwner();
    const input = { currentPassword: OWNER.password };
    const answers = [
      await call('auth.changePassword', { input: { ...input, newPassword: NEW_PASSWORD } }),
      await call('auth.changeEmail', { input: { ...input, email: NEW_EMAIL } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(await storedOwner()).toEqual(before);
  });
});
