import { expect, test } from 'vitest';
import { groupSkills } from '#client/features/skills/skill-groups';
import type { Skill } from '#shared/contract/skill';
import { filterVisibleSkills, groupByCategory } from '#shared/skills';

const items = [
  { name: '1', category: 'b' },
  { name: '2', category: 'a' },
  { name: '3', category: 'b' },
  { name: '4', category: 'c' },
];

test('categories are in order of first occurrence and items keep their order', () => {
  const groups = groupByCategory(items);
  const list = groups.map(
    ({ category, items: members }) => `${category}: ${members.map(({ name }) => name)}`,
  );
  expect(list).toEqual(['b: 1,3', 'a: 2', 'c: 4']);
});

test.each(['__proto__', 'constructor', 'toString'])('a category can be named %s', category => {
  expect(groupByCategory([{ category }])).toEqual([{ category, items: [{ category }] }]);
});

function skill(fields: Partial<Skill>): Skill {
  return {
    _id: '1',
    name: 'Go',
    category: 'Languages',
    description: '',
    icon: '',
    color: '',
    isCore: false,
    ...fields,
  };
}

test('a skill without a name or a category is not shown', () => {
  const shown = skill({});
  expect(filterVisibleSkills([shown, skill({ name: ' ' }), skill({ category: '' })])).toEqual([shown]);
});

test('core skills are separated from the categories', () => {
  const core = skill({ isCore: true, category: 'Core' });
  const other = skill({});
  expect(groupSkills([core, other])).toEqual({
    core: [core],
    categories: [{ category: 'Languages', items: [other] }],
  });
});
