import type { z } from 'zod';
import { createSchema } from 'zod-openapi';
import type { Schema, Schemas } from './document-types';

/** A schema, and those with names that it refers to. */
export type DescribedSchema = { schema: Schema; named: Schemas };

const REFERENCE = '#/components/schemas/';
/** Names that say of themselves that they are sent. */
const SENT_NAME = /(Input|Update)$/;
/** What zod checks of a moment, without the lengths of the months: `format` says that. */
const MOMENT_PATTERN = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$';

/** What a caller receives: exactly the fields that are named. */
export function describeReceived(schema: z.ZodType): DescribedSchema {
  const { schema: described, components } = createSchema(schema, { io: 'output', openapiVersion: '3.1.0' });
  return tidy({ schema: described, named: components });
}

/** What a caller may send. A part of an answer may differ where it is sent, and has a name of its own there. */
export function describeSent(schema: z.ZodType): DescribedSchema {
  const { schema: described, components } = createSchema(schema, { io: 'input', openapiVersion: '3.1.0' });
  const named = Object.entries(components).map(([name, component]) => [nameSent(name), component]);
  return tidy({ schema: described, named: Object.fromEntries(named) }, nameSent);
}

/** The name that a schema refers to; null for one that is written out. */
export function referredName(schema: Schema): string | null {
  return '$ref' in schema && typeof schema.$ref === 'string' ? schema.$ref.slice(REFERENCE.length) : null;
}

function nameSent(name: string): string {
  return SENT_NAME.test(name) ? name : `${name}Input`;
}

/** Leaves out what a reader has no use for: the bounds of every whole number, and patterns as wide as a screen. */
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
