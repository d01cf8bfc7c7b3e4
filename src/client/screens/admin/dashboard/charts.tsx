import { type ReactNode, useMemo } from 'react';
import { Chart, ChartSkeleton } from '#client/ui/charts/chart';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Panel } from '#client/ui/layout/panel';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import type { ViewSummary } from '#shared/contract/view';
import type { SkillUsage } from '#shared/skills';
import {
  RECENT_HEIGHT_PX,
  recentViewsOption,
  type StatusSlice,
  skillsChartMinWidthPx,
  skillsChartOption,
  statusChartOption,
  statusSlices,
  viewsChartOption,
} from './chart-options';
import styles from './dashboard.module.css';
import type { ProjectFigures, RecentViews } from './dashboard-figures';

type ChartPanelProps<T> = {
  title: string;
  className?: string | undefined;
  /** Null until loaded. */
  data: T | null;
  hasFailed: boolean;
  isEmpty: (data: T) => boolean;
  emptyTitle: string;
  children: (data: T) => ReactNode;
};

export function ChartPanel<T>(props: ChartPanelProps<T>) {
  return (
    <Panel title={props.title} className={props.className}>
      <ChartPanelBody {...props} />
    </Panel>
  );
}

function ChartPanelBody<T>({ data, hasFailed, isEmpty, emptyTitle, children }: ChartPanelProps<T>) {
  if (data === null && hasFailed) return <EmptyState className={styles.noChart} title="No data" />;
  if (data === null) return <ChartSkeleton />;
  if (isEmpty(data)) return <EmptyState className={styles.noChart} title={emptyTitle} />;
  return children(data);
}

export function StatusChart({ figures }: { figures: ProjectFigures }) {
  const slices = useMemo(() => statusSlices(figures), [figures]);
  const option = useMemo(() => statusChartOption(slices), [slices]);
  const rows = slices.map(({ label, projects, percent }): [string, string, string] => [
    label,
    formatCount(projects),
    `${percent.toFixed(1)}%`,
  ]);
  return (
    <Chart
      label={slices.map(({ label, projects }) => `${projects} ${label.toLowerCase()}`).join(', ')}
      option={option}
      table={{ caption: 'Projects by status', columns: ['Status', 'Projects', 'Share'], rows }}
    >
      <Legend slices={slices} />
    </Chart>
  );
}

/** Shows count and share beside each color. Screen readers get them from the table. */
function Legend({ slices }: { slices: StatusSlice[] }) {
  return (
    <ul className={`stack-2 caption ${styles.legend}`} aria-hidden="true">
      {slices.map(({ label, projects, percent, color }) => (
        <li key={label} style={{ '--slice': color }}>
          {label}
          <span className="num">{formatCount(projects)}</span>
          <span className="num">{percent.toFixed(1)}%</span>
        </li>
      ))}
    </ul>
  );
}

export function ViewsChart({ chart }: { chart: ViewSummary['chart'] }) {
  const option = useMemo(() => viewsChartOption(chart), [chart]);
  return <Chart label={describeViews(chart)} option={option} table={viewsTable(chart)} />;
}

export function RecentViewsChart({ recent }: { recent: RecentViews }) {
  const { unit, buckets, total } = recent;
  const option = useMemo(() => recentViewsOption(buckets), [buckets]);
  return (
    <Chart
      heightPx={RECENT_HEIGHT_PX}
      label={`${formatQuantity(total, 'view')} in ${formatQuantity(buckets.length, unit)}`}
      option={option}
      table={{ ...viewsTable(recent), caption: 'Recent views' }}
    />
  );
}

function describeViews({ unit, buckets }: ViewSummary['chart']): string {
  const views = buckets.map(bucket => bucket.views);
  const [first, last] = [buckets[0], buckets[buckets.length - 1]];
  const range = `${formatCount(Math.min(...views))} to ${formatCount(Math.max(...views))}`;
  return `Portfolio views per ${unit}, ${first?.label} to ${last?.label}: ${range}, ${formatCount(last?.views ?? 0)} in the last ${unit}`;
}

function viewsTable({ unit, buckets }: ViewSummary['chart']) {
  return {
    caption: 'Portfolio views over time',
    columns: [unit === 'hour' ? 'Hour' : 'Day', 'Views'],
    rows: buckets.map(({ label, views }): [string, string] => [label, formatCount(views)]),
  };
}

/** The number of skills in the chart's description. The table lists all of them. */
const MAX_DESCRIBED = 10;

export function SkillsChart({ usage }: { usage: SkillUsage[] }) {
  const option = useMemo(() => skillsChartOption(usage), [usage]);
  return (
    <Chart
      label={describeSkills(usage)}
      option={option}
      minWidthPx={skillsChartMinWidthPx(usage.length)}
      table={{
        caption: 'Projects per skill',
        columns: ['Skill', 'Projects'],
        rows: usage.map(({ skill, projects }): [string, string] => [skill, formatCount(projects)]),
      }}
    />
  );
}

function describeSkills(usage: SkillUsage[]): string {
  const named = usage.slice(0, MAX_DESCRIBED).map(({ skill, projects }) => `${skill} ${projects}`);
  const others = usage.length - named.length;
  return `Projects per skill: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
