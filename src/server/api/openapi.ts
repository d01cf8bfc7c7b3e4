import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import { AUTH_HEADER } from '../../shared/auth-constants';
import { listRestOperations, type RestOperation } from './rest-operations';

const SECURITY_SCHEME = 'authToken';

type PathItem = NonNullable<OpenAPIObject['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

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
  return document;
}

/** Says what the generator cannot: who may call it, 201, arrays as bodies, and bodies of DELETE. */
function correct(described: Operation, { successStatus, isOwnerOnly, input, method }: RestOperation): void {
  described.security = isOwnerOnly ? [{ [SECURITY_SCHEME]: [] }] : [];
  if (successStatus !== 200) {
    const { 200: success, ...others } = described.responses ?? {};
    described.responses = { [successStatus]: success, ...others };
  }
  const queryParameters =
    described.parameters?.filter(parameter => 'in' in parameter && parameter.in === 'query') ?? [];
  if (input instanceof z.ZodArray || (method === 'DELETE' && queryParameters.length > 0)) {
    described.parameters =
      described.parameters?.filter(parameter => !queryParameters.includes(parameter)) ?? [];
    const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' });
    described.requestBody = {
      required: true,
      content: { 'application/json': { schema: JSON.parse(JSON.stringify(schema)) } },
    };
  }
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
