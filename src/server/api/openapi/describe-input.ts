import { z } from 'zod';
import type { RestOperation } from '#server/api/rest-operations';
import { describeSent, referredName } from './describe-schema';
import type { Parameter, PlainSchema, Schema, Schemas } from './document-types';

type DescribedInput = {
  parameters: Parameter[];
  body: { schema: Schema; isRequired: boolean } | null;
  named: Schemas;
};

const PATH_FIELDS: Record<string, { description: string; example: string }> = {
  id: { description: 'The `_id` of the record.', example: '0197a0f2-6c1e-7b3a-9d52-1f0c8e4b7a61' },
  filename: {
    description: 'The last segment of the upload URL.',
    example: '0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90-1600x900.webp',
  },
};

/**
 * Distributes the fields of an input. Fields named in the path go there, the others into the query of a GET
 * request or the body of any other request. The generator would put DELETE's fields into the query, lose
 * descriptions of query fields and refuse arrays.
 */
export function describeInput({ input, method, path }: RestOperation): DescribedInput {
  if (input instanceof z.ZodVoid) return { parameters: [], body: null, named: {} };
  const { schema, named } = describeSent(input);
  const name = referredName(schema);
  const whole: PlainSchema = { ...(name === null ? schema : named[name]) };
  if (whole.type !== 'object') return { parameters: [], body: { schema, isRequired: true }, named };

  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '');
  const fields = Object.entries(whole.properties ?? {});
  const inPath = fields.filter(([field]) => pathNames.includes(field)).map(describePathField);
  const left = fields.filter(([field]) => !pathNames.includes(field));
  const required = (whole.required ?? []).filter(field => !pathNames.includes(field));
  if (method === 'GET') {
    const inQuery = left.map(([field, value]) => describeQueryField(field, value, required.includes(field)));
    return { parameters: [...inPath, ...inQuery], body: null, named: {} };
  }
  if (left.length === 0) return { parameters: inPath, body: null, named: {} };

  const { required: _all, ...rest } = whole;
  const body = {
    ...rest,
    properties: Object.fromEntries(left),
    ...(required.length > 0 ? { required } : {}),
  };
  return {
    parameters: inPath,
    body: { schema: name === null ? body : schema, isRequired: required.length > 0 },
    named: name === null ? named : { ...named, [name]: body },
  };
}

function describePathField([name, schema]: [string, Schema]): Parameter {
  return { ...describeField(name, schema), in: 'path', required: true, ...PATH_FIELDS[name] };
}

function describeQueryField(name: string, schema: Schema, required: boolean): Parameter {
  return { ...describeField(name, schema), in: 'query', required };
}

/** Moves the description from the schema to the parameter. */
function describeField(name: string, schema: Schema) {
  const { description, ...rest }: PlainSchema = { ...schema };
  return { name, schema: rest, ...(description === undefined ? {} : { description }) };
}
