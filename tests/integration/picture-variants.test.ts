import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '#server/core/runtime/logger';
import { createPictureVariants } from '#server/features/uploads/pictures/picture-variants';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { listUploadFiles } from '#shared/upload-names';
import { storedFiles, storeFile } from '../support/app/send-file';
import { type StartAppOptions, startApp, type TestApp } from '../support/app/start-app';
import { phonePhoto, picture } from '../support/content/media-factory';

const HOURS_MS = 2 * 60 * 60 * 1_000;

let app: TestApp;
let token: string;

async function start(options: StartAppOptions = {}): Promise<void> {
  app = await startApp(options);
  ({ token } = await app.signIn());
}

beforeEach(() => start());
afterEach(async () => {
  await app.services.pictureVariants.stop();
  await app.stop();
});

const photo = (width = 700) => picture(width, 40).flatten().jpeg().toBuffer();

function listWidths(files: string[]): string[] {
  return files.flatMap(file => /w\d+\.avif$/.exec(file)?.[0] ?? []).sort();
}

async function get(name: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/uploads/${name}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cached: response.headers.get('cache-control'),
    varies: response.headers.get('vary'),
    width: response.ok ? (await sharp(bytes).metadata()).width : 0,
  };
}

test('existing and new pictures get AVIF variants in the background', async () => {
  const { pictureVariants } = app.services;
  const before = await storeFile(app, await phonePhoto(200, 1200), token);
  expect(listWidths((await storedFiles(app)).files)).toEqual([]);
  pictureVariants.start();
  await pictureVariants.idle();
  const after = await storeFile(app, await photo(), token);
  await pictureVariants.idle();

  const { files } = await storedFiles(app);
  expect(files).toEqual([...listUploadFiles(before), ...listUploadFiles(after)].sort());
  expect(listWidths(files)).toEqual(['w1200.avif', 'w480.avif', 'w480.avif', 'w700.avif', 'w960.avif']);
  const stem = before.replace('.jpg', '');
  expect(await get(`${stem}.w960.avif`)).toEqual({
    status: 200,
    type: 'image/avif',
    cached: 'private, max-age=60',
    varies: 'Save-Data',
    width: 960,
  });
});

test('a smaller WebP is served, cached briefly, until a variant exists', async () => {
  const stem = (await storeFile(app, await photo(), token)).replace('.jpg', '');
  expect(await get(`${stem}.w700.avif`)).toMatchObject({
    status: 200,
    type: 'image/webp',
    cached: 'private, max-age=60',
    width: 480,
  });
  expect(await get('01a1fcfd-5f98-718d-986a-a291eb86b869-700x400.w700.avif')).toMatchObject({
    status: 404,
    cached: 'no-store',
  });
});

test('a Save-Data request gets the smallest variant, but the original if it requests that', async () => {
  const { pictureVariants } = app.services;
  const name = await storeFile(app, await photo(), token);
  const stem = name.replace('.jpg', '');
  const saving = { 'save-data': 'on' };
  expect(await get(`${stem}.w700.avif`, saving)).toMatchObject({ type: 'image/webp', width: 480 });
  pictureVariants.start();
  await pictureVariants.idle();
  expect(await get(`${stem}.w700.avif`, saving)).toMatchObject({ type: 'image/avif', width: 480 });
  expect(await get(name, saving)).toMatchObject({ type: 'image/jpeg', width: 700, varies: null });
});

test('deleting a picture during its conversion leaves nothing behind', async () => {
  await app.stop();
  await start({
    changeStore: store => ({
      ...store,
      put: async (file, name) => {
        if (name.endsWith('.avif')) {
          const rows = await app.db.read(uploadEntity).find();
          for (const row of rows) await app.services.uploads.remove(row.name);
        }
        await store.put(file, name);
      },
    }),
  });
  await storeFile(app, await photo(), token);
  app.services.pictureVariants.start();
  await app.services.pictureVariants.idle();
  expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
});

test('a picture that cannot be converted stays unchanged and does not block the next one', async () => {
  const broken = await storeFile(app, await photo(), token);
  await writeFile(join(app.uploadsDir, broken), 'no picture');
  const valid = await storeFile(app, await photo(800), token);
  app.services.pictureVariants.start();
  await app.services.pictureVariants.idle();
  const { files } = await storedFiles(app);
  expect(files).toContain(broken);
  expect(listWidths(files)).toEqual(['w480.avif', 'w800.avif']);
  expect(files).toEqual(expect.arrayContaining(listUploadFiles(valid)));
});

test('a full store does not stop pictures from being served', async () => {
  await app.stop();
  await start({
    changeStore: store => {
      let uploads = 0;
      const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      return {
        ...store,
        workspace: () => {
          uploads += 1;
          return uploads === 1 ? store.workspace() : full();
        },
      };
    },
  });
  const name = await storeFile(app, await photo(), token);
  app.services.pictureVariants.start();
  await app.services.pictureVariants.idle();
  expect(await get(name)).toMatchObject({ status: 200, type: 'image/jpeg' });
});

test('the next process continues an interrupted conversion without repeating work', async () => {
  const { db, store } = app;
  const log = createLogger('silent');
  const names = [await storeFile(app, await photo(), token), await storeFile(app, await photo(), token)];
  const convertedWidths: number[] = [];
  let onConverted: () => void = () => {};
  const encodeAvif = async ({ width, path }: { width: number; path: string }) => {
    convertedWidths.push(width);
    await writeFile(path, 'AVIF');
    onConverted();
  };
  const first = createPictureVariants({ db, store, log, encodeAvif });
  onConverted = () => void first.stop();
  first.start();
  await first.idle();
  expect(convertedWidths).toEqual([480]);
  onConverted = () => {};
  const second = createPictureVariants({ db, store, log, encodeAvif });
  second.start();
  await second.idle();
  expect(convertedWidths).toEqual([480, 700, 480, 700]);
  expect((await storedFiles(app)).files).toEqual(names.flatMap(listUploadFiles).sort());
  expect(await readdir(join(app.uploadsDir, '.incoming'))).toEqual([]);
});

test('the sweep deletes only variants whose picture no longer exists', async () => {
  const { pictureVariants, uploadSweep } = app.services;
  const name = await storeFile(app, await photo(), token);
  pictureVariants.start();
  await pictureVariants.idle();
  const old = new Date(Date.now() - HOURS_MS);
  for (const file of listUploadFiles(name)) await utimes(join(app.uploadsDir, file), old, old);
  await uploadSweep.sweep();
  expect((await storedFiles(app)).files).toEqual(listUploadFiles(name).sort());

  await rm(join(app.uploadsDir, name));
  await app.db.write(manager => manager.delete(uploadEntity, { name }));
  await uploadSweep.sweep();
  expect((await storedFiles(app)).files).toEqual([]);
});
