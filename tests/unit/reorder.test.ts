import { describe, expect, test } from 'vitest';
import { inOrder, moveItem } from '../../src/client/editing/reorder/order';
import { reorderHelp, reorderWords } from '../../src/client/editing/reorder/reorder-words';
import { placeAfterKey } from '../../src/client/editing/reorder/use-picked-up';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('an item that is moved', () => {
  test('goes up, down and never beyond the ends', () => {
    const rows = ['a', 'b', 'c', 'd'];
    expect(moveItem(rows, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(rows, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moveItem(rows, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
    expect(moveItem(rows, 1, -5)).toEqual(['b', 'a', 'c', 'd']);
    expect(rows).toEqual(['a', 'b', 'c', 'd']);
  });

  test('leaves the same list where nothing changes', () => {
    const rows = ['a', 'b'];
    expect(moveItem(rows, 1, 1)).toBe(rows);
    expect(moveItem(rows, 0, -1)).toBe(rows);
    expect(moveItem(rows, 1, 7)).toBe(rows);
    expect(moveItem(rows, -1, 0)).toBe(rows);
  });
});

describe('a key', () => {
  test.each([
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowRight', 1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 2, 2],
  ])('%s takes an item from position %i of a list to %i', (key, from, to) => {
    expect(placeAfterKey(press(key), from, { count: 3, step: 1 })).toBe(to);
  });

  test('that moves nothing is left alone', () => {
    for (const key of [' ', 'Enter', 'Escape', 'Tab', 'x'])
      expect(placeAfterKey(press(key), 1, { count: 3, step: 1 })).toBeNull();
  });

  test('moves a card by 25 of its 400 pixels, with Shift by a position, and to the ends', () => {
    const row = { count: 4, step: 25 / 400 };
    expect(placeAfterKey(press('ArrowRight'), 1, row)).toBe(1 + 25 / 400);
    expect(placeAfterKey(press('ArrowLeft'), 1, row)).toBe(1 - 25 / 400);
    expect(placeAfterKey(press('ArrowRight', true), 1 + 25 / 400, row)).toBe(2 + 25 / 400);
    expect(placeAfterKey(press('End'), 1, row)).toBe(3);
    expect(placeAfterKey(press('Home'), 1, row)).toBe(0);
    expect(placeAfterKey(press('ArrowRight'), 3 - 10 / 400, row)).toBe(3);
    expect(placeAfterKey(press('ArrowLeft', true), 0, row)).toBe(0);
  });
});

test('items stand as their ids say, those that are not named after them', () => {
  const elements = ['a', 'b', 'c', 'd'].map(_id => ({ _id }));
  const ordered = inOrder(elements, ['c', 'gone', 'a'], ({ _id }) => _id);
  expect(ordered.map(({ _id }) => _id)).toEqual(['c', 'a', 'b', 'd']);
  expect(inOrder(['a', 'b', 'new'], ['b', 'gone', 'a'], name => name)).toEqual(['b', 'a', 'new']);
});

describe('the words', () => {
  const at = { name: 'School', index: 1, count: 5 };

  test('say where an item is at each step', () => {
    expect(reorderWords('pickUp', at)).toBe('School picked up, position 2 of 5.');
    expect(reorderWords('move', at)).toBe('School moved to position 2 of 5.');
    expect(reorderWords('drop', at)).toBe('School dropped at position 2 of 5.');
    expect(reorderWords('cancel', at)).toBe('Reordering cancelled. School is back at position 2 of 5.');
  });

  test('say how far a card was moved, and to which side', () => {
    const right = 'School moved 25 pixels to the right, position 2 of 5.';
    expect(reorderWords('move', { ...at, pixels: 25 })).toBe(right);
    const left = 'School moved 429 pixels to the left, position 2 of 5.';
    expect(reorderWords('move', { ...at, pixels: -429 })).toBe(left);
  });

  test('name the keys that there are', () => {
    expect(reorderHelp('category')).toContain(
      'pick up the category. Then the arrow keys move it by one position',
    );
    expect(reorderHelp('card', 25)).toContain('move it by 25 pixels, with Shift by one position');
  });
});
