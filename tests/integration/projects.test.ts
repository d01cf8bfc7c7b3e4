import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../src/shared/contract/project';
import {
  type CallApi,
  type CallOptions,
  createCaller,
  type Procedure,
  TRANSPORTS,
} from '../support/call-api';
import { newName, storeProject, UNKNOWN_ID, wholeProject } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

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

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());

test('the very first project is Uncategorized, and the next one takes the first existing category', async () => {
  const own = await startApp();
  try {
    const owner = own.trpc((await own.signIn()).token);
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
    await own.stop();
  }
});

describe.each(TRANSPORTS)('projects over %s', transport => {
  const created = transport === 'REST' ? 201 : 200;
  let call: CallApi;
  beforeAll(() => {
    call = createCaller(app, transport);
  });
  const asOwner = (procedure: Procedure, input: CallOptions['input']) => call(procedure, { input, token });

  async function read(id: string): Promise<unknown> {
    return (await call('projects.get', { input: { id } })).body;
  }

  test('creating with no fields fills in the defaults and answers the project alone in an array', async () => {
    const { status, body } = await asOwner('projects.create', {});
    expect(status).toBe(created);
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

  test('creating with every field stores every field', async () => {
    const fields = wholeProject();
    const { status, body } = await asOwner('projects.create', fields);
    expect(status).toBe(created);
    expect(body).toEqual([expect.objectContaining(fields)]);
    const [project] = body as [Project];
    expect(await read(project._id)).toEqual(project);
  });

  test('the moments of a new project are now', async () => {
    const before = Date.now();
    const { body } = await asOwner('projects.create', {});
    const [{ createdAt, updatedAt }] = body as [Project];
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
    expect(updatedAt).toBe(createdAt);
  });

  test('empty text, false and empty lists are values, not gaps', async () => {
    const empty = {
      title: '',
      description: '',
      details: '',
      learned: '',
      image: '',
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

  test('the list has every project, newest first, each as it is answered alone', async () => {
    const older = await storeProject(app);
    const newer = await storeProject(app);
    const { status, body } = await call('projects.list');
    expect(status).toBe(200);
    expect((body as Project[]).slice(0, 2)).toEqual([newer, older]);
    expect(await read(older._id)).toEqual(older);
  });

  test('private projects are listed and readable without a token', async () => {
    const hidden = await storeProject(app, { public: false });
    const { body } = await call('projects.list');
    expect(body).toContainEqual(hidden);
    expect(await read(hidden._id)).toEqual(hidden);
  });

  test('removing answers success once, and 404 from then on', async () => {
    const stored = await storeProject(app);
    const bystander = await storeProject(app);
    const input = { id: stored._id };
    expect(await asOwner('projects.remove', input)).toMatchObject({ status: 200, body: { success: true } });
    expect(await asOwner('projects.remove', input)).toMatchObject({ status: 404, body: NOT_FOUND });
    expect(await call('projects.get', { input })).toMatchObject({ status: 404, body: NOT_FOUND });
    expect(await read(bystander._id)).toEqual(bystander);
  });

  test.each([
    ['a UUID that nothing has', () => UNKNOWN_ID],
    ['no UUID', () => 'nonsense'],
    ['SQL', () => "' OR '1'='1"],
    ['longer than any id', () => '9'.repeat(500)],
    ['a known id and a space', (id: string) => `${id} `],
    ['a known id in capitals', (id: string) => id.toUpperCase()],
    ['a known id and an emoji', (id: string) => `${id}🙂`],
  ])('an id that is %s is 404 for get, update and remove, which leave all as it was', async (_case, make) => {
    const stored = await storeProject(app);
    const id = make(stored._id);
    const answers = [
      await call('projects.get', { input: { id } }),
      await asOwner('projects.update', { id, title: 'Changed' }),
      await asOwner('projects.remove', { id }),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
    expect(await read(stored._id)).toEqual(stored);
  });

  test('an update of an unknown project lists none of its names', async () => {
    const names = { category: newName('category'), status: newName('status') };
    await asOwner('projects.update', { id: UNKNOWN_ID, ...names });
    expect((await call('projects.categories')).body).not.toContain(names.category);
    expect((await call('projects.statuses')).body).not.toContain(names.status);
  });

  test('spaces around category and status are trimmed away', async () => {
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

test('the typed client goes the whole way: create, list, get, update, remove', async () => {
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
