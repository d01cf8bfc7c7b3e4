import { expect, test } from 'vitest';
import { renameNewSkill, searchSkills } from '#client/features/skills/admin/known-skills';
import { listKnownSkills } from '#server/features/skills/suggest-skills';
import { NEW_SKILL } from '#shared/contract/skill';
import { technologyKey } from '#shared/technology-key';

const skills = listKnownSkills([]);
const known = new Map(skills.map(skill => [technologyKey(skill.name), skill]));

function type(...names: string[]): typeof NEW_SKILL {
  let skill = NEW_SKILL;
  for (const name of names) skill = { ...skill, ...renameNewSkill(skill, name, known) };
  return skill;
}

test('the name of a new skill completes icon, color and category if the final name is known', () => {
  expect(type('PostgreSQL')).toEqual({
    ...NEW_SKILL,
    name: 'PostgreSQL',
    category: 'Databases',
    icon: 'fa-brands fa-postgresql',
    color: '#4169e1',
  });
  expect(type('C', 'CS', 'CSS')).toMatchObject({ category: 'Languages', icon: 'fa-brands fa-css' });
  expect(type('C', 'Co', 'Cooking')).toEqual({ ...NEW_SKILL, name: 'Cooking' });
});

test('the name of a new skill never overwrites what the owner entered', () => {
  const typed = { ...NEW_SKILL, category: 'Storage', color: '#123456' };
  const found = renameNewSkill(typed, 'SQLite', known);
  expect(found).toMatchObject({ category: 'Storage', color: '#123456', icon: 'si si-sqlite' });
  const changed = { ...type('SQLite'), icon: 'fa-solid fa-star' };
  const shown = renameNewSkill(changed, 'MySQL', known);
  expect(shown).toMatchObject({ category: 'Databases', color: '#4479a1', icon: 'fa-solid fa-star' });
});

test.each([
  ['postgres', 'PostgreSQL'],
  ['TS', 'TypeScript'],
  ['tailwind', 'Tailwind CSS'],
  ['k8s', 'Kubernetes'],
  ['NodeJS', 'Node.js'],
  ['React.js', 'React'],
  ['dotnet', '.NET'],
])('the name of a new skill may be short: %s is %s, and stays as typed', (name, technology) => {
  expect(type(name)).toEqual({ ...type(technology), name });
});

test('known skills are distinct and have the category in which the owner lists similar ones', () => {
  expect(known.size).toBe(skills.length);
  expect(technologyKey('constructor')).toBe('constructor');
  const own = listKnownSkills([{ name: 'Python', category: 'Code' }]);
  expect(own.find(({ name }) => name === 'Rust')?.category).toBe('Code');
});

test('a search for skills finds names, aliases and categories, names first', () => {
  const names = (search: string) => searchSkills(skills, search).map(({ name }) => name);
  expect(names(' POSTGRES ')).toEqual(['PostgreSQL']);
  expect(names('k8s')).toEqual(['Kubernetes']);
  expect(names('data').slice(0, 2)).toEqual(['Oracle Database', 'PostgreSQL']);
  expect(names('juggling')).toEqual([]);
});
