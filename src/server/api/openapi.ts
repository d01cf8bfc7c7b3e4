import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import { AUTH_HEADER } from '../../shared/auth-constants';
import { listRestOperations, type RestOperation } from './rest-operations';

const SECURITY_SCHEME = 'authToken';
const ERROR_COMPONENT = 'Error';

/** The body of every failure; the generator's own says nothing of where an issue is. */
const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z
    .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
    .optional()
    .describe('What is wrong with the input, and where.'),
});

type PathItem = NonNullable<OpenAPIObject['paths']>[string];
type Operation = NonNullable<PathItem['get']>;
type Responses = NonNullable<Operation['responses']>;

/** The OpenAPI document of the REST API, generated from the procedures. */
export function createOpenApiDocument(router: AnyTRPCRouter, version: string): OpenAPIObject {
  const document = generateOpenApiDocument(router, {
    title: 'Portfolio API',
    version,
    description: `Read the portfolio, send a message, and, with an access token in the ${AUTH_HEADER} header, manage it.`,
    baseUrl: '/api',
    securitySchemes: { [SECURITY_SCHEME]: { type: 'apiKey', in: 'header', name: AUTH_HEADER } },
  });
  for (const operation of listRestOperations(router)) {
    const described = findOperation(document, operation);
    if (described) correct(described, operation);
  }
  const schemas = Object.entries(document.components?.schemas ?? {});
  const named = Object.fromEntries(schemas.filter(([name]) => !name.startsWith('error.')));
  document.components = {
    ...document.components,
    schemas: { ...named, [ERROR_COMPONENT]: toSchema(errorSchema) },
  };
  return document;
}

/** Says what the generator cannot: who may call it, 201, failures, arrays as bodies, and bodies of DELETE. */
function correct(described: Operation, operation: RestOperation): void {
  const { isOwnerOnly, input, method } = operation;
  described.security = isOwnerOnly ? [{ [SECURITY_SCHEME]: [] }] : [];
  described.responses = describeResponses(described.responses?.[200], operation);
  const queryParameters =
    described.parameters?.filter(parameter => 'in' in parameter && parameter.in === 'query') ?? [];
  if (input instanceof z.ZodArray || (method === 'DELETE' && queryParameters.length > 0)) {
    described.parameters =
      described.parameters?.filter(parameter => !queryParameters.includes(parameter)) ?? [];
    described.requestBody = { required: true, content: { 'application/json': { schema: toSchema(input) } } };
  }
}

function describeResponses(
  success: Responses[string] | undefined,
  { successStatus, isOwnerOnly, input, path }: RestOperation,
): Responses {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${ERROR_COMPONENT}` } } },
  });
  return {
    [successStatus]: success,
    ...(input instanceof z.ZodVoid ? {} : { 400: failure('The input is not valid') }),
    ...(isOwnerOnly ? { 401: failure('No access token, or one that is not valid') } : {}),
    ...(path.includes('{') ? { 404: failure('There is no such record') } : {}),
    default: failure('Any other failure'),
  };
}

function toSchema(schema: z.ZodType) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return JSON.parse(JSON.stringify(rest));
}

function findOperation(document: OpenAPIObject, { path, method }: RestOperation): Operation | undefined {
  const item = document.paths?.[path];
  const operations: Record<string, Operation | undefined> = {
    GET: item?.get,
    POST: item?.post,
    PUT: item?.put,
    PATCH: item?.patch,
    DELETE: item?.delete,
  };
  return operations[method];
}
