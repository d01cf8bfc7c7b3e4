import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { AUTH_HEADER } from '#shared/credentials';
import { ROUTER_DESCRIPTIONS } from './app-router';
import { describeBackups } from './openapi/describe-backups';
import { describeFailures, failureComponents, listFailures, notModified } from './openapi/describe-failures';
import { describeInput } from './openapi/describe-input';
import { describeReceived } from './openapi/describe-schema';
import { describeUploads } from './openapi/describe-uploads';
import { DESCRIPTION, LICENSE, TITLE } from './openapi/document-head';
import type { Operation, Paths, Schemas } from './openapi/document-types';
import { listRestOperations, type RestOperation } from './rest-operations';

const SECURITY_SCHEME = 'authToken';
const OWNER_ONLY = [{ [SECURITY_SCHEME]: [] }];

/**
 * Creates the OpenAPI document of the REST API. The generator finds the operations; inputs and responses are described
 * here, because it supports neither 201 nor these errors, nor arrays and bodies of DELETE.
 */
export function createOpenApiDocument(router: AnyTRPCRouter, version: string): OpenAPIObject {
  const { components: _its, ...document } = generateOpenApiDocument(router, {
    title: TITLE,
    version,
    description: DESCRIPTION,
    baseUrl: '/api',
  });
  const uploads = describeUploads(OWNER_ONLY);
  const backups = describeBackups(OWNER_ONLY);
  const { schemas: errorSchemas, ...failures } = failureComponents();
  const schemas: Schemas = { ...uploads.schemas, ...backups.schemas, ...errorSchemas };
  const paths = document.paths ?? {};
  const operations = listRestOperations(router);
  for (const operation of operations) {
    const described = findOperation(paths, operation);
    if (described) Object.assign(schemas, describe(described, operation));
  }
  return {
    ...document,
    info: { ...document.info, license: LICENSE },
    tags: Object.entries(ROUTER_DESCRIPTIONS)
      .filter(([name]) => operations.some(({ procedure }) => procedure.startsWith(`${name}.`)))
      .map(([name, description]) => ({ name, description })),
    paths: withFurtherPaths(paths, { ...uploads.paths, ...backups.paths }),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b))),
      ...failures,
      securitySchemes: {
        [SECURITY_SCHEME]: {
          type: 'apiKey',
          in: 'header',
          name: AUTH_HEADER,
          description: 'The access token of the owner.',
        },
      },
    },
  };
}

/** Describes an operation and returns the schemas that it refers to. */
function describe(described: Operation, operation: RestOperation): Schemas {
  const { method, output, successStatus, isOwnerOnly, example } = operation;
  const { parameters, body, named } = describeInput(operation);
  const received = describeReceived(output);
  described.tags = operation.procedure.split('.', 1);
  described.security = isOwnerOnly ? OWNER_ONLY : [];
  delete described.parameters;
  if (parameters.length > 0) described.parameters = parameters;
  delete described.requestBody;
  if (body) {
    const content = { 'application/json': { schema: body.schema, example: example?.request } };
    described.requestBody = { required: body.isRequired, content };
  }
  described.responses = {
    [successStatus]: {
      description: successStatus === 201 ? 'Stored.' : 'Succeeded.',
      content: { 'application/json': { schema: received.schema, example: example?.answer } },
    },
    ...(method === 'GET' ? notModified : {}),
    ...describeFailures(listFailures(operation, body !== null)),
  };
  return { ...named, ...received.named };
}

function withFurtherPaths(paths: Paths, further: Paths): Paths {
  const merged = Object.entries(further).map(([path, item]) => [path, { ...item, ...paths[path] }]);
  return { ...paths, ...Object.fromEntries(merged) };
}

function findOperation(paths: Paths, { path, method }: RestOperation): Operation | undefined {
  const item = paths[path];
  const operations: Record<string, Operation | undefined> = {
    GET: item?.get,
    POST: item?.post,
    PUT: item?.put,
    PATCH: item?.patch,
    DELETE: item?.delete,
  };
  return operations[method];
}
