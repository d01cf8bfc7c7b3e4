import jwt from 'jsonwebtoken';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
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

/** Puts a copy of the access token in its place that has so much time left. */
async function letTokenLast(page: Page, seconds: number): Promise<void> {
  const claims = jwt.verify((await storedTokens(page)).token ?? '', JWT_SECRET);
  if (typeof claims === 'string') throw new Error('The token has no claims');
  const copy = jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds }, JWT_SECRET);
  await page.evaluate(value => localStorage.setItem('token', value), copy);
}

const expireToken = (page: Page): Promise<void> => letTokenLast(page, -60);

function storedTokens(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem('token'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));
}

test('without a token every owner page leads to the sign-in and back to where it was asked for', async () => {
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

test('a wrong password says so and stores nothing', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/login`);
  await fillSignIn(page, 'wrong password');
  await page.getByText('Invalid email or password').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await close();
});

test('without JavaScript the sign-in says that it needs it, and cannot be sent', async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/login`);
  const notice = page.getByRole('alert').filter({ hasText: 'JavaScript is required to sign in.' });
  expect(await notice.isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true);
  await close();
});

test('with the server away the sign-in says the same', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/login`);
  await page.route('**/trpc/**', route => route.abort());
  await fillSignIn(page);
  await page.getByText('Invalid email or password').waitFor();
  await close();
});

test('the Dashboard link is there only for who has a token, and Logout takes both tokens away', async () => {
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

test('/logout removes the tokens and loads the home page anew', async () => {
  const { page, problems, close } = await visit(browser);
  await signIn(page, site.url);
  await page.goto(`${site.url}/logout`);
  await page.waitForURL(`${site.url}/`);
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  expect(problems).toEqual([]);
  await close();
});

test('an expired token is refreshed once for all the calls of a page, and the owner stays', async () => {
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

test('a token that expires in the middle of a save is refreshed and the save is done once', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await page.getByRole('link', { name: 'Orrery', exact: true }).click();
  await page.getByLabel('Timeline').fill('Since May 2026');
  // A check on its way would refresh the token before the save does.
  await page.route('**/trpc/auth.checkToken**', route => route.abort());
  await expireToken(page);
  const answers: number[] = [];
  page.on('response', response => {
    if (response.url().includes('projects.update')) answers.push(response.status());
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Project updated successfully!').waitFor();
  await expect.poll(() => answers).toEqual([401, 200]);
  await close();
});

test('when the refresh is refused the tokens go and the sign-in comes', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await expireToken(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', 'no longer valid'));
  await page.reload();
  await page.waitForURL(`${site.url}/login`);
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  await close();
});

test('a check that gets no answer leaves the owner where they are', async () => {
  const { page, close } = await visit(browser);
  await signIn(page, site.url);
  await page.route('**/trpc/auth.checkToken**', route => route.abort());
  await page.reload();
  await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await close();
});

test('the token is checked every minute, replaced, refreshed when it runs out, and given up when it is refused', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/robots.txt');
  const asked: string[] = [];
  page.on('requestfinished', request => {
    const [, procedure] = /auth\.(checkToken|refresh)/.exec(request.url()) ?? [];
    if (procedure !== undefined) asked.push(procedure);
  });
  const token = async () => (await storedTokens(page)).token;
  await page.clock.install();
  await letTokenLast(page, 200);
  const short = await token();
  await page.goto(`${site.url}/admin/inbox`);
  // With under 5 minutes left the answer brings another one.
  await expect.poll(token).not.toBe(short);
  await expect.poll(() => asked).toEqual(['checkToken']);

  // It has 90 seconds left when the minute is over.
  await letTokenLast(page, 150);
  const ending = await token();
  await page.clock.fastForward(45_000);
  expect(asked).toEqual(['checkToken']);
  await page.clock.fastForward(15_000);
  await expect.poll(() => asked).toEqual(['checkToken', 'refresh', 'checkToken']);
  expect(await token()).not.toBe(ending);

  await answerWith(page, 'auth.checkToken', { isValid: false });
  await page.clock.fastForward(60_000);
  await page.waitForURL(`${site.url}/login`);
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  await expect.poll(() => asked).toEqual(['checkToken', 'refresh', 'checkToken', 'checkToken']);
  await close();
});
