import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/contract/project';
import { type CallOptions, createCaller, type Procedure, TRANSPORTS } from '../../support/call-api';
import { startFileApp } from '../../support/file-app';
import { createProjectInput, newName, storeProject, UNKNOWN_ID } from '../../support/project-factory';
import { startApp } from '../../support/start-app';

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

const app = await startFileApp();
const { token } = await app.signIn();

test('the first project is Uncategorized, and the next one gets the first existing category', async () => {
  const otherApp = await startApp();
  try {
    const owner = otherApp.trpc((await otherApp.signIn()).token);
    const [first] = await owner.projects.create.mutate({});
    expect(first).toEqual({
      ...DEFAULTS,
      _id: expect.stringMatching(UUID_V7),
      category: 'Uncategorized',
      createdAt: expect.stringMatching(ISO_MOMENT),
      updatedAt: first?.createdAt,
    });
    await owner.projects.addCategory.mutate({ category: 'Deferred' });
    await owner.projects.setCategoryOrder.mutate({ order: ['Deferred'] });
    const [second] = await owner.projects.create.mutate({ category: '  ' });
    expect(second?.category).toBe('Uncategorized');
  } finally {
    await otherApp.stop();
  }
});

describe.each(TRANSPORTS)('projects over %s', transport => {
  const createdStatus = transport === 'REST' ? 201 : 200;
  const call = createCaller(app, transport);
  const asOwner = (procedure: Procedure, input: CallOptions['input']) => call(procedure, { input, token });

  async function read(id: string): Promise<unknown> {
    return (await call('projects.get', { input: { id } })).body;
  }

  test('get defaults when created without fields, and are returned in an array', async () => {
    const { status, body } = await asOwner('projects.create', {});
    expect(status).toBe(createdStatus);
    expect(body).toEqual([
      {
        ...DEFAULTS,
        _id: expect.stringMatching(UUID_V7),
        category: expect.any(String),
        createdAt: expect.stringMatching(ISO_MOMENT),
        updatedAt: expect.stringMatching(ISO_MOMENT),
      },
    ]);
  });

  test('store every field when created', async () => {
    const fields = createProjectInput();
    const { status, body } = await asOwner('projects.create', fields);
    expect(status).toBe(createdStatus);
    expect(body).toEqual([expect.objectContaining(fields)]);
    const [project] = body as [Project];
    expect(await read(project._id)).toEqual(project);
  });

  test('have the current time as createdAt and updatedAt when created', async () => {
    const before = Date.now();
    const { body } = await asOwner('projects.create', {});
    const [{ createdAt, updatedAt }] = body as [Project];
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
    expect(updatedAt).toBe(createdAt);
  });

  test('store empty text, false and empty lists as values', async () => {
    const empty = {
      title: '',
      description: '',
      details: '',
      learned: '',
      image: '',
      imageAlt: '',
      skills: [],
      timeline: '',
      featured: false,
      public: false,
      media: [],
    };
    const { body } = await asOwner('projects.create', empty);
    expect(body).toEqual([expect.objectContaining(empty)]);
    const stored = await storeProject(app);
    const { body: updated } = await asOwner('projects.update', { id: stored._id, ...empty });
    expect(updated).toEqual({ ...stored, ...empty, updatedAt: expect.any(String) });
  });

  test('are listed newest first, with the same fields as a single project', async () => {
    const older = await storeProject(app);
    const newer = await storeProject(app);
    const { status, body } = await call('projects.list');
    expect(status).toBe(200);
    expect((body as Project[]).slice(0, 2)).toEqual([newer, older]);
    expect(await read(older._id)).toEqual(older);
  });

  test('are listed and readable without a token even if they are private', async () => {
    const privateProject = await storeProject(app, { public: false });
    const { body } = await call('projects.list');
    expect(body).toContainEqual(privateProject);
    expect(await read(privateProject._id)).toEqual(privateProject);
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

  test.each([
    ['an unknown UUID', () => UNKNOWN_ID],
    ['not a UUID', () => 'nonsense'],
    ['SQL', () => "' OR '1'='1"],
    ['longer than any id', () => '9'.repeat(500)],
    ['an existing id and a space', (id: string) => `${id} `],
    ['an existing id in capitals', (id: string) => id.toUpperCase()],
    ['an existing id and an emoji', (id: string) => `${id}🙂`],
  ])('return 404 from get, update and remove for an ID that is %s', async (_case, makeId) => {
    const stored = await storeProject(app);
    const id = makeId(stored._id);
    const answers = [
      await call('projects.get', { input: { id } }),
      await asOwner('projects.update', { id, title: 'Changed' }),
      await asOwner('projects.remove', { id }),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
    expect(await read(stored._id)).toEqual(stored);
  });

  test('list no new category or status after an update of an unknown project', async () => {
    const names = { category: newName('category'), status: newName('status') };
    await asOwner('projects.update', { id: UNKNOWN_ID, ...names });
    expect((await call('projects.categories')).body).not.toContain(names.category);
    expect((await call('projects.statuses')).body).not.toContain(names.status);
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

test('the typed client can create, list, get, update and remove a project', async () => {
  const owner = app.trpc(token);
  const visitor = app.trpc();
  const [project] = await owner.projects.create.mutate({ title: 'Typed' });
  if (!project) throw new Error('no project was created');
  const id = project._id;
  expect(await visitor.projects.list.query()).toContainEqual(project);
  expect(await visitor.projects.get.query({ id })).toEqual(project);
  expect(await owner.projects.update.mutate({ id, public: true })).toMatchObject({ public: true });
  expect(await owner.projects.remove.mutate({ id })).toEqual({ success: true });
  await expect(visitor.projects.get.query({ id })).rejects.toMatchObject({
    message: 'Project not found.',
    data: { code: 'NOT_FOUND', httpStatus: 404 },
  });
});
