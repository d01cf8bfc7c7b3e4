import { z } from 'zod';
import { isRecord } from '#shared/is-record';

/** The keywords of a JSON schema that determine how text is read. */
type Schema = {
  type?: string | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
};
const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    items: schemaSchema.optional(),
  }),
);
/** This pattern is stricter than Number(), which also reads spaces, '0x10' and '1e3'. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

type InputParts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/**
 * Builds a procedure's input from the parts of a REST request. Text from the path and the query is converted
 * to the numbers and booleans of the schema. A JSON body is not converted, and the path takes precedence over
 * it.
 */
export function createInputReader(input: z.ZodType): (parts: InputParts) => unknown {
  if (input instanceof z.ZodVoid) return () => undefined;
  return ({ params, query, body }) => {
    if (Array.isArray(body)) return body;
    const schema = readSchema(input);
    const text = { ...query, ...params };
    const typed = Object.fromEntries(
      Object.entries(text).map(([name, value]) => [name, readText(schema.properties?.[name], value)]),
    );
    return isRecord(body) ? { ...body, ...typed } : typed;
  };
}

/** Lists the query parameters that a procedure of this input may have. */
export function inputNames(input: z.ZodType): string[] {
  return input instanceof z.ZodVoid ? [] : Object.keys(readSchema(input).properties ?? {});
}

const schemas = new WeakMap<z.ZodType, Schema>();

/** Converts the schema on its first use, because most procedures are rarely called. */
function readSchema(input: z.ZodType): Schema {
  const cached = schemas.get(input);
  if (cached) return cached;
  const json = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const schema = schemaSchema.parse(json);
  schemas.set(input, schema);
  return schema;
}

function readText(schema: Schema | undefined, value: unknown): unknown {
  if (schema?.type === 'array') return [value].flat().map(item => readText(schema.items, item));
  if (typeof value !== 'string') return value;
  if (schema?.type === 'number' || schema?.type === 'integer') {
    return DECIMAL.test(value) ? Number(value) : value;
  }
  if (schema?.type === 'boolean') return readFlag(value);
  return value;
}

function readFlag(value: string): unknown {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value;
}
