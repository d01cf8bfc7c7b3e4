import { z } from 'zod';

const schemaSchema = z.looseObject({
  type: z.string().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
});

/** A body may have 1 MiB. */
const MAX_BYTES = 1_000_000;
/** The input of a query is in the address, which may have 16 KiB with the headers. */
const MAX_QUERY_BYTES = 14_000;
const LENGTHS = [500_000, 100_000, 10_000, 1_000, 200, 60];
const COUNTS = [500, 50, 20, 5];

/**
 * Enlarges a valid input: each field becomes the longest text of the pattern, or the longest list of such
 * texts, that the procedure accepts. Fields that would make the body too large stay as they are.
 */
export function enlargeInput(
  schema: z.ZodType,
  base: unknown,
  pattern: string,
  type: 'query' | 'mutation',
): unknown {
  if (typeof base !== 'object' || base === null || Array.isArray(base)) return base;
  const { properties = {} } = readSchema(schema);
  const input: Record<string, unknown> = { ...base };
  for (const [name, property] of Object.entries(properties)) {
    // An ID must name what exists, and secrets must match. A wrong email address may be as long as it likes.
    if (name in base && /^(_?id|ids|slug|token|.*[pP]assword|refreshToken|kind)$/.test(name)) continue;
    const fitting = listCandidates(property, pattern).find(candidate => {
      const enlarged = { ...input, [name]: candidate };
      return fits(enlarged, type) && schema.safeParse(enlarged).success;
    });
    if (fitting !== undefined) input[name] = fitting;
  }
  return input;
}

function fits(input: unknown, type: 'query' | 'mutation'): boolean {
  const text = JSON.stringify(input);
  return type === 'query' ? encodeURIComponent(text).length <= MAX_QUERY_BYTES : text.length <= MAX_BYTES;
}

function readSchema(schema: z.ZodType) {
  return schemaSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** Lists values for a field, largest first. */
function listCandidates(property: unknown, pattern: string): unknown[] {
  const {
    type,
    maxLength,
    maxItems,
    properties,
    items,
    anyOf = [],
    enum: names,
  } = schemaSchema.parse(property);
  if (names !== undefined) return [];
  if (type === 'string')
    return [...(maxLength === undefined ? [] : [maxLength]), ...LENGTHS].map(length =>
      repeat(pattern, length),
    );
  if (type === 'array') {
    const counts = [...(maxItems === undefined ? [] : [maxItems]), ...COUNTS];
    const values = listCandidates(items ?? {}, pattern).map(value => ({
      value,
      bytes: JSON.stringify(value).length,
    }));
    return counts.flatMap(count =>
      values.flatMap(({ value, bytes }) =>
        count * bytes > MAX_BYTES ? [] : [Array.from({ length: count }, () => value)],
      ),
    );
  }
  if (type === 'object' && properties !== undefined) return listObjects(properties, pattern);
  return anyOf.flatMap(each => listCandidates(each, pattern));
}

function listObjects(properties: Record<string, unknown>, pattern: string): unknown[] {
  const fields = Object.entries(properties).map(
    ([name, each]) => [name, listCandidates(each, pattern)] as const,
  );
  return LENGTHS.map((_, index) =>
    Object.fromEntries(
      fields.flatMap(([name, candidates]) => {
        const candidate = candidates[Math.min(index, candidates.length - 1)];
        return candidate === undefined ? [] : [[name, candidate]];
      }),
    ),
  );
}

function repeat(pattern: string, length: number): string {
  return pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
}
