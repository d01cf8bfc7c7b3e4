import { expect, test } from 'vitest';
import {
  type ListedProject,
  type ProjectSort,
  sortProjects,
} from '../../src/client/features/projects/admin/list/sort-projects';
import { nextSort } from '../../src/client/ui/layout/table';

const projects: ListedProject[] = [
  { title: 'Part 10', category: 'b', status: 'planned', views: 3 },
  { title: 'part 9', category: 'a', status: 'completed', views: 20 },
  { title: 'Äther', category: 'b', status: 'wip', views: 3 },
];

function titles(sort: ProjectSort | null): string[] {
  return sortProjects(projects, sort).map(({ title }) => title);
}

test('without a sort projects stay as they came', () => {
  expect(titles(null)).toEqual(['Part 10', 'part 9', 'Äther']);
});

test('titles are sorted as people read them', () => {
  expect(titles({ key: 'title', direction: 'ascending' })).toEqual(['Äther', 'part 9', 'Part 10']);
  expect(titles({ key: 'title', direction: 'descending' })).toEqual(['Part 10', 'part 9', 'Äther']);
});

test('a status is sorted by its label: wip as In Progress', () => {
  expect(titles({ key: 'status', direction: 'ascending' })).toEqual(['part 9', 'Äther', 'Part 10']);
});

test('views are sorted as numbers, and equal ones stay in their order both ways', () => {
  expect(titles({ key: 'views', direction: 'ascending' })).toEqual(['Part 10', 'Äther', 'part 9']);
  expect(titles({ key: 'views', direction: 'descending' })).toEqual(['part 9', 'Part 10', 'Äther']);
});

test('sorting leaves the given list alone', () => {
  const before = [...projects];
  sortProjects(projects, { key: 'title', direction: 'ascending' });
  expect(projects).toEqual(before);
});

test('the same column reverses, another starts ascending', () => {
  const first = nextSort<ProjectSort['key']>(null, 'views');
  expect(first).toEqual({ key: 'views', direction: 'ascending' });
  const second = nextSort(first, 'views');
  expect(second).toEqual({ key: 'views', direction: 'descending' });
  expect(nextSort(second, 'views')).toEqual({ key: 'views', direction: 'ascending' });
  expect(nextSort(second, 'title')).toEqual({ key: 'title', direction: 'ascending' });
});
