import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { countView, readQuarters } from '#server/features/views/view-counts';
import { viewEntity, viewHourEntity, viewTotalEntity } from '#server/features/views/view-entities';
import { toQuarter } from '#shared/time';
import { startAppForFile } from '../../support/app/managed-app';

const app = await startAppForFile();
const { token } = await app.signIn();
beforeEach(() =>
  app.db.write(async manager => {
    await manager.deleteAll(viewEntity);
    await manager.deleteAll(viewHourEntity);
    await manager.deleteAll(viewTotalEntity);
  }),
);

/** Counts views of the site as if they were recorded at these times. */
function count(...moments: string[]): Promise<void> {
  return app.db.write(async manager => {
    for (const moment of moments) await countView(manager, '', toQuarter(new Date(moment)));
  });
}

/** Returns the chart of the summary as of `now`. */
async function getChartAt(now: string, timeZone: string) {
  vi.setSystemTime(now);
  try {
    return (await app.services.views.summarize({ timeZone })).chart;
  } finally {
    vi.useRealTimers();
  }
}

function getSummary(timeZone: string) {
  return app.trpc(token).views.summary.query({ timeZone });
}

test('the summary of a site without views has an empty chart', async () => {
  expect(await getSummary('Europe/Berlin')).toEqual({
    total: 0,
    byProject: {},
    chart: { unit: 'day', buckets: [] },
  });
});

test('the summary immediately includes views in the total, per project and in the current hour', async () => {
  const { _id: projectId } = await app.services.projects.create({});
  const { record } = app.trpc().views;
  for (const one of [null, null, projectId]) await record.mutate({ projectId: one, sessionId: 'x' });
  const { total, byProject, chart } = await getSummary('Asia/Kathmandu');
  expect({ total, byProject }).toEqual({ total: 2, byProject: { [projectId]: 1 } });
  expect(chart.unit).toBe('hour');
  expect(chart.buckets.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  expect(chart.buckets.at(-1)?.label).toMatch(/^\d\d:00$/);
});

test('the chart is daily afterwards, with days of the given time zone', async () => {
  await count('2025-05-05T18:14:00Z', '2025-05-05T18:15:00Z', '2025-05-05T23:59:00Z', '2025-05-07T12:00:00Z');
  expect(await getChartAt('2025-05-07T12:20:00Z', 'Asia/Kathmandu')).toEqual({
    unit: 'day',
    buckets: [
      { start: '2025-05-04T18:15:00.000Z', label: 'May 5', views: 1 },
      { start: '2025-05-05T18:15:00.000Z', label: 'May 6', views: 2 },
      { start: '2025-05-06T18:15:00.000Z', label: 'May 7', views: 1 },
    ],
  });
});

test('the chart assigns views to the right day across daylight saving changes', async () => {
  await count(
    ...['2025-03-29T22:59:00Z', '2025-03-29T23:00:00Z', '2025-03-30T21:59:00Z', '2025-03-30T22:00:00Z'],
    ...['2025-10-26T22:59:00Z', '2025-10-26T23:00:00Z'],
  );
  const { buckets } = await getChartAt('2025-10-27T12:00:00Z', 'Europe/Berlin');
  const seen = buckets.filter(({ views }) => views > 0);
  expect(seen).toEqual([
    { start: '2025-03-28T23:00:00.000Z', label: 'Mar 29', views: 1 },
    { start: '2025-03-29T23:00:00.000Z', label: 'Mar 30', views: 2 },
    { start: '2025-03-30T22:00:00.000Z', label: 'Mar 31', views: 1 },
    { start: '2025-10-25T22:00:00.000Z', label: 'Oct 26', views: 1 },
    { start: '2025-10-26T23:00:00.000Z', label: 'Oct 27', views: 1 },
  ]);
});

test('the chart caches past days until their sum no longer matches', async () => {
  const read = async (now: string) => {
    const { buckets } = await getChartAt(now, 'Europe/Berlin');
    return buckets.map(({ views }) => views);
  };
  await count('2025-05-05T12:00:00Z', '2025-05-06T12:00:00Z');
  expect(await read('2025-05-07T12:00:00Z')).toEqual([1, 1, 0]);
  await count('2025-05-07T12:00:00Z');
  expect(await read('2025-05-07T12:01:00Z')).toEqual([1, 1, 1]);
  expect(await read('2025-05-08T12:00:00Z')).toEqual([1, 1, 1, 0]);
  await app.db.write(manager => manager.updateAll(viewHourEntity, { quarter0: 2 }));
  expect(await read('2025-05-08T12:01:00Z')).toEqual([1, 1, 1, 0]);
  // A restore or a clock that was set back can cause this.
  await count('2025-05-06T13:00:00Z');
  expect(await read('2025-05-08T12:02:00Z')).toEqual([2, 3, 2, 0]);
});

test.each([
  ['an unknown UUID', () => newId()],
  ['not a UUID', () => 'nonsense'],
  ['an existing id and a space', (id: string) => `${id} `],
  ['an existing id in capitals', (id: string) => id.toUpperCase()],
  ['a space, which MySQL treats as empty', () => ' '],
  ['longer than its column', () => 'x'.repeat(37)],
])(
  'a view of a project whose ID is %s returns 404 and is neither stored nor counted',
  async (_case, makeId) => {
    const { _id } = await app.services.projects.create({});
    const input = { projectId: makeId(_id), sessionId: 'x' };
    const refusal = { message: 'Project not found.', code: 'NOT_FOUND' };
    expect(await app.rest('POST', '/views', { body: input })).toMatchObject({ status: 404, body: refusal });
    await expect(app.trpc().views.record.mutate(input)).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    expect(await app.db.read(viewEntity).count()).toBe(0);
    expect(await app.db.read(viewHourEntity).count()).toBe(0);
    expect(await app.db.read(viewTotalEntity).count()).toBe(0);
    await count('2025-05-06T12:00:00Z');
    expect(await app.trpc().views.project.query({ id: input.projectId })).toEqual({ projectViews: 0 });
  },
);

test('the counts and the records agree after many simultaneous views', async () => {
  await Promise.all(Array.from({ length: 50 }, () => app.services.views.record({ sessionId: 'x' })));
  const counted = await readQuarters(app.db);
  expect(counted.reduce((sum, { views }) => sum + views, 0)).toBe(50);
  expect(await app.db.read(viewEntity).count()).toBe(50);
  expect((await getSummary('UTC')).total).toBe(50);
});
