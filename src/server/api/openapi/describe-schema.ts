import type { z } from 'zod';
import { createSchema } from 'zod-openapi';
import type { Schema, Schemas } from './document-types';

type DescribedSchema = { schema: Schema; named: Schemas };

const REFERENCE = '#/components/schemas/';
/** Matches the names of schemas that exist only for input. */
const SENT_NAME = /(Input|Update)$/;
/** The pattern of a timestamp without zod's checks of month lengths, which `format` covers. */
const MOMENT_PATTERN = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$';
const NO_NUL = '^[^\\u0000]*$';

/** Describes an output, which has exactly the declared fields. */
export function describeReceived(schema: z.ZodType): DescribedSchema {
  const { schema: described, components } = createSchema(schema, { io: 'output', openapiVersion: '3.1.0' });
  return tidy({ schema: described, named: components }, value => shortenPattern(withoutBounds(value)));
}

/** Describes an input. A schema that an output shares may differ in the input, so it gets a separate name. */
export function describeSent(schema: z.ZodType): DescribedSchema {
  const { schema: described, components } = createSchema(schema, { io: 'input', openapiVersion: '3.1.0' });
  const named = Object.entries(components).map(([name, component]) => [nameSent(name), component]);
  const describeText = (value: unknown) => withoutNul(shortenPattern(value));
  return tidy({ schema: described, named: Object.fromEntries(named) }, describeText, nameSent);
}

/** Returns the name that a schema refers to, or null for an inline schema. */
export function referredName(schema: Schema): string | null {
  return '$ref' in schema && typeof schema.$ref === 'string' ? schema.$ref.slice(REFERENCE.length) : null;
}

function nameSent(name: string): string {
  return SENT_NAME.test(name) ? name : `${name}Input`;
}

function tidy(
  described: object,
  change: (value: unknown) => unknown,
  rename = (name: string) => name,
): DescribedSchema {
  return JSON.parse(JSON.stringify(described), (key, value: unknown) =>
    key === '$ref' ? REFERENCE + rename(String(value).slice(REFERENCE.length)) : change(value),
  );
}

/** Removes the bounds of integers from responses. */
function withoutBounds(schema: unknown): unknown {
  const { minimum, maximum, ...rest } = Object(schema);
  if (minimum !== Number.MIN_SAFE_INTEGER && maximum !== Number.MAX_SAFE_INTEGER) return schema;
  return {
    ...rest,
    ...(minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
}

/** Describes what requireValidInput refuses in every text. UTF-8 has no half surrogates. */
function withoutNul(schema: unknown): unknown {
  const { type, pattern, format, enum: values } = Object(schema);
  const isText = [type].flat().includes('string');
  return isText && !(pattern ?? format ?? values) ? { ...Object(schema), pattern: NO_NUL } : schema;
}

/** Shortens the patterns of dates, which are very long. */
function shortenPattern(schema: unknown): unknown {
  const { format, pattern, ...rest } = Object(schema);
  if (typeof pattern !== 'string' || (format !== 'date' && format !== 'date-time')) return schema;
  return pattern.includes('\\.\\d{3}') ? { ...rest, format, pattern: MOMENT_PATTERN } : { ...rest, format };
}
