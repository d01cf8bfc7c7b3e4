import { type ReactNode, useMemo } from 'react';
import type { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { SkillManagement } from '#client/features/skills/admin/skill-management';
import type { useViewSummary } from '#client/features/views/view-queries';
import { Panel } from '#client/ui/layout/panel';
import { Fact, Facts } from '#client/ui/primitives/facts';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import { statusLabel } from '#shared/publishing';
import { ChartPanel, SkillsChart, StatusChart, ViewsChart } from './charts';
import styles from './dashboard.module.css';
import { countProjects, NO_VIEWS, type ProjectFigures } from './dashboard-figures';

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
        emptyTitle="Views appear here once someone opens a page."
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
        emptyTitle="The chart appears once a project is completed, in progress or planned."
      >
        {shown => <StatusChart figures={shown} />}
      </ChartPanel>
      <ChartPanel
        title="Skills Distribution"
        className={styles.wide}
        data={figures?.skillUsage ?? null}
        hasFailed={projects.isError}
        isEmpty={usage => usage.length === 0}
        emptyTitle="Skills appear here once a project lists them."
      >
        {usage => <SkillsChart usage={usage} />}
      </ChartPanel>
      <ProjectInsights figures={figures} />
      <SkillManagement />
    </>
  );
}

/** Shows dashes until the figures are loaded, and after a failure. */
function ProjectInsights({ figures }: { figures: ProjectFigures | null }) {
  return (
    <Panel title="Project Insights" className={styles.narrow}>
      <Facts areFigures>
        <Insight label="Most Used Skill" note={figures && skillNote(figures)}>
          {figures?.mostUsedSkill}
        </Insight>
        <Insight label="Projects in Progress">{figures && formatCount(figures.inProgressProjects)}</Insight>
        <Insight label="Planned Projects">{figures && formatCount(figures.plannedProjects)}</Insight>
        <Insight label="Average Views per Project">{figures && formatCount(figures.averageViews)}</Insight>
        <Insight label="Project Completion Rate">
          {figures && `${figures.completionRate.toFixed(1)}%`}
        </Insight>
        {figures && figures.otherStatuses.length > 0 && (
          <Insight label="Other Projects" note={statusNote(figures)}>
            {formatCount(figures.otherStatuses.reduce((sum, { projects }) => sum + projects, 0))}
          </Insight>
        )}
      </Facts>
    </Panel>
  );
}

type InsightProps = { label: string; note?: string | null; children: ReactNode };

function Insight({ label, note, children }: InsightProps) {
  return (
    <Fact name={label}>
      <span>{children ?? '–'}</span> {note && <small className="muted">{note}</small>}
    </Fact>
  );
}

function skillNote({ mostUsedSkill, mostUsedSkillCount }: ProjectFigures): string | null {
  return mostUsedSkill === null ? null : formatQuantity(mostUsedSkillCount, 'project');
}

function statusNote({ otherStatuses }: ProjectFigures): string {
  const [only, ...more] = otherStatuses;
  if (only && more.length === 0) return statusLabel(only.status);
  return otherStatuses.map(({ status, projects }) => `${statusLabel(status)} ${projects}`).join(', ');
}
