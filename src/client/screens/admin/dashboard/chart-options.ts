import type { ChartOption } from '#client/ui/charts/chart-canvas';
import {
  chartAxisLine,
  chartGrid,
  chartText,
  chartTooltip,
  chartValue,
  countAxis,
} from '#client/ui/charts/chart-style';
import { formatCount } from '#client/ui/primitives/format-count';
import type { ViewSummary } from '#shared/contract/view';
import type { SkillUsage } from '#shared/skills';
import type { ProjectFigures } from './dashboard-figures';

export type StatusSlice = { label: string; projects: number; percent: number; color: string };

type Counts = Pick<ProjectFigures, 'completedProjects' | 'inProgressProjects' | 'plannedProjects'>;

export function statusSlices(counts: Counts): StatusSlice[] {
  const { completedProjects, inProgressProjects, plannedProjects } = counts;
  const all = completedProjects + inProgressProjects + plannedProjects;
  const slices = [
    { label: 'Completed', projects: completedProjects, color: 'var(--pie-completed)' },
    { label: 'In Progress', projects: inProgressProjects, color: 'var(--pie-wip)' },
    { label: 'Planned', projects: plannedProjects, color: 'var(--pie-planned)' },
  ];
  return slices.map(slice => ({ ...slice, percent: all === 0 ? 0 : (100 * slice.projects) / all }));
}

/** From this width on, the pie is on the left of its legend instead of above it. */
const WIDE_PX = 440;

const RADIUS_PX = 94;

export function statusChartOption(slices: StatusSlice[]): ChartOption {
  // A single slice is a whole circle, in which a border would look like a hand of a clock.
  const borderWidth = slices.filter(({ projects }) => projects > 0).length > 1 ? 2 : 0;
  return {
    baseOption: {
      animation: false,
      tooltip: { ...chartTooltip, trigger: 'item' },
      series: [
        {
          type: 'pie',
          name: 'Projects',
          center: ['50%', RADIUS_PX + 4],
          radius: RADIUS_PX,
          stillShowZeroSum: false,
          label: { show: false },
          labelLine: { show: false },
          emphasis: { disabled: true },
          itemStyle: { borderColor: 'var(--surface)', borderWidth },
          data: slices.map(({ label, projects, color }) => ({
            name: label,
            value: projects,
            itemStyle: { color },
          })),
        },
      ],
    },
    media: [
      { query: { maxWidth: 2 * RADIUS_PX }, option: { series: [{ radius: '100%' }] } },
      { query: { minWidth: WIDE_PX }, option: { series: [{ center: [RADIUS_PX + 16, '50%'] }] } },
    ],
  };
}

const GAP_PX = 18;
const DIGIT_PX = 8;

export function viewsChartOption({ buckets }: ViewSummary['chart']): ChartOption {
  const views = buckets.map(bucket => bucket.views);
  const last = views.length - 1;
  const lastViews = views[last] ?? 0;
  return {
    animation: false,
    grid: { ...chartGrid, top: 12, right: GAP_PX + DIGIT_PX * formatCount(lastViews).length },
    tooltip: {
      ...chartTooltip,
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: 'var(--control)', type: 'solid' } },
    },
    xAxis: {
      type: 'category',
      data: buckets.map(({ label }) => label),
      boundaryGap: false,
      axisLine: chartAxisLine,
      axisTick: { ...chartAxisLine, alignWithLabel: true },
      axisLabel: { ...chartText, margin: 12, hideOverlap: true, showMaxLabel: true },
    },
    yAxis: countAxis,
    series: [
      {
        type: 'line',
        name: 'Views',
        color: 'var(--accent)',
        lineStyle: { color: 'var(--accent)', width: 2 },
        symbol: 'none',
        showAllSymbol: true,
        emphasis: { disabled: true },
        tooltip: { valueFormatter: value => formatCount(Number(value)) },
        data: views.map((value, index) =>
          index === last
            ? {
                value,
                symbol: 'circle',
                symbolSize: 9,
                itemStyle: { color: 'var(--accent)', borderColor: 'var(--surface)', borderWidth: 2 },
                label: {
                  ...chartValue,
                  show: true,
                  position: 'right',
                  fontSize: 14,
                  formatter: formatCount(value),
                },
              }
            : value,
        ),
      },
      // This dotted line runs from the last point down to the axis.
      {
        type: 'line',
        silent: true,
        symbol: 'none',
        lineStyle: { color: 'var(--accent)', width: 1, type: [2, 4] },
        tooltip: { show: false },
        emphasis: { disabled: true },
        data: [
          [last, 0],
          [last, lastViews],
        ],
      },
    ],
  };
}

/** Highlights the bar under the pointer. */
const barTooltip = {
  ...chartTooltip,
  trigger: 'axis',
  axisPointer: { type: 'shadow', shadowStyle: { color: 'var(--sunken)', opacity: 0.6 } },
} satisfies ChartOption['tooltip'];

export const RECENT_HEIGHT_PX = 120;

/** Draws a bar for each day, with the first and last day named. */
export function recentViewsOption(buckets: ViewSummary['chart']['buckets']): ChartOption {
  return {
    animation: false,
    grid: { ...chartGrid, top: 8, right: 0 },
    tooltip: barTooltip,
    xAxis: {
      type: 'category',
      data: buckets.map(({ label }) => label),
      axisLine: chartAxisLine,
      axisTick: { show: false },
      axisLabel: {
        ...chartText,
        interval: index => index === 0 || index === buckets.length - 1,
        ...(buckets.length > 1 && { alignMinLabel: 'left', alignMaxLabel: 'right' }),
      },
    },
    yAxis: { type: 'value', show: false, min: 0 },
    series: [
      {
        type: 'bar',
        name: 'Views',
        barWidth: '62%',
        barMinHeight: 1,
        barMaxWidth: 24,
        emphasis: { disabled: true },
        itemStyle: { color: 'var(--accent)' },
        tooltip: { valueFormatter: value => formatCount(Number(value)) },
        data: buckets.map(({ views }) => views),
      },
    ],
  };
}

const PALETTE = [1, 2, 3, 4, 5, 6].map(number => `var(--cat-${number})`);

/** The width of a bar with a level name, and with a rotated one. */
const LEVEL_NAME_PX = 76;
const TURNED_NAME_PX = 28;
/** The number of bars that fit on a phone. */
const ALWAYS_FIT = 10;

export function skillColors(count: number): string[] {
  return Array.from({ length: count }, (_, index) => PALETTE[index % PALETTE.length] ?? '');
}

/** The minimum width for readable names, or undefined if all bars fit everywhere. */
export function skillsChartMinWidthPx(count: number): number | undefined {
  return count > ALWAYS_FIT ? count * TURNED_NAME_PX : undefined;
}

export function skillsChartOption(usage: SkillUsage[]): ChartOption {
  const colors = skillColors(usage.length);
  return {
    baseOption: {
      animation: false,
      grid: { ...chartGrid, top: 24, right: 4 },
      tooltip: barTooltip,
      xAxis: {
        type: 'category',
        data: usage.map(({ skill }) => skill),
        axisLine: chartAxisLine,
        axisTick: { show: false },
        axisLabel: nameLabel(0),
      },
      yAxis: countAxis,
      series: [
        {
          type: 'bar',
          name: 'Projects',
          barWidth: '52%',
          barMaxWidth: 44,
          emphasis: { disabled: true },
          label: { ...chartValue, show: true, position: 'top' },
          data: usage.map(({ projects }, index) => ({
            value: projects,
            itemStyle: { color: colors[index] ?? '' },
          })),
        },
      ],
    },
    media: [
      {
        query: { maxWidth: usage.length * LEVEL_NAME_PX },
        option: { xAxis: { axisLabel: nameLabel(48) } },
      },
    ],
  };
}

function nameLabel(rotate: number) {
  return {
    ...chartText,
    color: 'var(--ink-2)',
    rotate,
    interval: 0,
    margin: 12,
    width: 88,
    overflow: 'truncate' as const,
  };
}
