import { expect, test } from 'vitest';
import { nextSort } from '#client/editing/lists/data-list';
import {
  type ListedProject,
  type ProjectSort,
  sortProjects,
} from '#client/features/projects/admin/list/sort-projects';

const projects: ListedProject[] = [
  { title: 'Part 10', category: 'b', status: 'planned', views: 3 },
  { title: 'part 9', category: 'a', status: 'completed', views: 20 },
  { title: 'Äther', category: 'b', status: 'wip', views: 3 },
];

const titles = (sort: ProjectSort | null): string[] => sortProjects(projects, sort).map(({ title }) => title);

test('projects are sorted by title, label of the status or views, and the original list stays', () => {
  expect(titles(null)).toEqual(['Part 10', 'part 9', 'Äther']);
  expect(titles({ key: 'title', direction: 'ascending' })).toEqual(['Äther', 'part 9', 'Part 10']);
  expect(titles({ key: 'title', direction: 'descending' })).toEqual(['Part 10', 'part 9', 'Äther']);
  expect(titles({ key: 'status', direction: 'ascending' })).toEqual(['part 9', 'Äther', 'Part 10']);
  expect(titles({ key: 'views', direction: 'ascending' })).toEqual(['Part 10', 'Äther', 'part 9']);
  expect(titles({ key: 'views', direction: 'descending' })).toEqual(['part 9', 'Part 10', 'Äther']);
  const before = [...projects];
  sortProjects(projects, { key: 'title', direction: 'ascending' });
  expect(projects).toEqual(before);
});

test('sorting a table by the same column reverses the order and another column starts ascending', () => {
  const first = nextSort<ProjectSort['key']>(null, 'views');
  expect(first).toEqual({ key: 'views', direction: 'ascending' });
  const second = nextSort(first, 'views');
  expect(second).toEqual({ key: 'views', direction: 'descending' });
  expect(nextSort(second, 'views')).toEqual({ key: 'views', direction: 'ascending' });
  expect(nextSort(second, 'title')).toEqual({ key: 'title', direction: 'ascending' });
});
