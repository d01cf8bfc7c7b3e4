import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time';
import { fetchTokens } from '../support/app/fetch-tokens';
import { findFaketime } from '../support/deploy/ensure-faketime';
import { type ShiftedSite, startShiftedSite } from '../support/deploy/shifted-site';
import { folderForFile } from '../support/managed-folder';

const library = findFaketime();
const folder = await folderForFile();
let shifted: ShiftedSite;
beforeAll(async () => {
  if (library !== null) shifted = await startShiftedSite(library, folder);
});
afterAll(() => shifted?.site.stop());
beforeEach(async ({ skip }) => {
  skip(library === null, 'faketime is not on this machine');
  await shifted.moveClock('+0');
});

const signIn = () => fetchTokens(shifted.site.url);
const check = async (token: string) => (await shifted.call('/auth/check-token', token, {})).body;

test.each(['+1d', '-1d'] as const)('a session survives a jump of the clock by %s and back', async shift => {
  const { moveClock, call } = shifted;
  const before = await signIn();
  await moveClock(shift);
  // A token that has expired is replaced, as the owner's browser does.
  const renewed = await call('/auth/refresh', '', { refreshToken: before.refreshToken });
  expect(renewed.status).toBe(200);
  expect(await check(renewed.body.accessToken)).toEqual({ isValid: true });
  const meanwhile = await signIn();
  await moveClock('+0');
  for (const { refreshToken } of [before, meanwhile]) {
    const { status, body } = await call('/auth/refresh', '', { refreshToken });
    expect(status).toBe(200);
    expect(await check(body.accessToken)).toEqual({ isValid: true });
  }
  expect(await check((await signIn()).token)).toEqual({ isValid: true });
});

test('an item that is scheduled for tonight is hidden again when the clock is right again', async () => {
  const { moveClock, call, site } = shifted;
  const { token } = await signIn();
  const publishAt = new Date(Date.now() + 12 * HOUR_MS).toISOString();
  expect((await call('/projects', token, { title: 'Tonight', publishAt })).status).toBe(201);
  const isVisible = async () => (await (await fetch(`${site.url}/projects`)).text()).includes('Tonight');
  expect(await isVisible()).toBe(false);
  await moveClock('+1d');
  expect(await isVisible()).toBe(true);
  await moveClock('+0');
  expect(await isVisible()).toBe(false);
});
