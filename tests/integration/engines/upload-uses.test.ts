import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { deriveUses } from '#server/composition/derive-uses';
import { newId } from '#server/core/database/new-id';
import { type UploadRow, uploadEntity } from '#server/features/uploads/upload-entity';
import { type UploadUseRow, uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import { MAX_VERSIONS } from '#server/features/versions/prune-versions';
import { uploadStem } from '#shared/upload-names';
import { UploadUses1795490000000 } from '../../../migrations/1795490000000-upload-uses';
import { setUpSample, writeBackup } from '../../support/app/filled-site';
import { startAppForFile, startAppForTest } from '../../support/app/managed-app';
import { storeNote, storePage } from '../../support/content/post-factory';
import { connect } from '../../support/database/open-test-database';
import { explain, recordStatements } from '../../support/database/statement-plans';
import { createTestDatabase } from '../../support/database/test-database';
import { testFolder } from '../../support/managed-folder';

// The transaction that stores an item records the files that it names.

const database = await createTestDatabase();
afterAll(database.remove);
const app = await startAppForFile({ database });
await setUpSample(app);
const recorder = await recordStatements(app);
const { projects, notes, pages, timeline, skills, site, trash, versions } = app.services;

/** Stores the row of a file, and returns its address. */
async function addFile(origin: UploadRow['origin'] = 'client'): Promise<string> {
  const name = `${newId()}.mp4`;
  const row = { name, mediaType: 'video/mp4', bytes: 1, width: null, height: null, state: null };
  await app.db.write(manager => manager.insert(uploadEntity, { ...row, origin, createdAt: new Date() }));
  return `/uploads/${name}`;
}

const toName = (address: string) => address.replace('/uploads/', '');

function describeUse({ itemId, isPublic, visibleFrom }: UploadUseRow): string {
  return `${itemId} ${isPublic ? 'public' : 'hidden'} ${visibleFrom?.toISOString() ?? ''}`.trim();
}

async function listUses(address: string): Promise<string[]> {
  const uses = await app.db.read(uploadUseEntity).findBy({ file: uploadStem(toName(address)) });
  return uses.map(describeUse).sort();
}

async function listAllUses({ db } = app): Promise<string[]> {
  const uses = await db.read(uploadUseEntity).find();
  return uses.map(use => `${use.file} ${describeUse(use)}`).sort();
}

const isStored = (address: string) => app.db.read(uploadEntity).existsBy({ name: toName(address) });

test('an item uses a file publicly while it is published, and hidden as long as it has versions', async () => {
  const file = await addFile();
  const { _id: id } = await projects.create({ image: file, draft: true });
  expect(await listUses(file)).toEqual([`${id} hidden`]);
  await projects.update({ id, draft: false });
  expect(await listUses(file)).toEqual([expect.stringMatching(`^${id} public \\d{4}-`)]);
  const publishAt = '2090-01-01T00:00:00.000Z';
  await projects.update({ id, publishAt });
  expect(await listUses(file)).toEqual([`${id} public ${publishAt}`]);
  await projects.update({ id, image: '' });
  expect(await listUses(file)).toEqual([`${id} hidden`]);
  await projects.remove(id);
  await trash.restore(id);
  expect(await listUses(file)).toEqual([`${id} hidden`]);
  await versions.restore({ id, number: 1 });
  await projects.remove(id);
  expect(await listUses(file)).toEqual([`${id} hidden`]);
  await trash.remove(id);
  expect(await listUses(file)).toEqual([]);
  expect(await isStored(file)).toBe(false);
});

test('a file of unpublished changes is hidden until they are published', async () => {
  const file = await addFile();
  const { _id: id } = await notes.create({ title: 'Tides', text: '' });
  await notes.update({ id, pendingChanges: { text: `![](${file})` } });
  expect(await listUses(file)).toEqual([`${id} hidden`]);
  await notes.update({ id, text: `![](${file})` });
  expect(await listUses(file)).toEqual([expect.stringMatching(`^${id} public `)]);
});

test('items of every kind use files', async () => {
  const file = await addFile();
  const text = `See ${file}.`;
  const ids = [
    (await storeNote(app, { cover: file }))._id,
    (await storePage(app, { text }))._id,
    (await timeline.create({ longDescription: text }))._id,
  ];
  const skill = { name: 'Weaving', category: 'Craft', icon: '', color: '#123456', isCore: false };
  await skills.saveList([{ ...skill, description: text }]);
  await site.update({ quotes: [{ text, author: '' }] });
  expect((await listUses(file)).map(use => use.split(' ').slice(0, 2).join(' '))).toEqual(
    [...ids, 'site', 'skills'].map(id => `${id} public`).sort(),
  );
  await skills.saveList([]);
  await site.update({ quotes: [] });
  expect(await listUses(file)).toEqual(expect.arrayContaining(['site hidden', 'skills hidden']));
});

test('a draft that is discarded leaves no uses, and its file is deleted', async () => {
  const file = await addFile();
  const { _id: id } = await pages.create({ text: file, draft: true });
  await pages.discard(id);
  expect(await listUses(file)).toEqual([]);
  expect(await isStored(file)).toBe(false);
});

test('the resume is neither hidden nor deleted with an item that names it', async () => {
  const file = await addFile('resume');
  const { _id: id } = await pages.create({ text: file, draft: true });
  expect(await app.services.unpublishedFiles.find(toName(file))).toBe('public');
  await pages.discard(id);
  expect(await isStored(file)).toBe(true);
});

test('a file is deleted when the last version that names it is deleted', async () => {
  const [file, used] = [await addFile(), await addFile()];
  const { _id: id } = await projects.create({ title: 'Gauge', draft: true });
  await projects.update({ id, image: file });
  await projects.update({ id, image: used });
  for (let count = 0; count < MAX_VERSIONS + 10; count += 1)
    await projects.update({ id, title: `Gauge ${count}` });
  expect(await isStored(file)).toBe(false);
  expect([await listUses(used), await isStored(used)]).toEqual([[`${id} hidden`], true]);
});

test('a failed save records no uses', async () => {
  const file = await addFile();
  const { _id: id } = await projects.create({});
  const update = { id, image: file, expectedUpdatedAt: '2020-01-01T00:00:00.000Z' };
  await expect(projects.update(update)).rejects.toThrow('changed elsewhere');
  expect(await listUses(file)).toEqual([]);
});

describe('the uses that services have recorded', () => {
  test('are those that a restore derives from the content', async () => {
    const recorded = await listAllUses();
    expect(recorded.length).toBeGreaterThan(10);
    await app.db.write(deriveUses);
    expect(await listAllUses()).toEqual(recorded);
  });

  test('are those that the migration finds in the content, and it also finds the state of each file', async () => {
    const recorded = await listAllUses();
    const [kept, free] = [await addFile(), await addFile()];
    const source = await connect(database);
    const migration = new UploadUses1795490000000();
    const runner = source.createQueryRunner();
    await migration.down(runner);
    const name = toName(kept);
    await source.query("UPDATE upload SET origin = 'kept' WHERE name = ?", [name]);
    await migration.up(runner);
    // An interrupted migration runs again.
    await migration.up(runner);
    await runner.release();
    await source.destroy();
    expect(await listAllUses()).toEqual(recorded);
    const states = app.db.read(uploadEntity);
    expect(await states.findOneBy({ name })).toMatchObject({ origin: 'editor', state: 'released' });
    expect(await states.findOneBy({ name: toName(free) })).toMatchObject({ origin: 'client', state: null });
  });
});

test('a restore records the uses of its content, and the state that earlier versions had as an origin', async () => {
  const file = await addFile();
  const name = toName(file);
  await projects.create({ image: file, draft: true });
  await app.db.write(manager => manager.query("UPDATE upload SET origin = 'kept' WHERE name = ?", [name]));
  const backup = await writeBackup(app, join(await testFolder(), 'backup.zip'));
  const other = await startAppForTest();
  await createSiteBackup(other).restore(backup, {});
  expect(await listAllUses(other)).toEqual(await listAllUses(app));
  const restored = await other.db.read(uploadEntity).findOneBy({ name });
  expect(restored).toMatchObject({ origin: 'editor', state: 'released' });
});

describe('saving an item', () => {
  const findStatements = async (work: () => Promise<unknown>) => {
    const statements = await recorder.during(work);
    return statements.filter(({ sql }) => /\bupload(_use)?\b/.test(sql));
  };

  test('sends no statement for files that it names as before, and one for all others', async () => {
    const [first, second] = [await addFile(), await addFile()];
    const { _id: id } = await projects.create({ image: first });
    const count = async (work: () => Promise<unknown>) => (await findStatements(work)).length;
    expect(await count(() => projects.update({ id, title: 'Gauge' }))).toBe(0);
    expect(await count(() => projects.update({ id, image: second, details: first }))).toBe(1);
    expect(await count(() => projects.update({ id, image: '', details: second }))).toBe(1);
    expect(await count(() => projects.update({ id, draft: true }))).toBe(1);
    expect(await count(() => projects.remove(id))).toBe(0);
  });

  test('and deleting it for good, and finding the visibility of its files read by index', async () => {
    const file = await addFile();
    const statements = await findStatements(async () => {
      const { _id: id } = await projects.create({ image: file });
      await fetch(app.url + file);
      await projects.remove(id);
      await fetch(app.url + file);
      await trash.remove(id);
      await fetch(app.url + file);
    });
    expect(statements.length).toBeGreaterThan(5);
    const source = await connect(database);
    const reads = await Promise.all(statements.map(statement => explain(source, statement)));
    await source.destroy();
    expect(reads.flat().filter(({ how }) => how !== 'by index')).toEqual([]);
  });
});
