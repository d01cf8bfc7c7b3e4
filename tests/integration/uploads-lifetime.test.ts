import { rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { oneProcess } from '#server/core/database/lease';
import { ownerEntity } from '#server/features/auth/auth-entities';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { AUTH_HEADER } from '#shared/credentials';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { sendFiles, storedFiles, storeFile } from '../support/app/send-file';
import { movingGif, pdf, picture, video } from '../support/content/media-factory';
import { addNewerMigration, removeNewerMigration } from '../support/database/newer-migration';
import { connect } from '../support/database/open-test-database';
import { createTestDatabase } from '../support/database/test-database';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FULL = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Server storage is full.' } };

/** Replaces the store's `put` in a test. */
let putInstead: UploadStore['put'] | null = null;
/** Simulates a full disk for arriving files. */
let isFull = false;
/** The file of a workspace that a full disk prevents. */
let preventedFile = 'arrived';
const database = await createTestDatabase();
afterAll(database.remove);
const app = await startAppForFile({
  database,
  changeStore: store => ({
    ...store,
    requireWritable: async () => {
      if (isFull) throw createDiskFullError();
      await store.requireWritable();
    },
    put: (file, name) => (putInstead ?? store.put)(file, name),
    workspace: async () => {
      const workspace = await store.workspace();
      if (isFull) await symlink('/dev/full', join(workspace, preventedFile));
      return workspace;
    },
  }),
});
const { token } = await app.signIn();
afterEach(async () => {
  putInstead = null;
  isFull = false;
  preventedFile = 'arrived';
  await app.db.write(manager => manager.deleteAll(uploadEntity));
  for (const name of (await storedFiles(app)).files) await rm(join(app.uploadsDir, name), { force: true });
});

async function getStatus(name: string, asOwner?: string): Promise<number> {
  const headers = asOwner === undefined ? {} : { [AUTH_HEADER]: asOwner };
  return (await fetch(`${app.url}/uploads/${name}`, { headers })).status;
}

function createDiskFullError(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
}

const newPicture = async () => storeFile(app, await picture(600, 300).jpeg().toBuffer(), token);

describe('the files of a project', () => {
  test('the files of a project are hidden from visitors when the project is saved without them, and deleted with its versions', async () => {
    const [image, inText, medium, unchanged] = [
      await newPicture(),
      await newPicture(),
      await newPicture(),
      await newPicture(),
    ];
    const { _id: id } = await app.services.projects.create({
      image: `/uploads/${image}`,
      details: `![a](/uploads/${inText})`,
      media: [{ type: 'image', url: `/uploads/${medium}` }],
      learned: `/uploads/${unchanged}`,
    });
    const conflict = { id, image: '', expectedUpdatedAt: '2020-01-01T00:00:00.000Z' };
    await expect(app.services.projects.update(conflict)).rejects.toThrow('changed elsewhere');
    expect((await storedFiles(app)).rows).toHaveLength(4);
    await app.services.projects.update({ id, image: '', details: '', media: [] });
    expect((await storedFiles(app)).rows).toHaveLength(4);
    for (const name of [image, inText, medium, medium.replace('.jpg', '.w480.webp')]) {
      expect(await getStatus(name)).toBe(404);
      expect(await getStatus(name, token)).toBe(200);
    }
    expect(await getStatus(unchanged)).toBe(200);
    await app.services.projects.remove(id);
    expect(await getStatus(unchanged)).toBe(404);
    expect((await storedFiles(app)).rows).toHaveLength(4);
    await app.services.trash.remove(id);
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('the files of a project stay visible while another record uses them', async () => {
    const name = await newPicture();
    const first = await app.services.projects.create({ image: `/uploads/${name}` });
    const second = await app.services.projects.create({ details: `/uploads/${name}` });
    await app.services.projects.remove(first._id);
    expect(await getStatus(name)).toBe(200);
    await app.services.trash.empty();
    expect(await getStatus(name)).toBe(200);
    await app.services.projects.remove(second._id);
    expect(await getStatus(name)).toBe(404);
    await app.services.trash.empty();
    expect((await storedFiles(app)).rows).toEqual([]);
  });

  test('the files of a project are visible again when an earlier version or the deleted project is restored', async () => {
    const name = await newPicture();
    const { _id: id } = await app.services.projects.create({ image: `/uploads/${name}` });
    await app.services.projects.update({ id, image: '' });
    expect(await getStatus(name)).toBe(404);
    await app.services.versions.restore({ id, number: 1 });
    expect(await getStatus(name)).toBe(200);
    await app.services.projects.remove(id);
    expect(await getStatus(name)).toBe(404);
    await app.services.trash.restore(id);
    expect(await getStatus(name)).toBe(200);
    await app.services.projects.remove(id);
    await app.services.trash.empty();
    expect((await storedFiles(app)).rows).toEqual([]);
  });

  test('the files of a project are only hidden from visitors when they are deleted while a version uses them', async () => {
    const name = await newPicture();
    const { _id: id } = await app.services.projects.create({ image: `/uploads/${name}` });
    expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 200 });
    expect(await getStatus(name)).toBe(200);
    await app.services.projects.update({ id, image: '' });
    expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 200 });
    expect(await getStatus(name)).toBe(404);
    expect(await getStatus(name, token)).toBe(200);
    await app.services.projects.remove(id);
    await app.services.trash.empty();
  });

  test('the files of a project stay hidden when deleting them fails, until the sweep deletes them', async () => {
    const name = await newPicture();
    const { _id: id } = await app.services.projects.create({ image: `/uploads/${name}`, draft: true });
    await app.services.projects.remove(id);
    const failure = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    const remove = vi.spyOn(app.store, 'remove').mockRejectedValue(failure);
    await app.services.trash.remove(id);
    expect(remove).toHaveBeenCalled();
    expect([await getStatus(name), await getStatus(name, token)]).toEqual([404, 200]);
    expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 503 });
    expect(await getStatus(name)).toBe(404);
    remove.mockRestore();
    await app.services.uploadSweep.sweep();
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('the files of a project are not deleted while a newer version has changed the schema, which may name them elsewhere', async () => {
    const name = await newPicture();
    const source = await connect(database);
    await addNewerMigration(source);
    expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 200 });
    await app.services.uploadSweep.sweep();
    expect(await oneProcess.createLeases(app.db).attempt('upload-sweep', async () => undefined)).toBe(false);
    expect((await storedFiles(app)).rows).toEqual([name]);
    await removeNewerMigration(source);
    await source.destroy();
    await app.services.uploadSweep.sweep();
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('the files of a project are deleted by the sweep once no version uses them', async () => {
    const name = await newPicture();
    await app.db.write(manager => manager.update(uploadEntity, { name }, { state: 'released' }));
    await app.services.uploadSweep.sweep();
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('the files of a project stay when they belong to the sample content', async () => {
    await writeFile(join(app.uploadsDir, 'sample-x.svg'), '<svg/>');
    const row = { name: 'sample-x.svg', mediaType: 'image/svg+xml', bytes: 6, width: null, height: null };
    await app.db.write(manager =>
      manager.insert(uploadEntity, { ...row, origin: 'sample', createdAt: new Date(0) }),
    );
    const { _id } = await app.services.projects.create({ image: '/uploads/sample-x.svg' });
    await app.services.projects.remove(_id);
    await app.services.uploadSweep.sweep();
    expect(await storedFiles(app)).toEqual({ files: ['sample-x.svg'], rows: ['sample-x.svg'] });
  });
});

describe('the sweep of uploads', () => {
  test("deletes only the editors' uploads that were unused for a day", async () => {
    const bytes = await movingGif(10, 10);
    const unused = await storeFile(app, bytes, token, { origin: 'editor' });
    const used = await storeFile(app, bytes, token, { origin: 'editor' });
    const fromClient = await storeFile(app, bytes, token);
    const { _id } = await app.services.projects.create({ image: `/uploads/${used}` });
    const { uploadSweep } = app.services;
    await uploadSweep.sweep(Date.now() + DAY_MS - 60_000);
    expect((await storedFiles(app)).rows).toHaveLength(3);
    await uploadSweep.sweep(Date.now() + DAY_MS + 60_000);
    // The clock may be wrong, so the next sweep decides.
    expect((await storedFiles(app)).rows).toHaveLength(3);
    await uploadSweep.sweep(Date.now());
    expect((await storedFiles(app)).rows).toHaveLength(3);
    for (const _sweep of [1, 2]) await uploadSweep.sweep(Date.now() + DAY_MS + 60_000);
    expect((await storedFiles(app)).rows).toEqual([used, fromClient].sort());
    expect((await storedFiles(app)).files).not.toContain(unused);
    await app.services.projects.remove(_id);
  });

  test('deletes old files without a row, but no new ones and no foreign ones', async () => {
    const unreferenced = '01a1fcfd-5f98-718d-986a-a291eb86b869';
    const old = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    for (const name of [`${unreferenced}.mp4`, `${unreferenced}-9x9.w480.webp`, 'mine.txt']) {
      await writeFile(join(app.uploadsDir, name), 'x');
      await utimes(join(app.uploadsDir, name), old, old);
    }
    await writeFile(join(app.uploadsDir, `${unreferenced}-1x1.png`), 'x');
    await app.services.uploadSweep.sweep();
    expect((await storedFiles(app)).files).toEqual([`${unreferenced}-1x1.png`, 'mine.txt'].sort());
  });

  test('keeps files that are older than the database, because they belong to another one', async () => {
    const other = await startAppForTest();
    await other.db.write(manager =>
      manager.update(ownerEntity, { email: OWNER.email }, { createdAt: new Date() }),
    );
    const name = '01a1fcfd-5f98-718d-986a-a291eb86b869.mp4';
    await writeFile(join(other.uploadsDir, name), 'x');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    await utimes(join(other.uploadsDir, name), old, old);
    await other.services.uploadSweep.sweep();
    expect((await storedFiles(other)).files).toEqual([name]);
  });
});

describe('an upload that fails', () => {
  test.each([
    ['an arriving file', 'arrived', async () => video('mp4', 50_000)],
    ['the picture itself', 'upright', () => picture(600, 300).jpeg().toBuffer()],
    ['a variant', 'w480', () => picture(600, 300).jpeg().toBuffer()],
    ['an animated picture', 'plain', () => movingGif(10, 10)],
    ['a drawing', 'safe', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ] as const)(
    'because the disk is full for %s returns 503 and leaves nothing behind',
    async (...[_case, file, make]) => {
      const bytes = await make();
      preventedFile = file;
      isFull = true;
      const answer = await sendFiles(app, [{ bytes }], { token });
      expect(answer).toMatchObject(FULL);
      expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
    },
  );

  test('in the store because the disk is full returns 503 and leaves nothing behind', async () => {
    let puts = 0;
    putInstead = async (file, name) => {
      puts += 1;
      if (puts === 2) throw createDiskFullError();
      await writeFile(join(app.uploadsDir, name), file);
    };
    const bytes = await picture(600, 300).jpeg().toBuffer();
    expect(await sendFiles(app, [{ bytes }], { token })).toMatchObject(FULL);
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('on a full disk does not prevent deleting files, which frees space', async () => {
    const name = await newPicture();
    isFull = true;
    const answer = await app.rest('DELETE', `/upload/${name}`, { token });
    isFull = false;
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('in the database removes its files', async () => {
    const source = await connect(database, []);
    await source.query('ALTER TABLE upload RENAME COLUMN bytes TO bytes_away');
    const { status } = await sendFiles(app, [{ bytes: await movingGif(10, 10) }], { token });
    await source.query('ALTER TABLE upload RENAME COLUMN bytes_away TO bytes');
    await source.destroy();
    expect(status).toBe(500);
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });
});

describe('the uploaded resume', () => {
  const readResume = async () => Buffer.from(await (await fetch(`${app.url}/WebResume.pdf`)).arrayBuffer());
  const send = (bytes: Buffer) => sendFiles(app, [{ bytes }], { token, path: '/resume' });

  test('the uploaded resume is the newest uploaded file until it is deleted', async () => {
    expect(await app.rest('GET', '/resume', { token })).toMatchObject({ status: 200, body: null });
    for (const text of ['first', 'second']) {
      expect(await send(pdf(text))).toMatchObject({ status: 201, body: { url: '/WebResume.pdf' } });
      expect((await readResume()).equals(pdf(text))).toBe(true);
    }
    expect((await storedFiles(app)).files).toHaveLength(1);
    expect(await app.rest('GET', '/resume', { token })).toMatchObject({
      body: { bytes: pdf('second').length },
    });
    const [name = ''] = (await storedFiles(app)).rows;
    expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 200 });
    await app.services.projects.create({});
    await app.services.uploadSweep.sweep();
    expect((await readResume()).equals(pdf('second'))).toBe(true);
    expect(await app.rest('DELETE', '/resume', { token })).toMatchObject({ status: 200 });
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
    expect((await readResume()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await app.rest('DELETE', '/resume', { token })).toMatchObject({ status: 200 });
  });

  test('the uploaded resume must be a PDF', async () => {
    expect(await send(video('mp4'))).toMatchObject({ status: 415 });
    expect(await sendFiles(app, [{ bytes: pdf('x') }], { path: '/resume' })).toMatchObject({ status: 401 });
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });
});
