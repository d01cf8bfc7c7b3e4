import { expect, test } from 'vitest';
import {
  recentViewsOption,
  skillColors,
  skillsChartMinWidthPx,
  skillsChartOption,
  statusChartOption,
  statusSlices,
  viewsChartOption,
} from '#client/screens/admin/dashboard/chart-options';
import { CHART_HEIGHT_PX } from '#client/ui/charts/chart-style';

const days = [
  { start: '2025-11-19T00:00:00.000Z', label: 'Nov 19', views: 340 },
  { start: '2025-11-20T00:00:00.000Z', label: 'Nov 20', views: 1418 },
];

test('charts are 300 px high, and the minimum width of the skill chart grows with the number of skills', () => {
  expect(CHART_HEIGHT_PX).toBe(300);
  expect(skillsChartMinWidthPx(10)).toBeUndefined();
  expect(skillsChartMinWidthPx(100)).toBeGreaterThan(2000);
});

test('the line of views has the buckets and labels of the server and a value at its last point', () => {
  expect(viewsChartOption({ unit: 'day', buckets: days })).toMatchObject({
    xAxis: { data: ['Nov 19', 'Nov 20'] },
    yAxis: { min: 0, minInterval: 1 },
    series: [
      {
        type: 'line',
        name: 'Views',
        data: [340, { value: 1418, label: { show: true, formatter: '1,418' } }],
      },
      {
        data: [
          [1, 0],
          [1, 1418],
        ],
      },
    ],
  });
});

test('a single bucket of views is drawn as a point', () => {
  expect(viewsChartOption({ unit: 'hour', buckets: days.slice(1) })).toMatchObject({
    series: [{ data: [{ value: 1418, symbol: 'circle' }] }, {}],
  });
});

test('the status chart has a slice with a percentage for each of the three statuses', () => {
  const slices = statusSlices({ completedProjects: 9, inProgressProjects: 3, plannedProjects: 2 });
  const found = slices.map(({ label, projects, percent }) => [label, projects, percent.toFixed(1)]);
  expect(found).toEqual([
    ['Completed', 9, '64.3'],
    ['In Progress', 3, '21.4'],
    ['Planned', 2, '14.3'],
  ]);
  expect(statusChartOption(slices)).toMatchObject({
    baseOption: {
      series: [
        {
          type: 'pie',
          data: [
            { name: 'Completed', value: 9, itemStyle: { color: 'var(--pie-completed)' } },
            { name: 'In Progress', value: 3, itemStyle: { color: 'var(--pie-wip)' } },
            { name: 'Planned', value: 2, itemStyle: { color: 'var(--pie-planned)' } },
          ],
        },
      ],
    },
  });
});

test('a single slice has no border, which would cut the circle', () => {
  const borderOf = (completedProjects: number, plannedProjects: number) =>
    statusChartOption(statusSlices({ completedProjects, inProgressProjects: 0, plannedProjects }));
  const border = (borderWidth: number) => ({ baseOption: { series: [{ itemStyle: { borderWidth } }] } });
  expect(borderOf(4, 0)).toMatchObject(border(0));
  expect(borderOf(4, 1)).toMatchObject(border(2));
});

test('slices without projects have a share of zero', () => {
  const slices = statusSlices({ completedProjects: 0, inProgressProjects: 0, plannedProjects: 0 });
  expect(slices.map(({ percent }) => percent)).toEqual([0, 0, 0]);
});

test('each skill has a bar in one of six colors on an axis of integers from zero', () => {
  expect(skillColors(2)).toEqual(['var(--cat-1)', 'var(--cat-2)']);
  expect(skillColors(8).slice(5)).toEqual(['var(--cat-6)', 'var(--cat-1)', 'var(--cat-2)']);
  const usage = [
    { skill: 'TypeScript', projects: 6 },
    { skill: 'Rust', projects: 1 },
  ];
  expect(skillsChartOption(usage)).toMatchObject({
    baseOption: {
      xAxis: { data: ['TypeScript', 'Rust'] },
      yAxis: { min: 0, minInterval: 1 },
      series: [
        {
          type: 'bar',
          data: [
            { value: 6, itemStyle: { color: 'var(--cat-1)' } },
            { value: 1, itemStyle: { color: 'var(--cat-2)' } },
          ],
        },
      ],
    },
  });
});

test('the labels of the first and last day end with their bars, and a single one is below the middle of its bar', () => {
  const ends = { alignMinLabel: 'left', alignMaxLabel: 'right' };
  expect(recentViewsOption(days)).toMatchObject({ xAxis: { axisLabel: ends } });
  expect(recentViewsOption(days.slice(1))).not.toHaveProperty('xAxis.axisLabel.alignMinLabel');
});
