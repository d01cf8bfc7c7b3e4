import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownerEntity, sessionEntity } from '#server/features/auth/auth-entities';
import {
  type CallApi,
  type CallOptions,
  createCaller,
  type Procedure,
  TRANSPORTS,
} from '../support/app/call-api';
import { OWNER } from '../support/app/owner';
import { SECRETS, startApp, type TestApp } from '../support/app/start-app';
import { readClaims } from '../support/app/token-factory';
import { createRecordingLog, type LogLine } from '../support/database/open-test-database';

const LIMIT = { points: 3, seconds: 60 };
const WRONG = 'a wrong password';
const NEW_PASSWORD = 'another long password';
const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello from Ada' };

describe.each(TRANSPORTS)('the security log of calls over %s', transport => {
  let app: TestApp;
  let call: CallApi;
  let lines: LogLine[];
  beforeEach(async () => {
    const recording = createRecordingLog();
    lines = recording.lines;
    app = await startApp({ log: recording.log, limits: { login: LIMIT, contact: LIMIT } });
    call = createCaller(app, transport);
  });
  afterEach(() => app?.stop());

  /** Calls the procedure and returns its security events, without the fields that every line has. */
  async function recordEvents(procedure: Procedure, options: CallOptions, times = 1): Promise<object[]> {
    const before = lines.length;
    for (let count = 0; count < times; count += 1) await call(procedure, options);
    return lines.slice(before).flatMap(({ level, event, address, count, procedure: of }) => {
      return event === undefined ? [] : [JSON.parse(JSON.stringify({ level, event, address, count, of }))];
    });
  }

  const INFO = 30;
  const WARN = 40;
  const address = '127.0.0.1';

  test('has a line for each successful or failed sign-in, and for each sign-out', async () => {
    const wrong = { ...OWNER, password: WRONG };
    expect(await recordEvents('auth.login', { input: OWNER })).toEqual([
      { level: INFO, event: 'login', address },
    ]);
    expect(await recordEvents('auth.login', { input: wrong })).toEqual([
      { level: WARN, event: 'login-failed', address },
    ]);
    const { token } = await app.signIn();
    expect(await recordEvents('auth.logout', { token })).toEqual([{ level: INFO, event: 'logout', address }]);
  });

  test('has one line a minute for refused refreshes from one address, and none for successful ones', async () => {
    const { token, refreshToken } = await app.signIn();
    expect(await recordEvents('auth.refresh', { input: { refreshToken } })).toEqual([]);
    expect(await recordEvents('auth.refresh', { input: { refreshToken: token } }, 5)).toEqual([
      { level: WARN, event: 'refresh-refused', address },
    ]);
  });

  test('has a line for each ended session', async () => {
    const { token } = await app.signIn();
    const id = readClaims((await app.signIn()).token).sid;
    await app.signIn();
    expect(await recordEvents('auth.revokeSession', { token, input: { id } })).toEqual([
      { level: INFO, event: 'session-revoked', address },
    ]);
    expect(await recordEvents('auth.revokeOtherSessions', { token })).toEqual([
      { level: INFO, event: 'other-sessions-revoked', address, count: 1 },
    ]);
  });

  test('has a line for each successful or refused change of the password or email address', async () => {
    const { token } = await app.signIn();
    const password = (currentPassword: string) => ({
      token,
      input: { currentPassword, newPassword: NEW_PASSWORD },
    });
    const email = (currentPassword: string) => ({ token, input: { currentPassword, email: 'new@b' } });
    const refused = [{ level: WARN, event: 'password-refused', address }];
    expect(await recordEvents('auth.changePassword', password(WRONG))).toEqual(refused);
    expect(await recordEvents('auth.changeEmail', email(WRONG))).toEqual(refused);
    expect(await recordEvents('auth.changePassword', password(OWNER.password))).toEqual([
      { level: INFO, event: 'password-changed', address },
    ]);
    expect(await recordEvents('auth.changeEmail', email(NEW_PASSWORD))).toEqual([
      { level: INFO, event: 'email-changed', address },
    ]);
  });

  test('has a single line for a limit that is reached repeatedly', async () => {
    const events = await recordEvents(
      'auth.login',
      { input: { ...OWNER, password: WRONG } },
      LIMIT.points + 3,
    );
    expect(events.slice(0, LIMIT.points)).toEqual(
      Array.from({ length: LIMIT.points }, () => ({ level: WARN, event: 'login-failed', address })),
    );
    expect(events.slice(LIMIT.points)).toEqual([
      { level: WARN, event: 'limit-reached', address, of: 'auth.login' },
    ]);
  });

  test("never contains passwords, tokens, hashes, the owner's email or messages, even after errors", async () => {
    const { token, refreshToken } = await app.signIn();
    const other = await app.signIn();
    await call('auth.login', { input: { ...OWNER, password: WRONG } });
    await call('auth.refresh', { input: { refreshToken } });
    await call('auth.refresh', { input: { refreshToken: `${refreshToken}x` } });
    await call('auth.owner', { token: `${token}x` });
    await call('auth.changePassword', {
      token,
      input: { currentPassword: WRONG, newPassword: NEW_PASSWORD },
    });
    const hashes = await listHashes();

    // Queries fail without their tables, and the errors of failed queries contain the parameters.
    await app.db.write(manager => manager.query('DROP TABLE session'));
    await app.db.write(manager => manager.query('DROP TABLE contact_message'));
    vi.spyOn(app.services.account, 'get').mockRejectedValue(new Error('unforeseen'));
    const failed = [
      await call('auth.login', { input: OWNER }),
      await call('auth.refresh', { input: { refreshToken } }),
      await call('auth.owner', { token }),
      await app.rest('POST', '/contacts', { body: MESSAGE }),
    ];
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(lines.filter(({ level }) => level >= 50).length).toBeGreaterThanOrEqual(failed.length);

    const secrets = [
      OWNER.password,
      WRONG,
      NEW_PASSWORD,
      OWNER.email,
      SECRETS.access,
      SECRETS.refresh,
      ...[token, refreshToken, other.token, other.refreshToken].flatMap(one => [
        one,
        one.split('.')[2] ?? one,
      ]),
      MESSAGE.message,
      MESSAGE.email,
      ...hashes,
    ];
    const text = lines.map(line => JSON.stringify(line)).join('\n');
    expect(secrets.filter(secret => text.includes(secret))).toEqual([]);
  });

  async function listHashes(): Promise<string[]> {
    const owners = await app.db.read(ownerEntity).find();
    const sessions = await app.db.read(sessionEntity).find();
    return [
      ...owners.map(({ passwordHash }) => passwordHash),
      ...sessions.map(({ refreshHash }) => refreshHash),
    ];
  }
});
