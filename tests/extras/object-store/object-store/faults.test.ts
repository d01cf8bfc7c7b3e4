import { get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openObjectStore } from '#server/extras/object-store/open-object-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { type Fault, startFaultyStore } from '#tests/extras/object-store/support/faulty-store';
import { createTestBucket, readStoreUrl } from '#tests/extras/object-store/support/test-bucket';
import { startAppForFile } from '#tests/support/app/managed-app';
import { sendFiles, storeFile } from '#tests/support/app/send-file';
import { picture, video } from '#tests/support/content/media-factory';

// While the store fails, requests for files fail. Afterwards, no file and no row is missing.

const proxy = await startFaultyStore(readStoreUrl());
afterAll(proxy.stop);
const address = { ...(await createTestBucket()), endpoint: proxy.url };
const store = await openObjectStore({ address, publicBucket: null }, { folder: tmpdir() });
const app = await startAppForFile({ changeStore: () => store });
const { token } = await app.signIn();
const content = await picture(600, 300).jpeg().toBuffer();
const name = await storeFile(app, content, token);
afterEach(() => proxy.setFault('none'));

const get = async (file: string) => {
  const response = await fetch(`${app.url}/uploads/${file}`);
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
};
const countRows = () => app.db.read(uploadEntity).count();
async function listStored(): Promise<string[]> {
  const all: string[] = [];
  for await (const names of store.namesOlderThan(0)) all.push(...names);
  return all.sort();
}

const FAULTS: Fault[] = ['away', 'silent', 'fails'];

test.each(FAULTS)('a file returns 503 while the store is "%s", and 200 afterwards', async fault => {
  const before = await get(name);
  expect(before.status).toBe(200);
  proxy.setFault(fault);
  expect((await get(name)).status).toBe(503);
  expect((await fetch(`${app.url}/api/projects`)).status).toBe(200);
  proxy.setFault('none');
  expect(await get(name)).toEqual(before);
});

test.each([...FAULTS, 'full'] as const)('an upload to a store that is "%s" stores nothing', async fault => {
  const [rows, stored] = [await countRows(), await listStored()];
  proxy.setFault(fault);
  const { status, body } = await sendFiles(app, [{ bytes: content }], { token });
  expect({ status, body }).toEqual({
    status: 503,
    body: expect.objectContaining({ message: 'The object store is not available. Please try again.' }),
  });
  proxy.setFault('none');
  expect([await countRows(), await listStored()]).toEqual([rows, stored]);
});

test('a large upload that is interrupted between its parts stores nothing', async () => {
  const [rows, stored] = [await countRows(), await listStored()];
  const firstPart = proxy.waitForPut('partNumber=').then(() => proxy.setFault('fails'));
  const { status } = await sendFiles(app, [{ bytes: video('mp4', 60_000_000) }], { token });
  await firstPart;
  proxy.setFault('none');
  expect(status).toBe(503);
  expect([await countRows(), await listStored()]).toEqual([rows, stored]);
});

test('a deletion while the store is away deletes neither the row nor the file', async () => {
  const own = await storeFile(app, content, token);
  proxy.setFault('away');
  const { status } = await app.rest('DELETE', `/upload/${own}`, { token });
  proxy.setFault('none');
  expect([status, (await get(own)).status]).toEqual([503, 200]);
  expect(await app.rest('DELETE', `/upload/${own}`, { token })).toMatchObject({ status: 200 });
  expect((await get(own)).status).toBe(404);
});

test.each<Fault>(['cut', 'stalls'])(
  'a response that the store "%s" is incomplete for the visitor',
  async fault => {
    proxy.setFault(fault);
    await expect(get(name)).rejects.toThrow();
    proxy.setFault('none');
    expect((await get(name)).status).toBe(200);
  },
);

test('a visitor who reads slowly gets the whole file', async () => {
  const file = await storeFile(app, video('mp4', 20_000_000), token);
  const bytes = (await store.find(file))?.bytes;
  const received = await new Promise<IncomingMessage>(resolve =>
    httpGet(`${app.url}/uploads/${file}`, resolve),
  );
  let count = 0;
  for await (const part of received) {
    // Longer than the store may be silent.
    if (count === 0) await delay(8_000);
    count += part.length;
  }
  expect(count).toBe(bytes);
});

test('the sweep goes on when the store is back', async () => {
  proxy.setFault('away');
  await expect(app.services.uploadSweep.sweep()).rejects.toThrow('The object store is not available.');
  proxy.setFault('none');
  await app.services.uploadSweep.sweep();
  expect((await get(name)).status).toBe(200);
});
