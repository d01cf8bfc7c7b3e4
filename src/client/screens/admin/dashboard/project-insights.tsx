import type { ReactNode } from 'react';
import { Panel } from '#client/ui/layout/panel';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import { statusLabel } from '#shared/publishing';
import styles from '../dashboard-screen.module.css';
import type { ProjectFigures } from './dashboard-figures';

type ProjectInsightsProps = {
  /** Null until loaded, and after a failure: shown as dashes. */
  figures: ProjectFigures | null;
  className?: string | undefined;
};

export function ProjectInsights({ figures, className }: ProjectInsightsProps) {
  return (
    <Panel title="Project Insights" className={className}>
      <dl className={styles.insights}>
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
          <Insight label="Projects of Other Status" note={statusNote(figures)}>
            {formatCount(figures.otherStatuses.reduce((sum, { projects }) => sum + projects, 0))}
          </Insight>
        )}
      </dl>
    </Panel>
  );
}

type InsightProps = { label: string; note?: string | null; children: ReactNode };

function Insight({ label, note, children }: InsightProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children ?? '–'} {note && <small>{note}</small>}
      </dd>
    </div>
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
