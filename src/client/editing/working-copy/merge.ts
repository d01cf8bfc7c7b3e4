import { hashKey } from '@tanstack/react-query';

export type FieldDefinition<Value> = {
  label: string;
  /** Compares two values. Defaults to equal JSON in any key order. */
  isEqual?: (a: Value, b: Value) => boolean;
  /** Describes the value for the conflict dialog. Defaults to converting it to a string. */
  describe?: (value: Value) => string;
  /** Marks a field whose changes elsewhere merge without asking, unless it was changed here too. */
  isIndependent?: true;
  /** Counts the changes in a list row by row. Defaults to one per field. */
  countChanges?: (before: Value, after: Value) => number;
  /** Describes changes made elsewhere in a list row by row. Defaults to one entry for the field. */
  describeDifferences?: (versions: MergeSides<Value>) => Difference[];
  /**
   * Returns true if a value stored in this tab has the current format. Defaults to comparing its type with
   * that of the saved value.
   */
  accepts?: (value: unknown) => boolean;
};

/** The definitions have the order of the fields in the editor. */
export type FieldDefinitions<Fields> = { [Name in keyof Fields]: FieldDefinition<Fields[Name]> };

/** The stored version that the fields come from, or null if the item was deleted. */
export type StoredVersion = string | number | null;

export type Stored<Fields> = { fields: Fields; version: StoredVersion };

/** The owner's fields, and the stored version on which they are based. */
export type Edits<Fields> = { base: Stored<Fields>; fields: Fields };

/** Three versions for a merge: the common base, the owner's, and the one saved elsewhere. */
export type MergeSides<Fields> = { base: Fields; mine: Fields; theirs: Fields };

export type Difference = { label: string; theirs: string; mine: string };

export type FieldName<Fields> = keyof Fields & string;

export function fieldNames<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
): FieldName<Fields>[] {
  return Object.keys(definitions).filter((name): name is FieldName<Fields> => name in definitions);
}

export function isDirty<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, fields }: Edits<Fields>,
): boolean {
  return base.version === null || changedFields(definitions, base.fields, fields).length > 0;
}

export function toVersions<Fields>({ base, fields }: Edits<Fields>, theirs: Fields): MergeSides<Fields> {
  return { base: base.fields, mine: fields, theirs };
}

export function changedFields<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  before: Fields,
  after: Fields,
): FieldName<Fields>[] {
  return fieldNames(definitions).filter(name => !isEqualField(definitions, name, before, after));
}

export function countChanges<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  before: Fields,
  after: Fields,
): number {
  return changedFields(definitions, before, after).reduce(
    (sum, name) => sum + (definitions[name].countChanges?.(before[name], after[name]) ?? 1),
    0,
  );
}

/** Returns the fields changed elsewhere whose values differ from the owner's. */
function changedElsewhere<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, mine, theirs }: MergeSides<Fields>,
): FieldName<Fields>[] {
  return changedFields(definitions, base, theirs).filter(
    name => !isEqualField(definitions, name, mine, theirs),
  );
}

/**
 * Returns true if merging loses nothing, because the owner has no changes or only independent fields differ.
 */
export function canAutoMerge<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  versions: MergeSides<Fields>,
): boolean {
  const mine = changedFields(definitions, versions.base, versions.mine);
  if (mine.length === 0) return true;
  return changedElsewhere(definitions, versions).every(
    name => definitions[name].isIndependent === true && !mine.includes(name),
  );
}

/** Applies the owner's changes to the version saved elsewhere. Equal fields keep the owner's object. */
export function mergeVersions<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, mine, theirs }: MergeSides<Fields>,
): Fields {
  const merged = { ...theirs };
  for (const name of fieldNames(definitions)) {
    const isMine = !isEqualField(definitions, name, base, mine);
    if (isMine || isEqualField(definitions, name, mine, theirs)) merged[name] = mine[name];
  }
  return merged;
}

/** Describes the differences between which the owner has to choose. */
export function describeDifferences<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  versions: MergeSides<Fields>,
): Difference[] {
  const { base, mine, theirs } = versions;
  return changedElsewhere(definitions, versions).flatMap(name =>
    describeDifference(definitions[name], { base: base[name], mine: mine[name], theirs: theirs[name] }),
  );
}

function describeDifference<Value>(
  definition: FieldDefinition<Value>,
  versions: MergeSides<Value>,
): Difference[] {
  const { label, describe = String, describeDifferences: describeParts } = definition;
  if (describeParts) return describeParts(versions);
  const { base, mine, theirs } = versions;
  const isMine = !isEqualValue(definition, base, mine);
  return [
    {
      label,
      theirs: describe(theirs),
      mine: isMine ? describe(mine) : "You haven't changed this. The saved value stays.",
    },
  ];
}

export function isEqualField<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  name: FieldName<Fields>,
  a: Fields,
  b: Fields,
): boolean {
  return isEqualValue(definitions[name], a[name], b[name]);
}

function isEqualValue<Value>({ isEqual }: FieldDefinition<Value>, a: Value, b: Value): boolean {
  if (a === b) return true;
  return isEqual ? isEqual(a, b) : hashKey([a]) === hashKey([b]);
}
