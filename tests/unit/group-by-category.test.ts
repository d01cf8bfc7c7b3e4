import { expect, test } from 'vitest';
import { groupSkills } from '#client/features/skills/skill-groups';
import { filterVisibleSkills, groupByCategory } from '#shared/skills';
import { someSkill } from '../support/content/some-content';

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

test('a skill without a name or a category is not shown', () => {
  const shown = someSkill({});
  expect(filterVisibleSkills([shown, someSkill({ name: ' ' }), someSkill({ category: ' ' })])).toEqual([
    shown,
  ]);
});

test('core skills are separated from the categories', () => {
  const core = someSkill({ isCore: true, category: 'Core' });
  const other = someSkill({});
  expect(groupSkills([core, other])).toEqual({
    core: [core],
    categories: [{ category: 'Languages', items: [other] }],
  });
});
