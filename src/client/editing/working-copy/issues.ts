import { isRecord } from '#shared/is-record';
import { type FieldDefinitions, type FieldName, isEqualField } from './merge';

/** An invalid field or a part of one. Its `path` begins with the field's name. */
export type Issue = { path: readonly (string | number)[]; message: string };

/** Issues of a save, each with the fields that were sent. */
export type SentIssues<Fields> = readonly (Issue & { sent: Fields })[];

type Issued<Fields> = { fields: Fields; issues: SentIssues<Fields> };

/** Returns the message for an invalid field until the field is changed. */
export function issueAt<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { fields, issues }: Issued<Fields>,
  name: FieldName<Fields>,
): string | undefined {
  return issues.find(({ path, sent }) => path[0] === name && isEqualField(definitions, name, sent, fields))
    ?.message;
}

/**
 * Returns the message for an invalid column of a row, even if the row has moved, until the column is changed.
 */
export function rowIssueAt<Fields extends object>(
  { fields, issues }: Issued<Fields>,
  name: FieldName<Fields>,
  key: string,
  column: string,
): string | undefined {
  const row = toRows(fields[name]).find(hasKey(key));
  return issues.find(({ path, sent }) => {
    if (path[0] !== name || path[2] !== column) return false;
    const refused = toRows(sent[name])[Number(path[1])];
    return hasKey(key)(refused) && valueIn(refused, column) === valueIn(row, column);
  })?.message;
}

const hasKey = (key: string) => (row: unknown) => valueIn(row, 'key') === key;

function valueIn(row: unknown, column: string): unknown {
  return isRecord(row) ? Reflect.get(row, column) : undefined;
}

function toRows(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
