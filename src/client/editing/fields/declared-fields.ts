import type { z } from 'zod';
import type { Issue } from '#client/editing/working-copy/issues';
import type { FieldDefinition } from '#client/editing/working-copy/merge';
import type { Field, Fields } from '#shared/contract/fields';
import { mapValues, toKeys } from '#shared/map-values';

/** Returns how the editor labels and describes declared fields. */
export function toDefinitions<Declared extends Fields>(
  fields: Declared,
): { [Name in keyof Declared]: FieldDefinition<z.infer<Declared[Name]['value']>> };
export function toDefinitions(fields: Fields): Record<string, FieldDefinition<unknown>> {
  return mapValues(fields, toDefinition);
}

function toDefinition({ column, label, words }: Field): FieldDefinition<unknown> {
  const describe = (value: unknown) => words?.[String(value)] ?? [value].flat().join(', ');
  if (column !== 'key' || !words) return { label, describe };
  // Edits stored by another version may have a value that no longer exists.
  return { label, describe, accepts: value => typeof value === 'string' && value in words };
}

/** Finds the texts that the API would refuse. */
export function findTextIssues(fields: Fields, texts: object): Issue[] {
  return Object.entries<Field>(fields).flatMap(([name, { input }]) => {
    const text: unknown = Reflect.get(texts, name);
    const [issue] = (typeof text === 'string' && input.safeParse(text).error?.issues) || [];
    return issue ? [{ path: [name], message: issue.message }] : [];
  });
}

/** Returns the options of a selector from the words of a choice. */
export function toOptions<Value extends string>(
  words: Record<Value, string>,
): { value: Value; label: string }[] {
  return toKeys(words).map(value => ({ value, label: words[value] }));
}
