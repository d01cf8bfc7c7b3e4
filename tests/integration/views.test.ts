import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/server/core/new-id';
import { viewCountEntity, viewEntity } from '../../src/server/features/views/view-entities';
import { startApp, type TestApp } from '../support/start-app';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());
beforeEach(() =>
  app.db.write(async manager => {
    await manager.deleteAll(viewEntity);
    await manager.deleteAll(viewCountEntity);
  }),
);

async function siteViews(): Promise<unknown> {
  return (await app.rest('GET', '/views/total')).body;
}

async function viewsOf(projectId: string): Promise<unknown> {
  return (await app.rest('GET', `/views/project/${projectId}`)).body;
}

test('a view is recorded with 201 and its moment', async () => {
  const projectId = newId();
  const { status, body } = await app.rest('POST', '/views', { body: { projectId, sessionId: 'visitor' } });
  expect(status).toBe(201);
  expect(body).toEqual({ projectId, timestamp: expect.stringMatching(MOMENT) });
  const [row] = await app.db.read(viewEntity).find();
  expect(row).toMatchObject({ projectId, sessionId: 'visitor' });
  expect(row?.timestamp.toISOString()).toBe(Object(body).timestamp);
});

test('views of the site and of each project are counted apart', async () => {
  const [a, b] = [newId(), newId()];
  const record = app.trpc().views.record;
  await record.mutate({ projectId: a, sessionId: 'x' });
  await record.mutate({ projectId: a, sessionId: 'x' });
  await record.mutate({ projectId: b, sessionId: 'x' });
  await record.mutate({ projectId: null, sessionId: 'x' });
  await record.mutate({ sessionId: 'x' });
  expect(await siteViews()).toEqual({ totalViews: 2 });
  expect(await viewsOf(a)).toEqual({ projectViews: 2 });
  expect(await viewsOf(b)).toEqual({ projectViews: 1 });
  const { token } = await app.signIn();
  expect(await app.trpc(token).views.byProject.query()).toEqual({ [a]: 2, [b]: 1 });
});

test('nothing was seen yet', async () => {
  expect(await siteViews()).toEqual({ totalViews: 0 });
  expect(await viewsOf(newId())).toEqual({ projectViews: 0 });
  expect(await viewsOf('unknown')).toEqual({ projectViews: 0 });
  const { token } = await app.signIn();
  expect(await app.trpc(token).views.byProject.query()).toEqual({});
});

test('an empty project id is the whole site, as the record says too', async () => {
  const { body } = await app.rest('POST', '/views', { body: { projectId: '', sessionId: 'x' } });
  expect(body).toMatchObject({ projectId: null });
  expect(await siteViews()).toEqual({ totalViews: 1 });
  expect(await app.trpc().views.project.query({ id: '' })).toEqual({ projectViews: 0 });
});

test('all projects in one call are for the owner alone', async () => {
  await expect(app.trpc().views.byProject.query()).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
});

test('twenty views at once are counted exactly', async () => {
  const projectId = newId();
  const body = { projectId, sessionId: 'x' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.rest('POST', '/views', { body })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await viewsOf(projectId)).toEqual({ projectViews: 20 });
  expect(await app.db.read(viewEntity).countBy({ projectId })).toBe(20);
});

test('first views of twenty projects at once are all counted', async () => {
  const ids = Array.from({ length: 20 }, () => newId());
  const record = (projectId: string) => app.rest('POST', '/views', { body: { projectId, sessionId: 'x' } });
  const answers = await Promise.all([...ids, ...ids].map(record));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { token } = await app.signIn();
  const counts = await app.trpc(token).views.byProject.query();
  expect(Object.values(counts)).toEqual(ids.map(() => 2));
});

test.each([
  ['sessionId', {}],
  ['sessionId', { sessionId: '' }],
  ['sessionId', { sessionId: 7 }],
  ['sessionId', { sessionId: 'x'.repeat(201) }],
  ['projectId', { sessionId: 'x', projectId: 7 }],
  ['projectId', { sessionId: 'x', projectId: 'x'.repeat(37) }],
])('a view with a wrong %s is 400 and is not stored', async (field, body) => {
  const answer = await app.rest('POST', '/views', { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: [field] }] });
  expect(await app.db.read(viewEntity).count()).toBe(0);
});

test('over the limit is 429 and is not counted', async () => {
  const limited = await startApp({ limits: { view: { points: 1, seconds: 60 } } });
  const record = () => limited.rest('POST', '/views', { body: { sessionId: 'x' } });
  expect((await record()).status).toBe(201);
  const { status, headers } = await record();
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await limited.rest('GET', '/views/total')).body).toEqual({ totalViews: 1 });
  await limited.stop();
});
