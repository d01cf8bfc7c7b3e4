import { expect, test } from 'vitest';
import { inOrder, stepOf } from '../../src/client/features/projects/admin/category-lift';

const lift = (name: string) => ({ name, start: ['a', 'b', 'c'], order: ['a', 'b', 'c'] });

test.each([
  ['ArrowUp', 'b', ['b', 'a', 'c']],
  ['ArrowDown', 'b', ['a', 'c', 'b']],
  ['Home', 'c', ['c', 'a', 'b']],
  ['End', 'a', ['b', 'c', 'a']],
  ['ArrowUp', 'a', ['a', 'b', 'c']],
  ['ArrowDown', 'c', ['a', 'b', 'c']],
])('%s moves %s to %j', (key, name, order) => {
  expect(stepOf(lift(name), key)).toEqual({ kind: 'move', order });
});

test('Space, Enter and Tab drop, Escape puts back, other keys do nothing', () => {
  for (const key of [' ', 'Enter', 'Tab']) expect(stepOf(lift('a'), key)).toEqual({ kind: 'drop' });
  expect(stepOf(lift('a'), 'Escape')).toEqual({ kind: 'put back' });
  expect(stepOf(lift('a'), 'x')).toBeNull();
});

test('an unsaved order keeps up with categories that come and go', () => {
  expect(inOrder(['a', 'b', 'new'], ['b', 'gone', 'a'])).toEqual(['b', 'a', 'new']);
});
