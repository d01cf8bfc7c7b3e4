import type { ChartOption } from '#client/ui/charts/chart-canvas';
import {
  chartAxisLine,
  chartGrid,
  chartText,
  chartTooltip,
  chartValue,
  countAxis,
} from '#client/ui/charts/chart-style';
import type { SkillUsage } from '#shared/skills';

/** Six colors, repeated for more skills. */
const PALETTE = [1, 2, 3, 4, 5, 6].map(number => `var(--cat-${number})`);

/** The width of a bar with a level name, and with a rotated one. */
const LEVEL_NAME_PX = 76;
const TURNED_NAME_PX = 28;
/** The number of bars that fit on a phone. */
const ALWAYS_FIT = 10;

export function skillColors(count: number): string[] {
  return Array.from({ length: count }, (_, index) => PALETTE[index % PALETTE.length] ?? '');
}

/** The minimum width for readable names; undefined if all bars fit everywhere. */
export function skillsChartMinWidthPx(count: number): number | undefined {
  return count > ALWAYS_FIT ? count * TURNED_NAME_PX : undefined;
}

export function skillsChartOption(usage: SkillUsage[]): ChartOption {
  const colors = skillColors(usage.length);
  return {
    baseOption: {
      animation: false,
      grid: { ...chartGrid, top: 24, right: 4 },
      tooltip: {
        ...chartTooltip,
        trigger: 'axis',
        axisPointer: { type: 'shadow', shadowStyle: { color: 'var(--sunken)', opacity: 0.6 } },
      },
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
