import { expect, test } from 'vitest';
import { viewEntity } from '#server/features/views/view-entities';
import { startAppForFile } from '../../support/app/managed-app';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const app = await startAppForFile();
const { token } = await app.signIn();

async function addProject(): Promise<string> {
  const { _id } = await app.services.projects.create({});
  return _id;
}

async function countSiteViews(): Promise<number> {
  const { totalViews } = await app.trpc().views.total.query();
  return totalViews;
}

test('recording a view returns 201 and its time', async () => {
  const projectId = await addProject();
  const { status, body } = await app.rest('POST', '/views', { body: { projectId, sessionId: 'visitor' } });
  expect(status).toBe(201);
  expect(body).toEqual({ projectId, timestamp: expect.stringMatching(TIMESTAMP) });
  const [row] = await app.db.read(viewEntity).findBy({ projectId });
  expect(row).toMatchObject({ projectId, sessionId: 'visitor' });
  expect(row?.timestamp.toISOString()).toBe(Object(body).timestamp);
});

test('views of the site and of each project are counted separately', async () => {
  const [a, b] = [await addProject(), await addProject()];
  const before = await countSiteViews();
  const record = app.trpc().views.record;
  await record.mutate({ projectId: a, sessionId: 'x' });
  await record.mutate({ projectId: a, sessionId: 'x' });
  await record.mutate({ projectId: b, sessionId: 'x' });
  await record.mutate({ projectId: null, sessionId: 'x' });
  await record.mutate({ sessionId: 'x' });
  expect((await app.rest('GET', '/views/total')).body).toEqual({ totalViews: before + 2 });
  expect((await app.rest('GET', `/views/project/${a}`)).body).toEqual({ projectViews: 2 });
  expect(await app.trpc().views.project.query({ id: b })).toEqual({ projectViews: 1 });
  expect(await app.trpc(token).views.byProject.query()).toMatchObject({ [a]: 2, [b]: 1 });
});

test('a view with an empty project ID counts for the site and is stored that way', async () => {
  const before = await countSiteViews();
  const { body } = await app.rest('POST', '/views', { body: { projectId: '', sessionId: 'x' } });
  expect(body).toMatchObject({ projectId: null });
  expect(await countSiteViews()).toBe(before + 1);
  expect(await app.trpc().views.project.query({ id: '' })).toEqual({ projectViews: 0 });
});

test('simultaneous first views of twenty projects are all counted', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, addProject));
  const record = (projectId: string) => app.rest('POST', '/views', { body: { projectId, sessionId: 'x' } });
  const answers = await Promise.all([...ids, ...ids].map(record));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const counts = await app.trpc(token).views.byProject.query();
  expect(ids.map(id => counts[id])).toEqual(ids.map(() => 2));
});
