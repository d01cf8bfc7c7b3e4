import { expect, test } from 'vitest';
import type { z } from 'zod';
import { listRestOperations, type RestOperation } from '#server/api/rest-operations';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { END_RULE } from '#shared/contract/timeline-element';
import { LINK_RULE, WEB_LINK_RULE } from '#shared/safe-link';
import { SLUG_RULE } from '#shared/slug';
import { createSchemaCheck, escapePointer, resolveReference } from '../support/api-document/document-schemas';
import { createIdleRouter } from '../support/app/idle-router';
import { type Kind, listValid } from '../support/bad-input/field-kinds';
import { getInputRow } from '../support/bad-input/input-rows';
import { isStorable, shorten, toParsed } from '../support/bad-input/wrong-inputs';

// tests/unit/input-limits.test.ts compares the procedures with the same rows.

/** The messages of checks that a JSON Schema cannot express. The text of the document says that NUL is refused. */
const OTHER_RULES = [LINK_RULE, WEB_LINK_RULE, END_RULE, SLUG_RULE];

const router = createIdleRouter();
const document = describeApi(router, extras);
const checkSchema = createSchemaCheck(document);
const operations = listRestOperations(router).map(operation => {
  return { ...operation, ...findSchemas(operation), row: getInputRow(operation.procedure) };
});

/** A field in the document. Its place is the path, the query or the body. */
type Field = { name: string; place: string; isRequired: boolean; pointer: string };

/** Finds the schemas of an input, whose fields are parameters or properties of the body. */
function findSchemas({ path, method }: RestOperation) {
  const verb = method.toLowerCase();
  const pointer = `/paths/${escapePointer(path)}/${verb}`;
  const { parameters = [], requestBody } = Object(Object(document.paths?.[path])[verb]);
  const inUrl = Object.entries(parameters).map(([index, parameter]): Field => {
    const { name, in: place, required = false } = Object(parameter);
    return { name, place, isRequired: required, pointer: `${pointer}/parameters/${index}/schema` };
  });
  if (!requestBody) return { fields: inUrl, body: null };
  const { schema } = requestBody.content['application/json'];
  const body = resolveReference(document, `${pointer}/requestBody/content/application~1json/schema`, schema);
  const { properties = {}, required = [] } = Object(body.value);
  const inBody = Object.keys(properties).map((name): Field => {
    const isRequired = required.includes(name);
    return { name, place: 'body', isRequired, pointer: `${body.pointer}/properties/${name}` };
  });
  return { fields: [...inUrl, ...inBody], body: { pointer: body.pointer, isRequired: requestBody.required } };
}

test('the document says where each field is sent, and which fields are required', () => {
  for (const { procedure, method, path, fields, body, row } of operations) {
    const left = method === 'GET' || method === 'DELETE' ? 'query' : 'body';
    const described = fields.map(({ name, place, isRequired }) => [name, place, !isRequired]);
    const listed = Object.entries(row.fields).map(([name, { isOptional }]) => {
      return [name, path.includes(`{${name}}`) ? 'path' : left, isOptional];
    });
    expect.soft(described.toSorted(), procedure).toEqual(listed.toSorted());
    expect.soft(body?.isRequired, procedure).not.toBe(false);
  }
});

test('the document allows the valid values of every input and field, and no others', () => {
  const differences = operations.flatMap(({ procedure, input, fields, body, row }) => {
    const ofFields = fields.flatMap(({ name, pointer }) =>
      listDifferences(`${procedure}, ${name}`, pointer, Object(input).shape[name], row.fields[name]),
    );
    const examples = Object.entries(row.fields).map(([name, kind]) => [name, listValid(kind)[0]]);
    const complete = { ...Object.fromEntries(examples), unknownToTheServer: [7] };
    const { list = { refused: [null, 'text', 7, true, []], legal: [complete], isOptional: false } } = row;
    return [...ofFields, ...(body ? listDifferences(procedure, body.pointer, input, list) : [])];
  });
  expect(differences).toEqual([]);
});

/** Lists the values of a row that the document, or the schema of the procedure, takes for the opposite. */
function listDifferences(name: string, pointer: string, schema: z.ZodType, kind: Kind | undefined): string[] {
  if (!kind) return [];
  const isAllowed = (value: unknown) => checkSchema(pointer, value) === null;
  const lost = listValid(kind).filter(value => !isAllowed(value) || !schema.safeParse(value).success);
  const invalid = kind.refused.filter(isStorable).map(toParsed);
  const taken = invalid.filter(value => isAllowed(value) && !isRefusedByCode(schema, value));
  return [...lost, ...taken].map(value => `${name}: ${shorten(value)}`);
}

function isRefusedByCode(schema: z.ZodType, value: unknown): boolean {
  const { issues = [] } = Object(schema.safeParse(value).error);
  return (
    issues.length > 0 &&
    issues.every(({ code, message }: z.core.$ZodIssue) => code === 'custom' && OTHER_RULES.includes(message))
  );
}
