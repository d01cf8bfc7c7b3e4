import type { z } from 'zod';
import { createSchema } from 'zod-openapi';
import type { Schema, Schemas } from './document-types';

/** A schema, and the named schemas that it refers to. */
export type DescribedSchema = { schema: Schema; named: Schemas };

const REFERENCE = '#/components/schemas/';
/** Names of schemas that exist only for input. */
const SENT_NAME = /(Input|Update)$/;
/** The pattern of a timestamp, without zod's checks of month lengths: `format` covers those. */
const MOMENT_PATTERN = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$';

/** Describes output: exactly the declared fields. */
export function describeReceived(schema: z.ZodType): DescribedSchema {
  const { schema: described, components } = createSchema(schema, { io: 'output', openapiVersion: '3.1.0' });
  return tidy({ schema: described, named: components });
}

/** Describes input. A schema shared with output may differ in input and gets a separate name. */
export function describeSent(schema: z.ZodType): DescribedSchema {
  const { schema: described, components } = createSchema(schema, { io: 'input', openapiVersion: '3.1.0' });
  const named = Object.entries(components).map(([name, component]) => [nameSent(name), component]);
  return tidy({ schema: described, named: Object.fromEntries(named) }, nameSent);
}

/** Returns the name that a schema refers to; null for an inline schema. */
export function referredName(schema: Schema): string | null {
  return '$ref' in schema && typeof schema.$ref === 'string' ? schema.$ref.slice(REFERENCE.length) : null;
}

function nameSent(name: string): string {
  return SENT_NAME.test(name) ? name : `${name}Input`;
}

/** Removes clutter: the bounds of integers, and very long patterns. */
function tidy(described: object, rename = (name: string) => name): DescribedSchema {
  return JSON.parse(JSON.stringify(described), (key, value: unknown) => {
    if (key === '$ref') return REFERENCE + rename(String(value).slice(REFERENCE.length));
    if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return undefined;
    if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return undefined;
    return shortenPattern(value);
  });
}

function shortenPattern(schema: unknown): unknown {
  const { format, pattern, ...rest } = Object(schema);
  if (typeof pattern !== 'string' || (format !== 'date' && format !== 'date-time')) return schema;
  return pattern.includes('\\.\\d{3}') ? { ...rest, format, pattern: MOMENT_PATTERN } : { ...rest, format };
}
