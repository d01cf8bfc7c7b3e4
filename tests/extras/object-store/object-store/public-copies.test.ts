import { tmpdir } from 'node:os';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, expect, test, vi } from 'vitest';
import { createObjectClient } from '#server/extras/object-store/object-bucket';
import { openObjectStore } from '#server/extras/object-store/open-object-store';
import { uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import { createUploadUses } from '#server/features/uploads/uses/upload-uses';
import { OWNER_COOKIE } from '#shared/file-cookies';
import { uploadStem } from '#shared/upload-names';
import { openToEveryone } from '#tests/extras/object-store/support/swift-server';
import { createTestBucket, readStoreUrl } from '#tests/extras/object-store/support/test-bucket';
import { startAppForFile } from '#tests/support/app/managed-app';
import { storeFile } from '#tests/support/app/send-file';
import { picture } from '#tests/support/content/media-factory';
import { openTestDatabase } from '#tests/support/database/open-test-database';
import { createTestDatabase } from '#tests/support/database/test-database';

// Visitors get the copies of public files from the object store, and the site alone serves all others.

const address = await createTestBucket('one/');
const { bucket: publicBucket } = await createTestBucket();
const client = createObjectClient(address);
const publicUrl = await openToEveryone(readStoreUrl(), publicBucket);
const settings = { address, publicBucket: { name: publicBucket, url: `${publicUrl}/` } };
const store = await openObjectStore(settings, { folder: tmpdir() });
const { publicCopies: copies } = store;
if (!copies) throw new Error('The store has no public copies.');
const database = await createTestDatabase();
afterAll(database.remove);
const app = await startAppForFile({ changeStore: () => store, database });
const { token } = await app.signIn();
const content = await picture(600, 300).jpeg().toBuffer();

/** Does something else just before a file is copied. */
const beforeCopying = (work: () => Promise<unknown>): void => {
  const { add } = copies;
  vi.spyOn(copies, 'add').mockImplementationOnce(async file => {
    await work();
    return add(file);
  });
};

const toPath = (name: string) => `/uploads/${name}`;
const get = (name: string, headers = {}) => fetch(app.url + toPath(name), { redirect: 'manual', headers });
const getPublic = async (name: string) => (await fetch(`${publicUrl}/${name}`)).status;
const asOwner = () => ({ cookie: `${OWNER_COOKIE}=${token}` });

test('a visitor is redirected to the copy of a public file, which caches keep', async () => {
  const name = await storeFile(app, content, token);
  await app.services.projects.create({ image: toPath(name) });
  for (const file of [name, name.replace('.jpg', '.w480.webp')]) {
    const answer = await get(file);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${publicUrl}/${file}`]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const copy = await fetch(`${publicUrl}/${file}`);
    expect([copy.status, copy.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(copy.headers.get('content-type')).toBe(file === name ? 'image/jpeg' : 'image/webp');
  }
  expect(await store.find(name)).toMatchObject({ bytes: expect.any(Number) });
});

test('pages may load the copies', async () => {
  const { headers } = await fetch(app.url);
  expect(headers.get('content-security-policy')).toContain(` https: ${new URL(publicUrl).origin};`);
});

test('a missing variant redirects to the next smaller one for a minute', async () => {
  const name = await storeFile(app, content, token);
  await app.services.projects.create({ image: toPath(name) });
  const answer = await get(name.replace('.jpg', '.w960.webp'));
  expect(answer.headers.get('location')).toBe(`${publicUrl}/${name.replace('.jpg', '.w480.webp')}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});

test('a file that no item names has no copy', async () => {
  const name = await storeFile(app, content, token);
  expect((await get(name)).status).toBe(200);
  expect(await getPublic(name)).toBe(404);
});

test('the file of a draft is served to the owner by the site, and not found at the public address', async () => {
  const name = await storeFile(app, content, token);
  await app.services.projects.create({ image: toPath(name), draft: true });
  expect([(await get(name)).status, (await get(name, asOwner())).status]).toEqual([404, 200]);
  expect(await getPublic(name)).toBe(404);
});

test('unpublishing removes the copies at once, and publishing brings them back', async () => {
  const name = await storeFile(app, content, token);
  const variant = name.replace('.jpg', '.w480.webp');
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: toPath(name) });
  const visit = () => Promise.all([name, variant].map(async file => (await get(file)).status));
  const visitPublic = () => Promise.all([name, variant].map(getPublic));
  expect([await visit(), await visitPublic()]).toEqual([
    [302, 302],
    [200, 200],
  ]);
  await projects.update({ id, draft: true });
  expect(await visitPublic()).toEqual([404, 404]);
  expect(await visit()).toEqual([404, 404]);
  await projects.update({ id, draft: false });
  expect([await visit(), await visitPublic()]).toEqual([
    [302, 302],
    [200, 200],
  ]);
});

test('the files of items in the trash have no copies, and neither have deleted files', async () => {
  const [trashed, deleted] = [await storeFile(app, content, token), await storeFile(app, content, token)];
  const { projects, trash } = app.services;
  const { _id: id } = await projects.create({ image: toPath(trashed) });
  const { _id: deletedId } = await projects.create({ image: toPath(deleted) });
  expect([(await get(trashed)).status, (await get(deleted)).status]).toEqual([302, 302]);
  expect([await getPublic(trashed), await getPublic(deleted)]).toEqual([200, 200]);
  await projects.remove(id);
  await projects.remove(deletedId);
  await trash.remove(deletedId);
  expect([await getPublic(trashed), await getPublic(deleted)]).toEqual([404, 404]);
  expect([(await get(trashed)).status, (await get(trashed, asOwner())).status]).toEqual([404, 200]);
});

test('a file that is hidden while it is copied is not found, and has no copy afterwards', async () => {
  const name = await storeFile(app, content, token);
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: toPath(name) });
  // The change finds no copy to remove.
  beforeCopying(() => projects.update({ id, draft: true }));
  const answer = await get(name);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await get(name, asOwner())).headers.get('cache-control')).toBe('private, no-store');
  expect(await getPublic(name)).toBe(404);
});

test('a file that another process hides while it is copied has no copy afterwards', async () => {
  const name = await storeFile(app, content, token);
  await app.services.projects.create({ image: toPath(name) });
  const other = await openTestDatabase(database);
  const use = { file: uploadStem(name) };
  beforeCopying(() => other.write(manager => manager.update(uploadUseEntity, use, { isPublic: false })));
  expect((await get(name)).status).toBe(404);
  await other.close();
  expect(await getPublic(name)).toBe(404);
});

test('a file that is deleted while it is copied has no copy afterwards', async () => {
  const name = await storeFile(app, content, token);
  const { projects, trash } = app.services;
  const { _id: id } = await projects.create({ image: toPath(name) });
  vi.spyOn(copies, 'add').mockImplementationOnce(async file => {
    await projects.remove(id);
    await trash.remove(id);
    // The store finishes the copy after the deletion.
    await client.send(new PutObjectCommand({ Bucket: publicBucket, Key: file, Body: content }));
    return true;
  });
  expect((await get(name)).status).toBe(404);
  expect(await getPublic(name)).toBe(404);
});

test('a transaction that fails after its commit removes the copies of the files that it hides', async () => {
  const name = await storeFile(app, content, token);
  const fields = { image: toPath(name) };
  const { _id: id } = await app.services.projects.create(fields);
  expect([(await get(name)).status, await getPublic(name)]).toEqual([302, 200]);
  const hiding = app.db.write(async manager => {
    const [before, after] = [fields, { ...fields, draft: true }].map(each => ({
      fields: each,
      text: JSON.stringify(each),
    }));
    const states = { before: before ?? null, after: after ?? null };
    await createUploadUses(app.services.uploads).change(manager, id, states);
    await manager.query('COMMIT');
    throw new Error('The connection broke.');
  });
  await expect(hiding).rejects.toThrow('The connection broke.');
  expect(await getPublic(name)).toBe(404);
});

test('the sweep removes copies that a failure has left behind', async () => {
  const [hidden, shown] = [await storeFile(app, content, token), await storeFile(app, content, token)];
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: toPath(hidden) });
  await projects.create({ image: toPath(shown) });
  expect([(await get(hidden)).status, (await get(shown)).status]).toEqual([302, 302]);
  const remove = vi.spyOn(copies, 'remove').mockRejectedValue(new Error('The store is away.'));
  await projects.update({ id, draft: true });
  remove.mockRestore();
  expect(await getPublic(hidden)).toBe(200);
  // A visitor of the site is not led there.
  expect((await get(hidden)).status).toBe(404);
  await app.services.uploadSweep.sweep();
  expect([await getPublic(hidden), await getPublic(shown)]).toEqual([404, 200]);
});

test('the sweep leaves files that are not copies in the public bucket', async () => {
  const Key = 'index.html';
  await client.send(new PutObjectCommand({ Bucket: publicBucket, Key, Body: 'not of this site' }));
  await app.services.uploadSweep.sweep();
  expect(await getPublic(Key)).toBe(200);
});
