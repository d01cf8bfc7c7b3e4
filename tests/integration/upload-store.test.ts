import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clearSampleContent } from '#server/composition/sample/sample-service';
import { setUpSample } from '../support/app/filled-site';
import { startAppForFile } from '../support/app/managed-app';
import { sendFiles, storeFile } from '../support/app/send-file';
import { pdf, picture, video } from '../support/content/media-factory';
import { createMemoryStore } from '../support/memory-store';

// All files go through the store, so a site with a store in memory works and leaves its uploads folder empty.

const projectRoot = resolve(import.meta.dirname, '../..');
const store = createMemoryStore();

const app = await startAppForFile({ changeStore: () => store });
const { token } = await app.signIn();
afterAll(async () => expect(await readdir(app.uploadsDir)).toEqual([]));

async function download(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a picture in another store is stored, served and deleted with its variants', async () => {
  const name = await storeFile(app, await picture(600, 300).jpeg().toBuffer(), token);
  const variant = name.replace('.jpg', '.w480.webp');
  expect([...store.files.keys()].sort()).toEqual([name, variant].sort());
  expect(await download(`/uploads/${variant}`)).toEqual({
    status: 200,
    bytes: store.files.get(variant)?.content,
  });
  expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 200 });
  expect(store.files.size).toBe(0);
  expect((await download(`/uploads/${name}`)).status).toBe(404);
});

test('a video in another store is served in ranges', async () => {
  const bytes = video('mp4');
  const name = await storeFile(app, bytes, token);
  expect(await download(`/uploads/${name}`, { range: 'bytes=10-19' })).toEqual({
    status: 206,
    bytes: bytes.subarray(10, 20),
  });
  await app.services.uploads.remove(name);
});

test('the resume in another store is replaced, served and deleted', async () => {
  for (const text of ['first', 'second']) {
    await sendFiles(app, [{ bytes: pdf(text) }], { token, path: '/resume' });
    expect(await download('/WebResume.pdf')).toEqual({ status: 200, bytes: pdf(text) });
    expect(store.files.size).toBe(1);
  }
  await app.rest('DELETE', '/resume', { token });
  expect(store.files.size).toBe(0);
});

test('the sweep deletes files without a row from another store', async () => {
  const unreferenced = '01a1fcfd-5f98-718d-986a-a291eb86b869.mp4';
  store.files.set(unreferenced, { content: Buffer.from('x'), modifiedAt: new Date(0) });
  await app.services.uploadSweep.sweep();
  expect(store.files.has(unreferenced)).toBe(false);
});

test('the sample pictures in another store are stored, served and cleared', async () => {
  await setUpSample(app);
  const drawing = await readFile(
    `${projectRoot}/src/server/composition/sample/data/pictures/sample-avatar.svg`,
    'utf8',
  );
  // The sent drawing ends with the colors of the look.
  const { status, bytes } = await download('/uploads/sample-avatar.svg');
  expect(status).toBe(200);
  expect(String(bytes)).toContain(drawing.replace('</svg>', '').trim());
  expect(store.files.size).toBe(13);
  await clearSampleContent(app.db, store);
  expect(store.files.size).toBe(0);
});
