import jwt from 'jsonwebtoken';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { fillSignIn, signIn, visitAsOwner } from '../support/sign-in';
import { JWT_SECRET, type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Returns a copy of a token that expires after this time. */
function copyToken(token: string | null, seconds: number): string {
  const claims = jwt.verify(token ?? '', JWT_SECRET);
  if (typeof claims === 'string') throw new Error('The token has no claims');
  return jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds }, JWT_SECRET);
}

/** Replaces the access token with a copy that expires after this time. */
async function shortenToken(page: Page, seconds: number): Promise<void> {
  const copy = copyToken((await storedTokens(page)).token, seconds);
  await page.evaluate(value => localStorage.setItem('token', value), copy);
}

const expireToken = (page: Page): Promise<void> => shortenToken(page, -60);

function storedTokens(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem('token'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));
}

test('without a token an owner’s page leads to the sign-in, which leads back to that page', async () => {
  const { page, problems, close } = await visit(browser);
  const [project] = await (await fetch(`${site.url}/api/projects`)).json();
  const path = `/admin/projects/${project._id}`;
  await page.goto(site.url + path);
  await page.waitForURL(`${site.url}/login`);
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await fillSignIn(page);
  await page.waitForURL(site.url + path);
  await page.getByRole('heading', { name: 'Edit project' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a session that was ended elsewhere leads from a reloaded page to the sign-in without an error', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  const call = await ownerCalls(site.url);
  await call('DELETE', '/auth/sessions');
  await page.reload();
  await page.waitForURL(`${site.url}/login`);
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  const notice = page.getByText('Your session expired or was ended on another device.');
  await notice.waitFor();
  await fillSignIn(page);
  await page.waitForURL(`${site.url}/admin/dashboard`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test('a wrong password is reported, and no token is stored', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/login`);
  await fillSignIn(page, 'wrong password');
  await page.getByText('Invalid email or password').waitFor();
  await page.getByText('Set a new one on the server with npm run owner').waitFor();
  const password = page.getByLabel('Password');
  expect(await password.getAttribute('type')).toBe('password');
  const button = page.getByRole('button', { name: 'Show password' });
  const [inside, around] = await Promise.all([
    button.boundingBox(),
    page.getByLabel('Password').boundingBox(),
  ]);
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeCloseTo((around?.x ?? 0) + (around?.width ?? 0), 0);
  expect(inside?.y).toBe(around?.y);
  await button.click();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await close();
});

test('without JavaScript the sign-in asks for it and cannot be submitted', async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/login`);
  const notice = page.getByRole('alert').filter({ hasText: 'JavaScript is required to sign in.' });
  expect(await notice.isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true);
  await close();
});

test('an unreachable server is reported like a wrong password', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/login`);
  await page.route('**/trpc/**', route => route.abort());
  await fillSignIn(page);
  await page.getByText('Invalid email or password').waitFor();
  await close();
});

test('the Dashboard link appears only with a token, and Logout removes both tokens', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto(site.url);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  expect(await link.count()).toBe(0);
  await signIn(page, site.url);
  expect(await link.count()).toBe(1);
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${site.url}/login`);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(await link.count()).toBe(0);
  const refresh = await fetch(`${site.url}/api/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  expect(refresh.status).toBe(403);
  expect(problems).toEqual([]);
  await close();
});

test('/logout removes the tokens and reloads the home page', async () => {
  const { page, problems, close } = await visit(browser);
  await signIn(page, site.url);
  await page.goto(`${site.url}/logout`);
  await page.waitForURL(`${site.url}/`);
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  expect(problems).toEqual([]);
  await close();
});

test('an expired token is refreshed once for all calls of a page, and the owner stays signed in', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await expireToken(page);
  const refreshes: string[] = [];
  page.on('request', request => {
    if (request.url().includes('auth.refresh')) refreshes.push(request.url());
  });
  await page.reload();
  await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(refreshes).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  await close();
});

test('a token that expires during a save is refreshed, and the save happens once', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await page.getByRole('link', { name: 'Orrery', exact: true }).click();
  await page.getByLabel('Timeline').fill('Since May 2026');
  const expired = copyToken((await storedTokens(page)).token, -60);
  // Only the save carries the expired token: any other request would refresh it first.
  await page.route(
    '**/trpc/projects.update**',
    route => route.continue({ headers: { ...route.request().headers(), [AUTH_HEADER]: expired } }),
    { times: 1 },
  );
  const answers: number[] = [];
  page.on('response', response => {
    if (response.url().includes('projects.update')) answers.push(response.status());
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Project updated successfully!').waitFor();
  await expect.poll(() => answers).toEqual([401, 200]);
  await close();
});

test('a rejected refresh removes the tokens and opens the sign-in', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await expireToken(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', 'no longer valid'));
  await page.reload();
  await page.waitForURL(`${site.url}/login`);
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  await close();
});

test('a check without a response leaves the owner signed in', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await page.route('**/trpc/auth.checkToken**', route => route.abort());
  await page.reload();
  await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await close();
});

test('the token is checked every minute, replaced or refreshed before it expires, and removed when it is rejected', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/robots.txt');
  const requested: string[] = [];
  page.on('requestfinished', request => {
    const [, procedure] = /auth\.(checkToken|refresh)/.exec(request.url()) ?? [];
    if (procedure !== undefined) requested.push(procedure);
  });
  const token = async () => (await storedTokens(page)).token;
  await page.clock.install();
  await shortenToken(page, 200);
  const oldToken = await token();
  await page.goto(`${site.url}/admin/inbox`);
  // With less than 5 minutes left, the response contains a new token.
  await expect.poll(token).not.toBe(oldToken);
  await expect.poll(() => requested).toEqual(['checkToken']);

  // The token has 90 seconds left after the minute.
  await shortenToken(page, 150);
  const expiringToken = await token();
  await page.clock.fastForward(45_000);
  expect(requested).toEqual(['checkToken']);
  await page.clock.fastForward(15_000);
  await expect.poll(() => requested).toEqual(['checkToken', 'refresh', 'checkToken']);
  expect(await token()).not.toBe(expiringToken);

  await respondWith(page, 'auth.checkToken', { isValid: false });
  await page.clock.fastForward(60_000);
  await page.waitForURL(`${site.url}/login`);
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  await expect.poll(() => requested).toEqual(['checkToken', 'refresh', 'checkToken', 'checkToken']);
  await close();
});
