import { z } from 'zod';
import { mapValues, toKeys } from '#shared/map-values';
import { LIST_MAX_LENGTH, linkSchema, nameSchema, textSchema, webLinkSchema } from './common';

/** The kind of a field's column. A key is a short text of fixed form. */
export type FieldColumn = 'name' | 'text' | 'key' | 'list' | 'flag' | 'number';

/**
 * Declares one field of a kind of content. The schemas of the contract, the column, the default of a new item and the
 * label in the editor derive from it.
 */
export type Field<
  Value extends z.ZodType = z.ZodType,
  Input extends z.ZodType = Value,
  Output extends z.ZodType = Value,
> = {
  column: FieldColumn;
  /** Names the field in the editor, in conflicts and in the list of versions. */
  label: string;
  /** The value in the database and in unpublished changes. */
  value: Value;
  /** The value in a request. */
  input: Input;
  /** The value in a response. */
  output: Output;
  /** The value of a new item. */
  initial: z.infer<Value>;
  /**
   * How a row stores a missing value. `never`: each row has a value. `empty`: rows from before the field was added have
   * null, which reads as empty. `null`: the item may have no value.
   */
  absent: 'never' | 'empty' | 'null';
  /** The words for the values of a choice or a flag. */
  words?: Record<string, string>;
  /** The most entries of a list that a request may add to. The schema allows more, because stored lists may be longer. */
  limit?: number | undefined;
  /** Visitors find an item by the words of this text. */
  isSearched?: boolean | undefined;
};

export type Fields = Record<string, Field>;

type Options<Value> = { label: string; initial?: Value; description?: string };
type TextOptions = Options<string> & { isSearched?: boolean };
type Part = 'value' | 'input' | 'output' | 'initial' | 'label';

/** Returns one part of each field, such as the schemas of the requests. */
export function pluck<Declared extends Fields, Name extends Part>(
  fields: Declared,
  part: Name,
): { [Key in keyof Declared]: Declared[Key][Name] };
export function pluck(fields: Fields, part: Part): Record<string, unknown> {
  return mapValues(fields, field => field[part]);
}

/** A name, such as a title or a category. */
export function name({ description, initial = '', ...options }: TextOptions) {
  return declare('name', describe(nameSchema, description), { ...options, initial });
}

/** A text of any length. */
export function text({ description, initial = '', ...options }: TextOptions) {
  return declare('text', describe(textSchema, description), { ...options, initial });
}

/** A text in Markdown, which visitors search. */
export function markdown(options: TextOptions) {
  return text({ description: 'Markdown.', isSearched: true, ...options });
}

/** A link to a web page. */
export function webLink({ description, initial = '', ...options }: Options<string>) {
  return declare('text', describe(webLinkSchema, description), { ...options, initial });
}

/** The address of a picture. */
export function picture({ description, initial = '', ...options }: Options<string>) {
  return declare('text', describe(linkSchema, description), { ...options, initial });
}

/** A yes or no, with words for both. */
export function flag({
  description,
  initial = false,
  ...options
}: Options<boolean> & { words: Record<'true' | 'false', string> }) {
  return declare('flag', describe(z.boolean(), description), { ...options, initial });
}

/** One of several values, in the order of their words. The first one is the default. */
export function choice<Value extends string>(
  words: Record<Value, string>,
  { description, label, initial }: Options<NoInfer<Value>>,
) {
  const values = toKeys(words);
  const [first] = values;
  if (first === undefined) throw new Error(`${label} has no values`);
  const schema = describe(z.enum(values), description);
  return { ...declare('key', schema, { label, initial: initial ?? first }), words };
}

type ListOptions = Omit<Options<never>, 'initial'> & { limit?: number; max?: number };

/** A list of values of one schema, stored as JSON. A request may send up to `limit` of them. */
export function list<Item extends z.ZodType>(
  item: Item,
  { description, limit, max = LIST_MAX_LENGTH, label }: ListOptions,
) {
  const value = describe(z.array(item).max(max), description);
  const input = limit === undefined ? value : value.meta({ maxItems: limit });
  return { ...declare('list', value, { label, initial: [] }), input, limit };
}

/** A field with its own schema. */
export function declare<Value extends z.ZodType>(
  column: FieldColumn,
  value: Value,
  options: Pick<Field<Value>, 'label' | 'initial' | 'words' | 'isSearched'>,
): Field<Value> {
  return { column, value, input: value, output: value, absent: 'never', ...options };
}

/** Marks a field that was added after the first version. Responses omit it if it is empty, for the sake of old clients. */
export function added<Added extends Field>(
  field: Added,
): Omit<Added, 'output' | 'absent'> & { output: z.ZodExactOptional<Added['value']>; absent: 'empty' } {
  const { description = '' } = field.value;
  const output = z.exactOptional(field.value).describe(`${description} Omitted if empty.`.trim());
  return { ...field, output, absent: 'empty' };
}

/** Marks a field that may have no value. Responses omit it then, and requests remove the value with null. */
export function optional<Optional extends Field>(
  field: Optional,
): Omit<Optional, 'value' | 'input' | 'output' | 'initial' | 'absent'> & OptionalParts<Optional> {
  const value = field.value.nullable();
  const input = field.input.nullable().describe(`${field.value.description ?? ''} Null removes it.`.trim());
  const output = z
    .exactOptional(field.output)
    .describe(`${field.value.description ?? ''} Absent if not set.`.trim());
  return { ...field, value, input, output, initial: null, absent: 'null' };
}

type OptionalParts<Optional extends Field> = {
  value: z.ZodNullable<Optional['value']>;
  input: z.ZodNullable<Optional['input']>;
  output: z.ZodExactOptional<Optional['output']>;
  initial: null;
  absent: 'null';
};

/** Returns the schemas of a request in which an omitted field takes its default. */
export function toDefaulted<Declared extends Fields>(
  fields: Declared,
): { [Name in keyof Declared]: z.ZodDefault<Declared[Name]['input']> };
export function toDefaulted(fields: Fields): Record<string, z.ZodDefault> {
  return mapValues(fields, ({ input, initial }) => input.default(initial));
}

function describe<Schema extends z.ZodType>(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : schema.describe(description);
}
