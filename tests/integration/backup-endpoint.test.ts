import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RestoreLine } from '#shared/contract/backups';
import { AUTH_HEADER } from '#shared/credentials';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import type { TestApp } from '../support/app/start-app';
import { readManifest, readParts } from '../support/content/backup-file';
import { dumpTables } from '../support/database/dump-tables';
import { folderForFile } from '../support/managed-folder';

// Tests backups over HTTP. See backup.test.ts for their content and for damaged files.

const PASSPHRASE = 'correct horse battery';

const folder = await folderForFile();
const site = await startAppForFile();
const other = await startAppForFile();
const { token } = await site.signIn();
await site.trpc(token).site.update.mutate({ ownerName: 'Ada Example' });
await site.trpc(token).projects.create.mutate({ title: 'Orrery', category: 'Aloft' });

/** Creates a text that hardly compresses. */
function createNoise(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length);
}

function download(body: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/backup`, { method: 'POST', headers, body: new URLSearchParams(body) });
}

async function saveResponse(response: Response, name = 'backup.zip'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return file;
}

async function backUp(fields: Record<string, string> = {}): Promise<Buffer> {
  return Buffer.from(await (await download({ token, ...fields })).arrayBuffer());
}

function sendFile(app: TestApp, body: Buffer, headers: Record<string, string>) {
  return fetch(`${app.url}/api/backup/file`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', ...headers },
    body: new Uint8Array(body),
  });
}

async function uploadBackup(app: TestApp, body: Buffer, owner: string): Promise<string> {
  const answer = await sendFile(app, body, { [AUTH_HEADER]: owner });
  expect(answer.status).toBe(201);
  return Object(await answer.json()).id;
}

async function restore(app: TestApp, id: string, owner: string, body: object) {
  const answer = await fetch(`${app.url}/api/backup/file/${id}/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [AUTH_HEADER]: owner },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) return { status: answer.status, lines: [], message: JSON.parse(text).message };
  const lines = text
    .trim()
    .split('\n')
    .map((line): RestoreLine => JSON.parse(line));
  return { status: answer.status, lines, message: '' };
}

test('posting a form with the token downloads a backup', async () => {
  const answer = await download({ token });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="portfolio-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const parts = await readParts(await saveResponse(answer));
  expect(readManifest(parts)).toMatchObject({ site: 'Ada Example' });
  expect(Object.keys(parts)).not.toContain('secrets.json');
  const { last } = await site.trpc(token).backups.status.query();
  expect(last).toMatchObject({ origin: 'download', bytes: expect.any(Number) });
});

test.each([
  ['without a token', {}, {}],
  ['with a wrong token in the form', { token: 'x' }, {}],
  ['with a token in the address', {}, { referer: 'x' }],
])('a backup request %s returns 401', async (_case, body, headers) => {
  const answer = await download(body, headers);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toMatch('application/json');
  expect(answer.headers.has('content-disposition')).toBe(false);
});

test('two downloads may run at a time, and others are refused until one has ended', async () => {
  const busy = await startAppForTest();
  const { token: owner } = await busy.signIn();
  for (let note = 0; note < 60; note += 1) await busy.services.notes.create({ text: createNoise(90_000) });
  const start = (signal?: AbortSignal) =>
    fetch(`${busy.url}/api/backup`, {
      method: 'POST',
      headers: { [AUTH_HEADER]: owner },
      ...(signal && { signal }),
    });
  const readers = new AbortController();
  const unread = await Promise.all([start(readers.signal), start(readers.signal)]);
  expect(unread.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await Promise.all(Array.from({ length: 10 }, () => start()));
  for (const { status, headers } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
    expect(headers.has('content-disposition')).toBe(false);
  }
  expect((await busy.rest('GET', '/contacts', { token: owner })).status).toBe(200);
  readers.abort();
  const download = async () => {
    const response = await start();
    await response.arrayBuffer();
    return response.status;
  };
  await expect.poll(download, { timeout: 10_000 }).toBe(200);
}, 30_000);

test('a script can send the token in a header, and a short passphrase is refused', async () => {
  const headers = { [AUTH_HEADER]: token };
  expect((await download({}, headers)).status).toBe(200);
  const refused = await download({ passphrase: 'short' }, headers);
  expect(refused.status).toBe(400);
  expect(Object(await refused.json()).message).toBe('Passphrase must have at least 12 characters');
});

test('a request for an export without private data is refused, which earlier versions made', async () => {
  const answer = await download({ token, scope: 'content' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toMatch('application/json');
});

test('an uploaded backup is inspected and restored on a site without content', async () => {
  const { token: owner } = await other.signIn();
  const answer = await sendFile(other, await backUp(), { [AUTH_HEADER]: owner });
  const staged = Object(await answer.json());
  expect(staged).toMatchObject({
    site: 'Ada Example',
    hasSecrets: false,
    over: null,
    content: { project: 1 },
  });
  const { lines } = await restore(other, staged.id, owner, {});
  expect(lines[0]).toEqual({ progress: 'Checking the backup' });
  expect(lines.at(-1)).toMatchObject({ restored: { site: 'Ada Example', secrets: 'none' } });
  expect((await other.rest('GET', '/projects')).body).toEqual((await site.rest('GET', '/projects')).body);
  expect(await other.store.findWorkspace(staged.id)).toBeNull();
});

test('a restore asks for the name of an owner whose content is all in the trash', async () => {
  const third = await startAppForTest();
  const { token: owner } = await third.signIn();
  const note = await third.trpc(owner).notes.create.mutate({ title: 'Tides' });
  await third.trpc(owner).notes.remove.mutate({ id: note._id });
  const answer = await sendFile(third, await backUp(), { [AUTH_HEADER]: owner });
  expect(Object(await answer.json()).over).toBe('Portfolio');
});

test("replacing a site's content requires the owner's name", async () => {
  const id = await uploadBackup(site, await backUp(), token);
  const before = await dumpTables(site);
  const unnamed = await restore(site, id, token, {});
  expect(unnamed).toMatchObject({ status: 409, message: expect.stringContaining('"Ada Example"') });
  const wrong = await restore(site, id, token, { over: 'Grace' });
  expect(wrong).toMatchObject({ status: 409, message: expect.stringContaining('not to "Grace"') });
  expect(await dumpTables(site)).toEqual(before);
  const { lines } = await restore(site, id, token, { over: 'Ada Example' });
  expect(lines.at(-1)).toHaveProperty('restored');
});

test('the sign-in is included only on request and can be restored only with its passphrase', async () => {
  const secret = await backUp({ passphrase: PASSPHRASE });
  const third = await startAppForTest();
  const { token: owner } = await third.signIn();
  const id = await uploadBackup(third, secret, owner);
  const before = await dumpTables(third);
  const wrong = await restore(third, id, owner, { passphrase: 'another passphrase' });
  expect(wrong.lines.at(-1)).toEqual({
    error: { code: 'BAD_REQUEST', message: 'The passphrase is wrong. Nothing was changed.' },
  });
  expect(await dumpTables(third)).toEqual(before);
  const withoutPassphrase = await restore(third, id, owner, {});
  expect(withoutPassphrase.lines.at(-1)).toMatchObject({ restored: { secrets: 'left' } });
  expect((await third.rest('POST', '/auth/check-token', { token: owner })).body).toEqual({ isValid: true });
  const secondId = await uploadBackup(third, secret, owner);
  const full = await restore(third, secondId, owner, { over: 'Ada Example', passphrase: PASSPHRASE });
  expect(full.lines.at(-1)).toMatchObject({ restored: { secrets: 'restored' } });
  // Sessions end when the sign-in data that started them is replaced.
  expect((await third.rest('POST', '/auth/check-token', { token: owner })).body).toEqual({ isValid: false });
  const { token: renewed } = await third.signIn();
  expect((await third.rest('GET', '/auth/owner', { token: renewed })).body).toMatchObject({
    email: OWNER.email,
  });
});

test('a backup contains the sign-in only in encrypted form', async () => {
  const file = join(folder, 'secret.zip');
  await writeFile(file, await backUp({ passphrase: PASSPHRASE }));
  const text = Object.values(await readParts(file)).join('\n');
  expect(text).toContain('aes-256-gcm');
  expect(text).not.toContain('argon2');
  expect(text).not.toContain(OWNER.email);
});

test.each([
  ['a visitor', {}, 401],
  ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
])('a backup upload by %s is refused and stores nothing', async (who, headers, status) => {
  const before = await readdir(join(site.uploadsDir, '.incoming')).catch(() => []);
  const owner = who === 'a visitor' ? {} : { [AUTH_HEADER]: token };
  expect((await sendFile(site, Buffer.from('x'), { ...headers, ...owner })).status).toBe(status);
  expect(await readdir(join(site.uploadsDir, '.incoming')).catch(() => [])).toEqual(before);
});

test('a discarded or unknown backup file returns 404', async () => {
  const id = await uploadBackup(site, await backUp(), token);
  const remove = () => site.rest('DELETE', `/backup/file/${id}`, { token });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect(await restore(site, id, token, {})).toMatchObject({ status: 404 });
  expect((await restore(site, '..%2F..%2Fetc', token, {})).status).toBe(404);
});
