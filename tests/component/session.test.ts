import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import jwt from 'jsonwebtoken';
import { expect, vi } from 'vitest';
import { OWNER } from '../support/app/owner';
import { SECRETS } from '../support/app/start-app';
import { test } from '../support/component/component-test';
import { useFakeClock } from '../support/component/fake-clock';
import { fillIn } from '../support/component/fill-in';

const EXPIRED_NOTICE = 'Your session expired or was ended on another device. Sign in again to continue.';

const findTokens = () => ({
  token: localStorage.getItem('token'),
  refreshToken: localStorage.getItem('refreshToken'),
});
const NO_TOKENS = { token: null, refreshToken: null };
const expectDashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
const expectLogin = async () => {
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(location.pathname).toBe('/login');
};

async function fillSignIn(user: UserEvent, password = OWNER.password): Promise<void> {
  await fillIn(user, await screen.findByLabelText(/^Email/), OWNER.email);
  await fillIn(user, screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Replaces the access token with a copy that expires after this time. */
function shortenToken(seconds: number): string {
  const claims = jwt.verify(findTokens().token ?? '', SECRETS.access);
  if (typeof claims === 'string') throw new Error('The token has no claims');
  const copy = jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds }, SECRETS.access);
  localStorage.setItem('token', copy);
  return copy;
}

test('without a token an owner’s page fetches nothing and leads to the sign-in, which leads back to that page', async ({
  network,
  owner,
  visit,
}) => {
  const [project] = await owner.projects.create.mutate({ title: 'Orrery' });
  await visit('/admin/dashboard');
  await expectLogin();
  expect(network.count('projects.overview')).toBe(0);
  const path = `/admin/projects/${project?._id}`;
  const user = await visit(path);
  await expectLogin();
  await fillSignIn(user);
  await screen.findByRole('heading', { name: 'Edit project' });
  expect(location.pathname).toBe(path);
});

test('a session that was ended elsewhere leads from a reloaded page to the sign-in, and is explained once', async ({
  site,
  visitAsOwner,
  visit,
}) => {
  await visitAsOwner('/admin/dashboard');
  await expectDashboard();
  await site.trpc((await site.signIn()).token).auth.revokeOtherSessions.mutate();
  const user = await visit('/admin/dashboard');
  await expectLogin();
  screen.getByText(EXPIRED_NOTICE);
  await fillSignIn(user);
  await expectDashboard();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expectLogin();
  expect(screen.queryByText(EXPIRED_NOTICE)).toBeNull();
});

test('a wrong password is reported and no token is stored, and the form can show the password', async ({
  visit,
}) => {
  const user = await visit('/login');
  await fillSignIn(user, 'wrong password');
  await screen.findByText('Invalid email or password');
  expect(screen.getByText(/Set a new one on the server with/).textContent).toContain('npm run owner');
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveProperty('type', 'text');
  expect(findTokens()).toEqual(NO_TOKENS);
});

test('an unreachable server is reported like a wrong password', async ({ network, visit }) => {
  const user = await visit('/login');
  await screen.findByLabelText(/^Email/);
  network.cut();
  await fillSignIn(user);
  await screen.findByText('Invalid email or password');
});

test('the Dashboard link appears only with a token, and Logout removes both tokens and ends the session', async ({
  site,
  visit,
}) => {
  const findLink = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Dashboard' });
  await visit('/');
  expect(findLink()).toBeNull();
  const user = await visit('/login');
  await fillSignIn(user);
  await expectDashboard();
  expect(findLink()).not.toBeNull();
  const { refreshToken } = findTokens();
  expect(refreshToken).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expectLogin();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(findLink()).toBeNull();
  const refresh = site.trpc().auth.refresh.mutate({ refreshToken: refreshToken ?? '' });
  await expect(refresh).rejects.toMatchObject({ data: { code: 'FORBIDDEN' } });
});

test('an expired token is refreshed once for all calls of a page, and the owner stays signed in', async ({
  owner,
  tokens,
  network,
  visit,
}) => {
  await owner.projects.create.mutate({ title: 'Orrery' });
  localStorage.setItem('token', tokens.token);
  localStorage.setItem('refreshToken', tokens.refreshToken);
  shortenToken(-60);
  await visit('/admin/dashboard');
  await screen.findByRole('table', { name: 'Projects' });
  await waitFor(() => expect(network.count('auth.checkToken')).toBeGreaterThan(0));
  expect(network.count('auth.refresh')).toBe(1);
  expect(location.pathname).toBe('/admin/dashboard');
});

test('a token that expires before a save is refreshed, and the save happens once', async ({
  owner,
  network,
  visitAsOwner,
}) => {
  const [project] = await owner.projects.create.mutate({ title: 'Orrery' });
  const id = project?._id ?? '';
  const user = await visitAsOwner(`/admin/projects/${id}`);
  await user.type(await screen.findByLabelText('Timeline'), 'Since May 2026');
  shortenToken(-60);
  const before = network.requests.length;
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Project updated successfully!');
  const sent = network.requests
    .slice(before)
    .flatMap(({ path }) => /projects\.update|auth\.refresh/.exec(path) ?? []);
  expect(sent).toEqual(['projects.update', 'auth.refresh', 'projects.update']);
  // The created and the saved version.
  expect(await owner.versions.list.query({ id })).toHaveLength(2);
});

test('a check without a response leaves the owner signed in', async ({ owner, network, visitAsOwner }) => {
  await owner.projects.create.mutate({ title: 'Orrery' });
  network.fail('auth.checkToken');
  await visitAsOwner('/admin/dashboard');
  await screen.findByRole('table', { name: 'Projects' });
  await waitFor(() => expect(network.count('auth.checkToken')).toBeGreaterThan(0));
  expect(location.pathname).toBe('/admin/dashboard');
  expect(findTokens().token).not.toBeNull();
});

test('the token is checked every minute, replaced or refreshed before it expires, and removed when it is rejected', async ({
  tokens,
  network,
  visit,
}) => {
  useFakeClock();
  localStorage.setItem('token', tokens.token);
  localStorage.setItem('refreshToken', tokens.refreshToken);
  const oldToken = shortenToken(200);
  await visit('/admin/trash');
  // With less than 5 minutes left, the response contains a new token.
  await waitFor(() => expect(findTokens().token).not.toBe(oldToken));
  expect(network.count('auth.refresh')).toBe(0);
  // StrictMode may check twice when the page opens.
  const checks = network.count('auth.checkToken');

  // The token has 90 seconds left after the minute.
  const expiringToken = shortenToken(150);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(network.count('auth.checkToken')).toBe(checks);
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(network.count('auth.checkToken')).toBe(checks + 1));
  expect(network.count('auth.refresh')).toBe(1);
  expect(findTokens().token).not.toBe(expiringToken);

  network.respondWith('auth.checkToken', { isValid: false });
  await vi.advanceTimersByTimeAsync(60_000);
  await expectLogin();
  expect(findTokens()).toEqual(NO_TOKENS);
  expect(network.count('auth.checkToken')).toBe(checks + 2);
  expect(network.count('auth.refresh')).toBe(1);
});
