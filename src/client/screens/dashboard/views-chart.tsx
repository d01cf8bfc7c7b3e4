import { useMemo } from 'react';
import type { ViewSummary } from '../../../shared/contract/view';
import { Chart } from '../../ui/charts/chart';
import { formatCount } from '../../ui/charts/chart-style';
import { viewsChartOption } from './views-chart-option';

type ViewsChartProps = { chart: ViewSummary['chart'] };

export function ViewsChart({ chart }: ViewsChartProps) {
  const option = useMemo(() => viewsChartOption(chart), [chart]);
  return <Chart label={describe(chart)} option={option} table={tableOf(chart)} />;
}

function describe({ unit, buckets }: ViewSummary['chart']): string {
  const views = buckets.map(bucket => bucket.views);
  const [first, last] = [buckets[0], buckets[buckets.length - 1]];
  const range = `${formatCount(Math.min(...views))} to ${formatCount(Math.max(...views))}`;
  return `Portfolio views per ${unit}, ${first?.label} to ${last?.label}: ${range}, ${formatCount(last?.views ?? 0)} in the last ${unit}`;
}

function tableOf({ unit, buckets }: ViewSummary['chart']) {
  return {
    caption: 'Portfolio views over time',
    columns: [unit === 'hour' ? 'Hour' : 'Day', 'Views'],
    rows: buckets.map(({ label, views }): [string, string] => [label, formatCount(views)]),
  };
}
