import fc from 'fast-check';
import type { PlainSchema, Schema } from '#server/api/openapi/document-types';
import { resolveReference } from './document-schemas';

/** Long values cost time; tests/unit/input-limits.test.ts tests the values at the limits. */
const LONGEST_TEXT = 30;
const LONGEST_LIST = 3;
/** The range of dates that every date of the document accepts in any time zone. */
const DATES = { min: new Date('1000-01-02T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z') };

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: LONGEST_TEXT }),
  fc.string({ unit: 'binary', maxLength: LONGEST_TEXT }),
  fc.constantFrom('', ' ', '0', 'null', '__proto__', 'constructor', '../x', '%00', `'"\\<b>`, '\r\n'),
);

/** Generates values that a schema of the document allows. */
export function toArbitrary(document: object, schema: Schema): fc.Arbitrary<unknown> {
  const plain = resolveSchema(document, schema);
  const { anyOf, oneOf, type, enum: values } = plain;
  if ('const' in plain) return fc.constant(plain.const);
  if (values) return fc.constantFrom(...values);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(choice => toArbitrary(document, choice)));
  if (Array.isArray(type))
    return fc.oneof(...type.map(each => toArbitrary(document, { ...plain, type: each })));
  if (type === 'string') return toText(plain);
  if (type === 'integer') return toInteger(plain);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const item = plain.items ? toArbitrary(document, plain.items) : fc.jsonValue();
    const maxLength = Math.min(plain.maxItems ?? LONGEST_LIST, LONGEST_LIST);
    return fc.array(item, { minLength: plain.minItems ?? 0, maxLength });
  }
  if (type === 'object') return toObject(document, plain);
  throw new Error(`No values for ${JSON.stringify(plain)}`);
}

export function resolveSchema(document: object, schema: Schema): PlainSchema {
  return Object(resolveReference(document, '', schema).value);
}

function toText({ pattern, format, examples, minLength = 0, maxLength = LONGEST_TEXT }: PlainSchema) {
  if (examples) return fc.constantFrom(...examples);
  if (format === 'date-time') return toDateTime();
  if (format === 'date')
    return fc.date({ ...DATES, noInvalidDate: true }).map(day => day.toISOString().slice(0, 10));
  const form = new RegExp(pattern ?? '', 'u');
  const isFree = form.test('free, text');
  const text = pattern === undefined || isFree ? anyText : fc.stringMatching(form, { size: 'small' });
  return text.filter(value => {
    const { length } = Array.from(value);
    return form.test(value) && length >= minLength && length <= maxLength;
  });
}

function toDateTime() {
  const zone = fc.constantFrom('Z', 'z', '+02:00', '-11:30');
  const fraction = fc.constantFrom('', '.5', '.123', '.123456');
  return fc
    .tuple(fc.date({ ...DATES, noInvalidDate: true }), fraction, zone)
    .map(([date, part, offset]) => `${date.toISOString().slice(0, 19)}${part}${offset}`);
}

function toInteger({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: PlainSchema) {
  const range = { min: minimum, max: maximum };
  return fc.oneof(fc.integer(range), fc.integer({ ...range, max: Math.min(maximum, minimum + 20) }));
}

function toObject(document: object, schema: PlainSchema): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
    name,
    toArbitrary(document, value),
  ]);
  const declared: fc.Arbitrary<object> = fc.record(Object.fromEntries<fc.Arbitrary<unknown>>(fields), {
    requiredKeys: required,
  });
  if (typeof additionalProperties !== 'object') return fc.oneof(declared, withUnknownField(declared));
  const names = propertyNames ? toText(resolveSchema(document, propertyNames)) : anyText;
  return fc.dictionary(names, toArbitrary(document, additionalProperties), { maxKeys: LONGEST_LIST });
}

/** The server ignores fields that it does not know. */
function withUnknownField(fields: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return fields.map(value => ({ ...value, unknownToTheServer: [7] }));
}
