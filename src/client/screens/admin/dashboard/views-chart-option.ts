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

/** The space for the last value beside its point. */
const GAP_PX = 18;
const DIGIT_PX = 8;

/** A line of views, with the value beside its last point. */
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
      // A dotted line from the last point down to the axis.
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
