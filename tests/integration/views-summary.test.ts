import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../src/server/core/new-id';
import { countView, readQuarters } from '../../src/server/features/views/view-counts';
import { viewEntity, viewHourEntity, viewTotalEntity } from '../../src/server/features/views/view-entities';
import { quarterOf } from '../../src/shared/zone-clock';
import { startApp, type TestApp } from '../support/start-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());
beforeEach(() =>
  app.db.write(async manager => {
    await manager.deleteAll(viewEntity);
    await manager.deleteAll(viewHourEntity);
    await manager.deleteAll(viewTotalEntity);
  }),
);

/** Counts views of the site at these moments, as if they were recorded then. */
function count(...moments: string[]): Promise<void> {
  return app.db.write(async manager => {
    for (const moment of moments) await countView(manager, '', quarterOf(new Date(moment)));
  });
}

/** The summary's chart, asked for at `now`. */
async function chartAt(now: string, timeZone: string) {
  vi.setSystemTime(now);
  try {
    return (await app.services.views.summarise({ timeZone })).chart;
  } finally {
    vi.useRealTimers();
  }
}

function summarise(timeZone: string) {
  return app.trpc(token).views.summary.query({ timeZone });
}

test('a site that nobody saw has an empty chart', async () => {
  expect(await summarise('Europe/Berlin')).toEqual({
    total: 0,
    byProject: {},
    chart: { unit: 'day', buckets: [] },
  });
});

test('views are in the summary at once: the total, each project, and the hour of now', async () => {
  const { _id: projectId } = await app.services.projects.create({});
  const { record } = app.trpc().views;
  for (const one of [null, null, projectId]) await record.mutate({ projectId: one, sessionId: 'x' });
  const { total, byProject, chart } = await summarise('Asia/Kathmandu');
  expect({ total, byProject }).toEqual({ total: 2, byProject: { [projectId]: 1 } });
  expect(chart.unit).toBe('hour');
  expect(chart.buckets.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  expect(chart.buckets.at(-1)?.label).toMatch(/^\d\d:00$/);
});

test('the chart is in hours while the first view is of today', async () => {
  await count('2025-05-06T09:59:00Z', '2025-05-06T12:00:00Z', '2025-05-06T12:14:00Z');
  expect(await chartAt('2025-05-06T12:20:00Z', 'UTC')).toEqual({
    unit: 'hour',
    buckets: [
      { start: '2025-05-06T09:00:00.000Z', label: '09:00', views: 1 },
      { start: '2025-05-06T10:00:00.000Z', label: '10:00', views: 0 },
      { start: '2025-05-06T11:00:00.000Z', label: '11:00', views: 0 },
      { start: '2025-05-06T12:00:00.000Z', label: '12:00', views: 2 },
    ],
  });
});

test('the chart is in days afterwards, as the days are in Kathmandu', async () => {
  await count('2025-05-05T18:14:00Z', '2025-05-05T18:15:00Z', '2025-05-05T23:59:00Z', '2025-05-07T12:00:00Z');
  expect(await chartAt('2025-05-07T12:20:00Z', 'Asia/Kathmandu')).toEqual({
    unit: 'day',
    buckets: [
      { start: '2025-05-04T18:15:00.000Z', label: 'May 5', views: 1 },
      { start: '2025-05-05T18:15:00.000Z', label: 'May 6', views: 2 },
      { start: '2025-05-06T18:15:00.000Z', label: 'May 7', views: 1 },
    ],
  });
});

test('days of a change to and from summer time have their own views', async () => {
  await count(
    '2025-03-29T22:59:00Z',
    '2025-03-29T23:00:00Z',
    '2025-03-30T21:59:00Z',
    '2025-03-30T22:00:00Z',
    '2025-10-25T21:59:00Z',
    '2025-10-25T22:00:00Z',
    '2025-10-26T22:59:00Z',
    '2025-10-26T23:00:00Z',
  );
  const { buckets } = await chartAt('2025-10-27T12:00:00Z', 'Europe/Berlin');
  const seen = buckets.filter(({ views }) => views > 0);
  expect(seen).toEqual([
    { start: '2025-03-28T23:00:00.000Z', label: 'Mar 29', views: 1 },
    { start: '2025-03-29T23:00:00.000Z', label: 'Mar 30', views: 2 },
    { start: '2025-03-30T22:00:00.000Z', label: 'Mar 31', views: 1 },
    { start: '2025-10-24T22:00:00.000Z', label: 'Oct 25', views: 1 },
    { start: '2025-10-25T22:00:00.000Z', label: 'Oct 26', views: 2 },
    { start: '2025-10-26T23:00:00.000Z', label: 'Oct 27', views: 1 },
  ]);
});

test('past days are read once, and again when they do not add up with the others', async () => {
  const read = async (now: string) => {
    const { buckets } = await chartAt(now, 'Europe/Berlin');
    return buckets.map(({ views }) => views);
  };
  await count('2025-05-05T12:00:00Z', '2025-05-06T12:00:00Z');
  expect(await read('2025-05-07T12:00:00Z')).toEqual([1, 1, 0]);
  await count('2025-05-07T12:00:00Z');
  expect(await read('2025-05-07T12:01:00Z')).toEqual([1, 1, 1]);
  expect(await read('2025-05-08T12:00:00Z')).toEqual([1, 1, 1, 0]);
  await app.db.write(manager => manager.updateAll(viewHourEntity, { quarter0: 2 }));
  expect(await read('2025-05-08T12:01:00Z')).toEqual([1, 1, 1, 0]);
  // As by a restore, or a clock that was set back.
  await count('2025-05-06T13:00:00Z');
  expect(await read('2025-05-08T12:02:00Z')).toEqual([2, 3, 2, 0]);
});

test('views of projects are not in the chart', async () => {
  await app.db.write(manager => countView(manager, newId(), quarterOf(new Date())));
  expect((await summarise('UTC')).chart.buckets).toEqual([]);
});

test.each(['', 'Mars/Olympus', '+05:07', 'x'.repeat(200), 7, null, undefined])(
  'the time zone %j is 400',
  async timeZone => {
    const input = encodeURIComponent(JSON.stringify({ timeZone }));
    const response = await fetch(`${app.url}/trpc/views.summary?input=${input}`, {
      headers: { 'x-auth-token': token },
    });
    expect(response.status).toBe(400);
    expect(Object(await response.json()).error.data.issues).toMatchObject([{ path: ['timeZone'] }]);
  },
);

test('the summary is for the owner alone', async () => {
  await expect(app.trpc().views.summary.query({ timeZone: 'UTC' })).rejects.toMatchObject({
    data: { code: 'UNAUTHORIZED' },
  });
});

test.each([
  ['a UUID that nothing has', () => newId()],
  ['no UUID', () => 'nonsense'],
  ['a known id and a space', (id: string) => `${id} `],
  ['a known id in capitals', (id: string) => id.toUpperCase()],
  ['a space, which MySQL holds to be empty', () => ' '],
])('a view of a project whose id is %s is 404, and neither stored nor counted', async (_case, make) => {
  const { _id } = await app.services.projects.create({});
  const input = { projectId: make(_id), sessionId: 'x' };
  const refusal = { message: 'Project not found.', code: 'NOT_FOUND' };
  expect(await app.rest('POST', '/views', { body: input })).toMatchObject({ status: 404, body: refusal });
  await expect(app.trpc().views.record.mutate(input)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect(await app.db.read(viewEntity).count()).toBe(0);
  expect(await app.db.read(viewHourEntity).count()).toBe(0);
  expect(await app.db.read(viewTotalEntity).count()).toBe(0);
  await count('2025-05-06T12:00:00Z');
  expect(await app.trpc().views.project.query({ id: input.projectId })).toEqual({ projectViews: 0 });
});

test('the roll-up and the records agree after many views at once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => app.services.views.record({ sessionId: 'x' })));
  const counted = await readQuarters(app.db);
  expect(counted.reduce((sum, { views }) => sum + views, 0)).toBe(50);
  expect(await app.db.read(viewEntity).count()).toBe(50);
  expect((await summarise('UTC')).total).toBe(50);
});
