import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DeleteBucketCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { createObjectClient } from '#server/extras/object-store/object-bucket';
import { openObjectStore } from '#server/extras/object-store/open-object-store';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { createTestBucket } from '#tests/extras/object-store/support/test-bucket';
import { folderForFile } from '#tests/support/managed-folder';

// A folder and a bucket keep the same promises.

const NAME = '01a1fcfd-5f98-718d-986a-a291eb86b869.mp4';

describe.for(['folder', 'bucket', 'bucket with a prefix'])('the store of a %s', async kind => {
  const folder = await folderForFile();
  const open = async () => {
    const address = await createTestBucket(kind === 'bucket' ? '' : 'sites/one/');
    return openObjectStore({ address, publicBucket: null }, { folder });
  };
  const store = kind === 'folder' ? createFolderStore(folder) : await open();

  async function put(name: string, content: string | Buffer): Promise<void> {
    const file = join(await store.workspace(), 'file');
    await writeFile(file, content);
    await store.put(file, name);
    expect(await readdir(join(file, '..'))).toEqual([]);
  }
  const content = async (name: string, range?: { start: number; end: number }) => {
    const stream = await store.read(name, range);
    return stream && String(await buffer(stream));
  };
  async function listNames(ms = 0): Promise<string[]> {
    const all: string[] = [];
    for await (const names of store.namesOlderThan(ms)) all.push(...names);
    return all;
  }

  test('a file is stored, found, read in full and in ranges, and removed', async () => {
    await put(NAME, '0123456789');
    expect(await store.find(NAME)).toMatchObject({ bytes: 10 });
    expect(Date.now() - Number((await store.find(NAME))?.modifiedAt)).toBeLessThan(60_000);
    expect(await content(NAME)).toBe('0123456789');
    expect(await content(NAME, { start: 2, end: 4 })).toBe('234');
    expect(await listNames()).toEqual([NAME]);
    expect(await listNames(60_000)).toEqual([]);
    await store.remove(NAME);
    await store.remove(NAME);
    expect([await store.find(NAME), await store.read(NAME), await listNames()]).toEqual([null, null, []]);
  });

  test('a copy leaves the original', async () => {
    const file = join(folder, 'original');
    await writeFile(file, 'once');
    await store.copy(file, NAME);
    expect([await content(NAME), await readFile(file, 'utf8')]).toEqual(['once', 'once']);
    await rm(file);
    await store.remove(NAME);
  });

  test('paths and hidden names are never found', async () => {
    for (const name of ['', '.', '../x', 'a/b', '.held', '.probe'])
      expect([await store.find(name), await store.read(name)]).toEqual([null, null]);
  });

  test('pinned files stay readable although they are removed', async () => {
    await put(NAME, 'pinned');
    const pinned = await store.pin([NAME, 'missing.png']);
    expect(pinned.names).toEqual([NAME]);
    await store.remove(NAME);
    expect(await listNames()).toEqual([]);
    // A backup may be running while the sweep removes what older ones left.
    await store.clearWorkspaces(60 * 60_000);
    expect(String(await buffer(await pinned.read(NAME)))).toBe('pinned');
    await pinned.release();
    await expect(pinned.read(NAME).then(buffer)).rejects.toThrow();
  });

  test('the store is writable, and the check leaves nothing', async () => {
    await store.requireWritable();
    expect(await listNames()).toEqual([]);
  });

  test('a file of more than one part is stored as it is', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'portfolio ');
    await put(NAME, large);
    expect((await store.find(NAME))?.bytes).toBe(large.length);
    const stream = await store.read(NAME);
    expect(stream && (await buffer(stream)).equals(large)).toBe(true);
    await store.remove(NAME);
  });

  test('more files than one batch are listed once each', async () => {
    const names = Array.from({ length: 130 }, (_, index) => `file-${index}.png`);
    for (const name of names) await put(name, 'x');
    expect((await listNames()).sort()).toEqual(names.sort());
    for (const name of names) await store.remove(name);
  });
});

const problem = async (change: object, variables: Record<string, string> = {}) => {
  const address = { ...(await createTestBucket()), ...change };
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    await openObjectStore({ address, publicBucket: null }, { folder: tmpdir() });
    return null;
  } catch (error) {
    return Object(error).message;
  } finally {
    process.env = before;
  }
};

test('a missing bucket and wrong keys stop the start and name the setting', async () => {
  expect(await problem({})).toBe(null);
  expect(await problem({ bucket: 'no-such-bucket' })).toMatch(
    /^UPLOADS_URL: The bucket "no-such-bucket" does not exist at http:/,
  );
  for (const variables of [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, { AWS_ACCESS_KEY_ID: 'nobody' }])
    expect(await problem({}, variables)).toMatch(/^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: http:/);
});

test('a bucket that is deleted while the site runs is a failure, and not a missing file', async () => {
  const address = await createTestBucket();
  const store = await openObjectStore({ address, publicBucket: null }, { folder: tmpdir() });
  await createObjectClient(address).send(new DeleteBucketCommand({ Bucket: address.bucket }));
  await expect(store.find(NAME)).rejects.toThrow('The object store is not available.');
  await expect(store.read(NAME)).rejects.toThrow('The object store is not available.');
});

test('a store that does not answer does not stop the start', async () => {
  expect(await problem({ endpoint: 'http://localhost:9' })).toBe(null);
});
