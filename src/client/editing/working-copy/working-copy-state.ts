import { isRecord } from '#shared/is-record';
import {
  changedFields,
  type FieldDefinitions,
  type FieldName,
  fieldNames,
  isEqualField,
  type MergeSides,
} from './merge';

/** The stored version that the fields come from, or null if the item was deleted. */
export type StoredVersion = string | number | null;

export type Stored<Fields> = { fields: Fields; version: StoredVersion };

/** An invalid field or a part of one. Its `path` begins with the field's name. */
export type Issue = { path: readonly (string | number)[]; message: string };

/** The owner's fields, and the stored version on which they are based. */
export type Edits<Fields> = { base: Stored<Fields>; fields: Fields };

export type WorkingCopyState<Fields> = Edits<Fields> & {
  isSaving: boolean;
  /** The edits come from this tab's storage. */
  isRestored: boolean;
  /** A version saved elsewhere cannot be merged without asking. */
  isBehind: boolean;
  /** A save of `mine` met another version and the owner has to choose. `stored` is null if the item was deleted. */
  conflict: { stored: Stored<Fields> | null; mine: Fields } | null;
  /** Issues of the last save, each with the fields that were sent. */
  issues: readonly (Issue & { sent: Fields })[];
  error: unknown;
  failedSaves: number;
};

export function isDirty<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, fields }: Edits<Fields>,
): boolean {
  return base.version === null || changedFields(definitions, base.fields, fields).length > 0;
}

export function toVersions<Fields>({ base, fields }: Edits<Fields>, theirs: Fields): MergeSides<Fields> {
  return { base: base.fields, mine: fields, theirs };
}

/** Returns the message for an invalid field until the field is changed. */
export function issueAt<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { fields, issues }: Pick<WorkingCopyState<Fields>, 'fields' | 'issues'>,
  name: FieldName<Fields>,
): string | undefined {
  return issues.find(({ path, sent }) => path[0] === name && isEqualField(definitions, name, sent, fields))
    ?.message;
}

/**
 * Returns the message for an invalid column of a row, even if the row has moved, until the column is changed.
 */
export function rowIssueAt<Fields extends object>(
  { fields, issues }: Pick<WorkingCopyState<Fields>, 'fields' | 'issues'>,
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

export function isNewer(version: StoredVersion, than: StoredVersion): boolean {
  return version !== null && than !== null && version > than;
}

/**
 * Returns true if edits read from this tab's storage, perhaps of an older release, have fields with the types
 * of `like`.
 */
export function isEdits<Fields extends object>(
  value: unknown,
  definitions: FieldDefinitions<Fields>,
  like: Fields,
): value is Edits<Fields> {
  const hasFormat = (fields: unknown) =>
    isRecord(fields) &&
    fieldNames(definitions).every(name => {
      const value: unknown = Reflect.get(fields, name);
      return definitions[name].accepts?.(value) ?? isSameKind(value, like[name]);
    });
  if (!isRecord(value) || !('base' in value && 'fields' in value) || !hasFormat(value.fields)) return false;
  const { base } = value;
  return isRecord(base) && 'fields' in base && hasFormat(base.fields) && 'version' in base;
}

/** Lists are compared by the columns of their first rows. */
function isSameKind(value: unknown, like: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(like)) return typeof value === typeof like;
  const [row, likeRow] = [value[0], like[0]];
  if (!isRecord(row) || !isRecord(likeRow)) return true;
  return Object.keys(likeRow).every(key => key in row);
}
