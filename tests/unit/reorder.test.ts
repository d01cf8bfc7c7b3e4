import { expect, test } from 'vitest';
import { findMovedIds, moveItem, sortByIds } from '#client/editing/reorder/order';
import { describeStep, reorderHelp } from '#client/editing/reorder/reorder-messages';
import { positionAfterKey } from '#client/editing/reorder/use-picked-up';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

test('moving an item moves it up or down but never beyond the ends', () => {
  const rows = ['a', 'b', 'c', 'd'];
  expect(moveItem(rows, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(rows, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(rows, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveItem(rows, 1, -5)).toEqual(['b', 'a', 'c', 'd']);
  expect(rows).toEqual(['a', 'b', 'c', 'd']);
  expect(moveItem(rows, 1, 1)).toBe(rows);
  expect(moveItem(rows, 0, -1)).toBe(rows);
  expect(moveItem(rows, 3, 7)).toBe(rows);
  expect(moveItem(rows, -1, 0)).toBe(rows);
});

test.each([
  ['ArrowUp', 1, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 2, 2],
])('a key press on an item %s moves it from index %i to %i', (key, from, to) => {
  expect(positionAfterKey(press(key), from, { count: 3, step: 1 })).toBe(to);
});

test('a key press on an item is ignored for keys that do not move items', () => {
  for (const key of [' ', 'Enter', 'Escape', 'Tab', 'x'])
    expect(positionAfterKey(press(key), 1, { count: 3, step: 1 })).toBeNull();
});

test('arrow keys move a card by 25 px or, with Shift, by one position, and Home and End move it to an end', () => {
  const row = { count: 4, step: 25 / 400 };
  expect(positionAfterKey(press('ArrowRight'), 1, row)).toBe(1 + 25 / 400);
  expect(positionAfterKey(press('ArrowLeft'), 1, row)).toBe(1 - 25 / 400);
  expect(positionAfterKey(press('ArrowRight', true), 1 + 25 / 400, row)).toBe(2 + 25 / 400);
  expect(positionAfterKey(press('End'), 1, row)).toBe(3);
  expect(positionAfterKey(press('Home'), 1, row)).toBe(0);
  expect(positionAfterKey(press('ArrowRight'), 3 - 10 / 400, row)).toBe(3);
  expect(positionAfterKey(press('ArrowLeft', true), 0, row)).toBe(0);
});

test('items are sorted by a list of IDs, with unlisted items at the end', () => {
  const elements = ['a', 'b', 'c', 'd'].map(_id => ({ _id }));
  const ordered = sortByIds(elements, ['c', 'gone', 'a'], ({ _id }) => _id);
  expect(ordered.map(({ _id }) => _id)).toEqual(['c', 'a', 'b', 'd']);
  expect(sortByIds(['a', 'b', 'new'], ['b', 'gone', 'a'], name => name)).toEqual(['b', 'a', 'new']);
});

const at = { name: 'School', index: 1, count: 5 };

test('the announcements of reordering state position and distance at each step and explain the keys', () => {
  expect(describeStep('pickUp', at)).toBe('School picked up, position 2 of 5.');
  expect(describeStep('move', at)).toBe('School moved to position 2 of 5.');
  expect(describeStep('drop', at)).toBe('School dropped at position 2 of 5.');
  expect(describeStep('cancel', at)).toBe('Reordering canceled. School is back at position 2 of 5.');
  const right = 'School moved 25 pixels to the right, position 2 of 5.';
  expect(describeStep('move', { ...at, pixels: 25 })).toBe(right);
  const left = 'School moved 429 pixels to the left, position 2 of 5.';
  expect(describeStep('move', { ...at, pixels: -429 })).toBe(left);
  expect(reorderHelp('category')).toContain(
    'pick up the category. Use the arrow keys to move it by one position',
  );
  expect(reorderHelp('card', 25)).toContain('move it by 25 pixels, with Shift by one position');
});

const moved = (before: string, after: string) => [...findMovedIds([...before], [...after])].sort().join('');

test('the moved items of a list are as few as possible', () => {
  expect(moved('abcd', 'abcd')).toBe('');
  expect(moved('abcd', 'xacy')).toBe('');
  expect(moved('abcde', 'eabcd')).toBe('e');
  expect(moved('abcde', 'bcdea')).toBe('a');
  expect(moved('abcde', 'abdce')).toHaveLength(1);
  expect(moved('abcde', 'edcba')).toHaveLength(4);
  expect(moved('abcde', 'dcxba')).toHaveLength(3);
});
