import { expect, test } from 'vitest';
import {
  nextSkillListSort,
  type SkillListSort,
  sortSkillList,
} from '../../src/client/features/skills/admin/sort-skill-list';

const skills = [
  { name: 'React', category: 'Web' },
  { name: 'CSS', category: 'Web' },
  { name: 'Rust', category: 'Languages' },
];

function names(sort: SkillListSort): string[] {
  return sortSkillList(skills, sort).map(({ name }) => name);
}

test('skills are sorted by name both ways', () => {
  expect(names({ key: 'name', direction: 'ascending' })).toEqual(['CSS', 'React', 'Rust']);
  expect(names({ key: 'name', direction: 'descending' })).toEqual(['Rust', 'React', 'CSS']);
});

test('within a category names ascend, whichever way the categories go', () => {
  expect(names({ key: 'category', direction: 'ascending' })).toEqual(['Rust', 'CSS', 'React']);
  expect(names({ key: 'category', direction: 'descending' })).toEqual(['CSS', 'React', 'Rust']);
});

test('the same column turns round, another one starts ascending', () => {
  const down = nextSkillListSort({ key: 'name', direction: 'ascending' }, 'name');
  expect(down).toEqual({ key: 'name', direction: 'descending' });
  expect(nextSkillListSort(down, 'category')).toEqual({ key: 'category', direction: 'ascending' });
});
