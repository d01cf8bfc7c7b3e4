import fc from 'fast-check';
import type { JsonOperation } from './document-operations';
import { resolveSchema, toArbitrary } from './value-arbitrary';

export type GeneratedRequest = { parameters: Record<string, unknown>; body: unknown };

/** A part of a request: a parameter, the body or one of its fields. */
export type RequestPart = { parameter: JsonOperation['parameters'][number] } | { path: string[] };

/** Generates requests that the document allows. IDs are those of stored records, or unknown. */
export function toRequests(
  document: object,
  { parameters, body }: JsonOperation,
  ids: string[],
): fc.Arbitrary<GeneratedRequest> {
  const named = parameters.map(({ name, schema }) => {
    const values = toArbitrary(document, schema).filter(canBeInUrl);
    return [name, name === 'id' && ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), values) : values];
  });
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  const sent = body ? toArbitrary(document, body.schema) : fc.constant(undefined);
  return fc.record({
    parameters: fc.record(Object.fromEntries(named), { requiredKeys }),
    body: body?.isRequired === false ? fc.option(sent, { nil: undefined }) : sent,
  });
}

/** Returns the path of a request, below /api. */
export function toUrl({ path, parameters }: JsonOperation, { parameters: values }: GeneratedRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const inQuery = parameters.filter(parameter => parameter.in === 'query' && parameter.name in values);
  const query = new URLSearchParams(inQuery.map(({ name }) => [name, String(values[name])]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** An empty segment belongs to another path, and clients resolve dots. */
function canBeInUrl(value: unknown): boolean {
  return !['', '.', '..'].includes(String(value));
}

const WRONG_TEXTS = [
  ...['', 'x', '!', '\0', 'a\0b', '<b>', 'javascript:alert(1)', '2025-02-30'],
  ...['-1', '1.5', '1e3', '0x10', 'NaN'],
];
const WRONG_VALUES = [7, -1, 1.5, true, null, {}, [], ['x'], { x: 7 }, ...WRONG_TEXTS];

/** Generates requests with one changed part. The change does not always make the request invalid. */
export function toChangedRequests(document: object, operation: JsonOperation, ids: string[]) {
  return fc
    .tuple(toRequests(document, operation, ids), fc.nat(), fc.nat())
    .map(([request, place, choice]) => changeRequest(document, operation, request, place, choice));
}

function changeRequest(
  document: object,
  { parameters, body }: JsonOperation,
  request: GeneratedRequest,
  place: number,
  choice: number,
): { request: GeneratedRequest; changed: RequestPart | null } {
  const changes: { changed: RequestPart; make: () => GeneratedRequest }[] = [];
  for (const parameter of parameters) {
    if (!(parameter.name in request.parameters)) continue;
    const values = [...WRONG_TEXTS, ...atLimits(resolveSchema(document, parameter.schema))].filter(
      value => parameter.in === 'query' || String(value) !== '',
    );
    changes.push({
      changed: { parameter },
      make: () => ({
        ...request,
        parameters: { ...request.parameters, [parameter.name]: values[choice % values.length] },
      }),
    });
  }
  if (body && request.body !== undefined) {
    const { properties = {} } = resolveSchema(document, body.schema);
    changes.push({
      changed: { path: [] },
      make: () => ({ ...request, body: WRONG_VALUES[choice % WRONG_VALUES.length] }),
    });
    for (const [field, schema] of Object.entries(properties)) {
      const values = [...WRONG_VALUES, ...atLimits(resolveSchema(document, schema)), undefined];
      changes.push({
        changed: { path: [field] },
        make: () => ({
          ...request,
          body: { ...Object(request.body), [field]: values[choice % values.length] },
        }),
      });
    }
  }
  const change = changes[place % changes.length];
  return change ? { request: change.make(), changed: change.changed } : { request, changed: null };
}

/** Lists values just outside the limits of a schema. */
function atLimits(schema: ReturnType<typeof resolveSchema>): unknown[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minLength === undefined || minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxLength === undefined || maxLength > 1_000 ? [] : ['x'.repeat(maxLength + 1)]),
    ...(maxItems === undefined || maxItems > 100 ? [] : [Array.from({ length: maxItems + 1 }, () => 'x')]),
  ];
}
