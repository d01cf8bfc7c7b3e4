import { expect, test } from 'vitest';
import { canAutoMerge, changedFields, mergeVersions } from '../../src/client/editing/merge';
import { inOrder, isSameRelativeOrder } from '../../src/client/editing/reorder/order';
import { ORDER_FIELDS } from '../../src/client/editing/reorder/use-saved-order';

test('items stand as their ids say, the others after them', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['c', 'gone', 'a'], id => id)).toEqual(['c', 'a', 'b', 'd']);
});

test('added and deleted items are no other order', () => {
  expect(isSameRelativeOrder(['a', 'b', 'c'], ['a', 'new', 'c'])).toBe(true);
  expect(isSameRelativeOrder(['a', 'b', 'c'], ['a', 'c', 'b'])).toBe(false);
});

test('an order is saved over added and deleted items without a question, and not over another order', () => {
  const versionsWith = (...ids: string[]) => ({
    base: { ids: ['a', 'b', 'c'] },
    mine: { ids: ['c', 'a', 'b'] },
    theirs: { ids },
  });
  expect(canAutoMerge(ORDER_FIELDS, versionsWith('a', 'c', 'd'))).toBe(true);
  expect(mergeVersions(ORDER_FIELDS, versionsWith('a', 'b', 'c', 'd'))).toEqual({ ids: ['c', 'a', 'b'] });
  expect(canAutoMerge(ORDER_FIELDS, versionsWith('b', 'a', 'c'))).toBe(false);
  expect(canAutoMerge(ORDER_FIELDS, versionsWith('c', 'a', 'b', 'd'))).toBe(true);
  expect(changedFields(ORDER_FIELDS, { ids: ['a', 'b'] }, { ids: ['a', 'new', 'b'] })).toEqual([]);
});
