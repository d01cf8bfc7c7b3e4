import { expect, test } from 'vitest';
import {
  canAutoMerge,
  changedFields,
  countChanges,
  describeDifferences,
  type FieldDefinitions,
  mergeVersions,
} from '#client/editing/working-copy/merge';

type Fields = { title: string; star: boolean; tags: { name: string; color?: string }[] };

const definitions: FieldDefinitions<Fields> = {
  title: { label: 'Title' },
  star: { label: 'Star', isIndependent: true, describe: star => (star ? 'on' : 'off') },
  tags: { label: 'Tags', describe: tags => tags.map(({ name }) => name).join(', ') },
};

const base: Fields = { title: 'Old', star: false, tags: [{ name: 'a', color: 'red' }] };

test('fields are compared by content, regardless of the order of their keys', () => {
  const same = { ...base, tags: [{ color: 'red', name: 'a' }] };
  expect(changedFields(definitions, base, same)).toEqual([]);
  expect(changedFields(definitions, base, { ...same, title: 'New', tags: [] })).toEqual(['title', 'tags']);
});

test('a merge of two versions applies the changed fields to the version that was saved elsewhere', () => {
  const mine = { ...base, title: 'Mine' };
  const theirs = { title: 'Theirs', star: true, tags: [] };
  expect(mergeVersions(definitions, { base, mine, theirs })).toEqual({ ...theirs, title: 'Mine' });
});

test('a merge of two versions keeps the same object if both values are equal', () => {
  const mine = { ...base };
  const theirs = { ...base, star: true, tags: [{ name: 'a', color: 'red' }] };
  expect(mergeVersions(definitions, { base, mine, theirs }).tags).toBe(mine.tags);
});

const mine = { ...base, title: 'Mine' };

test('two versions of an item merge automatically unless a dependent field was changed elsewhere or the same field on both sides', () => {
  expect(canAutoMerge(definitions, { base, mine: base, theirs: { ...base, title: 'Theirs' } })).toBe(true);
  expect(canAutoMerge(definitions, { base, mine, theirs: mine })).toBe(true);
  expect(canAutoMerge(definitions, { base, mine, theirs: { ...base, star: true } })).toBe(true);
  const words: FieldDefinitions<{ word: string }> = { word: { label: 'Word', isIndependent: true } };
  const versions = { base: { word: 'a' }, mine: { word: 'b' }, theirs: { word: 'c' } };
  expect(canAutoMerge(words, versions)).toBe(false);
  expect(canAutoMerge(definitions, { base, mine, theirs: { ...base, tags: [] } })).toBe(false);
});

test('differences show both sides of each field that was changed elsewhere, or of each row', () => {
  const mine = { ...base, title: 'Mine', tags: [{ name: 'b' }] };
  const theirs = { title: 'Theirs', star: true, tags: [{ name: 'b' }] };
  expect(describeDifferences(definitions, { base, mine, theirs })).toEqual([
    { label: 'Title', theirs: 'Theirs', mine: 'Mine' },
    { label: 'Star', theirs: 'on', mine: "You haven't changed this. The saved value stays." },
  ]);
  const rows: FieldDefinitions<{ title: string; rows: string[] }> = {
    title: { label: 'Title' },
    rows: {
      label: 'Rows',
      countChanges: (before, after) => after.filter(row => !before.includes(row)).length,
      describeDifferences: ({ mine, theirs }) =>
        theirs.map((row, index) => ({ label: row, theirs: row, mine: mine[index] ?? '' })),
    },
  };
  const old = { title: 'Old', rows: ['a'] };
  expect(countChanges(rows, old, old)).toBe(0);
  expect(countChanges(rows, old, { title: 'New', rows: ['a', 'b', 'c'] })).toBe(3);
  const versions = { base: old, mine: { ...old, rows: ['m'] }, theirs: { ...old, rows: ['t'] } };
  expect(describeDifferences(rows, versions)).toEqual([{ label: 't', theirs: 't', mine: 'm' }]);
});
