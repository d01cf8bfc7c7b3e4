import { hashKey } from '@tanstack/react-query';
import type { FieldDefinition } from './merge';

/** An edited row. The key identifies it among rows with equal values, wherever it moves. */
export type Keyed<Row> = Row & { key: string };

type RowsField<Row> = {
  label: string;
  /** Columns that every row has. Edits stored in this tab without them come from an older release. */
  columns: readonly (keyof Row & string)[];
  describe: (row: Row) => string;
};

/** Creates the definition of a list field, which is compared without keys and described line by line. */
export function rowsField<Row extends object>(
  options: RowsField<Row>,
): FieldDefinition<readonly Keyed<Row>[]> {
  const { label, columns, describe } = options;
  return {
    label,
    isEqual: (a, b) => hashKey(withoutKeys(a)) === hashKey(withoutKeys(b)),
    describe: rows => rows.map(describe).join('\n'),
    accepts: value =>
      Array.isArray(value) && value.every(row => ['key', ...columns].every(column => column in Object(row))),
  };
}

/**
 * Adds keys to rows. They take those of `before` by index, so that elements on screen are reused, or else new
 * ones.
 */
export function withKeys<Row extends object>(
  rows: readonly Row[],
  before: readonly Keyed<Row>[] = [],
): Keyed<Row>[] {
  return rows.map((row, index) => ({ ...row, key: before[index]?.key ?? newRowKey() }));
}

export function withoutKeys<Row extends object>(rows: readonly Keyed<Row>[]): Omit<Keyed<Row>, 'key'>[] {
  return rows.map(({ key: _, ...row }) => row);
}

let createdKeys = 0;

/** Returns a key that is unique even among rows stored in this tab before a reload. */
export function newRowKey(): string {
  createdKeys += 1;
  return `${Date.now().toString(36)}-${createdKeys}`;
}
