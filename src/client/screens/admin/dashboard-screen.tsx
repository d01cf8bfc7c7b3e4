import { useMemo } from 'react';
import { ProjectManagement } from '#client/features/projects/admin/list/project-management';
import { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { useSetProjectOrder } from '#client/features/site/admin/site-admin-queries';
import { useViewSummary } from '#client/features/views/view-queries';
import { PageHead } from '#client/lib/head/page-head';
import { PROJECTS_ID } from '#client/lib/owner-paths';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { useSite } from '#client/lib/site-queries';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { Deferred } from '#client/ui/layout/deferred';
import { classNames } from '#client/ui/primitives/class-names';
import { Checklist, ShowChecklist } from './dashboard/checklist';
import { DashboardDetails } from './dashboard/dashboard-details';
import { countTotals, countViewsToday, NO_VIEWS } from './dashboard/dashboard-figures';
import { DashboardTotals } from './dashboard/dashboard-totals';
import styles from './dashboard-screen.module.css';

/** The dashboard. Each figure appears as soon as its request completes, whether or not others fail. */
export function DashboardScreen() {
  const { ownerName, projectOrder } = useSite();
  const setOrder = useSetProjectOrder();
  const projects = useProjectOverview();
  const views = useViewSummary();
  const viewsByProject = views.data?.byProject ?? NO_VIEWS;
  const totals = useMemo(() => (projects.data ? countTotals(projects.data) : null), [projects.data]);
  useHashTarget();
  const viewTotals = views.data && { total: views.data.total, today: countViewsToday(views.data.chart) };
  return (
    <div className={classNames('wrap stack', styles.layout)}>
      <PageHead title={`Admin Dashboard | ${ownerName}`} isIndexed={false} />
      <header className={classNames('row', styles.head)}>
        <h1>Admin Dashboard</h1>
        {(projects.isPending || views.isPending) && (
          <Spinner layout="inline" label="Loading dashboard data..." />
        )}
        <ShowChecklist />
      </header>
      <Checklist />
      <MissingData queries={[projects, views]} />
      <DashboardTotals totals={totals} views={viewTotals ?? null} />
      <div id={PROJECTS_ID}>
        <ProjectManagement viewsByProject={viewsByProject} order={{ value: projectOrder, set: setOrder }} />
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
    <LoadFailure
      retryLabel="Refresh"
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of failed) query.refetch();
      }}
    >
      Some dashboard data could not be loaded. Please try refreshing the page.
    </LoadFailure>
  );
}
