import type { OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import type { RestOperation } from '#server/api/rest-operations';

type Paths = NonNullable<OpenAPIObject['paths']>;
type Operation = NonNullable<Paths[string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

/** The body of every error. The generator's own schema omits the paths of issues. */
export const errorSchema = z
  .object({
    message: z.string().describe('A message for people.'),
    code: z.string().describe('A code for programs, such as "NOT_FOUND".'),
    issues: z
      .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
      .optional()
      .describe('Problems with the input, and their paths.'),
  })
  .meta({ id: 'Error', description: 'The body of every error.' });

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    required: true,
    schema: { type: 'integer' as const, minimum: 1 },
    example: 60,
  },
};

/** Adds to the generated operations what the generator cannot express. */
export function completeOperations(paths: Paths, restOperations: RestOperation[]): void {
  const byId = new Map(restOperations.map(each => [each.procedure.replaceAll('.', '-'), each]));
  for (const { get, post, put, patch, delete: remove } of Object.values(paths)) {
    for (const operation of [get, post, put, patch, remove]) {
      if (!operation) continue;
      const { operationId = '' } = operation;
      // A procedure does not know its router.
      operation.tags = operationId.split('-', 1);
      operation.parameters?.forEach(liftDescription);
      completeErrors(operation);
      const restOperation = byId.get(operationId);
      if (restOperation) completeBodies(operation, restOperation);
    }
  }
}

/** The generator leaves the description of an optional parameter in its schema. */
function liftDescription(parameter: Parameter): void {
  if (!('schema' in parameter) || !parameter.schema) return;
  const { description } = parameter.schema;
  if (description !== undefined) parameter.description = description;
}

/** Gives all errors one body, and those that can pass a time to wait. */
function completeErrors({ responses = {} }: Operation): void {
  for (const status of Object.keys(responses).map(Number)) {
    if (status < 400) continue;
    Object.assign(responses[`${status}`], {
      content: ERROR_CONTENT,
      ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    });
  }
}

/** Adds the examples, arrays as bodies, the status of creations, and 304. */
function completeBodies(
  operation: Operation,
  { method, input, successStatus, example }: RestOperation,
): void {
  const { requestBody, responses } = operation;
  const sent = requestBody && 'content' in requestBody && requestBody.content['application/json'];
  if (sent) {
    sent.example = example?.request;
    // The generator describes an element instead of the array, whose metadata has its limit.
    if (input instanceof z.ZodArray) {
      sent.schema = { ...Object(input.meta()), type: 'array', items: sent.schema ?? {} };
    }
  }
  const { 200: success, ...others } = responses ?? {};
  success.content['application/json'].example = example?.answer;
  operation.responses = {
    // The generator knows no other status of success.
    [successStatus]: success,
    ...(method === 'GET'
      ? { 304: { description: 'Not modified: the copy named by If-None-Match is current.' } }
      : {}),
    ...others,
  };
}
