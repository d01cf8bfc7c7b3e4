import { expect, test } from 'vitest';
import { addName } from '#client/editing/fields/names-field';
import { countNames, distinctNames, findName } from '#shared/names';
import { selectNotes } from '#shared/note-page';
import { groupByCategory } from '#shared/skills';

const CAFE = 'Caf\u00e9';
const DECOMPOSED_CAFE = 'Cafe\u0301';

test('names that differ only in case or Unicode form count as one', () => {
  const names = ['C++', CAFE, 'c++', ' C++ ', DECOMPOSED_CAFE, '', 'C'];
  expect(distinctNames(names)).toEqual(['C++', CAFE, 'C']);
  expect(countNames([names, [DECOMPOSED_CAFE], ['c++', 'c++']])).toEqual([
    { name: 'C++', count: 2 },
    { name: CAFE, count: 2 },
    { name: 'C', count: 1 },
  ]);
});

test('an exact spelling is found before a similar one', () => {
  expect(findName(['C++', 'c++'], 'c++')).toBe('c++');
  expect(findName(['C++', CAFE], DECOMPOSED_CAFE)).toBe(CAFE);
  expect(findName(['C++'], 'C')).toBeUndefined();
});

test('a name is added once, in the spelling that exists already', () => {
  expect(addName(['Rust'], ['C++', 'Rust'], ' c++ ')).toEqual(['Rust', 'C++']);
  expect(addName([CAFE], [], DECOMPOSED_CAFE)).toEqual([CAFE]);
  expect(addName([], [], ' ')).toEqual([]);
});

test('a tag selects the notes with each of its spellings', () => {
  const notes = [{ tags: ['c++'] }, { tags: ['C++', CAFE] }, { tags: [DECOMPOSED_CAFE] }];
  expect(selectNotes(notes, { tag: 'C++' }).notes).toEqual([notes[0], notes[1]]);
  expect(selectNotes(notes, { tag: CAFE }).notes).toEqual([notes[1], notes[2]]);
});

test('skills of one category are in one group, however it is spelled', () => {
  expect(groupByCategory([{ category: CAFE }, { category: DECOMPOSED_CAFE }])).toHaveLength(1);
});
