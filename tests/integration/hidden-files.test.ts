import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { uploadEntity } from '../../src/server/features/uploads/upload-entity';
import { OWNER_COOKIE } from '../../src/shared/file-cookies';
import { picture } from '../support/media-factory';
import { storeFile } from '../support/send-file';
import { startApp, type TestApp } from '../support/start-app';

// Files that only what visitors do not see names are answered like files that are not there.

let app: TestApp;
let token: string;
let content: Buffer;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
  content = await picture(600, 300).jpeg().toBuffer();
});
afterAll(() => app?.stop());
afterEach(() => vi.useRealTimers());

const newPicture = () => storeFile(app, content, token);
const linkTo = (name: string) => `/uploads/${name}`;
const soon = () => new Date(Date.now() + 300_000).toISOString();

async function statusOf(name: string, cookie?: string): Promise<number> {
  return (await fetch(app.url + linkTo(name), cookie === undefined ? {} : { headers: { cookie } })).status;
}

test('a draft’s files are the owner’s until it is published, and again when it is not any more', async () => {
  const name = await newPicture();
  const variant = name.replace('.jpg', '.w480.webp');
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: linkTo(name), draft: true });
  expect([await statusOf(name), await statusOf(variant)]).toEqual([404, 404]);
  const owner = `a=b; ${OWNER_COOKIE}=${token}`;
  expect([await statusOf(name, owner), await statusOf(variant, owner)]).toEqual([200, 200]);
  expect(await statusOf(name, `${OWNER_COOKIE}=x`)).toBe(404);
  await projects.update({ id, draft: false });
  expect([await statusOf(name), await statusOf(variant)]).toEqual([200, 200]);
  await projects.update({ id, draft: true });
  expect(await statusOf(name)).toBe(404);
});

test('what something published names is shown, whatever else names it', async () => {
  const name = await newPicture();
  const { projects, timeline } = app.services;
  const seen = await timeline.create({ longDescription: `![a](${linkTo(name)})` });
  const { _id: id } = await projects.create({ details: linkTo(name), draft: true });
  expect(await statusOf(name)).toBe(200);
  await projects.update({ id, draft: false });
  await projects.update({ id, draft: true });
  expect(await statusOf(name)).toBe(200);
  await timeline.remove(seen._id);
  expect(await statusOf(name)).toBe(404);
});

test('files of pending changes are shown when those are published, and kept when they are discarded', async () => {
  const [kept, published] = [await newPicture(), await newPicture()];
  const { projects } = app.services;
  const { _id: id } = await projects.create({ image: '' });
  await projects.update({ id, pendingChanges: { image: linkTo(kept) } });
  expect(await statusOf(kept)).toBe(404);
  // The history has them.
  await projects.update({ id, pendingChanges: null });
  await app.services.uploadSweep.sweep();
  expect([await statusOf(kept), await statusOf(kept, `${OWNER_COOKIE}=${token}`)]).toEqual([404, 200]);
  await projects.update({ id, pendingChanges: { image: linkTo(published) } });
  await app.services.uploadSweep.sweep(Date.now() + 100 * 24 * 60 * 60 * 1_000);
  await projects.update({ id, image: linkTo(published) });
  expect(await statusOf(published)).toBe(200);
  await projects.remove(id);
  await app.services.trash.remove(id);
  expect(await app.db.read(uploadEntity).findOneBy({ name: kept })).toBeNull();
});

test('files of what is planned are shown when it is, and not when the clock is set back', async () => {
  const name = await newPicture();
  const publishAt = soon();
  const { _id: id } = await app.services.projects.create({ image: linkTo(name), publishAt });
  await app.services.timeline.create({ shortDescription: linkTo(name), draft: true });
  expect(await statusOf(name)).toBe(404);
  const before = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(publishAt) + 1 });
  expect(await statusOf(name)).toBe(200);
  vi.setSystemTime(before);
  expect(await statusOf(name)).toBe(404);
  await app.services.projects.update({ id, image: '' });
  vi.setSystemTime(Date.parse(publishAt) + 1);
  expect(await statusOf(name)).toBe(404);
});

test('whoever has opened a secret link gets the files of its item, until it is turned off', async () => {
  const [own, other] = [await newPicture(), await newPicture()];
  const { _id: id } = await app.services.projects.create({ image: linkTo(own), draft: true });
  await app.services.projects.create({ image: linkTo(other), draft: true });
  const { path } = await app.services.previews.createLink({ kind: 'project', id });
  const page = await fetch(app.url + path);
  const cookie = page.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/Path=\/uploads\/; .*HttpOnly; SameSite=Strict/);
  const [pair] = cookie.split(';');
  expect([await statusOf(own, pair), await statusOf(other, pair)]).toEqual([200, 404]);
  await app.services.previews.revokeLink({ kind: 'project', id });
  expect(await statusOf(own, pair)).toBe(404);
});

test('a restored draft is one, with its files', async () => {
  const name = await newPicture();
  const { _id: id } = await app.services.projects.create({ image: linkTo(name), draft: true });
  await app.services.projects.remove(id);
  await app.services.trash.restore(id);
  await app.services.uploadSweep.sweep();
  expect([await statusOf(name), await statusOf(name, `${OWNER_COOKIE}=${token}`)]).toEqual([404, 200]);
});
