import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/core/database/database';
import { createUnpublishedFiles } from '#server/features/uploads/lifetime/unpublished-files';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { OWNER_COOKIE } from '#shared/file-cookies';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { storeFile } from '../support/app/send-file';
import { picture } from '../support/content/media-factory';

// Visitors get 404 for files that only hidden content uses.

const app = await startAppForFile();
const { token } = await app.signIn();
const content = await picture(600, 300).jpeg().toBuffer();
afterEach(() => vi.useRealTimers());

const newPicture = () => storeFile(app, content, token);
const getPath = (name: string) => `/uploads/${name}`;
const soon = () => new Date(Date.now() + 300_000).toISOString();

async function getStatus(name: string, cookie?: string): Promise<number> {
  return (await fetch(app.url + getPath(name), cookie === undefined ? {} : { headers: { cookie } })).status;
}

test('the files of a draft are visible only to the owner until it is published, and after it is unpublished', async () => {
  const name = await newPicture();
  const variant = name.replace('.jpg', '.w480.webp');
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: getPath(name), draft: true });
  expect([await getStatus(name), await getStatus(variant)]).toEqual([404, 404]);
  const owner = `a=b; ${OWNER_COOKIE}=${token}`;
  expect([await getStatus(name, owner), await getStatus(variant, owner)]).toEqual([200, 200]);
  expect(await getStatus(name, `${OWNER_COOKIE}=x`)).toBe(404);
  await projects.update({ id, draft: false });
  expect([await getStatus(name), await getStatus(variant)]).toEqual([200, 200]);
  await projects.update({ id, draft: true });
  expect(await getStatus(name)).toBe(404);
});

test('a file that published content uses is visible even if drafts use it too', async () => {
  const name = await newPicture();
  const { projects, timeline } = app.services;
  const published = await timeline.create({ longDescription: `![a](${getPath(name)})` });
  const { _id: id } = await projects.create({ details: getPath(name), draft: true });
  expect(await getStatus(name)).toBe(200);
  await projects.update({ id, draft: false });
  await projects.update({ id, draft: true });
  expect(await getStatus(name)).toBe(200);
  await timeline.remove(published._id);
  expect(await getStatus(name)).toBe(404);
});

test('files of unpublished changes become visible on publishing, and stay stored when discarded', async () => {
  const [discarded, published] = [await newPicture(), await newPicture()];
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: '' });
  await projects.update({ id, pendingChanges: { image: getPath(discarded) } });
  expect(await getStatus(discarded)).toBe(404);
  // The version history still uses them.
  await projects.update({ id, pendingChanges: null });
  await app.services.uploadSweep.sweep();
  expect([await getStatus(discarded), await getStatus(discarded, `${OWNER_COOKIE}=${token}`)]).toEqual([
    404, 200,
  ]);
  await projects.update({ id, pendingChanges: { image: getPath(published) } });
  await app.services.uploadSweep.sweep(Date.now() + 100 * 24 * 60 * 60 * 1_000);
  await projects.update({ id, image: getPath(published) });
  expect(await getStatus(published)).toBe(200);
  await projects.remove(id);
  await app.services.trash.remove(id);
  expect(await app.db.read(uploadEntity).findOneBy({ name: discarded })).toBeNull();
});

test('files of scheduled content become visible with it, and hidden when the clock is set back', async () => {
  const name = await newPicture();
  const publishAt = soon();
  const { _id: id } = await app.services.projects.create({ image: getPath(name), publishAt });
  await app.services.timeline.create({ shortDescription: getPath(name), draft: true });
  expect(await getStatus(name)).toBe(404);
  const before = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(publishAt) + 1 });
  expect(await getStatus(name)).toBe(200);
  vi.setSystemTime(before);
  expect(await getStatus(name)).toBe(404);
  await app.services.projects.update({ id, image: '' });
  vi.setSystemTime(Date.parse(publishAt) + 1);
  expect(await getStatus(name)).toBe(404);
});

test('opening a preview link gives access to the files of its item until the link is revoked', async () => {
  const [linked, other] = [await newPicture(), await newPicture()];
  const { _id: id } = await app.services.projects.create({ image: getPath(linked), draft: true });
  await app.services.projects.create({ image: getPath(other), draft: true });
  const { path } = await app.services.previews.createLink({ kind: 'project', id });
  const page = await fetch(app.url + path);
  const cookie = page.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/Path=\/uploads\/; .*HttpOnly; SameSite=Strict/);
  const [pair] = cookie.split(';');
  expect([await getStatus(linked, pair), await getStatus(other, pair)]).toEqual([200, 404]);
  // Browsers send the cookies of the most recent links last, and only ten are checked.
  const others = Array.from({ length: 10 }, (_, index) => `${pair?.split('=')[0]}-${index}=1`).join('; ');
  expect(await getStatus(linked, `${others}; ${pair}`)).toBe(200);
  expect(await getStatus(linked, `${pair}; ${others}`)).toBe(404);
  await app.services.previews.revokeLink({ kind: 'project', id });
  expect(await getStatus(linked, pair)).toBe(404);
});

test('no shared cache keeps a file before a published item names it, because a draft may still hide it', async () => {
  const name = await newPicture();
  const readCache = async () => (await fetch(app.url + getPath(name))).headers.get('cache-control');
  expect(await readCache()).toBe('private, max-age=60');
  await app.services.projects.create({ image: getPath(name) });
  expect(await readCache()).toBe('public, max-age=31536000, immutable');
});

test('while the database does not respond, no file is shown, and no cache keeps the response', async () => {
  let isDown = false;
  const other = await startAppForTest({
    changeServices: services => {
      const read: Database['read'] = entity => {
        if (isDown) throw Object.assign(new Error('No response'), { code: 'ECONNREFUSED' });
        return other.db.read(entity);
      };
      return { ...services, unpublishedFiles: createUnpublishedFiles({ ...app.db, read }) };
    },
  });
  const name = await storeFile(other, content, (await other.signIn()).token);
  const get = async () => {
    const answer = await fetch(other.url + getPath(name));
    return [answer.status, answer.headers.get('cache-control')];
  };
  isDown = true;
  expect(await get()).toEqual([503, 'no-store']);
  isDown = false;
  expect(await get()).toEqual([200, 'private, max-age=60']);
});
