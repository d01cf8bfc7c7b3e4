import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/contract/project';
import {
  type CallOptions,
  createCaller,
  type Procedure,
  TRANSPORTS,
  type Transport,
} from '../../support/app/call-api';
import { startAppForFile, startAppForTest } from '../../support/app/managed-app';
import { newName, storeProject } from '../../support/content/project-factory';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const NOT_FOUND = { message: 'Project not found.', code: 'NOT_FOUND' };
const DEFAULTS = {
  title: 'New Project',
  description: 'Project description',
  details: 'Project details',
  learned: 'What I learned',
  image: '',
  imageAlt: '',
  skills: [],
  github: '',
  live: '',
  status: 'planning',
  timeline: 'Project timeline',
  featured: false,
  public: false,
  media: [],
};

const app = await startAppForFile();
const { token } = await app.signIn();

function createClient(transport: Transport) {
  const call = createCaller(app, transport);
  return {
    call,
    asOwner: (procedure: Procedure, input: CallOptions['input']) => call(procedure, { input, token }),
    read: async (id: string) => (await call('projects.get', { input: { id } })).body,
  };
}

test('the first project is Uncategorized, and the next one gets the first existing category', async () => {
  const otherApp = await startAppForTest();
  const owner = otherApp.trpc((await otherApp.signIn()).token);
  const [first] = await owner.projects.create.mutate({});
  expect(first?.category).toBe('Uncategorized');
  await owner.projects.addCategory.mutate({ category: 'Deferred' });
  await owner.projects.setCategoryOrder.mutate({ order: ['Deferred'] });
  const [second] = await owner.projects.create.mutate({ category: '  ' });
  expect(second?.category).toBe('Uncategorized');
});

describe.each(TRANSPORTS)('projects over %s', transport => {
  const createdStatus = transport === 'REST' ? 201 : 200;
  const { call, asOwner, read } = createClient(transport);

  test('get defaults and the time when created without fields, and are returned in an array', async () => {
    const before = Date.now();
    const { status, body } = await asOwner('projects.create', {});
    expect(status).toBe(createdStatus);
    const [{ createdAt, coverTurn }] = body as [Project];
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
    expect(body).toEqual([
      {
        ...DEFAULTS,
        _id: expect.stringMatching(UUID_V7),
        category: expect.any(String),
        // Responses omit the first turn.
        ...(coverTurn !== undefined && { coverTurn }),
        generatedCover: expect.stringMatching(/^\/covers\//),
        createdAt: expect.stringMatching(ISO_MOMENT),
        updatedAt: createdAt,
      },
    ]);
  });

  test('are listed newest first, with the same fields as a single project, even if they are private', async () => {
    const older = await storeProject(app, { public: false });
    const newer = await storeProject(app);
    const { status, body } = await call('projects.list');
    expect(status).toBe(200);
    expect((body as Project[]).slice(0, 2)).toEqual([newer, older]);
    expect(await read(older._id)).toEqual(older);
  });

  test('are removed once and then return 404', async () => {
    const stored = await storeProject(app);
    const bystander = await storeProject(app);
    const input = { id: stored._id };
    expect(await asOwner('projects.remove', input)).toMatchObject({ status: 200, body: { success: true } });
    expect(await asOwner('projects.remove', input)).toMatchObject({ status: 404, body: NOT_FOUND });
    expect(await call('projects.get', { input })).toMatchObject({ status: 404, body: NOT_FOUND });
    expect(await read(bystander._id)).toEqual(bystander);
  });

  test('trim spaces around category and status', async () => {
    const [category, status] = [newName('category'), newName('status')];
    const { body } = await asOwner('projects.create', { category: ` ${category} `, status: ` ${status}\t` });
    expect(body).toEqual([expect.objectContaining({ category, status })]);
    const [{ _id: id }] = body as [Project];
    const { body: updated } = await asOwner('projects.update', {
      id,
      category: `${category}\n`,
      status: ` ${status}`,
    });
    expect(updated).toMatchObject({ category, status });
    const statuses = (await call('projects.statuses')).body as string[];
    expect(statuses.filter(name => name.includes(status))).toEqual([status]);
  });
});

describe.each(TRANSPORTS)('updating a project over %s', transport => {
  const { call, asOwner, read } = createClient(transport);

  test.each([{ featured: true }, {}])('changes only the given fields and updatedAt (%j)', async fields => {
    const stored = await storeProject(app, { featured: false });
    const { status, body } = await asOwner('projects.update', { id: stored._id, ...fields });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored, ...fields, updatedAt: expect.stringMatching(ISO_MOMENT) });
    expect(await read(stored._id)).toEqual(body);
  });

  test('clears the description of an image that it replaces, unless it gives one', async () => {
    const { _id: id } = await storeProject(app, { image: '/a.png', imageAlt: 'A kite' });
    const update = async (input: object) => (await asOwner('projects.update', { id, ...input })).body;
    expect(await update({ image: '/a.png' })).toMatchObject({ imageAlt: 'A kite' });
    expect(await update({ image: '/b.png', imageAlt: 'A kite' })).toMatchObject({ imageAlt: 'A kite' });
    expect(await update({ image: '/c.png' })).toMatchObject({ image: '/c.png', imageAlt: '' });
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

  test.each([[''], ['   ']])('returns 400 with a readable message for the category %j', async category => {
    const stored = await storeProject(app);
    const { status, body } = await asOwner('projects.update', { id: stored._id, title: 'Changed', category });
    const message = 'Category is required. Please select or add a category.';
    expect(status).toBe(400);
    expect(body).toEqual({ message, code: 'BAD_REQUEST', issues: [{ path: ['category'], message }] });
    expect(await read(stored._id)).toEqual(stored);
  });
});
