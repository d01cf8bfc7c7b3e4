import { useMemo } from 'react';
import { AdminHeading } from '#client/editing/admin-screen';
import { ProjectManagement } from '#client/features/projects/admin/list/project-management';
import { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { useViewSummary } from '#client/features/views/view-queries';
import { PageHead } from '#client/lib/head/page-head';
import { PROJECTS_ID } from '#client/lib/owner-paths';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Deferred } from '#client/ui/layout/deferred';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import { Checklist, ShowChecklist } from './dashboard/checklist';
import styles from './dashboard/dashboard.module.css';
import { DashboardDetails } from './dashboard/dashboard-details';
import { countTotals, countViewsToday, NO_VIEWS, type ProjectTotals } from './dashboard/dashboard-figures';
import { NowPanels } from './dashboard/now-panels';

/** Shows the dashboard. Each figure appears as soon as its request completes, whether or not others fail. */
export function DashboardScreen() {
  const projects = useProjectOverview();
  const views = useViewSummary();
  const viewsByProject = views.data?.byProject ?? NO_VIEWS;
  const totals = useMemo(() => (projects.data ? countTotals(projects.data) : null), [projects.data]);
  useHashTarget();
  const viewTotals = views.data && { total: views.data.total, today: countViewsToday(views.data.chart) };
  return (
    <div className={`wrap stack admin-page ${styles.layout}`}>
      <PageHead title="Admin Dashboard" isIndexed={false} />
      <AdminHeading title="Admin Dashboard">
        {(projects.isPending || views.isPending) && (
          <Spinner layout="inline" label="Loading dashboard data..." />
        )}
        <ShowChecklist />
      </AdminHeading>
      <NowPanels projects={projects} views={views} />
      <Checklist />
      <MissingData queries={[projects, views]} />
      <DashboardTotals totals={totals} views={viewTotals ?? null} />
      <div id={PROJECTS_ID}>
        <ProjectManagement viewsByProject={viewsByProject} />
      </div>
      <Deferred fallback={<div className={styles.details} />}>
        <DashboardDetails projects={projects} views={views} />
      </Deferred>
    </div>
  );
}

type LoadedQuery = { isError: boolean; isFetching: boolean; data: unknown; refetch: () => unknown };

function MissingData({ queries }: { queries: LoadedQuery[] }) {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return (
    <RetryAlert
      retryLabel="Refresh"
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of failed) query.refetch();
      }}
    >
      Some dashboard data could not be loaded. Please try refreshing the page.
    </RetryAlert>
  );
}

type DashboardTotalsProps = {
  /** Null until loaded and after a failure, which shows as a dash. */
  totals: ProjectTotals | null;
  views: { total: number; today: number } | null;
};

function DashboardTotals({ totals, views }: DashboardTotalsProps) {
  return (
    <dl className={`frame ${styles.totals}`}>
      <Stat
        label="Total Projects"
        value={totals && formatCount(totals.totalProjects)}
        note={totals && describeVisibility(totals)}
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

/** Names drafts only if there are some. */
function describeVisibility({ publicProjects, privateProjects, drafts }: ProjectTotals): string {
  const more = drafts === 0 ? '' : `, ${formatQuantity(drafts, 'draft')}`;
  return `${publicProjects} public, ${privateProjects} private${more}`;
}

type StatProps = {
  label: string;
  value: string | null;
  /** Null until loaded, which leaves the line empty. */
  note: string | null;
};

function Stat({ label, value, note }: StatProps) {
  return (
    <div>
      <dt className="secondary">{label}</dt>
      <dd className={styles.value}>{value ?? '–'}</dd>
      <dd className="note">{note ?? '\u00a0'}</dd>
    </div>
  );
}
