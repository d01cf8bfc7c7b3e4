import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import type { PublicCopies } from '#server/features/uploads/store/upload-store';
import { AUTH_HEADER } from '#shared/credentials';
import { OWNER_COOKIE } from '#shared/file-cookies';
import { fetchAgain, fetchFile } from '#tests/support/app/fetch-file';
import { writeBackup } from '#tests/support/app/filled-site';
import { startAppForFile, startAppForTest } from '#tests/support/app/managed-app';
import { sendFiles, storedFiles, storeFile } from '#tests/support/app/send-file';
import { picture } from '#tests/support/content/media-factory';
import { testFolder } from '#tests/support/managed-folder';

const POLICY = 'sandbox allow-scripts';
const PAGE = '<!DOCTYPE html>\n<title>Clock</title><p>Tick</p>';

const app = await startAppForFile();
const { token } = await app.signIn();

async function storeDemo(
  page = PAGE,
  fields: Record<string, string> = { origin: 'editor' },
): Promise<string> {
  const { status, body } = await sendFiles(app, [{ bytes: Buffer.from(page) }], {
    token,
    path: '/demo',
    fields,
  });
  expect(status).toBe(201);
  return String(Object(body).url);
}

test('a demo is served in a sandbox, whatever the request', async () => {
  const address = app.url + (await storeDemo(PAGE, {}));
  const found = await fetchFile(address);
  expect(found.status).toBe(200);
  expect(found.text.endsWith(PAGE)).toBe(true);
  const answers = {
    get: found,
    head: await fetchFile(address, { method: 'HEAD' }),
    range: await fetchFile(address, { headers: { range: 'bytes=0-9' } }),
    badRange: await fetchFile(address, { headers: { range: 'bytes=999999-' } }),
    fresh: await fetchAgain(address, found),
    post: await fetchFile(address, { method: 'POST' }),
    query: await fetchFile(`${address}?download=1`),
    owner: await fetchFile(address, { headers: { [AUTH_HEADER]: token } }),
    gone: await fetchFile(address.replace(/[^/]{6}\.html/, '000000.html')),
  };
  expect(Object.values(answers).map(({ status }) => status)).toEqual([
    200, 200, 206, 416, 304, 405, 200, 200, 404,
  ]);
  for (const [name, { headers }] of Object.entries(answers)) {
    expect({ name, policy: headers.get('content-security-policy') }).toEqual({ name, policy: POLICY });
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('no other form of its address serves a demo with scripts', async () => {
  const address = await storeDemo(PAGE, {});
  const name = address.slice('/uploads/'.length);
  const forms = [
    `/uploads/${name.replace('.html', '%2Ehtml')}`,
    `/uploads/${name.replace('.html', '.HTML')}`,
    `/uploads/${name}/`,
    `/uploads//${name}`,
    `/uploads/./${name}`,
    `/uploads/${name}%00.svg`,
    `/UPLOADS/${name}`,
    `/${name}`,
    `/api/upload/${name}`,
    `/api/demo/${name}`,
    `/assets/..%2fuploads%2f${name}`,
    `/covers/${name}`,
    `/og/projects/${name}`,
  ];
  for (const form of forms) {
    const { status, text, headers } = await fetchFile(app.url + form);
    const policy = headers.get('content-security-policy') ?? '';
    const isDemo = status === 200 && text.includes('Tick');
    expect({ form, isSafe: !isDemo || /(^|;) ?sandbox/.test(policy) }).toEqual({ form, isSafe: true });
  }
});

test.each([
  ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a text', 'Hello'],
  ['a fragment', '<p>Hello</p><html>'],
  ['a PDF', '%PDF-1.7\n<!doctype html>'],
  ['XHTML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['nothing', ''],
])('%s is no demo', async (_name, content) => {
  const { status } = await sendFiles(app, [{ bytes: Buffer.from(content) }], { token, path: '/demo' });
  expect(status).toBe(415);
});

test('a demo has at most 5 MB and needs the owner', async () => {
  const large = Buffer.from(PAGE.padEnd(5 * 1024 * 1024 + 1));
  expect((await sendFiles(app, [{ bytes: large }], { token, path: '/demo' })).status).toBe(413);
  expect((await sendFiles(app, [{ bytes: Buffer.from(PAGE) }], { path: '/demo' })).status).toBe(401);
});

test.each(['/upload', '/font', '/resume'])('%s refuses HTML, whatever its name', async path => {
  const answer = await sendFiles(app, [{ bytes: Buffer.from(PAGE), name: 'a.svg' }], { token, path });
  expect(answer.status).toBe(415);
});

test('a byte order mark or comment before the page changes nothing', async () => {
  const { text } = await fetchFile(app.url + (await storeDemo(`\ufeff<!-- a -->${PAGE}`, {})));
  expect(text).not.toContain('\ufeff');
  expect(text).toMatch(/^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
});

test('a demo is hidden until a published text uses it, and deleted after its last use', async () => {
  const address = await storeDemo();
  const getStatus = async (init: RequestInit = {}) => (await fetchFile(app.url + address, init)).status;
  const owner = { headers: { cookie: `${OWNER_COOKIE}=${token}` } };
  expect([await getStatus(), await getStatus(owner)]).toEqual([404, 200]);
  const { notes } = app.services;
  const { _id: id } = await notes.create({ title: 'Clocks', text: `[Clock](${address})`, draft: true });
  expect([await getStatus(), await getStatus(owner)]).toEqual([404, 200]);
  await notes.update({ id, draft: false });
  expect(await getStatus()).toBe(200);
  const remove = () => app.rest('DELETE', `/upload${address}`, { token });
  await remove();
  expect(await getStatus()).toBe(200);
  await notes.remove(id);
  expect([await getStatus(), await getStatus(owner)]).toEqual([404, 200]);
  await notes.create({ title: 'Others' });
  const unused = await storeDemo();
  await app.rest('DELETE', `/upload${unused}`, { token });
  expect((await storedFiles(app)).files).not.toContain(unused.slice('/uploads/'.length));
});

test('a public bucket never gets a demo, because it sends other headers', async () => {
  const copied: string[] = [];
  const publicCopies: PublicCopies = {
    origin: 'https://files.example',
    toAddress: name => `https://files.example/${name}`,
    has: async () => false,
    add: async name => copied.push(name) > 0,
    remove: async () => undefined,
    names: async function* () {},
  };
  const other = await startAppForTest({ changeStore: store => ({ ...store, publicCopies }) });
  const owner = (await other.signIn()).token;
  const { body } = await sendFiles(other, [{ bytes: Buffer.from(PAGE) }], { token: owner, path: '/demo' });
  const { url } = Object(body);
  const poster = await storeFile(other, await picture(30, 20).png().toBuffer(), owner);
  const text = `[![Clock](/uploads/${poster})](${url})`;
  await other.services.notes.create({ title: 'Clocks', text, draft: false });
  expect((await fetchFile(`${other.url}/uploads/${poster}`)).status).toBe(302);
  const found = await fetchFile(other.url + url);
  expect(found.status).toBe(200);
  expect(found.headers.get('content-security-policy')).toBe(POLICY);
  expect(copied).toEqual([poster]);
});

test('a backup has demos, and a restored one is in the same sandbox', async () => {
  const address = await storeDemo(PAGE, {});
  const file = await writeBackup(app, join(await testFolder(), 'backup.zip'));
  const other = await startAppForTest();
  await createSiteBackup(other).restore(file, {});
  const found = await fetchFile(other.url + address);
  expect(found.text).toBe((await fetchFile(app.url + address)).text);
  expect(found.headers.get('content-security-policy')).toBe(POLICY);
});
