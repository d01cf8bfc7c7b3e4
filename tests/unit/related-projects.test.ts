import { expect, test } from 'vitest';
import { rankRelated } from '#server/features/projects/project-neighbors';

function project(id: string, category: string, skills: string[]) {
  const texts = { title: id, language: '', description: '', image: '', imageAlt: '' };
  return { id, slug: null, ...texts, category, skills, keyFigures: [], coverTurn: 0 };
}

test('related projects are sorted by shared skills, then category, then date', () => {
  const current = project('own', 'Web', ['SQL', 'React', 'C']);
  const rows = [
    project('none', 'Devices', ['Go']),
    project('category', 'Web', []),
    project('one', 'Devices', ['sql']),
    current,
    project('one and category', 'Web', ['C']),
    project('two', 'Devices', ['React', 'SQL', 'Go']),
    project('one, older', 'Devices', ['C']),
  ];
  const found = rankRelated(current, rows).map(({ row, shared }) => [row.id, shared]);
  expect(found).toEqual([
    ['two', ['React', 'SQL']],
    ['one and category', ['C']],
    ['one', ['sql']],
  ]);
  expect(rankRelated(current, [current])).toEqual([]);
});

test('skills and categories that look the same are shared', () => {
  const current = project('own', 'Cafés', ['Caf\u00e9']);
  const other = project('other', 'cafe\u0301s', ['Cafe\u0301']);
  expect(rankRelated(current, [current, other])).toMatchObject([{ row: other, likeness: 3 }]);
});
