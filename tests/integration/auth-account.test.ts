import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { type CallApi, createCaller } from '../support/app/call-api';
import { OWNER } from '../support/app/owner';
import { startApp, type TestApp } from '../support/app/start-app';

const POINTS = 4;
const NEW_PASSWORD = 'another long password';
const NEW_EMAIL = 'new@example.com';
const WRONG_PASSWORD = {
  message: 'Current password is incorrect',
  code: 'BAD_REQUEST',
  issues: [{ path: ['currentPassword'], message: 'Current password is incorrect' }],
};

describe("the owner's account", () => {
  let app: TestApp;
  let call: CallApi;
  beforeEach(async () => {
    app = await startApp({ limits: { login: { points: POINTS, seconds: 60 } } });
    call = createCaller(app, 'REST');
  });
  afterEach(() => app?.stop());

  const signIn = async (password: string, email = OWNER.email) =>
    (await call('auth.login', { input: { email, password } })).status;
  const changePassword = (token: string, newPassword: string, currentPassword = OWNER.password) =>
    call('auth.changePassword', { token, input: { currentPassword, newPassword } });
  const changeEmail = (token: string, email: string, currentPassword = OWNER.password) =>
    call('auth.changeEmail', { token, input: { email, currentPassword } });
  const readOwner = () => app.db.read(ownerEntity).find();

  test('returns 400 for its field and changes nothing when the current password is wrong', async () => {
    const { token } = await app.signIn();
    const before = await readOwner();
    const password = await changePassword(token, NEW_PASSWORD, 'wrong password');
    const email = await changeEmail(token, NEW_EMAIL, '');
    expect([password.status, email.status]).toEqual([400, 400]);
    expect([password.body, email.body]).toEqual([WRONG_PASSWORD, WRONG_PASSWORD]);
    expect(await readOwner()).toEqual(before);
    expect(await call('auth.owner', { token })).toMatchObject({ status: 200 });
  });

  test.each(['12345678', 'x'.repeat(1_000), '  пароль 🔑 مرور  '])(
    'accepts only the new password %j after a change',
    async newPassword => {
      const { token } = await app.signIn();
      expect(await changePassword(token, newPassword)).toMatchObject({ status: 200 });
      expect(await signIn(newPassword)).toBe(200);
      for (const wrong of [newPassword.slice(0, -1), OWNER.password]) expect(await signIn(wrong)).toBe(400);
    },
  );

  test('accepts only the new email address after a change, and keeps every session', async () => {
    const { token } = await app.signIn();
    const other = await app.signIn();
    const { status, body } = await changeEmail(token, ` ${NEW_EMAIL} `);
    expect({ status, body }).toEqual({ status: 200, body: { email: NEW_EMAIL } });
    expect((await call('auth.owner', { token: other.token })).body).toEqual({ email: NEW_EMAIL });
    expect(await signIn(OWNER.password)).toBe(400);
    expect(await signIn(OWNER.password, 'NEW@example.com')).toBe(200);
  });

  test('counts wrong current passwords and failed sign-ins in one limit, with Retry-After', async () => {
    const { token } = await app.signIn();
    expect(await signIn('wrong password')).toBe(400);
    for (let count = 1; count < POINTS; count += 1) {
      expect(await changePassword(token, NEW_PASSWORD, 'wrong')).toMatchObject({ status: 400 });
    }
    const { status, headers } = await changePassword(token, NEW_PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await changeEmail(token, NEW_EMAIL)).toMatchObject({ status: 429 });
    expect(await signIn(OWNER.password)).toBe(429);
  });

  test('resets the limit after a correct current password', async () => {
    const { token } = await app.signIn();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < POINTS; count += 1) await changeEmail(token, NEW_EMAIL, 'wrong');
      expect(await changeEmail(token, OWNER.email)).toMatchObject({ status: 200 });
    }
  });
});
