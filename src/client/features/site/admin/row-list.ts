import { moveItem } from '../../../editing/reorder/move-item';

/** A row of a list that is edited, told apart from the others while it is moved and changed. */
export type Keyed<Row> = Row & { key: string };

/** The rows with keys: by place those of `before`, so that what is on screen stays what it was, else new ones. */
export function withKeys<Row extends object>(rows: readonly Row[], before: readonly Keyed<Row>[] = []) {
  const keyed: Keyed<Row>[] = [];
  rows.forEach((row, place) => {
    keyed.push({ ...row, key: before[place]?.key ?? newKey([...before, ...keyed]) });
  });
  return keyed;
}

export function addRow<Row extends object>(rows: readonly Keyed<Row>[], row: Row): Keyed<Row>[] {
  return [...rows, { ...row, key: newKey(rows) }];
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

function newKey(rows: readonly { key: string }[]): string {
  return String(rows.reduce((highest, { key }) => Math.max(highest, Number(key)), 0) + 1);
}
