import { moveItem } from '../../../editing/reorder/move-item';
import { type Keyed, newRowKey } from '../../../editing/rows';

export function addRow<Row extends object>(rows: readonly Keyed<Row>[], row: Row): Keyed<Row>[] {
  return [...rows, { ...row, key: newRowKey() }];
}

export function changeRow<Row extends { key: string }>(
  rows: readonly Row[],
  key: string,
  changes: Partial<Row>,
): Row[] {
  return rows.map(row => (row.key === key ? { ...row, ...changes } : row));
}

export function removeRow<Row extends { key: string }>(rows: readonly Row[], key: string): Row[] {
  return rows.filter(row => row.key !== key);
}

/** One place up or down; at the end of the list nothing changes. */
export function moveRow<Row extends { key: string }>(
  rows: readonly Row[],
  key: string,
  step: 1 | -1,
): readonly Row[] {
  const from = rows.findIndex(row => row.key === key);
  return moveItem(rows, from, from + step);
}
