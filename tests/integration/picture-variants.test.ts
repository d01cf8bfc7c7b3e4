import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../src/server/core/logger';
import { createPictureVariants } from '../../src/server/features/uploads/picture-variants';
import { uploadEntity } from '../../src/server/features/uploads/upload-entity';
import { filesOfUpload } from '../../src/shared/upload-names';
import { phonePhoto, picture } from '../support/media-factory';
import { storedFiles, storeFile } from '../support/send-file';
import { type StartAppOptions, startApp, type TestApp } from '../support/start-app';

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

const photo = (width = 700) => picture(width, 400).flatten().jpeg().toBuffer();

function widthsIn(files: string[]): string[] {
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

test('pictures get their AVIF variants in the background: those stored before, and each new one', async () => {
  const { pictureVariants } = app.services;
  const before = await storeFile(app, await phonePhoto(2000, 1200), token);
  expect(widthsIn((await storedFiles(app)).files)).toEqual([]);
  pictureVariants.start();
  await pictureVariants.idle();
  const after = await storeFile(app, await photo(), token);
  await pictureVariants.idle();

  const { files } = await storedFiles(app);
  expect(files).toEqual([...filesOfUpload(before), ...filesOfUpload(after)].sort());
  expect(widthsIn(files)).toEqual(['w1200.avif', 'w480.avif', 'w480.avif', 'w700.avif', 'w960.avif']);
  const stem = before.replace('.jpg', '');
  expect(await get(`${stem}.w960.avif`)).toEqual({
    status: 200,
    type: 'image/avif',
    cached: 'public, max-age=31536000, immutable',
    varies: 'Save-Data',
    width: 960,
  });
});

test('a variant that is still to be made has a smaller WebP to stand in, and not for long', async () => {
  const stem = (await storeFile(app, await photo(), token)).replace('.jpg', '');
  expect(await get(`${stem}.w700.avif`)).toMatchObject({
    status: 200,
    type: 'image/webp',
    cached: 'public, max-age=60',
    width: 480,
  });
  expect(await get('01a1fcfd-5f98-718d-986a-a291eb86b869-700x400.w700.avif')).toMatchObject({
    status: 404,
    cached: null,
  });
});

test('who wants to save data gets the smallest variant, and the original when it is asked for', async () => {
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

test('a deleted picture takes its variants with it', async () => {
  const { pictureVariants, uploads } = app.services;
  const name = await storeFile(app, await photo(), token);
  pictureVariants.start();
  await pictureVariants.idle();
  await uploads.remove(name);
  expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
});

test('a picture that is deleted while it is converted leaves nothing behind', async () => {
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

test('a picture that cannot be converted stays as it is, and the next one is', async () => {
  const broken = await storeFile(app, await photo(), token);
  await writeFile(join(app.uploadsDir, broken), 'no picture');
  const sound = await storeFile(app, await photo(800), token);
  app.services.pictureVariants.start();
  await app.services.pictureVariants.idle();
  const { files } = await storedFiles(app);
  expect(files).toContain(broken);
  expect(widthsIn(files)).toEqual(['w480.avif', 'w800.avif']);
  expect(files).toEqual(expect.arrayContaining(filesOfUpload(sound)));
});

test('a store that takes nothing holds up nothing', async () => {
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

test('a process that is stopped in the middle leaves the rest to the next, which makes nothing twice', async () => {
  const { db, store } = app;
  const log = createLogger('silent');
  const names = [await storeFile(app, await photo(), token), await storeFile(app, await photo(), token)];
  const made: number[] = [];
  let order: () => void = () => {};
  const makeAvif = async ({ width, path }: { width: number; path: string }) => {
    made.push(width);
    await writeFile(path, 'AVIF');
    order();
  };
  const first = createPictureVariants({ db, store, log, makeAvif });
  order = () => void first.stop();
  first.start();
  await first.idle();
  expect(made).toEqual([480]);
  order = () => {};
  const second = createPictureVariants({ db, store, log, makeAvif });
  second.start();
  await second.idle();
  expect(made).toEqual([480, 700, 480, 700]);
  expect((await storedFiles(app)).files).toEqual(names.flatMap(filesOfUpload).sort());
  expect(await readdir(join(app.uploadsDir, '.incoming'))).toEqual([]);
});

test('the sweep keeps the variants of a picture, and takes those whose picture is gone', async () => {
  const { pictureVariants, uploadSweep } = app.services;
  const name = await storeFile(app, await photo(), token);
  pictureVariants.start();
  await pictureVariants.idle();
  const old = new Date(Date.now() - HOURS_MS);
  for (const file of filesOfUpload(name)) await utimes(join(app.uploadsDir, file), old, old);
  await uploadSweep.sweep();
  expect((await storedFiles(app)).files).toEqual(filesOfUpload(name).sort());

  await rm(join(app.uploadsDir, name));
  await app.db.write(manager => manager.delete(uploadEntity, { name }));
  await uploadSweep.sweep();
  expect((await storedFiles(app)).files).toEqual([]);
});
