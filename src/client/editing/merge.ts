import { hashKey } from '@tanstack/react-query';

/** What an editor knows of one field. */
export type FieldDefinition<Value> = {
  /** What the owner calls it. */
  label: string;
  /** Whether two values say the same. Default: the same JSON, in whatever order its keys were written. */
  isEqual?: (a: Value, b: Value) => boolean;
  /** The value in words, for the conflict dialog. Default: as text. */
  describe?: (value: Value) => string;
  /** A fact by itself: a change of it elsewhere never has to be asked about, unless it was changed here too. */
  isIndependent?: true;
  /** How many things were changed, for a list that is counted row by row. Default: one. */
  countChanges?: (before: Value, after: Value) => number;
  /** What was changed elsewhere, for a list that is shown row by row. Default: the value as a whole. */
  describeDifferences?: (versions: Versions<Value>) => Difference[];
  /** Whether a value that this tab kept is of today's form. Default: it is of the same kind as the stored one. */
  accepts?: (value: unknown) => boolean;
};

/** In the order in which the editor shows the fields. */
export type FieldDefinitions<Fields> = { [Name in keyof Fields]: FieldDefinition<Fields[Name]> };

/** Three states of the same fields: where both began, the owner's, and what was saved elsewhere. */
export type Versions<Fields> = { base: Fields; mine: Fields; theirs: Fields };

/** One field that was changed elsewhere, in words. */
export type Difference = { label: string; theirs: string; mine: string };

export type FieldName<Fields> = keyof Fields & string;

export function fieldNames<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
): FieldName<Fields>[] {
  return Object.keys(definitions).filter((name): name is FieldName<Fields> => name in definitions);
}

export function changedFields<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  before: Fields,
  after: Fields,
): FieldName<Fields>[] {
  return fieldNames(definitions).filter(name => !isEqualField(definitions, name, before, after));
}

/** What the owner has changed, in the numbers of the save bar. */
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

/** What was changed elsewhere and is not what the owner has. */
export function changedElsewhere<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, mine, theirs }: Versions<Fields>,
): FieldName<Fields>[] {
  return changedFields(definitions, base, theirs).filter(
    name => !isEqualField(definitions, name, mine, theirs),
  );
}

/** Whether both can be merged without asking: there is nothing to lose, or nothing that belongs together differs. */
export function canAutoMerge<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  versions: Versions<Fields>,
): boolean {
  const mine = changedFields(definitions, versions.base, versions.mine);
  if (mine.length === 0) return true;
  return changedElsewhere(definitions, versions).every(
    name => definitions[name].isIndependent === true && !mine.includes(name),
  );
}

/** The owner's changes on top of what was saved elsewhere. A field that says the same keeps the owner's very value. */
export function mergeVersions<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  { base, mine, theirs }: Versions<Fields>,
): Fields {
  const merged = { ...theirs };
  for (const name of fieldNames(definitions)) {
    const isMine = !isEqualField(definitions, name, base, mine);
    if (isMine || isEqualField(definitions, name, mine, theirs)) merged[name] = mine[name];
  }
  return merged;
}

/** What the owner must know before choosing between the two. */
export function describeDifferences<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  versions: Versions<Fields>,
): Difference[] {
  return changedElsewhere(definitions, versions).flatMap(name =>
    describeDifference(definitions, name, versions),
  );
}

function describeDifference<Fields extends object, Name extends FieldName<Fields>>(
  definitions: FieldDefinitions<Fields>,
  name: Name,
  versions: Versions<Fields>,
): Difference[] {
  const { label, describeDifferences: describeParts } = definitions[name];
  const { base, mine, theirs } = versions;
  if (describeParts) return describeParts({ base: base[name], mine: mine[name], theirs: theirs[name] });
  const isMine = !isEqualField(definitions, name, base, mine);
  return [
    {
      label,
      theirs: describeField(definitions, name, theirs),
      mine: isMine ? describeField(definitions, name, mine) : 'Not changed by you. The saved value is kept.',
    },
  ];
}

function describeField<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  name: FieldName<Fields>,
  fields: Fields,
): string {
  return definitions[name].describe?.(fields[name]) ?? String(fields[name]);
}

export function isEqualField<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  name: FieldName<Fields>,
  a: Fields,
  b: Fields,
): boolean {
  if (a[name] === b[name]) return true;
  const { isEqual } = definitions[name];
  return isEqual ? isEqual(a[name], b[name]) : hashKey([a[name]]) === hashKey([b[name]]);
}
