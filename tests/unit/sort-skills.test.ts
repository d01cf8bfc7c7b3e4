import { describe, expect, test } from 'vitest';
import { nextSort } from '#client/editing/lists/data-list';
import {
  DEFAULT_SKILL_SORT,
  filterSkills,
  type SkillSort,
  sortSkills,
} from '#client/features/skills/admin/sort-skills';
import { NEW_SKILL } from '#shared/contract/skill';

const skills = [
  { name: 'React', category: 'Web' },
  { name: 'CSS', category: 'Web' },
  { name: 'Rust', category: 'Languages' },
];

const names = (sort: SkillSort): string[] => sortSkills(skills, sort, skill => skill).map(({ name }) => name);

test('skills are sorted by name or category, within which names ascend', () => {
  expect(names({ key: 'name', direction: 'ascending' })).toEqual(['CSS', 'React', 'Rust']);
  expect(names({ key: 'name', direction: 'descending' })).toEqual(['Rust', 'React', 'CSS']);
  expect(names({ key: 'category', direction: 'ascending' })).toEqual(['Rust', 'CSS', 'React']);
  expect(names({ key: 'category', direction: 'descending' })).toEqual(['CSS', 'React', 'Rust']);
});

describe('the shown rows of the skills editor', () => {
  const row = (name: string, category: string) => ({ key: name, fields: { ...NEW_SKILL, name, category } });
  const rows = [row('CSS', 'Web'), row('Git', 'Tools'), row('Ada', 'Old')];
  const shown = (search: string, sort = DEFAULT_SKILL_SORT, list = rows) =>
    filterSkills(list, search, sort).map(({ fields }) => fields.name);

  test('are sorted by name at first, reversed by a second click, and in the stored order for the owner', () => {
    expect(shown('')).toEqual(['Ada', 'CSS', 'Git']);
    expect(shown('', nextSort(DEFAULT_SKILL_SORT, 'name'))).toEqual(['Git', 'CSS', 'Ada']);
    const byCategory = nextSort(DEFAULT_SKILL_SORT, 'category');
    expect(shown('', byCategory)).toEqual(['Ada', 'Git', 'CSS']);
    expect(shown('', nextSort(byCategory, 'category'))).toEqual(['CSS', 'Git', 'Ada']);
    expect(filterSkills(rows, '', 'own')).toEqual(rows);
    expect(filterSkills(rows, 'tools', 'own').map(({ key }) => key)).toEqual(['Git']);
  });

  test('match the search by name or category and remain visible while they are edited', () => {
    expect(shown('TOOL')).toEqual(['Git']);
    expect(shown(' css ')).toEqual(['CSS']);
    expect(shown('nothing')).toEqual([]);
    const edited = rows.map(one => (one.key === 'Ada' ? { ...one, edited: one.fields } : one));
    expect(shown('nothing', DEFAULT_SKILL_SORT, edited)).toEqual(['Ada']);
  });
});
