import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { DAY_MS, HOUR_MS } from '#shared/time';
import { fetchTokens } from '../support/app/fetch-tokens';
import { findFaketime } from '../support/deploy/ensure-faketime';
import { folderForFile } from '../support/managed-folder';
import { endPrograms, runProgram } from '../support/programs/run-program';
import { type Site, startSite } from '../support/programs/start-site';

// faketime moves the clock of the running server by a day, as a wrong time source or a resumed machine does.

const library = findFaketime();
const folder = await folderForFile();
let site: Site;
beforeAll(async () => {
  if (library === null) return;
  await writeFile(join(folder, 'shift'), '+0');
  site = await startSite({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: join(folder, 'shift'),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
});
afterAll(async () => {
  await endPrograms();
  await site?.stop();
});
beforeEach(async ({ skip }) => {
  skip(library === null, 'faketime is not on this machine');
  await moveClock('+0');
});

async function moveClock(shift: '+0' | '+1d' | '-1d'): Promise<void> {
  await writeFile(join(folder, 'shift'), shift);
  const expected = { '+0': 0, '+1d': DAY_MS, '-1d': -DAY_MS }[shift];
  const readShift = async () => {
    const { headers } = await fetch(`${site.url}/healthz`);
    return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - expected);
  };
  await expect.poll(readShift, { timeout: 10_000 }).toBeLessThan(60_000);
}

async function call(path: string, token: string, body: object) {
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [AUTH_HEADER]: token },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: Object(await response.json()) };
}

const check = async (token: string) => (await call('/auth/check-token', token, {})).body;

test.each(['+1d', '-1d'] as const)('a session survives a jump of the clock by %s and back', async shift => {
  const before = await fetchTokens(site.url);
  await moveClock(shift);
  // A token that has expired is replaced, as the owner's browser does.
  const renewed = await call('/auth/refresh', '', { refreshToken: before.refreshToken });
  expect(renewed.status).toBe(200);
  expect(await check(renewed.body.accessToken)).toEqual({ isValid: true });
  const meanwhile = await fetchTokens(site.url);
  await moveClock('+0');
  for (const { refreshToken } of [before, meanwhile]) {
    const { status, body } = await call('/auth/refresh', '', { refreshToken });
    expect(status).toBe(200);
    expect(await check(body.accessToken)).toEqual({ isValid: true });
  }
  expect(await check((await fetchTokens(site.url)).token)).toEqual({ isValid: true });
});

test('an item that is scheduled for tonight is hidden again when the clock is right again', async () => {
  const { token } = await fetchTokens(site.url);
  const publishAt = new Date(Date.now() + 12 * HOUR_MS).toISOString();
  expect((await call('/projects', token, { title: 'Tonight', publishAt })).status).toBe(201);
  const isVisible = async () => (await (await fetch(`${site.url}/projects`)).text()).includes('Tonight');
  expect(await isVisible()).toBe(false);
  await moveClock('+1d');
  expect(await isVisible()).toBe(true);
  await moveClock('+0');
  expect(await isVisible()).toBe(false);
});

test('the doctor names the times that the site stored while its clock was fast', async () => {
  await moveClock('+1d');
  await call('/contacts', '', { name: 'Ada', email: 'ada@example.com', message: 'Hello' });
  await moveClock('+0');
  expect(await examine()).toContain('Clock: Stored times are up to 24 hours in the future');
  await moveClock('-1d');
  expect(await examine()).toMatch(/Clock: This machine's clock differs by 8640\d s from that of the site\./);
});

/** Runs the doctor with the right clock. */
async function examine(): Promise<string> {
  const doctor = runProgram('src/server/extras/doctor/programs/doctor.ts', [], {
    DATA_DIR: join(site.folder, 'data'),
    UPLOADS_DIR: join(site.folder, 'uploads'),
    PUBLIC_URL: site.url,
  });
  await doctor.ended;
  return doctor.stdout();
}
