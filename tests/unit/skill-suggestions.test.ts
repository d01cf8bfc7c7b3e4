import { expect, test } from 'vitest';
import { suggestSkills } from '#server/features/skills/suggest-skills';
import { skillSuggestionSchema } from '#shared/contract/skill';

function suggestNames(skills: { name: string; category: string }[], usedNames: string[] = []): string[] {
  return suggestSkills(skills, usedNames).map(({ name }) => name);
}

test('suggestions start with the names that projects use, each once and in their order', () => {
  const names = suggestNames(
    [{ name: 'React', category: 'Frontend' }],
    ['Woodwork', 'rust', 'Rust', ' ', 'Go'],
  );
  expect(names.slice(0, 3)).toEqual(['Woodwork', 'rust', 'Go']);
  expect(names.filter(name => name.toLowerCase() === 'rust')).toHaveLength(1);
});

test('suggestions omit existing names regardless of case', () => {
  const skills = [
    { name: 'rEACT', category: 'Frontend' },
    { name: ' typescript ', category: 'Frontend' },
    { name: 'WOODWORK', category: 'Crafts' },
  ];
  const names = suggestNames(skills, ['React', 'woodwork', 'TypeScript']).map(name => name.toLowerCase());
  expect(names).not.toContain('react');
  expect(names).not.toContain('typescript');
  expect(names).not.toContain('woodwork');
});

test('suggestions match the skills that projects use, without other spellings of existing ones', () => {
  expect(suggestNames([{ name: 'NodeJS', category: 'Backend' }])).not.toContain('Node.js');
  expect(suggestNames([{ name: 'C', category: 'Languages' }])).toContain('C++');
  expect(suggestNames([], ['PyTorch', 'TensorFlow', 'NumPy'])).toContain('scikit-learn');
});

test('a name that projects use keeps its spelling and gets icon, color and category from the catalog', () => {
  const [first, second] = suggestSkills([], ['nodejs', 'Basket weaving']);
  expect(first).toEqual({
    name: 'nodejs',
    category: 'Backend',
    description: '',
    icon: 'fa-brands fa-node-js',
    color: '#5fa04e',
    isCore: false,
  });
  expect(second).toEqual({
    name: 'Basket weaving',
    category: 'Other',
    description: '',
    icon: 'fa-solid fa-code',
    color: '#000000',
    isCore: false,
  });
});

test('suggestions match the areas of the existing skills', () => {
  const forWeb = suggestNames([
    { name: 'React', category: 'Frontend' },
    { name: 'TypeScript', category: 'Languages' },
    { name: 'Vite', category: 'Frontend' },
  ]);
  expect(forWeb).toContain('Next.js');
  expect(forWeb).not.toContain('STM32');
  const forBoards = suggestNames([
    { name: 'Arduino', category: 'Boards' },
    { name: 'ESP32', category: 'Boards' },
    { name: 'KiCad', category: 'Boards' },
  ]);
  expect(forBoards.indexOf('STM32')).toBeGreaterThan(-1);
  expect(forBoards).not.toContain('Next.js');
});

test('suggestions get the category of similar skills', () => {
  const skills = [
    { name: 'Arduino', category: 'Boards' },
    { name: 'ESP32', category: 'Boards' },
    { name: 'KiCad', category: 'CAD' },
    { name: 'Fishing', category: 'LANGUAGES' },
  ];
  const suggestions = suggestSkills(skills, ['STM32', 'COBOL', 'Rust']);
  const findCategory = (name: string) => suggestions.find(suggestion => suggestion.name === name)?.category;
  expect(findCategory('STM32')).toBe('Boards');
  expect(findCategory('Rust')).toBe('LANGUAGES');
  expect(findCategory('COBOL')).toBe('Other');
});

test('without any known skill the most common technologies are suggested', () => {
  expect(suggestNames([])).toEqual(expect.arrayContaining(['JavaScript', 'Python']));
  expect(suggestNames([{ name: '', category: '' }])).toEqual(suggestNames([]));
  expect(suggestNames([{ name: 'Juggling', category: 'Circus' }])).toEqual(suggestNames([]));
});

test('suggestions are skills without an ID, at most four in a category', () => {
  for (const suggestion of suggestSkills([], ['__proto__', 'constructor', '😀']))
    expect(skillSuggestionSchema.strict().parse(suggestion)).toEqual(suggestion);
  const suggestions = suggestSkills([{ name: 'JavaScript', category: 'Languages' }], []);
  const categories = suggestions.map(({ category }) => category);
  for (const category of categories)
    expect(categories.filter(one => one === category).length).toBeLessThanOrEqual(4);
  expect(suggestions).toHaveLength(24);
});
