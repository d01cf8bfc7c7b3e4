import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { postEntity } from '#server/features/posts/post-entity';
import { type UploadRow, uploadEntity } from '#server/features/uploads/upload-entity';
import { PAGE_UPLOADS } from '#server/features/uploads/upload-pages';
import { NEW_POST } from '#shared/contract/post';
import { DAY_MS } from '#shared/time';
import { startAppForFile } from '../../support/app/managed-app';
import { recordStatements, type Statement } from '../../support/database/statement-plans';
import { engine } from '../../support/database/test-database';
import { measureLongestWait } from '../../support/longest-wait';

const USED = 2 * PAGE_UPLOADS + 10;

const app = await startAppForFile();
const recorder = await recordStatements(app);

async function addUploads(count: number, state: UploadRow['state'] = null): Promise<string[]> {
  const names = Array.from({ length: count }, () => `${newId()}.mp4`);
  const createdAt = new Date(Date.now() - 2 * DAY_MS);
  const row = {
    mediaType: 'video/mp4',
    bytes: 1,
    width: null,
    height: null,
    origin: 'editor' as const,
    state,
    createdAt,
  };
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
    .filter(({ sql }) => /\bupload\b|\bproject\b/.test(sql))
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
  await app.services.uploadSweep.sweep();
  expect(await listNames()).toEqual(expect.arrayContaining(unused));
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

test.runIf(engine === 'sqlite')('the sweep of many long texts does not hold up requests', async () => {
  await addUploads(12);
  const text = 'A gauge measures the tide. '.repeat(3_000);
  const now = new Date();
  const notes = Array.from({ length: 200 }, () => ({
    id: newId(),
    kind: 'note' as const,
    ...NEW_POST,
    slug: newId(),
    text,
    minutes: 1,
    projects: [],
    publishAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  for (const note of notes) await app.db.write(manager => manager.insert(postEntity, note));
  expect(await measureLongestWait(() => app.services.uploadSweep.sweep())).toBeLessThan(100);
});
