import { describe, expect, test } from 'vitest';
import { versionEntity } from '#server/features/versions/version-entity';
import { AUTH_HEADER } from '#shared/credentials';
import { startAppForFile } from '../support/app/managed-app';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

const listVersions = async (id: string) => app.trpc(token).versions.list.query({ id });
const getFields = async (id: string, number: number) =>
  (await app.trpc(token).versions.get.query({ id, number })).fields;

describe('the version history of a project', () => {
  test('the version history of a project is empty until the first update, then has the state before and after it', async () => {
    const { _id: id, title } = await storeProject(app);
    expect(await listVersions(id)).toEqual([]);
    const answer = await app.rest('PUT', `/projects/${id}`, {
      body: { title: 'Second', featured: false },
      headers: { [AUTH_HEADER]: token, 'user-agent': 'Script/1.0' },
    });
    expect(answer.status).toBe(200);
    expect(await listVersions(id)).toMatchObject([
      { number: 2, kind: 'project', changes: ['title', 'featured'], savedBy: 'Script/1.0', isCurrent: true },
      { number: 1, kind: 'project', changes: [], savedBy: null, isCurrent: false },
    ]);
    expect(await getFields(id, 1)).toMatchObject({ title, featured: true });
    expect(await getFields(id, 2)).toMatchObject({ title: 'Second', featured: false });
  });

  test('the version history of a project gets no version from an update without changes', async () => {
    const { _id: id, title } = await storeProject(app);
    await app.services.projects.update({ id, title });
    expect(await listVersions(id)).toEqual([]);
  });

  test('the version history of a project gets a new version from a restore and keeps the versions in between', async () => {
    const before = await storeProject(app);
    const { _id: id } = before;
    await app.services.projects.update({ id, title: 'Second', media: [], skills: [], category: 'Elsewhere' });
    const answer = await app.rest('POST', `/versions/${id}/1/restore`, { token, body: {} });
    expect(answer.status).toBe(200);
    expect(Object(answer.body).map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
    const { updatedAt: _updatedAt, ...fields } = before;
    expect(await app.services.projects.get(id)).toMatchObject(fields);
    expect(await getFields(id, 2)).toMatchObject({ title: 'Second', media: [] });
  });

  test('the version history of a project does not publish a draft when a version is restored', async () => {
    const { _id: id } = await storeProject(app);
    await app.services.projects.update({ id, title: 'Second', draft: true });
    // The moment of its first publication is stored, so that a later one does not replace it.
    expect((await listVersions(id))[0]?.changes).toEqual(['title', 'draft', 'publishAt']);
    await app.trpc(token).versions.restore.mutate({ id, number: 1 });
    await expect(app.services.projects.get(id)).rejects.toThrow('not found');
    expect(await app.services.projects.get(id, 'owner')).toMatchObject({ draft: true });
    await app.services.projects.remove(id);
    await app.services.trash.restore(id);
    expect(await app.services.projects.get(id, 'owner')).toMatchObject({ draft: true });
  });

  test('the version history of a project refuses a restore over a version that the owner has not seen', async () => {
    const { _id: id } = await storeProject(app);
    await app.services.projects.update({ id, title: 'Second' });
    await app.services.projects.update({ id, title: 'Third' });
    const body = { expectedNumber: 2 };
    expect(await app.rest('POST', `/versions/${id}/1/restore`, { token, body })).toMatchObject({
      status: 409,
    });
    expect((await app.services.projects.get(id)).title).toBe('Third');
  });

  test('the version history of a project has at most a hundred versions, including the first and the newest', async () => {
    const { _id: id } = await storeProject(app);
    for (let count = 2; count <= 125; count += 1) {
      await app.services.projects.update({ id, title: `Title ${count}` });
    }
    const numbers = (await listVersions(id)).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(80);
    expect(numbers.length).toBeLessThanOrEqual(100);
    expect(numbers.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => 125 - index));
    expect(numbers.at(-1)).toBe(1);
  });
});

test('a version is marked as published only if visitors saw it', async () => {
  const hour = 3_600_000;
  const plans = [{ draft: true }, { publishAt: new Date(Date.now() + hour).toISOString() }, {}];
  const marks = plans.map(async plan => {
    const { _id: id } = await storeProject(app, plan);
    await app.services.projects.update({ id, title: 'Second' });
    const versions = await app.db.read(versionEntity).find({ where: { itemId: id } });
    return versions.map(({ isPublished }) => isPublished);
  });
  expect(await Promise.all(marks)).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test('a timeline element has versions, and moving it creates none', async () => {
  const first = await app.services.timeline.create({ title: 'First', profile: { Name: 'Ada' } });
  const other = await app.services.timeline.create({ title: 'Other' });
  const { _id: id } = first;
  await app.services.timeline.update({ id, title: 'Second', profile: { Name: 'Grace' } });
  await app.services.timeline.update({ id, order: 1 });
  await app.services.timeline.reorder({
    elements: [
      { _id: other._id, order: 1 },
      { _id: id, order: 0 },
    ],
  });
  expect(await listVersions(id)).toMatchObject([{ changes: ['title', 'profileSections'] }, { number: 1 }]);
  await app.trpc(token).versions.restore.mutate({ id, number: 1 });
  const stored = (await app.services.timeline.list()).find(({ _id }) => _id === id);
  expect(stored).toMatchObject({ title: 'First', profile: { Name: 'Ada' } });
});

test('the skills have versions of the complete list, and restoring one recovers deleted skills with their IDs', async () => {
  const { skills } = await app.services.skills.saveList([
    { name: 'C', category: '', description: '', icon: '', color: '#000', isCore: false },
    { name: 'SQL', category: '', description: '', icon: '', color: '#000', isCore: false },
  ]);
  const [deleted] = skills;
  await app.services.skills.remove(deleted?._id ?? '');
  const [current, before] = await listVersions('skills');
  expect(current).toMatchObject({ kind: 'skills', changes: ['C'], isCurrent: true });
  const restore = { id: 'skills', number: before?.number ?? 0, expectedNumber: current?.number };
  await app.trpc(token).versions.restore.mutate(restore);
  expect(await app.services.skills.list()).toEqual(skills);
  await app.services.skills.setCore(deleted?._id ?? '', true);
  expect((await listVersions('skills'))[0]?.changes).toEqual(['C']);
});

test('the settings have versions, and restoring one resets settings that were not set then', async () => {
  await app.services.site.update({ role: 'Engineer' });
  await app.services.site.update({ role: 'Writer', location: 'Bremen' });
  const [current] = await listVersions('site');
  expect(current).toMatchObject({ kind: 'site', changes: ['role', 'location'] });
  await app.trpc(token).versions.restore.mutate({ id: 'site', number: 2 });
  expect(await app.services.site.get()).toMatchObject({ role: 'Engineer', location: '' });
});

test('an unknown version returns 404, and an item without versions has an empty list', async () => {
  expect(await app.rest('GET', `/versions/${UNKNOWN_ID}`, { token })).toMatchObject({
    status: 200,
    body: [],
  });
  expect(await app.rest('GET', `/versions/${UNKNOWN_ID}/1`, { token })).toMatchObject({ status: 404 });
  const { _id: id } = await storeProject(app);
  await app.services.projects.update({ id, title: 'Second' });
  expect(await app.rest('GET', `/versions/${id}/7`, { token })).toMatchObject({ status: 404 });
  expect(await app.rest('GET', `/versions/${id}%20/1`, { token })).toMatchObject({ status: 404 });
  expect(await app.rest('POST', `/versions/${id}/7/restore`, { token, body: {} })).toMatchObject({
    status: 404,
  });
});

test('restoring a version that violates the current rules is refused and saves nothing', async () => {
  const { _id: id } = await storeProject(app);
  await app.services.projects.update({ id, title: 'Second' });
  const data = { title: 'First', live: 'javascript:alert(1)' };
  await app.db.write(manager => manager.update(versionEntity, { itemId: id, number: 1 }, { data }));
  const answer = await app.rest('POST', `/versions/${id}/1/restore`, { token, body: {} });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'This version cannot be restored: Live demo URL must be a web address' },
  });
  expect(await listVersions(id)).toHaveLength(2);
});
