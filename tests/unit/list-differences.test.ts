import { expect, test } from 'vitest';
import { compareTexts, listDifferences } from '#client/editing/history/list-differences';

const words = (before: string, after: string) =>
  compareTexts(before, after).map(
    ({ text, kind }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`,
  );

test('texts are compared word by word, changes beside each other are merged and unchanged text is shortened', () => {
  expect(words('A small kite.', 'A large kite.')).toEqual([' A ', '-small', '+large', '  kite.']);
  const [, removed, added] = words('It is one two three here', 'It is four five six here');
  expect([removed, added]).toEqual(['-one two three', '+four five six']);
  const long = 'word '.repeat(100);
  const [same] = compareTexts(`${long}end`, `${long}finish`);
  expect(same?.text.length).toBeLessThan(140);
  expect(same?.text).toContain(' … ');
});

test('long texts without a common word are compared within three seconds', () => {
  const text = (seed: number) =>
    Array.from({ length: 15_000 }, (_, index) => ((index * seed) % 99_991).toString(36)).join(' ');
  const startedAt = performance.now();
  expect(words(text(7), text(13)).length).toBeGreaterThan(1);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('differences show the labels of fields and describe lists as text', () => {
  const before = { live: '', skills: ['C'], featured: false, media: [{ type: 'image', url: '/a' }] };
  const after = { live: 'https://b', skills: ['C', 'D'], featured: true, media: [] };
  const found = listDifferences(before, after, { live: 'Live demo URL', featured: 'Featured' });
  expect(found.map(({ label }) => label)).toEqual(['Live demo URL', 'skills', 'Featured', 'media']);
  expect(found[2]?.parts.map(({ text }) => text)).toEqual(['No', 'Yes']);
  expect(found[3]?.parts).toEqual([{ text: 'image · /a', kind: 'removed' }]);
});

test('differences show dates as people write them', () => {
  const before = { publishAt: '2026-05-03T09:00:00.000Z' };
  const after = { publishAt: '2027-05-03T09:00:00.000Z' };
  const [date] = listDifferences(before, after, {});
  expect(date?.parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['2026', '2027']);
});

test('differences between lists of skills show the name of each changed skill', () => {
  const skill = (name: string, color: string) => ({ id: name, position: 0, name, color });
  const before = { rows: [skill('C', '#000'), skill('SQL', '#000')] };
  const after = { rows: [skill('SQL', '#111'), skill('Go', '#000')] };
  expect(listDifferences(before, after, {}).map(({ label }) => label)).toEqual(['SQL', 'Go', 'C']);
});

test('the order of named rows is compared, but added and deleted rows alone do not change it', () => {
  const rows = (...names: string[]) => ({ rows: names.map((name, position) => ({ name, position })) });
  const listLabels = (before: object, after: object) =>
    listDifferences({ ...before }, { ...after }, {}).map(({ label }) => label);
  expect(listLabels(rows('Go', 'SQL', 'C'), rows('C', 'Go', 'SQL'))).toEqual(['Order']);
  expect(listLabels(rows('Go', 'SQL'), rows('Go', 'C', 'SQL'))).toEqual(['C']);
  expect(listLabels(rows('Go', 'SQL'), rows('Go', 'SQL'))).toEqual([]);
});
