import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstSignInEntity } from '#server/features/auth/auth-entities';
import { takeLinkToken } from '#server/features/auth/first-sign-in';
import { createOwnerService } from '#server/features/auth/owner-service';
import { tokensSchema } from '#shared/contract/auth';
import { LINK_FAILED } from '#shared/credentials';
import { type CallApi, createCaller } from '../../support/app/call-api';
import { expectFirstSignIn } from '../../support/app/expect-first-sign-in';
import { OWNER } from '../../support/app/owner';
import { startApp, type TestApp } from '../../support/app/start-app';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startApp({
    limits: { login: { points: 3, seconds: 60 } },
    env: { trustProxy: 1 },
    bundle: { template: async () => '<!--page-state-->' },
  });
  await expectFirstSignIn(app.db);
  token = (await app.services.firstSignIn.createToken()) ?? '';
});
afterEach(() => app?.stop());

const REFUSED = { status: 400, body: { message: LINK_FAILED, code: 'BAD_REQUEST' } };

describe('the link of a new site', () => {
  const call: CallApi = (...parameters) => createCaller(app, 'tRPC')(...parameters);
  const followLink = (linkToken = token) => call('auth.signInWithLink', { input: { token: linkToken } });

  test('signs in once', async () => {
    const { status, body } = await followLink();
    expect(status).toBe(200);
    const { token: accessToken } = tokensSchema.parse(body);
    expect(await call('auth.owner', { token: accessToken })).toMatchObject({ body: { email: OWNER.email } });
    expect(await followLink()).toMatchObject(REFUSED);
  });

  test('expires, and is stored only as a hash', async () => {
    const [row] = await app.db.read(firstSignInEntity).find();
    expect(JSON.stringify(row)).not.toContain(token);
    const left = Number(row?.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    await app.db.write(manager =>
      manager.update(firstSignInEntity, { ownerId: row?.ownerId ?? '' }, { expiresAt: new Date() }),
    );
    expect(await followLink()).toMatchObject(REFUSED);
  });

  test('is revoked by a sign-in, a new password and a new link', async () => {
    const newer = (await app.services.firstSignIn.createToken()) ?? '';
    expect(await followLink()).toMatchObject(REFUSED);
    expect(await call('auth.login', { input: OWNER })).toMatchObject({ status: 200 });
    expect(await followLink(newer)).toMatchObject(REFUSED);
    expect(await app.services.firstSignIn.createToken()).toBe(null);

    await expectFirstSignIn(app.db);
    const newest = (await app.services.firstSignIn.createToken()) ?? '';
    await createOwnerService(app.db).setCredentials({ ...OWNER, password: 'a wholly new password' });
    expect(await followLink(newest)).toMatchObject(REFUSED);
  });

  test('counts against the limit of failed sign-ins', async () => {
    for (let count = 0; count < 3; count += 1) expect(await followLink('guess')).toMatchObject(REFUSED);
    expect(await followLink()).toMatchObject({ status: 429 });
    expect(await call('auth.login', { input: OWNER })).toMatchObject({ status: 429 });
  });
});

test('only the first request that takes the token of a link gets it', async () => {
  // Simultaneous requests compare the token one after the other and rarely meet here.
  const [row] = await app.db.read(firstSignInEntity).find();
  const take = () => app.db.write(manager => takeLinkToken(manager, row?.ownerId ?? '', token));
  expect(await take()).toBe(true);
  expect(await take()).toBe(false);
});

describe('a page of a new site', () => {
  const open = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.url}/`, { headers });
    const isNew = (await answer.text()).includes('"isNewSite":true');
    return { isNew, cacheControl: answer.headers.get('cache-control') };
  };
  const plain = { isNew: false, cacheControl: 'no-cache' };

  test('says so on this machine until the first sign-in, and is not cached', async () => {
    expect(await open({ 'x-forwarded-for': '192.0.2.7' })).toEqual(plain);
    // The response to others is cached by now.
    expect(await open()).toEqual({ isNew: true, cacheControl: 'no-store' });
    expect(await open({ forwarded: 'for=192.0.2.7' })).toEqual(plain);
    await app.signIn();
    expect(await open()).toEqual(plain);
  });
});
