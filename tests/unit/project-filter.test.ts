import { expect, test } from 'vitest';
import { reorderWithin } from '#client/editing/reorder/order';
import {
  filterProjects,
  listNames,
  readProjectFilter,
  writeProjectFilter,
} from '#client/features/projects/admin/list/project-filter';

const ALL = { text: '', status: '', category: '', visibility: '' } as const;

function project(title: string, fields: object = {}) {
  return { title, skills: [], status: 'wip', category: 'Web', public: true, ...fields };
}

const PROJECTS = [
  project('Tide table', { skills: ['SQLite'], slug: 'gezeiten' }),
  project('Clock', { status: 'completed', category: 'Devices', public: false }),
  project('Orrery', { draft: true, category: 'Devices' }),
  project('Later', { publishAt: '2999-01-01T00:00:00.000Z' }),
];

test.each([
  [{}, ['Tide table', 'Clock', 'Orrery', 'Later']],
  [{ text: 'TIDE' }, ['Tide table']],
  [{ text: ' table  sqlite ' }, ['Tide table']],
  [{ text: 'gezeiten' }, ['Tide table']],
  [{ text: 'devices or' }, ['Orrery']],
  [{ text: 'tide clock' }, []],
  [{ status: 'completed' }, ['Clock']],
  [{ category: 'Devices' }, ['Clock', 'Orrery']],
  [{ visibility: 'published' }, ['Tide table', 'Clock']],
  [{ visibility: 'scheduled' }, ['Later']],
  [{ visibility: 'draft' }, ['Orrery']],
  [{ visibility: 'public' }, ['Tide table', 'Orrery', 'Later']],
  [{ visibility: 'private' }, ['Clock']],
  [{ category: 'Devices', visibility: 'draft', text: 'clock' }, []],
] as const)('the filter %j shows %j', (filter, titles) => {
  expect(filterProjects(PROJECTS, { ...ALL, ...filter }).map(({ title }) => title)).toEqual(titles);
});

test('a project filter is read from the URL as it was written, and its options are unique and sorted', () => {
  const filter = { text: 'a & b', status: 'wip', category: 'Ünder=1', visibility: 'draft' } as const;
  expect(readProjectFilter(writeProjectFilter(filter))).toEqual(filter);
  expect(writeProjectFilter(ALL)).toBe('');
  expect(readProjectFilter('visibility=secret&x=1')).toEqual(ALL);
  expect(listNames(PROJECTS, 'category', '')).toEqual(['Devices', 'Web']);
  expect(listNames(PROJECTS, 'category', 'Art')).toEqual(['Art', 'Devices', 'Web']);
});

test('reordering some items of a list does not move the others', () => {
  expect(reorderWithin(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b']);
  expect(reorderWithin(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a']);
  expect(reorderWithin(['a'], [])).toEqual(['a']);
});
