import { expect, test } from 'vitest';
import { suggestSkills } from '../../src/server/features/skills/suggest-skills';
import { skillSuggestionSchema } from '../../src/shared/contract/skill';

function namesFor(skills: { name: string; category: string }[], usedNames: string[] = []): string[] {
  return suggestSkills(skills, usedNames).map(({ name }) => name);
}

test('names that projects use come first, each once and in their order', () => {
  const names = namesFor([{ name: 'React', category: 'Frontend' }], ['Woodwork', 'rust', 'Rust', ' ', 'Go']);
  expect(names.slice(0, 3)).toEqual(['Woodwork', 'rust', 'Go']);
  expect(names.filter(name => name.toLowerCase() === 'rust')).toHaveLength(1);
});

test('names that are there already are left out without regard to case', () => {
  const skills = [
    { name: 'rEACT', category: 'Frontend' },
    { name: ' typescript ', category: 'Frontend' },
    { name: 'WOODWORK', category: 'Crafts' },
  ];
  const names = namesFor(skills, ['React', 'woodwork', 'TypeScript']).map(name => name.toLowerCase());
  expect(names).not.toContain('react');
  expect(names).not.toContain('typescript');
  expect(names).not.toContain('woodwork');
});

test('a technology under another spelling is not suggested again', () => {
  expect(namesFor([{ name: 'NodeJS', category: 'Backend' }])).not.toContain('Node.js');
  expect(namesFor([{ name: 'C', category: 'Languages' }])).toContain('C++');
});

test('a used name takes icon, colour and category from the catalogue and keeps its spelling', () => {
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

test('what fits comes before what does not', () => {
  const forWeb = namesFor([
    { name: 'React', category: 'Frontend' },
    { name: 'TypeScript', category: 'Languages' },
    { name: 'Vite', category: 'Frontend' },
  ]);
  expect(forWeb).toContain('Next.js');
  expect(forWeb).not.toContain('STM32');
  const forBoards = namesFor([
    { name: 'Arduino', category: 'Boards' },
    { name: 'ESP32', category: 'Boards' },
    { name: 'KiCad', category: 'Boards' },
  ]);
  expect(forBoards.indexOf('STM32')).toBeGreaterThan(-1);
  expect(forBoards).not.toContain('Next.js');
});

test('what projects use counts as known', () => {
  expect(namesFor([], ['PyTorch', 'TensorFlow', 'NumPy'])).toContain('scikit-learn');
});

test('suggestions go where the owner keeps their like', () => {
  const skills = [
    { name: 'Arduino', category: 'Boards' },
    { name: 'ESP32', category: 'Boards' },
    { name: 'KiCad', category: 'CAD' },
    { name: 'Fishing', category: 'LANGUAGES' },
  ];
  const suggestions = suggestSkills(skills, ['STM32', 'COBOL', 'Rust']);
  const categoryOf = (name: string) => suggestions.find(suggestion => suggestion.name === name)?.category;
  expect(categoryOf('STM32')).toBe('Boards');
  expect(categoryOf('Rust')).toBe('LANGUAGES');
  expect(categoryOf('COBOL')).toBe('Other');
});

test('with nothing to go by the most widespread are suggested', () => {
  expect(namesFor([])).toEqual(expect.arrayContaining(['JavaScript', 'Python']));
  expect(namesFor([{ name: '', category: '' }])).toEqual(namesFor([]));
  expect(namesFor([{ name: 'Juggling', category: 'Circus' }])).toEqual(namesFor([]));
});

test('suggestions are skills without an id', () => {
  for (const suggestion of suggestSkills([], ['__proto__', 'constructor', '😀'])) {
    expect(skillSuggestionSchema.strict().parse(suggestion)).toEqual(suggestion);
  }
});

test('no category fills the list alone', () => {
  const suggestions = suggestSkills([{ name: 'JavaScript', category: 'Languages' }], []);
  const categories = suggestions.map(({ category }) => category);
  for (const category of categories) {
    expect(categories.filter(one => one === category).length).toBeLessThanOrEqual(4);
  }
  expect(suggestions).toHaveLength(24);
});
