import { expect, test } from 'vitest';
import {
  countProjects,
  countViewsToday,
  findMostViewed,
  findRecentViews,
} from '#client/screens/admin/dashboard/dashboard-figures';

let projectCount = 0;

function project(status: string, skills: string[] = [], isPublic = true) {
  projectCount += 1;
  return { _id: `p${projectCount}`, status, skills, public: isPublic };
}

const bucket = (views: number) => ({ start: '2025-11-20T00:00:00.000Z', label: 'Nov 20', views });

test('without projects every figure is zero or empty', () => {
  expect(countProjects([], { gone: 12 })).toEqual({
    totalProjects: 0,
    publicProjects: 0,
    privateProjects: 0,
    drafts: 0,
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

test('three counters count their statuses and every other status is listed', () => {
  const statuses = ['completed', 'wip', 'wip', 'planned', 'planning', 'paused', 'planning', 'Completed'];
  const all = statuses.map(status => project(status));
  const { otherStatuses, ...figures } = countProjects(all, {});
  expect(figures).toMatchObject({ completedProjects: 1, inProgressProjects: 2, plannedProjects: 1 });
  const others = otherStatuses.map(({ status, projects }) => `${status} ${projects}`);
  expect(others).toEqual(['planning 2', 'Completed 1', 'paused 1']);
});

test('skills are sorted by the number of projects that list them, then by name', () => {
  const all = [['SQL', 'Rust', 'SQL'], ['Rust', 'SQL', ' '], ['Ada']].map(skills => project('wip', skills));
  const { skillUsage, ...figures } = countProjects(all, {});
  const found = skillUsage.map(({ skill, projects }) => `${skill} ${projects}`);
  expect(found).toEqual(['Rust 2', 'SQL 2', 'Ada 1']);
  expect(figures).toMatchObject({ mostUsedSkill: 'Rust', mostUsedSkillCount: 2 });
});

test('average views are rounded and exclude deleted projects', () => {
  const projects = [project('wip'), project('wip'), project('wip')];
  const [first, second] = projects.map(({ _id }) => _id);
  const views = { [String(first)]: 4, [String(second)]: 4, gone: 1000 };
  expect(countProjects(projects, views).averageViews).toBe(3);
});

test('the completion rate is a percentage of all projects', () => {
  const projects = [project('completed'), project('completed'), project('wip', [], false)];
  const { completionRate, publicProjects } = countProjects(projects, {});
  expect(completionRate.toFixed(1)).toBe('66.7');
  expect(publicProjects).toBe(2);
});

test('today’s and recent views are those of the last day and 14 days, or of all hours on the first day', () => {
  expect(countViewsToday({ unit: 'day', buckets: [bucket(5), bucket(7)] })).toBe(7);
  expect(countViewsToday({ unit: 'hour', buckets: [bucket(5), bucket(7)] })).toBe(12);
  expect(countViewsToday({ unit: 'day', buckets: [] })).toBe(0);
  const days = Array.from({ length: 20 }, (_, index) => bucket(index));
  const recent = { unit: 'day', buckets: days.slice(6), total: 175 };
  expect(findRecentViews({ unit: 'day', buckets: days })).toEqual(recent);
  expect(findRecentViews({ unit: 'hour', buckets: days }).buckets).toHaveLength(20);
});

test('the most viewed projects are at most three and have views', () => {
  const projects = ['a', 'b', 'c', 'd', 'e'].map(_id => ({ _id }));
  const found = findMostViewed(projects, { a: 1, b: 4, c: 2, d: 3, gone: 9 });
  expect(found.map(({ _id }) => _id)).toEqual(['b', 'd', 'c']);
  expect(findMostViewed(projects, { e: 1 })).toEqual([{ _id: 'e', views: 1 }]);
});
