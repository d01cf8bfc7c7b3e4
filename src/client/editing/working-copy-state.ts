import {
  changedFields,
  type FieldDefinitions,
  type FieldName,
  fieldNames,
  isEqualField,
  type Versions,
} from './merge';

/** Which state of the stored thing the fields were read from; null when it is not stored any more. */
export type Version = string | number | null;

export type Stored<Fields> = { fields: Fields; version: Version };

/** What is wrong with a field, or with a part of it: `path` begins with the field's name. */
export type Issue = { path: readonly (string | number)[]; message: string };

/** The owner's fields, and the stored ones that the edits began with. */
export type Edits<Fields> = { base: Stored<Fields>; fields: Fields };

export type WorkingCopyState<Fields> = Edits<Fields> & {
  isSaving: boolean;
  /** The edits were kept by this tab from before. */
  isRestored: boolean;
  /** Something was saved elsewhere that cannot be merged without asking. */
  isBehind: boolean;
  /** A save met another version, and the owner has to choose; `stored` is null when it was deleted. */
  conflict: { stored: Stored<Fields> | null } | null;
  /** What the last save was refused for, each with the fields as they were sent. */
  issues: readonly (Issue & { of: Fields })[];
  /** Why the last save failed; null when it did not. */
  error: unknown;
  /** How many saves were refused or failed. */
  failedSaves: number;
};

export function isDirty<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, fields }: Edits<Fields>,
): boolean {
  return base.version === null || changedFields(definitions, base.fields, fields).length > 0;
}

export function versionsWith<Fields>({ base, fields }: Edits<Fields>, theirs: Fields): Versions<Fields> {
  return { base: base.fields, mine: fields, theirs };
}

/** What a field, or a part of it, was refused for, until it is changed. */
export function issueAt<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { fields, issues }: Pick<WorkingCopyState<Fields>, 'fields' | 'issues'>,
  name: FieldName<Fields>,
): string | undefined {
  return issues.find(({ path, of }) => path[0] === name && isEqualField(definitions, name, of, fields))
    ?.message;
}

/** What a column of a row was refused for, wherever the row is by now, until that column is changed. */
export function rowIssueAt<Fields extends object>(
  { fields, issues }: Pick<WorkingCopyState<Fields>, 'fields' | 'issues'>,
  name: FieldName<Fields>,
  key: string,
  column: string,
): string | undefined {
  const row = rowsOf(fields[name]).find(hasKey(key));
  return issues.find(({ path, of }) => {
    if (path[0] !== name || path[2] !== column) return false;
    const refused = rowsOf(of[name])[Number(path[1])];
    return hasKey(key)(refused) && valueIn(refused, column) === valueIn(row, column);
  })?.message;
}

const hasKey = (key: string) => (row: unknown) => valueIn(row, 'key') === key;

function valueIn(row: unknown, column: string): unknown {
  return isObject(row) ? Reflect.get(row, column) : undefined;
}

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isNewer(version: Version, than: Version): boolean {
  return version !== null && than !== null && version > than;
}

/** For what was kept in this tab, perhaps by an older form of the site: its fields are of the same kinds as `like`. */
export function isEdits<Fields extends object>(
  value: unknown,
  definitions: FieldDefinitions<Fields>,
  like: Fields,
): value is Edits<Fields> {
  const isOfForm = (fields: unknown) =>
    isObject(fields) &&
    fieldNames(definitions).every(name => {
      const kept: unknown = Reflect.get(fields, name);
      return definitions[name].accepts?.(kept) ?? isSameKind(kept, like[name]);
    });
  if (!isObject(value) || !('base' in value && 'fields' in value) || !isOfForm(value.fields)) return false;
  const { base } = value;
  return isObject(base) && 'fields' in base && isOfForm(base.fields) && 'version' in base;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Lists are compared by their first rows: those of another form name other things. */
function isSameKind(value: unknown, like: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(like)) return typeof value === typeof like;
  const [row, likeRow] = [value[0], like[0]];
  if (!isObject(row) || !isObject(likeRow)) return true;
  return Object.keys(likeRow).every(key => key in row);
}
