import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { AUTH_HEADER } from '#shared/credentials';
import { completeOperations, errorSchema } from './openapi/complete-operations';
import { type CreateFileOperations, createCoreFileOperations } from './openapi/file-operations';
import { listRestOperations } from './rest-operations';

const TITLE = 'Portfolio API';

const DESCRIPTION = `Read the portfolio, send its owner a message, and, as the owner, manage it.

**Signing in.** \`POST /users/login\` returns an access token, valid for 15 minutes, and a refresh token, valid for 7 days. Send the access token in the header \`${AUTH_HEADER}\` of every operation marked with a lock; \`POST /auth/refresh\` returns a new one.

**Errors** have the body \`{ message, code, issues? }\`. Besides the statuses listed for each operation, an unknown path returns 404 and an unsupported method 405 with \`Allow\`. A body must be JSON even where none is read (400, 413, 415). Every response has a request ID in \`x-request-id\`.

**Caching.** GET responses have an \`ETag\`; a request with it in \`If-None-Match\` returns 304 while nothing has changed.

Unknown fields of a body are ignored. A text must not contain NUL (U+0000). A trailing slash is accepted. HEAD is supported wherever GET is.`;

/** The license of the API definition and code; the owner's content is not licensed. */
const LICENSE = { name: 'MIT', identifier: 'MIT' };

const SECURITY_SCHEME = 'authToken';

type DocumentParts = {
  version: string;
  /** Describes each router, in their order. */
  descriptions: Record<string, string>;
  /** Creates the operations that are not procedures. */
  fileOperations: CreateFileOperations[];
};

/** Creates the OpenAPI document of the REST API. */
export function createOpenApiDocument(
  router: AnyTRPCRouter,
  { version, descriptions, fileOperations }: DocumentParts,
): OpenAPIObject {
  const security = [{ [SECURITY_SCHEME]: [] }];
  const { components, ...document } = generateOpenApiDocument(router, {
    title: TITLE,
    version,
    description: DESCRIPTION,
    license: LICENSE,
    baseUrl: '/api',
    securitySchemes: {
      [SECURITY_SCHEME]: {
        type: 'apiKey',
        in: 'header',
        name: AUTH_HEADER,
        description: 'The access token of the owner.',
      },
    },
    paths: Object.assign(
      {},
      ...[createCoreFileOperations, ...fileOperations].map(create => create(security)),
    ),
    defs: { Error: errorSchema },
  });
  const operations = listRestOperations(router);
  completeOperations(document.paths ?? {}, operations);
  // completeOperations replaces the generator's schemas of errors.
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.'));
  return {
    ...document,
    // Operations without a lock are public.
    security: [],
    // The generator knows only the names of tags.
    tags: Object.entries(descriptions)
      .filter(([name]) => operations.some(({ procedure }) => procedure.startsWith(`${name}.`)))
      .map(([name, description]) => ({ name, description })),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}
