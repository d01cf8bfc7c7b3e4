import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openObjectStore } from '#server/extras/object-store/open-object-store';
import { HOUR_MS } from '#shared/time';
import { type Fault, startFaultyStore } from '#tests/extras/object-store/support/faulty-store';
import { openToEveryone } from '#tests/extras/object-store/support/swift-server';
import { createTestBucket, readStoreUrl } from '#tests/extras/object-store/support/test-bucket';
import { startAppForFile } from '#tests/support/app/managed-app';
import { storeFile } from '#tests/support/app/send-file';
import { picture, video } from '#tests/support/content/media-factory';
import { createRecordingLog } from '#tests/support/database/open-test-database';
import { createDeferred } from '#tests/support/deferred';

// A public bucket that fails delays neither visitors nor the owner, because the site serves the files itself.

const { log, lines } = createRecordingLog();
const proxy = await startFaultyStore(readStoreUrl());
afterAll(proxy.stop);
const address = { ...(await createTestBucket()), endpoint: proxy.url };
const { bucket } = await createTestBucket();
const publicUrl = await openToEveryone(readStoreUrl(), bucket);
const settings = { address, publicBucket: { name: bucket, url: publicUrl } };
const store = await openObjectStore(settings, { folder: tmpdir() });
const app = await startAppForFile({ changeStore: () => store, log });
const { token } = await app.signIn();
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * HOUR_MS);
});
afterEach(() => {
  proxy.setFault('none');
  passTime();
});
const now = performance.now.bind(performance);
let hours = 0;

/** Ends the pause after a failure. */
function passTime(): void {
  hours += 1;
}

/** Uploads a file, and publishes a project that names it. */
async function publishFile(content: Buffer): Promise<{ name: string; id: string }> {
  const name = await storeFile(app, content, token);
  const { _id: id } = await app.services.projects.create({ image: `/uploads/${name}` });
  return { name, id };
}
const publishPicture = async () => publishFile(await picture(1000, 300).jpeg().toBuffer());

async function visit(name: string) {
  const startedAt = Date.now();
  const answer = await fetch(`${app.url}/uploads/${name}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    seconds: (Date.now() - startedAt) / 1000,
  };
}
const getPublic = async (name: string) => (await fetch(`${publicUrl}/${name}`)).status;
const countWarnings = () => lines.filter(({ msg }) => msg.startsWith("couldn't copy a file")).length;

const FAULTS: Fault[] = ['away', 'silent', 'fails', 'full'];

test.each(FAULTS)('while the public bucket is "%s", the site serves its files', async fault => {
  const { name } = await publishPicture();
  const before = countWarnings();
  proxy.setFault(fault, `/${bucket}/`);
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const { status, cache, seconds } = await visit(name);
    expect({ status, cache }).toEqual({ status: 200, cache: 'public, max-age=60' });
    expect(seconds).toBeLessThan(3);
  }
  await expect.poll(countWarnings, { timeout: 20_000 }).toBe(before + 1);
  expect((await visit(name)).seconds).toBeLessThan(0.5);
  proxy.setFault('none');
  passTime();
  expect((await visit(name)).status).toBe(302);
});

test('visitors get a large file from the site while it is copied once', async () => {
  const { name } = await publishFile(video('mp4', 1_000_000));
  const copies = app.store.publicCopies;
  if (!copies) throw new Error('The store has no public copies.');
  const copied = createDeferred();
  const add = vi.spyOn(copies, 'add').mockImplementation(() => copied.promise.then(() => true));
  const visits = await Promise.all([visit(name), visit(name)]);
  expect(visits.map(({ status }) => status)).toEqual([200, 200]);
  expect(add).toHaveBeenCalledTimes(1);
  add.mockRestore();
  copied.resolve();
  await expect.poll(async () => (await visit(name)).status).toBe(302);
});

test('a copy that cannot be removed leaves no other copy of a hidden file', async () => {
  const { name, id } = await publishPicture();
  const files = [name, name.replace('.jpg', '.w480.webp'), name.replace('.jpg', '.w960.webp')];
  for (const file of files) expect((await visit(file)).status).toBe(302);
  proxy.setFault('fails', `/${bucket}/${name}`);
  await app.services.projects.update({ id, draft: true });
  proxy.setFault('none');
  expect(await Promise.all(files.map(getPublic))).toEqual([200, 404, 404]);
  expect(lines.at(-1)).toMatchObject({ msg: expect.stringContaining('removing public copies failed') });
  await app.services.uploadSweep.sweep();
  expect(await getPublic(name)).toBe(404);
});

test('a public bucket that is away does not prevent the rest of the sweep', async () => {
  const clear = vi.spyOn(app.store, 'clearWorkspaces');
  proxy.setFault('away', `/${bucket}`);
  await expect(app.services.uploadSweep.sweep()).rejects.toThrow('The object store is not available.');
  expect(clear).toHaveBeenCalledTimes(1);
  clear.mockRestore();
});
