import type { ReactNode } from 'react';
import { formatCount } from '#client/ui/primitives/format-count';
import styles from '../dashboard-screen.module.css';
import type { ProjectTotals } from './dashboard-figures';

type DashboardTotalsProps = {
  /** Null until loaded, and after a failure: shown as a dash. */
  totals: ProjectTotals | null;
  views: { total: number; today: number } | null;
};

export function DashboardTotals({ totals, views }: DashboardTotalsProps) {
  return (
    <dl className={styles.totals}>
      <Stat
        label="Total Projects"
        value={totals && formatCount(totals.totalProjects)}
        note={
          totals && `${totals.publicProjects} public, ${totals.totalProjects - totals.publicProjects} private`
        }
      />
      <Stat
        label="Completed Projects"
        value={totals && formatCount(totals.completedProjects)}
        note={totals && `${totals.inProgressProjects} in progress`}
      />
      <Stat
        label="Total Portfolio Views"
        value={views && formatCount(views.total)}
        note={views && `${formatCount(views.today)} today`}
      />
    </dl>
  );
}

type StatProps = {
  label: string;
  value: string | null;
  /** Null until loaded: the line stays empty. */
  note?: ReactNode;
};

function Stat({ label, value, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value ?? '–'}</dd>
      {note !== undefined && <dd className={`note ${styles.note}`}>{note ?? '\u00a0'}</dd>}
    </div>
  );
}
