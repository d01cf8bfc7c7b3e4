import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { AUTH_HEADER } from '#shared/credentials';
import { ROUTER_DESCRIPTIONS } from './app-router';
import { describeBackups } from './openapi/describe-backups';
import { describeFailures, failureComponents, listFailures, notModified } from './openapi/describe-failures';
import { describeInput } from './openapi/describe-input';
import { describeReceived } from './openapi/describe-schema';
import { describeUploads } from './openapi/describe-uploads';
import type { Operation, Paths, Schemas } from './openapi/document-types';
import { listRestOperations, type RestOperation } from './rest-operations';

const TITLE = 'Portfolio API';

const DESCRIPTION = `Read the portfolio, send its owner a message, and, as the owner, manage it.

**Signing in.** \`POST /users/login\` returns an access token, valid for 15 minutes, and a refresh token, valid for 7 days. Send the access token in the header \`${AUTH_HEADER}\` of every operation marked with a lock; \`POST /auth/refresh\` returns a new one.

**Errors** have the body \`{ message, code, issues? }\`. Besides the statuses listed for each operation, an unknown path returns 404 and an unsupported method 405 with \`Allow\`. A body must be JSON even where none is read (400, 413, 415). Every response has a request ID in \`x-request-id\`.

**Caching.** GET responses have an \`ETag\`; a request with it in \`If-None-Match\` returns 304 while nothing has changed.

Unknown fields of a body are ignored. A trailing slash is accepted. HEAD is supported wherever GET is.`;

/** The license of the API definition and code; the owner's content is not licensed. */
const LICENSE = { name: 'MIT', identifier: 'MIT' };

const SECURITY_SCHEME = 'authToken';
const OWNER_ONLY = [{ [SECURITY_SCHEME]: [] }];

/**
 * Creates the OpenAPI document of the REST API. The generator finds the operations, but it supports neither
 * 201, nor these errors, nor arrays and bodies of DELETE. This file therefore describes inputs and responses.
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

/** Describes an operation, and returns the schemas that the description refers to. */
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
