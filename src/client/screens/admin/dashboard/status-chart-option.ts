import type { ChartOption } from '#client/ui/charts/chart-canvas';
import { chartTooltip } from '#client/ui/charts/chart-style';
import type { ProjectFigures } from './dashboard-figures';

export type StatusSlice = { label: string; projects: number; percent: number; color: string };

type Counts = Pick<ProjectFigures, 'completedProjects' | 'inProgressProjects' | 'plannedProjects'>;

/** Builds the three slices of the status chart, each with its share of the three. */
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

/** The width from which the pie is on the left of its legend instead of above it. */
export const WIDE_PX = 440;

const RADIUS_PX = 94;

export function statusChartOption(slices: StatusSlice[]): ChartOption {
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
          itemStyle: { borderColor: 'var(--surface)', borderWidth: 2 },
          data: slices.map(({ label, projects, color }) => ({
            name: label,
            value: projects,
            itemStyle: { color },
          })),
        },
      ],
    },
    media: [{ query: { minWidth: WIDE_PX }, option: { series: [{ center: [RADIUS_PX + 16, '50%'] }] } }],
  };
}
