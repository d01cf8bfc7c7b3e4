import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/contract/project';
import { type CallOptions, createCaller, type Procedure, TRANSPORTS } from '../../support/call-api';
import { startFileApp } from '../../support/file-app';
import { createProjectInput, newName, storeProject, UNKNOWN_ID } from '../../support/project-factory';

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const app = await startFileApp();
const { token } = await app.signIn();

describe.each(TRANSPORTS)('updating a project over %s', transport => {
  const call = createCaller(app, transport);
  const asOwner = (procedure: Procedure, input: CallOptions['input']) => call(procedure, { input, token });

  async function read(id: string): Promise<unknown> {
    return (await call('projects.get', { input: { id } })).body;
  }

  test('changes only the given field', async () => {
    const stored = await storeProject(app, { featured: false });
    const { status, body } = await asOwner('projects.update', { id: stored._id, featured: true });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored, featured: true, updatedAt: expect.stringMatching(ISO_MOMENT) });
    expect(await read(stored._id)).toEqual(body);
  });

  test('changes only updatedAt when no field is given', async () => {
    const stored = await storeProject(app);
    const { status, body } = await asOwner('projects.update', { id: stored._id });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored, updatedAt: expect.any(String) });
  });

  test('clears the description of an image that it replaces, unless it gives one', async () => {
    const { _id: id } = await storeProject(app, { image: '/a.png', imageAlt: 'A kite' });
    const update = async (input: object) => (await asOwner('projects.update', { id, ...input })).body;
    expect(await update({ image: '/a.png' })).toMatchObject({ imageAlt: 'A kite' });
    expect(await update({ image: '/b.png', imageAlt: 'A kite' })).toMatchObject({ imageAlt: 'A kite' });
    expect(await update({ image: '/c.png' })).toMatchObject({ image: '/c.png', imageAlt: '' });
  });

  test('replaces every given field', async () => {
    const stored = await storeProject(app);
    const fields = createProjectInput({ status: 'completed', skills: ['Rust'], featured: false, media: [] });
    const { status, body } = await asOwner('projects.update', { id: stored._id, ...fields });
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: stored._id,
      ...fields,
      createdAt: stored.createdAt,
      updatedAt: expect.any(String),
    });
    expect(await read(stored._id)).toEqual(body);
  });

  test('does not change other projects', async () => {
    const bystander = await storeProject(app);
    const stored = await storeProject(app);
    await asOwner('projects.update', { id: stored._id, ...createProjectInput() });
    expect(await read(bystander._id)).toEqual(bystander);
  });

  test('increases updatedAt each time, even within one millisecond', async () => {
    const { _id: id, updatedAt } = await storeProject(app);
    const moments = [updatedAt];
    for (let count = 0; count < 5; count += 1) {
      const { body } = await asOwner('projects.update', { id, featured: true });
      moments.push((body as Project).updatedAt);
    }
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments).toEqual(moments.toSorted());
  });

  test('ignores the read-only fields that old clients send back', async () => {
    const stored = await storeProject(app);
    const leftovers = {
      __v: 3,
      _id: UNKNOWN_ID,
      views: 12,
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
    };
    const { status, body } = await asOwner('projects.update', { ...stored, ...leftovers, id: stored._id });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored, updatedAt: expect.any(String) });
    expect((body as Project).updatedAt > stored.updatedAt).toBe(true);
    const { body: createdBody } = await asOwner('projects.create', { ...createProjectInput(), ...leftovers });
    const [fresh] = createdBody as [Project];
    expect(fresh._id).not.toBe(UNKNOWN_ID);
    expect(fresh.createdAt).not.toBe(leftovers.createdAt);
    expect(fresh).not.toHaveProperty('views');
    expect(fresh).not.toHaveProperty('__v');
  });

  test('drops unknown keys of a media item', async () => {
    const media = [{ type: 'image', url: '/a.png', caption: 'A', _id: 'x', size: 7 }];
    const { body } = await asOwner('projects.create', { media });
    expect(body).toEqual([
      expect.objectContaining({ media: [{ type: 'image', url: '/a.png', caption: 'A' }] }),
    ]);
  });

  test('succeeds when expectedUpdatedAt matches', async () => {
    const stored = await storeProject(app);
    const { status } = await asOwner('projects.update', {
      id: stored._id,
      title: 'Mine',
      expectedUpdatedAt: stored.updatedAt,
    });
    expect(status).toBe(200);
  });

  test('returns 409 and stores nothing, not even the category, when expectedUpdatedAt is older', async () => {
    const stored = await storeProject(app);
    await app.services.projects.update({ id: stored._id, title: 'Theirs' });
    const category = newName('category');
    const { status, body } = await asOwner('projects.update', {
      id: stored._id,
      title: 'Mine',
      category,
      expectedUpdatedAt: stored.updatedAt,
    });
    expect(status).toBe(409);
    expect(body).toEqual({ message: 'The project was changed elsewhere.', code: 'CONFLICT' });
    expect(await read(stored._id)).toMatchObject({ title: 'Theirs', category: stored.category });
    expect((await call('projects.categories')).body).not.toContain(category);
  });

  test('lets the last write win without expectedUpdatedAt', async () => {
    const stored = await storeProject(app);
    await asOwner('projects.update', { ...stored, id: stored._id, title: 'First' });
    await asOwner('projects.update', { ...stored, id: stored._id, title: 'Second' });
    expect(await read(stored._id)).toMatchObject({ title: 'Second' });
  });

  test('returns 400 when expectedUpdatedAt is not a date', async () => {
    const stored = await storeProject(app);
    const { status, body } = await asOwner('projects.update', {
      id: stored._id,
      expectedUpdatedAt: 'yesterday',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: ['expectedUpdatedAt'] }] });
  });

  test.each([[''], ['   ']])('returns 400 with a readable message for the category %j', async category => {
    const stored = await storeProject(app);
    const { status, body } = await asOwner('projects.update', { id: stored._id, title: 'Changed', category });
    const message = 'Category is required. Please select or add a category.';
    expect(status).toBe(400);
    expect(body).toEqual({ message, code: 'BAD_REQUEST', issues: [{ path: ['category'], message }] });
    expect(await read(stored._id)).toEqual(stored);
  });
});

test('the ID in a REST path takes precedence over one in the body', async () => {
  const [target, other] = [await storeProject(app), await storeProject(app)];
  const { body } = await app.rest('PUT', `/projects/${target._id}`, {
    token,
    body: { id: other._id, title: 'Changed' },
  });
  expect(body).toMatchObject({ _id: target._id, title: 'Changed' });
  expect(await app.services.projects.get(other._id)).toEqual(other);
});
