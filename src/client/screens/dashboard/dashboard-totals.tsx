import { formatCount } from '../../ui/charts/chart-style';
import { Stat } from '../../ui/charts/stat';
import styles from './dashboard.module.css';
import type { ProjectFigures } from './dashboard-figures';

type DashboardTotalsProps = {
  /** Null while, or where, they are not known: a dash stands for them. */
  figures: ProjectFigures | null;
  views: { total: number; today: number } | null;
};

/** The stat cards (rule 10.6). */
export function DashboardTotals({ figures, views }: DashboardTotalsProps) {
  return (
    <dl className={styles.totals}>
      <Stat
        label="Total Projects"
        value={figures && formatCount(figures.totalProjects)}
        note={
          figures &&
          `${figures.publicProjects} public, ${figures.totalProjects - figures.publicProjects} private`
        }
      />
      <Stat
        label="Completed Projects"
        value={figures && formatCount(figures.completedProjects)}
        note={figures && `${figures.inProgressProjects} in progress`}
      />
      <Stat
        label="Total Portfolio Views"
        value={views && formatCount(views.total)}
        note={views && `${formatCount(views.today)} today`}
      />
    </dl>
  );
}
