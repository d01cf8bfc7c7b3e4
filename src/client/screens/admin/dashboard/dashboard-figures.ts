import type { Project } from '#shared/contract/project';
import type { ViewSummary } from '#shared/contract/view';
import { rankSkills, type SkillUsage } from '#shared/skills';

export type ProjectTotals = {
  totalProjects: number;
  publicProjects: number;
  completedProjects: number;
  inProgressProjects: number;
};

export type ProjectFigures = ProjectTotals & {
  plannedProjects: number;
  /** Statuses other than these three, the most frequent first. */
  otherStatuses: { status: string; projects: number }[];
  /** Every skill that a project lists, the most used first, ties by name. */
  skillUsage: SkillUsage[];
  mostUsedSkill: string | null;
  mostUsedSkillCount: number;
  /** Average views per project, rounded; 0 without projects. */
  averageViews: number;
  /** Completed projects in percent; 0 without projects. */
  completionRate: number;
};

type CountedProject = Pick<Project, '_id' | 'status' | 'skills' | 'public'>;

export const NO_VIEWS: Record<string, number> = {};

const BUCKETS = ['completed', 'wip', 'planned'];

export function countTotals(projects: CountedProject[]): ProjectTotals {
  return {
    totalProjects: projects.length,
    publicProjects: projects.filter(project => project.public).length,
    completedProjects: projects.filter(({ status }) => status === 'completed').length,
    inProgressProjects: projects.filter(({ status }) => status === 'wip').length,
  };
}

export function countProjects(
  projects: CountedProject[],
  viewsByProject: Record<string, number>,
): ProjectFigures {
  const totals = countTotals(projects);
  const { totalProjects, completedProjects } = totals;
  const byStatus = tally(projects.map(({ status }) => status));
  const skillUsage = rankSkills(projects);
  const views = projects.reduce((sum, { _id }) => sum + (viewsByProject[_id] ?? 0), 0);
  return {
    ...totals,
    plannedProjects: byStatus.get('planned') ?? 0,
    otherStatuses: ranked(byStatus)
      .filter(([status]) => !BUCKETS.includes(status))
      .map(([status, count]) => ({ status, projects: count })),
    skillUsage,
    mostUsedSkill: skillUsage[0]?.skill ?? null,
    mostUsedSkillCount: skillUsage[0]?.projects ?? 0,
    averageViews: totalProjects === 0 ? 0 : Math.round(views / totalProjects),
    completionRate: totalProjects === 0 ? 0 : (100 * completedProjects) / totalProjects,
  };
}

/** Counts the views of the current day. The chart has hours only on the first day, so all of them count. */
export function countViewsToday({ unit, buckets }: ViewSummary['chart']): number {
  const today = unit === 'hour' ? buckets : buckets.slice(-1);
  return today.reduce((sum, { views }) => sum + views, 0);
}

function tally(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function ranked(counts: Map<string, number>): [string, number][] {
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
}
