import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendFiles, storedFiles, storeFile } from '../support/app/send-file';
import { startApp, type TestApp } from '../support/app/start-app';
import { movingGif } from '../support/content/media-factory';
import { asOrdinaryUser } from '../support/programs/ordinary-user';

const READ_ONLY = {
  status: 503,
  body: { code: 'SERVICE_UNAVAILABLE', message: 'The uploads folder is read-only.' },
};

let app: TestApp;
let token: string;
let folders: string[];

beforeEach(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
  folders = [app.uploadsDir, join(app.uploadsDir, '.incoming')];
});
afterEach(() => app?.stop());

async function whileReadOnly<T>(work: () => Promise<T>): Promise<T> {
  for (const folder of folders) await chmod(folder, 0o555);
  try {
    return await asOrdinaryUser(folders, work);
  } finally {
    for (const folder of folders) await chmod(folder, 0o755);
  }
}

test('uploading to a read-only folder returns 503 with a readable message', async () => {
  const bytes = await movingGif(10, 10);
  await storeFile(app, bytes, token);
  const before = await storedFiles(app);
  await whileReadOnly(async () => {
    expect(await sendFiles(app, [{ bytes }], { token })).toMatchObject(READ_ONLY);
    const resume = { bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
    expect(await sendFiles(app, [resume], { token, path: '/resume' })).toMatchObject(READ_ONLY);
  });
  expect(await storedFiles(app)).toEqual(before);
});

test('deleting from a read-only folder returns 503 and changes nothing', async () => {
  const name = await storeFile(app, await movingGif(10, 10), token);
  const before = await storedFiles(app);
  await whileReadOnly(async () => {
    expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject(READ_ONLY);
  });
  expect(await storedFiles(app)).toEqual(before);
  expect(await app.rest('DELETE', `/upload/${name}`, { token })).toMatchObject({ status: 200 });
  expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
});
