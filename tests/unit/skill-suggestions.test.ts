import { expect, test } from 'vitest';
import { suggestSkills } from '#server/features/skills/suggest-skills';
import { NEW_SKILL, skillSuggestionSchema } from '#shared/contract/skill';

const inCategory = (category: string, ...names: string[]) => names.map(name => ({ name, category }));

function suggestNames(skills: { name: string; category: string }[], usedNames: string[] = []): string[] {
  return suggestSkills(skills, usedNames).map(({ name }) => name);
}

test('suggestions start with the names that projects use, each once and in their order', () => {
  const names = suggestNames(inCategory('Frontend', 'React'), ['Woodwork', 'rust', 'Rust', ' ', 'Go']);
  expect(names.slice(0, 3)).toEqual(['Woodwork', 'rust', 'Go']);
  expect(names.filter(name => name.toLowerCase() === 'rust')).toHaveLength(1);
});

test('suggestions omit existing names regardless of case', () => {
  const skills = inCategory('Frontend', 'rEACT', ' typescript ', 'WOODWORK');
  const names = suggestNames(skills, ['React', 'woodwork', 'TypeScript']).map(name => name.toLowerCase());
  expect(names).not.toContain('react');
  expect(names).not.toContain('typescript');
  expect(names).not.toContain('woodwork');
});

test('suggestions match the skills that projects use, without other spellings of existing ones', () => {
  expect(suggestNames(inCategory('Backend', 'NodeJS'))).not.toContain('Node.js');
  expect(suggestNames(inCategory('Languages', 'C'))).toContain('C++');
  expect(suggestNames([], ['PyTorch', 'TensorFlow', 'NumPy'])).toContain('scikit-learn');
});

test('a name that projects use keeps its spelling and gets icon, color and category from the catalog', () => {
  const [first, second] = suggestSkills([], ['nodejs', 'Basket weaving']);
  const nodejs = { name: 'nodejs', category: 'Backend', icon: 'fa-brands fa-node-js', color: '#5fa04e' };
  expect(first).toEqual({ ...NEW_SKILL, ...nodejs });
  const weaving = { name: 'Basket weaving', category: 'Other', icon: 'fa-solid fa-code' };
  expect(second).toEqual({ ...NEW_SKILL, ...weaving });
});

test('suggestions match the areas of the existing skills', () => {
  const web = [...inCategory('Frontend', 'React', 'Vite'), ...inCategory('Languages', 'TypeScript')];
  const forWeb = suggestNames(web);
  expect(forWeb).toContain('Next.js');
  expect(forWeb).not.toContain('STM32');
  const forBoards = suggestNames(inCategory('Boards', 'Arduino', 'ESP32', 'KiCad'));
  expect(forBoards.indexOf('STM32')).toBeGreaterThan(-1);
  expect(forBoards).not.toContain('Next.js');
});

test('suggestions get the category of similar skills', () => {
  const skills = [
    ...inCategory('Boards', 'Arduino', 'ESP32'),
    ...inCategory('CAD', 'KiCad'),
    ...inCategory('LANGUAGES', 'Fishing'),
  ];
  const suggestions = suggestSkills(skills, ['STM32', 'COBOL', 'Rust']);
  const findCategory = (name: string) => suggestions.find(suggestion => suggestion.name === name)?.category;
  expect(findCategory('STM32')).toBe('Boards');
  expect(findCategory('Rust')).toBe('LANGUAGES');
  expect(findCategory('COBOL')).toBe('Other');
});

test('without any known skill the most common technologies are suggested', () => {
  expect(suggestNames([])).toEqual(expect.arrayContaining(['JavaScript', 'Python']));
  expect(suggestNames(inCategory('', ''))).toEqual(suggestNames([]));
  expect(suggestNames(inCategory('Circus', 'Juggling'))).toEqual(suggestNames([]));
});

test('suggestions are skills without an ID, at most four in a category', () => {
  for (const suggestion of suggestSkills([], ['__proto__', 'constructor', '😀']))
    expect(skillSuggestionSchema.strict().parse(suggestion)).toEqual(suggestion);
  const suggestions = suggestSkills(inCategory('Languages', 'JavaScript'), []);
  const categories = suggestions.map(({ category }) => category);
  for (const category of categories)
    expect(categories.filter(one => one === category).length).toBeLessThanOrEqual(4);
  expect(suggestions).toHaveLength(24);
});
