import { type CSSProperties, useMemo } from 'react';
import { Chart } from '../../ui/charts/chart';
import { formatCount } from '../../ui/charts/chart-style';
import type { ProjectFigures } from './dashboard-figures';
import styles from './status-chart.module.css';
import { type StatusSlice, statusChartOption, statusSlices } from './status-chart-option';

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

/** Count and share beside each colour. The table says the same to screen readers. */
function Legend({ slices }: { slices: StatusSlice[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {slices.map(({ label, projects, percent, color }) => {
        const swatch: CSSProperties & { '--slice': string } = { '--slice': color };
        return (
          <li key={label} style={swatch}>
            {label}
            <span className="num">{formatCount(projects)}</span>
            <span className="num">{percent.toFixed(1)}%</span>
          </li>
        );
      })}
    </ul>
  );
}
