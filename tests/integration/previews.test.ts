import { afterEach, expect, test, vi } from 'vitest';
import { PREVIEW_KIND_NAMES } from '#shared/content-kinds';
import { startAppForFile } from '../support/app/managed-app';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const DAY_MS = 24 * 60 * 60 * 1_000;

const app = await startAppForFile();
const { token } = await app.signIn();
afterEach(() => vi.useRealTimers());

const owner = () => app.trpc(token).previews;
const getToken = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';
const open = (link: { path: string }) => app.trpc().previews.open.query({ token: getToken(link) });
const missing = { data: { code: 'NOT_FOUND' }, message: 'Preview not found.' };

test('a preview link shows the latest saved draft as visitors will see it', async () => {
  const { _id: id } = await storeProject(app, { title: 'Secret', draft: true });
  const link = await owner().createLink.mutate({ kind: 'project', id });
  const preview = await open(link);
  expect(preview).toMatchObject({ kind: 'project', item: { _id: id, title: 'Secret' } });
  expect(JSON.stringify(preview)).not.toContain('draft');
  await app.services.projects.update({ id, title: 'Secret still' });
  expect(await open(link)).toMatchObject({ item: { title: 'Secret still' } });
  // The link gives access to nothing else.
  expect((await app.rest('GET', `/projects/${id}`)).status).toBe(404);

  const element = await app.services.timeline.create({ title: 'Planned', draft: true });
  const other = await owner().createLink.mutate({ kind: 'timeline', id: element._id });
  expect(await open(other)).toMatchObject({ kind: 'timeline', item: { title: 'Planned' } });
});

test('a preview of each kind shows pending changes', async () => {
  const { projects, notes, pages, timeline } = app.services;
  const services = { project: projects, note: notes, page: pages, timeline };
  for (const kind of PREVIEW_KIND_NAMES) {
    const { _id: id } = await services[kind].create({ title: 'Published' });
    await services[kind].update({ id, pendingChanges: { title: 'Pending' } });
    const preview = await open(await owner().createLink.mutate({ kind, id }));
    expect(preview).toMatchObject({ kind, item: { title: 'Pending' } });
    expect(preview.item).not.toHaveProperty('pendingChanges');
  }
});

test('an item has a single preview link until it is replaced, revoked or a week old', async () => {
  const { _id: id } = await storeProject(app, { draft: true });
  const item = { kind: 'project' as const, id };
  expect(await owner().link.query(item)).toBeNull();
  const first = await owner().createLink.mutate(item);
  expect(await owner().link.query(item)).toEqual(first);
  const second = await owner().createLink.mutate(item);
  expect(second.path).not.toBe(first.path);
  await expect(open(first)).rejects.toMatchObject(missing);
  expect(await open(second)).toMatchObject({ kind: 'project' });

  await owner().revokeLink.mutate(item);
  await expect(open(second)).rejects.toMatchObject(missing);
  expect(await owner().link.query(item)).toBeNull();

  const third = await owner().createLink.mutate(item);
  const left = Date.parse(third.expiresAt) - Date.now();
  expect(Math.round(left / DAY_MS)).toBe(7);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(third.expiresAt) - 1_000 });
  expect(await open(third)).toMatchObject({ kind: 'project' });
  vi.setSystemTime(Date.parse(third.expiresAt));
  await expect(open(third)).rejects.toMatchObject(missing);
});

test('a deleted item has no preview, and an unknown item gets no link', async () => {
  const { _id: id } = await storeProject(app, { draft: true });
  const link = await owner().createLink.mutate({ kind: 'project', id });
  await app.services.projects.remove(id);
  await expect(open(link)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  for (const kind of ['project', 'timeline'] as const) {
    await expect(owner().createLink.mutate({ kind, id: UNKNOWN_ID })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  }
  for (const wrong of ['', ' ', `${getToken(link)} `, 'x'.repeat(1_000)]) {
    await expect(app.trpc().previews.open.query({ token: wrong })).rejects.toMatchObject(missing);
  }
});

test('previews are neither cached nor indexed by search engines', async () => {
  const { _id: id } = await storeProject(app, { draft: true });
  const { path } = await owner().createLink.mutate({ kind: 'project', id });
  const page = await fetch(app.url + path);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const input = encodeURIComponent(JSON.stringify({ token: getToken({ path }) }));
  const answer = await fetch(`${app.url}/trpc/previews.open?input=${input}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
