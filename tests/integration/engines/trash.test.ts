import { afterEach, describe, expect, test, vi } from 'vitest';
import { oneProcess } from '#server/core/database/lease';
import { createLogger } from '#server/core/runtime/logger';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { projectCategoryEntity } from '#server/features/projects/project-entity';
import { createTrashSweep } from '#server/features/versions/trash-sweep';
import { versionEntity } from '#server/features/versions/version-entity';
import { DAY_MS } from '#shared/time';
import { startAppForFile } from '../../support/app/managed-app';
import { storeProject, UNKNOWN_ID } from '../../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();
afterEach(() => app.services.trash.empty());

const listTrashNames = async () => (await app.services.trash.list()).map(({ name }) => name);

test('a deleted project is listed only in the trash', async () => {
  const { _id: id, title } = await storeProject(app, { category: 'Kept' });
  expect(await app.rest('DELETE', `/projects/${id}`, { token })).toMatchObject({ body: { success: true } });
  expect(await app.rest('GET', `/projects/${id}`)).toMatchObject({ status: 404 });
  expect(await app.rest('DELETE', `/projects/${id}`, { token })).toMatchObject({ status: 404 });
  expect((await app.services.projects.list()).map(({ _id }) => _id)).not.toContain(id);
  const { body } = await app.rest('GET', '/trash', { token });
  expect(body).toMatchObject([{ _id: id, kind: 'project', name: title }]);
  const [{ trashedAt, expiresAt }] = Object(body);
  expect(Date.parse(expiresAt) - Date.parse(trashedAt)).toBe(30 * DAY_MS);
});

test('an editor deletes a draft without a trace only if it is as it was created', async () => {
  const { projects, notes, pages, timeline } = app.services;
  const calls = app.trpc(token);
  const kinds = [
    { service: projects, discard: calls.projects.discard },
    { service: notes, discard: calls.notes.discard },
    { service: pages, discard: calls.pages.discard },
    { service: timeline, discard: calls.timeline.discard },
  ];
  for (const { service, discard } of kinds) {
    const { _id: id } = await service.create({ draft: true });
    await discard.mutate({ id });
    await expect(service.get(id, 'owner')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(discard.mutate({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });

    const changed = await service.create({ draft: true });
    await service.update({ id: changed._id, title: 'Edited elsewhere' });
    const published = await service.create({});
    for (const { _id } of [changed, published]) {
      await expect(discard.mutate({ id: _id })).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
      expect(await service.get(_id, 'owner')).toMatchObject({ _id });
      await service.remove(_id);
    }
  }
  expect(await listTrashNames()).toHaveLength(2 * kinds.length);
});

test('a restored project keeps its ID, position, views and versions', async () => {
  const before = await storeProject(app, { title: 'Restored' });
  const { _id: id } = before;
  await storeProject(app);
  await app.services.projects.update({ id, learned: 'More' });
  await app.services.views.record({ projectId: id, sessionId: 'visitor' });
  const list = await app.services.projects.list();
  await app.services.projects.remove(id);
  const answer = await app.rest('POST', `/trash/${id}/restore`, { token, body: {} });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(await app.services.projects.list()).toEqual(list);
  expect(await app.services.views.countProject(id)).toBe(1);
  expect(await app.services.versions.list(id)).toMatchObject([{ number: 2, isCurrent: true }, { number: 1 }]);
  expect(await listTrashNames()).toEqual([]);
  await app.services.projects.update({ id, learned: 'Most' });
  expect((await app.services.versions.list(id)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('a restored timeline element returns to its position', async () => {
  for (const title of ['One', 'Two', 'Three']) await app.services.timeline.create({ title });
  const list = await app.services.timeline.list();
  const id = list[1]?._id ?? '';
  await app.services.timeline.remove(id);
  expect(await listTrashNames()).toEqual(['Two']);
  await app.trpc(token).trash.restore.mutate({ id });
  expect(await app.services.timeline.list()).toEqual(list);
  for (const { _id } of list) await app.services.timeline.remove(_id);
  await app.trpc(token).trash.restore.mutate({ id });
  expect(await app.services.timeline.list()).toEqual([{ ...list[1], order: 0 }]);
});

describe('a project whose category no longer exists', () => {
  async function trashProject(): Promise<string> {
    const { _id: id } = await storeProject(app, { category: 'Gone' });
    await app.services.projects.remove(id);
    await app.db.write(manager => manager.delete(projectCategoryEntity, { name: 'Gone' }));
    return id;
  }

  test('is not restored until a category is given', async () => {
    const id = await trashProject();
    expect(await app.rest('POST', `/trash/${id}/restore`, { token, body: {} })).toMatchObject({
      status: 409,
      body: { message: 'The category "Gone" no longer exists', issues: [{ path: ['category'] }] },
    });
    expect(await app.rest('GET', `/projects/${id}`)).toMatchObject({ status: 404 });
    expect((await app.services.trash.list()).map(({ _id }) => _id)).toEqual([id]);
    expect(await app.services.projects.listCategories()).not.toContain('Gone');
  });

  test.each(['Gone', 'Another'])('is restored into the given category %s', async category => {
    const id = await trashProject();
    await app.trpc(token).trash.restore.mutate({ id, category });
    expect((await app.services.projects.get(id)).category).toBe(category);
    expect(await app.services.projects.getCategoryOrder()).toContain(category);
  });
});

test('deleting a project permanently deletes its versions, and it must be in the trash', async () => {
  const { _id: id } = await storeProject(app);
  await app.services.projects.update({ id, title: 'Second' });
  expect(await app.rest('DELETE', `/trash/${id}`, { token })).toMatchObject({ status: 404 });
  expect(await app.services.versions.list(id)).toHaveLength(2);
  await app.services.projects.remove(id);
  expect(await app.rest('DELETE', `/trash/${id}`, { token })).toMatchObject({ body: { success: true } });
  expect(await app.services.versions.list(id)).toEqual([]);
  for (const [method, path] of [
    ['DELETE', `/trash/${id}`],
    ['POST', `/trash/${id}/restore`],
    ['DELETE', `/trash/${UNKNOWN_ID}`],
  ] as const) {
    const body = method === 'POST' ? { body: {} } : {};
    expect(await app.rest(method, path, { token, ...body })).toMatchObject({ status: 404 });
  }
});

const KINDS = [
  {
    kind: 'project',
    create: async (title: string) => (await storeProject(app, { title }))._id,
    remove: (id: string) => app.services.projects.remove(id),
    setTrashedAt: (itemId: string, trashedAt: Date) =>
      app.db.write(manager => manager.update(versionEntity, { itemId }, { trashedAt })),
    list: async () => (await app.services.projects.list()).map(({ title }) => title),
  },
  {
    kind: 'message',
    create: async (name: string) =>
      (await app.services.contacts.send({ name, email: 'ada@example.com', message: 'Hello' }))._id,
    remove: (id: string) => app.services.contacts.remove([id]),
    setTrashedAt: (id: string, deletedAt: Date) =>
      app.db.write(manager => manager.update(contactMessageEntity, { id }, { deletedAt })),
    list: async () => (await app.trpc(token).contacts.list.query({})).map(({ name }) => name),
  },
];

describe.each(KINDS)('a deleted $kind', ({ create, remove, setTrashedAt, list }) => {
  const createSweep = () =>
    createTrashSweep({
      trash: app.services.trash,
      leases: oneProcess.createLeases(app.db),
      log: createLogger('silent'),
    });
  const listTrash = async () => (await listTrashNames()).map(name => name.replace('Message from ', ''));

  async function trashAt(name: string, moment: Date): Promise<void> {
    const id = await create(name);
    await remove(id);
    await setTrashedAt(id, moment);
  }

  test('is either restored or permanently deleted by simultaneous calls', async () => {
    const id = await create('Contested');
    await remove(id);
    const { trash } = app.services;
    const outcomes = await Promise.allSettled([trash.restore(id), trash.remove(id), trash.restore(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list()).includes('Contested')).toBe(outcomes[1]?.status === 'rejected');
  });

  test('is swept after 30 days in the trash, and no other', async () => {
    const now = Date.now();
    await create('Stored');
    await trashAt('Old', new Date(now - 30 * DAY_MS));
    await trashAt('Newer', new Date(now - 30 * DAY_MS + 60_000));
    const { sweep } = createSweep();
    for (const _round of [1, 2]) await sweep(now);
    expect(await listTrash()).toEqual(['Newer']);
    for (const _round of [1, 2]) await sweep(now + 60_000);
    expect(await listTrash()).toEqual([]);
    expect(await list()).toContain('Stored');
  });

  test('is not swept while the clock is temporarily wrong', async () => {
    await trashAt('Old', new Date());
    const { sweep } = createSweep();
    for (const days of [400, 0, 400, -400]) {
      await sweep(Date.now() + days * DAY_MS);
      expect(await listTrash()).toEqual(['Old']);
    }
  });

  test.each([-400, 400])('is never swept too early if the clock was off by %d days', async days => {
    const startedAt = Date.now();
    await app.services.projects.update({ id: (await storeProject(app))._id, learned: 'Saved before' });
    const id = await create('Old');
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt + days * DAY_MS });
    try {
      await remove(id);
    } finally {
      vi.useRealTimers();
    }
    const [item] = await app.services.trash.list();
    expect(Date.parse(item?.trashedAt ?? '')).toBeGreaterThanOrEqual(startedAt);
    const { sweep } = createSweep();
    for (const _round of [1, 2]) await sweep(startedAt + 29 * DAY_MS);
    expect(await listTrash()).toEqual(['Old']);
    await app.services.trash.restore(id);
    expect(await list()).toContain('Old');
  });

  test('is swept safely by two processes at once', async () => {
    await trashAt('Old', new Date(0));
    const sweeps = [createSweep(), createSweep()];
    for (const _round of [1, 2]) await Promise.all(sweeps.map(each => each.sweep()));
    expect(await listTrash()).toEqual([]);
  });
});
