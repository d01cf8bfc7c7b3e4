import { useMemo } from 'react';
import type { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { SkillManagement } from '#client/features/skills/admin/skill-management';
import type { useViewSummary } from '#client/features/views/view-queries';
import styles from '../dashboard-screen.module.css';
import { ChartPanel, SkillsChart, StatusChart, ViewsChart } from './charts';
import { countProjects, NO_VIEWS } from './dashboard-figures';
import { ProjectInsights } from './project-insights';

type DashboardDetailsProps = {
  projects: ReturnType<typeof useProjectOverview>;
  views: ReturnType<typeof useViewSummary>;
};

export function DashboardDetails({ projects, views }: DashboardDetailsProps) {
  const viewsByProject = views.data?.byProject ?? NO_VIEWS;
  const figures = useMemo(
    () => (projects.data ? countProjects(projects.data, viewsByProject) : null),
    [projects.data, viewsByProject],
  );
  return (
    <>
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
    </>
  );
}
