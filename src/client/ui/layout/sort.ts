import type { SortDirection } from './table';

/** The column that a table is sorted by, and which way. */
export type Sort<Key> = { key: Key; direction: SortDirection };

/** A click on a column head: the same column turns round, another one starts ascending. */
export function nextSort<Key>(current: Sort<Key> | null, key: Key): Sort<Key> {
  const isAscending = current?.key === key && current.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}
