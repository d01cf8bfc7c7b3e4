import { compareNames } from '#shared/compare';
import type { Project } from '#shared/contract/project';
import type { ViewSummary } from '#shared/contract/view';
import { rankSkills } from '#shared/skills';

export type ProjectTotals = ReturnType<typeof countTotals>;
export type ProjectFigures = ReturnType<typeof countProjects>;

type CountedProject = Pick<Project, '_id' | 'status' | 'skills' | 'public' | 'draft'>;

export const NO_VIEWS: Record<string, number> = {};

const BUCKETS = ['completed', 'wip', 'planned'];

export function countTotals(projects: CountedProject[]) {
  const seen = projects.filter(({ draft }) => !draft);
  const publicProjects = seen.filter(project => project.public).length;
  return {
    totalProjects: projects.length,
    publicProjects,
    privateProjects: seen.length - publicProjects,
    drafts: projects.length - seen.length,
    completedProjects: projects.filter(({ status }) => status === 'completed').length,
    inProgressProjects: projects.filter(({ status }) => status === 'wip').length,
  };
}

export function countProjects(projects: CountedProject[], viewsByProject: Record<string, number>) {
  const totals = countTotals(projects);
  const { totalProjects, completedProjects } = totals;
  const byStatus = tally(projects.map(({ status }) => status));
  const skillUsage = rankSkills(projects);
  const views = projects.reduce((sum, { _id }) => sum + (viewsByProject[_id] ?? 0), 0);
  return {
    ...totals,
    plannedProjects: byStatus.get('planned') ?? 0,
    /** The statuses other than the three of the chart, the most frequent first. */
    otherStatuses: ranked(byStatus)
      .filter(([status]) => !BUCKETS.includes(status))
      .map(([status, count]) => ({ status, projects: count })),
    /** The most used skill is first, and ties are sorted by name. */
    skillUsage,
    mostUsedSkill: skillUsage[0]?.skill ?? null,
    mostUsedSkillCount: skillUsage[0]?.projects ?? 0,
    /** The average is rounded to an integer. */
    averageViews: totalProjects === 0 ? 0 : Math.round(views / totalProjects),
    /** The rate is a percentage. */
    completionRate: totalProjects === 0 ? 0 : (100 * completedProjects) / totalProjects,
  };
}

const RECENT_DAYS = 14;

export type RecentViews = ReturnType<typeof findRecentViews>;

/** Returns the last 14 days, or the hours of the first day, with their sum. */
export function findRecentViews({ unit, buckets }: ViewSummary['chart']) {
  const recent = unit === 'hour' ? buckets : buckets.slice(-RECENT_DAYS);
  return { unit, buckets: recent, total: recent.reduce((sum, { views }) => sum + views, 0) };
}

const MAX_MOST_VIEWED = 3;

/** Returns the three most viewed projects. Projects without views are left out. */
export function findMostViewed<Viewed extends { _id: string }>(
  projects: Viewed[],
  viewsByProject: Record<string, number>,
) {
  return projects
    .map(project => ({ ...project, views: viewsByProject[project._id] ?? 0 }))
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views)
    .slice(0, MAX_MOST_VIEWED);
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
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || compareNames(a, b));
}
