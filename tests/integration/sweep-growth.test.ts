import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { type UploadRow, uploadEntity } from '#server/features/uploads/upload-entity';
import { PAGE_UPLOADS } from '#server/features/uploads/upload-pages';
import { startApp, type TestApp } from '../support/start-app';
import { recordStatements, type Statement } from '../support/statement-plans';

const DAY_MS = 24 * 60 * 60 * 1_000;
const USED = 2 * PAGE_UPLOADS + 10;

let app: TestApp;
let recorder: Awaited<ReturnType<typeof recordStatements>>;
beforeAll(async () => {
  app = await startApp();
  recorder = await recordStatements(app);
});
afterAll(() => app?.stop());

async function addUploads(count: number, origin: UploadRow['origin'] = 'editor'): Promise<string[]> {
  const names = Array.from({ length: count }, () => `${newId()}.mp4`);
  const createdAt = new Date(Date.now() - 2 * DAY_MS);
  const row = { mediaType: 'video/mp4', bytes: 1, width: null, height: null, origin, createdAt };
  await app.db.write(manager =>
    manager.insert(
      uploadEntity,
      names.map(name => ({ ...row, name })),
    ),
  );
  return names;
}

const listNames = async () => (await app.db.read(uploadEntity).find()).map(({ name }) => name).sort();

/** Lists statements without a bound, which may read or change an entire table. */
function findUnbounded(statements: Statement[]): string[] {
  return statements
    .filter(({ sql }) => /\bupload\b|\bproject\b|contact_message/.test(sql))
    .map(({ sql }) => sql)
    .filter(
      sql =>
        !/\bLIMIT\b|\bBETWEEN\b|\bINSERT\b|["`.]name["`]? ?=|["`.]name["`]? IN|["`.]id["`]? IN|LIKE/i.test(
          sql,
        ),
    );
}

test('the sweep checks many used files in pages and changes nothing', async () => {
  const names = await addUploads(USED);
  const media = names.map(name => ({ type: 'video' as const, url: `/uploads/${name}` }));
  for (let first = 0; first < USED; first += 300) {
    await app.services.projects.create({ media: media.slice(first, first + 300) });
  }
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  expect(await listNames()).toEqual(names.toSorted());
  expect(findUnbounded(statements)).toEqual([]);
  // Checking files one by one would take a transaction each that searches all content.
  expect(statements.length).toBeLessThan(50);
});

test('the sweep deletes exactly the unused files among many', async () => {
  const before = await listNames();
  const unused = await addUploads(12);
  const used = unused.splice(3, 1);
  await app.services.projects.create({ details: `See /uploads/${used[0]}.` });
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  expect(await listNames()).toEqual([...before, ...used].sort());
  expect(findUnbounded(statements)).toEqual([]);
});

test('the sweep deletes released files in pages', async () => {
  const names = await addUploads(12, 'released');
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  const left = await listNames();
  expect(names.filter(name => left.includes(name))).toEqual([]);
  expect(findUnbounded(statements)).toEqual([]);
});

test('the sweep finds a file without a row among many others', async () => {
  const names = await listNames();
  const unreferenced = `${newId()}.mp4`;
  const old = new Date(Date.now() - DAY_MS);
  for (const name of [...names.slice(0, 250), unreferenced]) {
    await writeFile(join(app.uploadsDir, name), 'x');
    await utimes(join(app.uploadsDir, name), old, old);
  }
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  expect(await app.store.find(unreferenced)).toBeNull();
  for (const name of names.slice(0, 250)) expect(await app.store.find(name)).not.toBeNull();
  expect(findUnbounded(statements)).toEqual([]);
});

test('messages that were deleted long ago are purged in batches', async () => {
  const deletedAt = new Date(Date.now() - DAY_MS);
  const row = { name: 'Ada', nameOrder: 'ada', email: 'a@example.com', emailOrder: 'a', message: 'Hello' };
  const rows = Array.from({ length: 1_200 }, () => ({
    ...{ ...row, id: newId(), createdAt: deletedAt, deletedAt, read: true, spam: false },
  }));
  await app.db.write(manager => manager.insert(contactMessageEntity, rows));
  const statements = await recorder.during(() => app.services.contacts.purgeDeleted());
  expect(await app.db.read(contactMessageEntity).count()).toBe(0);
  expect(findUnbounded(statements)).toEqual([]);
  expect(statements.filter(({ sql }) => sql.startsWith('DELETE'))).toHaveLength(3);
});
