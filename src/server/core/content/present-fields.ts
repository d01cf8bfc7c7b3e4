import type { z } from 'zod';
import type { Field, Fields } from '#shared/contract/fields';
import { language } from '#shared/contract/language-field';

type Stored<Declared extends Fields> = { [Name in keyof Declared]: z.infer<Declared[Name]['value']> };
type Presented<Declared extends Fields> = z.infer<
  z.ZodObject<{ [Name in keyof Declared]: Declared[Name]['output'] }>
>;

/** Returns the declared fields of a row as a response has them, so that no other column can leak. */
export function presentFields<Declared extends Fields>(
  fields: Declared,
  row: Stored<Declared>,
): Presented<Declared>;
export function presentFields(fields: Fields, row: object): object {
  const entries = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    value: Reflect.get(row, name),
  }));
  return Object.fromEntries(
    entries.flatMap(({ name, field, value }) =>
      field.absent !== 'never' && isEmpty(value, field) ? [] : [[name, value]],
    ),
  );
}

/** Presents the language of an item in a list. */
export function presentLanguage(row: { language: string }): { language?: string } {
  return presentFields({ language }, row);
}

function isEmpty(value: unknown, { initial }: Field): boolean {
  return Array.isArray(value) ? value.length === 0 : value === null || value === initial;
}
