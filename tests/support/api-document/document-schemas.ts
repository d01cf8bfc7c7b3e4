import { Ajv2020 } from 'ajv/dist/2020';
import formats from 'ajv-formats';

const ROOT = 'document';

/** Compares a value with the schema at a JSON pointer. Returns the difference, or null for a valid value. */
export type SchemaCheck = (pointer: string, value: unknown) => string | null;

/** Compiles the schemas of an OpenAPI document on first use. */
export function createSchemaCheck(document: object): SchemaCheck {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, validateSchema: false });
  formats.default(ajv);
  // In strict mode Ajv rejects keywords outside JSON Schema, which the rest of the document contains.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, ROOT);
  return (pointer, value) => {
    const validate = ajv.getSchema(`${ROOT}#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`There is no schema at ${pointer}`);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
  };
}

/** Follows a reference and returns its target with the target's pointer. */
export function resolveReference(
  document: object,
  pointer: string,
  value: unknown,
): { pointer: string; value: unknown } {
  const { $ref } = Object(value);
  if (typeof $ref !== 'string') return { pointer, value };
  const target = $ref.slice(1);
  const keys = target.slice(1).split('/').map(unescapePointer);
  return { pointer: target, value: keys.reduce<unknown>((part, key) => Object(part)[key], document) };
}

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapePointer(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
