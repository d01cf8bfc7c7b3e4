import { expect, test } from 'vitest';
import { countProjects, countViewsToday } from '../../src/client/screens/admin/dashboard/dashboard-figures';

let made = 0;

function project(status: string, skills: string[] = [], isPublic = true) {
  made += 1;
  return { _id: `p${made}`, status, skills, public: isPublic };
}

function bucket(views: number) {
  return { start: '2025-11-20T00:00:00.000Z', label: 'Nov 20', views };
}

test('without any project every figure is there, and none is not a number', () => {
  expect(countProjects([], { gone: 12 })).toEqual({
    totalProjects: 0,
    publicProjects: 0,
    completedProjects: 0,
    inProgressProjects: 0,
    plannedProjects: 0,
    otherStatuses: [],
    skillUsage: [],
    mostUsedSkill: null,
    mostUsedSkillCount: 0,
    averageViews: 0,
    completionRate: 0,
  });
});

test('the three buckets count their own status, and every other status is listed', () => {
  const statuses = ['completed', 'wip', 'wip', 'planned', 'planning', 'paused', 'planning', 'Completed'];
  const figures = countProjects(
    statuses.map(status => project(status)),
    {},
  );
  expect(figures).toMatchObject({ completedProjects: 1, inProgressProjects: 2, plannedProjects: 1 });
  expect(figures.otherStatuses).toEqual([
    { status: 'planning', projects: 2 },
    { status: 'Completed', projects: 1 },
    { status: 'paused', projects: 1 },
  ]);
});

test('a skill is used by the number of projects that list it, ties by name', () => {
  const figures = countProjects(
    [project('wip', ['SQL', 'Rust', 'SQL']), project('wip', ['Rust', 'SQL', ' ']), project('wip', ['Ada'])],
    {},
  );
  expect(figures.skillUsage).toEqual([
    { skill: 'Rust', projects: 2 },
    { skill: 'SQL', projects: 2 },
    { skill: 'Ada', projects: 1 },
  ]);
  expect(figures).toMatchObject({ mostUsedSkill: 'Rust', mostUsedSkillCount: 2 });
});

test('the average of views is rounded and leaves out what was seen of projects that are gone', () => {
  const projects = [project('wip'), project('wip'), project('wip')];
  const [first, second] = projects.map(({ _id }) => _id);
  const views = { [String(first)]: 4, [String(second)]: 4, gone: 1000 };
  expect(countProjects(projects, views).averageViews).toBe(3);
});

test('the completion rate is in percent', () => {
  const projects = [project('completed'), project('completed'), project('wip', [], false)];
  const { completionRate, publicProjects } = countProjects(projects, {});
  expect(completionRate.toFixed(1)).toBe('66.7');
  expect(publicProjects).toBe(2);
});

test('today’s views are the last day’s, or all hours of the first day', () => {
  expect(countViewsToday({ unit: 'day', buckets: [bucket(5), bucket(7)] })).toBe(7);
  expect(countViewsToday({ unit: 'hour', buckets: [bucket(5), bucket(7)] })).toBe(12);
  expect(countViewsToday({ unit: 'day', buckets: [] })).toBe(0);
});
