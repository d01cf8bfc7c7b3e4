import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/server/core/new-id';
import { contactMessageEntity } from '../../src/server/features/contacts/contact-message-entity';
import { type UploadRow, uploadEntity } from '../../src/server/features/uploads/upload-entity';
import { PAGE_UPLOADS } from '../../src/server/features/uploads/upload-pages';
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

const storedNames = async () => (await app.db.read(uploadEntity).find()).map(({ name }) => name).sort();

/** Statements that may read or change a table whole: none of them has a bound. */
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

test('the sweep looks through many used files a page at a time, and changes nothing', async () => {
  const names = await addUploads(USED);
  const media = names.map(name => ({ type: 'video' as const, url: `/uploads/${name}` }));
  for (let first = 0; first < USED; first += 300) {
    await app.services.projects.create({ media: media.slice(first, first + 300) });
  }
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  expect(await storedNames()).toEqual(names.toSorted());
  expect(findUnbounded(statements)).toEqual([]);
  // Looked at one by one, each would be a transaction that searches all content.
  expect(statements.length).toBeLessThan(50);
});

test('of them it deletes exactly the unused ones', async () => {
  const before = await storedNames();
  const unused = await addUploads(12);
  const kept = unused.splice(3, 1);
  await app.services.projects.create({ details: `See /uploads/${kept[0]}.` });
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  expect(await storedNames()).toEqual([...before, ...kept].sort());
  expect(findUnbounded(statements)).toEqual([]);
});

test('so it does with what was released', async () => {
  const names = await addUploads(12, 'released');
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  const left = await storedNames();
  expect(names.filter(name => left.includes(name))).toEqual([]);
  expect(findUnbounded(statements)).toEqual([]);
});

test('files without a row are found among many that have one', async () => {
  const names = await storedNames();
  const stray = `${newId()}.mp4`;
  const old = new Date(Date.now() - DAY_MS);
  for (const name of [...names.slice(0, 250), stray]) {
    await writeFile(join(app.uploadsDir, name), 'x');
    await utimes(join(app.uploadsDir, name), old, old);
  }
  const statements = await recorder.during(() => app.services.uploadSweep.sweep());
  expect(await app.store.find(stray)).toBeNull();
  for (const name of names.slice(0, 250)) expect(await app.store.find(name)).not.toBeNull();
  expect(findUnbounded(statements)).toEqual([]);
});

test('messages that were deleted long ago are let go some at a time', async () => {
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
