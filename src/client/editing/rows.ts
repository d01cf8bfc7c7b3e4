import { hashKey } from '@tanstack/react-query';
import type { FieldDefinition } from './merge';

/** A row of a list while it is edited: its key tells it from rows with the same content, wherever it is moved. */
export type Keyed<Row> = Row & { key: string };

type RowsField<Row> = {
  label: string;
  /** What every row has. A list that this tab kept without them is of an older form of the site. */
  columns: readonly (keyof Row & string)[];
  /** One row in words, for the conflict dialog. */
  describe: (row: Row) => string;
};

/** The definition of a field that is a list of rows: compared without their keys, described line by line. */
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

/** The rows with keys: by place those of `before`, so that what is on screen stays what it was, else new ones. */
export function withKeys<Row extends object>(
  rows: readonly Row[],
  before: readonly Keyed<Row>[] = [],
): Keyed<Row>[] {
  return rows.map((row, place) => ({ ...row, key: before[place]?.key ?? newRowKey() }));
}

/** The rows as they are sent. */
export function withoutKeys<Row extends object>(rows: readonly Keyed<Row>[]): Omit<Keyed<Row>, 'key'>[] {
  return rows.map(({ key: _, ...row }) => row);
}

let made = 0;

/** Unlike every other, also those that this tab kept before a reload. */
export function newRowKey(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
}
