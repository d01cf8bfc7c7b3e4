import { describe, expect, test } from 'vitest';
import { createCaller, TRANSPORTS } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { storeProject } from '../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

const owner = () => app.trpc(token);
const newElement = () => app.services.timeline.create({ title: 'Seen', shortDescription: 'Short' });

describe.each(TRANSPORTS)('unpublished changes over %s', transport => {
  const call = createCaller(app, transport);

  test.each([
    ['projects', async () => (await storeProject(app, { title: 'Seen' }))._id],
    ['timeline', async () => (await newElement())._id],
  ] as const)('stay hidden from visitors until they are published (%s)', async (kind, create) => {
    const id = await create();
    const update = async (input: object) =>
      (await call(`${kind}.update`, { input: { id, ...input }, token })).body;
    const readAsVisitor = async () =>
      [(await call(`${kind}.list`, {})).body]
        .flat()
        .map(Object)
        .find(({ _id }) => _id === id);
    const before = await readAsVisitor();

    const saved = await update({ pendingChanges: { title: 'Later', icon: undefined } });
    expect(saved).toMatchObject({ title: 'Seen', pendingChanges: { title: 'Later' } });
    expect(await readAsVisitor()).toMatchObject({ title: 'Seen' });
    expect(await readAsVisitor()).not.toHaveProperty('pendingChanges');
    // Clients that do not know unpublished changes do not affect them.
    expect(await update({ title: 'Seen too' })).toMatchObject({ pendingChanges: { title: 'Later' } });
    expect(await update({ pendingChanges: { title: 'Seen too' } })).not.toHaveProperty('pendingChanges');

    await update({ pendingChanges: { title: 'Later' } });
    expect(await update({ pendingChanges: null })).not.toHaveProperty('pendingChanges');
    expect(await readAsVisitor()).toMatchObject({ title: 'Seen too' });

    await update({ pendingChanges: { title: 'Later' } });
    // Sending them as fields of the update publishes them.
    const published = await update({ title: 'Later' });
    expect(published).not.toHaveProperty('pendingChanges');
    expect(await readAsVisitor()).toEqual({ ...before, ...Object(published), order: Object(before).order });
  });

  test('tell the owner alone the time of the version that visitors see', async () => {
    const { _id: id, updatedAt } = await storeProject(app);
    const update = async (input: object) =>
      Object((await call('projects.update', { input: { id, ...input }, token })).body);
    expect(await update({ pendingChanges: { title: 'Later' } })).toMatchObject({ seenUpdatedAt: updatedAt });
    expect(await update({ pendingChanges: { title: 'Last' } })).toMatchObject({ seenUpdatedAt: updatedAt });
    const { body } = await call('projects.get', { input: { id } });
    expect(body).toMatchObject({ updatedAt });
    expect(body).not.toHaveProperty('seenUpdatedAt');
    expect(await update({ title: 'Last', pendingChanges: null })).not.toHaveProperty('seenUpdatedAt');
  });

  test('are validated like an update, and another version is a conflict', async () => {
    const { _id: id, updatedAt } = await storeProject(app);
    const getStatus = async (input: object) =>
      (await call('projects.update', { input: { id, ...input }, token })).status;
    expect(await getStatus({ pendingChanges: { github: 'javascript:x' } })).toBe(400);
    expect(await getStatus({ pendingChanges: { category: ' ' } })).toBe(400);
    expect(await getStatus({ pendingChanges: { title: 'Mine' }, expectedUpdatedAt: updatedAt })).toBe(200);
    expect(await getStatus({ pendingChanges: { title: 'Late' }, expectedUpdatedAt: updatedAt })).toBe(409);
    expect(await owner().projects.get.query({ id })).toMatchObject({ pendingChanges: { title: 'Mine' } });
    const repeated = { pendingChanges: { profileSections: [section, section] } };
    const element = await newElement();
    const refused = await call('timeline.update', { input: { id: element._id, ...repeated }, token });
    expect(refused.status).toBe(400);
  });
});

const section = { title: 'Same', text: 'text' };

test('unpublished sections may be sent as a map and are stored as a list', async () => {
  const { _id: id } = await newElement();
  const pendingChanges = { profile: { One: 'text' } };
  const saved = await owner().timeline.update.mutate({ id, pendingChanges });
  expect(saved.pendingChanges).toEqual({ profileSections: [{ title: 'One', text: 'text' }] });
  expect(saved.profileSections).toEqual([]);
});

test('unpublished changes are marked on the dashboard and versioned', async () => {
  const { _id: id } = await storeProject(app, { title: 'One' });
  await owner().projects.update.mutate({ id, pendingChanges: { title: 'Two' } });
  const overview = await owner().projects.overview.query();
  expect(overview.find(({ _id }) => _id === id)).toMatchObject({ title: 'One', hasPendingChanges: true });
  await owner().projects.update.mutate({ id, pendingChanges: { title: 'Three' } });
  await owner().projects.update.mutate({ id, pendingChanges: null });
  const versions = await owner().versions.list.query({ id });
  expect(versions.map(({ changes }) => changes.join())).toEqual([
    'pendingChanges',
    'pendingChanges',
    'pendingChanges',
    '',
  ]);
  await owner().versions.restore.mutate({ id, number: 2 });
  expect(await owner().projects.get.query({ id })).toMatchObject({
    title: 'One',
    pendingChanges: { title: 'Two' },
  });
  expect(await app.trpc().projects.get.query({ id })).toMatchObject({ title: 'One' });
});

test('unpublished changes are restored from the trash', async () => {
  const { _id: id } = await newElement();
  await owner().timeline.update.mutate({ id, pendingChanges: { title: 'Later' } });
  await owner().timeline.remove.mutate({ id });
  await owner().trash.restore.mutate({ id });
  const { elements } = await owner().timeline.listVersioned.query();
  expect(elements.find(({ _id }) => _id === id)).toMatchObject({ pendingChanges: { title: 'Later' } });
});
