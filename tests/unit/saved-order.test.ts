import { expect, test } from 'vitest';
import { ORDER_FIELDS } from '#client/editing/reorder/use-saved-order';
import { canAutoMerge, changedFields, mergeVersions } from '#client/editing/working-copy/merge';

test('an order merges automatically with added and deleted items but not with another order', () => {
  const createVersions = (...ids: string[]) => ({
    base: { ids: ['a', 'b', 'c'] },
    mine: { ids: ['c', 'a', 'b'] },
    theirs: { ids },
  });
  expect(canAutoMerge(ORDER_FIELDS, createVersions('a', 'c', 'd'))).toBe(true);
  expect(mergeVersions(ORDER_FIELDS, createVersions('a', 'b', 'c', 'd'))).toEqual({ ids: ['c', 'a', 'b'] });
  expect(canAutoMerge(ORDER_FIELDS, createVersions('b', 'a', 'c'))).toBe(false);
  expect(canAutoMerge(ORDER_FIELDS, createVersions('c', 'a', 'b', 'd'))).toBe(true);
  expect(changedFields(ORDER_FIELDS, { ids: ['a', 'b'] }, { ids: ['a', 'new', 'b'] })).toEqual([]);
});
