import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/core/database/database';
import { createLogger } from '#server/core/runtime/logger';
import { createPictureProcess } from '#server/features/uploads/pictures/picture-process';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { createUploadService } from '#server/features/uploads/upload-service';
import { startAppForFile } from '../support/app/managed-app';
import { createMemoryStore } from '../support/memory-store';

// An upload that fails leaves no row without its file.

const store = createMemoryStore();
const app = await startAppForFile({ changeStore: () => store });
afterEach(async () => {
  vi.restoreAllMocks();
  store.files.clear();
  await app.db.write(manager => manager.clear(uploadEntity));
});

type Changes = { db?: Partial<Database>; store?: Partial<typeof store> };

async function upload(changes: Changes): Promise<{ url: string }> {
  const uploads = createUploadService({
    db: { ...app.db, ...changes.db },
    store: { ...store, ...changes.store },
    log: createLogger('silent'),
    pictures: createPictureProcess(),
    onStored: () => undefined,
  });
  const workspace = await store.workspace();
  const path = join(workspace, 'arrived');
  await writeFile(path, 'a document');
  const type = { kind: 'document', extension: 'pdf', mediaType: 'application/pdf' } as const;
  return uploads.add({ path, workspace, bytes: 10, type }, 'editor');
}

const listRows = async () => (await app.db.read(uploadEntity).find()).map(({ name }) => name);
const createBreak = () => Object.assign(new Error('The connection broke.'), { code: 'ECONNRESET' });
const fail = (error: Error) => () => Promise.reject(error);

test('an upload succeeds if its row is stored although the connection breaks', async () => {
  const { url } = await upload({
    db: {
      write: async work => {
        await app.db.write(work);
        throw createBreak();
      },
    },
  });
  expect([...store.files.keys()].map(name => `/uploads/${name}`)).toEqual([url]);
  expect(await listRows()).toEqual([...store.files.keys()]);
});

test('an upload whose row may be stored leaves its file to the sweep', async () => {
  await expect(upload({ db: { write: fail(createBreak()) } })).rejects.toThrow('The connection broke.');
  vi.spyOn(app.db.read(uploadEntity), 'existsBy').mockRejectedValue(new Error('The database is away.'));
  await expect(upload({ db: { write: fail(new Error('Timeout.')) } })).rejects.toThrow('Timeout.');
  expect(store.files.size).toBe(2);
});

test('an upload whose row is refused leaves no file', async () => {
  const refusal = new Error('The row is refused.');
  await expect(upload({ db: { write: fail(refusal) } })).rejects.toThrow(refusal);
  expect(store.files.size).toBe(0);
});

test('an upload fails with the first error if its file cannot be removed either', async () => {
  const put = fail(new Error('The store is full.'));
  const remove = fail(new Error('The store is away.'));
  await expect(upload({ store: { put, remove } })).rejects.toThrow('The store is full.');
  await expect(upload({ db: { write: fail(new Error('Refused.')) }, store: { remove } })).rejects.toThrow(
    'Refused.',
  );
});
