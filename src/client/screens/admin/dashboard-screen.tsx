import { useMemo } from 'react';
import { ProjectManagement } from '../../features/projects/admin/list/project-management';
import { useProjectOverview } from '../../features/projects/admin/project-admin-queries';
import { useSetProjectOrder } from '../../features/site/admin/site-admin-queries';
import { useSite } from '../../features/site/site-queries';
import { SkillManagement } from '../../features/skills/admin/skill-management';
import { useViewSummary } from '../../features/views/view-queries';
import { PageHead } from '../../lib/head/page-head';
import { useHashTarget } from '../../lib/scroll/use-hash-target';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { classNames } from '../../ui/primitives/class-names';
import { ChartPanel, SkillsChart, StatusChart, ViewsChart } from './dashboard/charts';
import { Checklist, ShowChecklist } from './dashboard/checklist';
import { PROJECTS_ID } from './dashboard/checklist-lines';
import { countProjects, countViewsToday } from './dashboard/dashboard-figures';
import { DashboardTotals } from './dashboard/dashboard-totals';
import { ProjectInsights } from './dashboard/project-insights';
import styles from './dashboard-screen.module.css';

/** Where the views cannot be counted, each project has none (rule 10.9). */
const NO_VIEWS: Record<string, number> = {};

/** What the owner sees first (rule 10.9). Each figure shows as soon as its call has answered; a failed one spoils no other. */
export function DashboardScreen() {
  const { ownerName, projectOrder } = useSite();
  const setOrder = useSetProjectOrder();
  const projects = useProjectOverview();
  const views = useViewSummary();
  const viewsByProject = views.data?.byProject ?? NO_VIEWS;
  const figures = useMemo(
    () => (projects.data ? countProjects(projects.data, viewsByProject) : null),
    [projects.data, viewsByProject],
  );
  useHashTarget();
  const viewTotals = views.data && { total: views.data.total, today: countViewsToday(views.data.chart) };
  return (
    <div className={classNames('wrap', styles.layout)}>
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
      <DashboardTotals figures={figures} views={viewTotals ?? null} />
      <div id={PROJECTS_ID}>
        <ProjectManagement
          viewsByProject={viewsByProject}
          order={{ value: projectOrder, set: value => setOrder.mutateAsync({ projectOrder: value }) }}
        />
      </div>
      <ChartPanel
        title="Portfolio Views Over Time"
        className={styles.wide}
        data={views.data?.chart ?? null}
        hasFailed={views.isError}
        isEmpty={({ buckets }) => buckets.length === 0}
        emptyTitle="No views yet"
      >
        {chart => <ViewsChart chart={chart} />}
      </ChartPanel>
      <ChartPanel
        title="Project Status Distribution"
        className={styles.narrow}
        data={figures}
        hasFailed={projects.isError}
        isEmpty={({ completedProjects, inProgressProjects, plannedProjects }) =>
          completedProjects + inProgressProjects + plannedProjects === 0
        }
        emptyTitle="No completed, in-progress or planned projects yet"
      >
        {shown => <StatusChart figures={shown} />}
      </ChartPanel>
      <ChartPanel
        title="Skills Distribution"
        className={styles.wide}
        data={figures?.skillUsage ?? null}
        hasFailed={projects.isError}
        isEmpty={usage => usage.length === 0}
        emptyTitle="No project lists skills yet"
      >
        {usage => <SkillsChart usage={usage} />}
      </ChartPanel>
      <ProjectInsights figures={figures} className={styles.narrow} />
      <SkillManagement />
    </div>
  );
}

type LoadedQuery = { isError: boolean; isFetching: boolean; data: unknown; refetch: () => unknown };

/** Says that something is missing, and asks for that again. */
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
