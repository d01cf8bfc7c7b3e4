import type { OpenAPIObject } from 'trpc-openapi';
import { VERSION } from '#shared/site-version';
import { ROUTER_DESCRIPTIONS } from './api/core-routers';
import { createOpenApiDocument } from './api/openapi';
import type { AppRouter } from './app-router';
import type { Extra } from './extras/extra';

/** Creates the OpenAPI document of the whole REST API, with the operations of extras last. */
export function describeApi(router: AppRouter, extras: Record<string, Extra>): OpenAPIObject {
  const described = Object.entries(extras).flatMap(([name, { api }]) => (api ? [{ name, ...api }] : []));
  return createOpenApiDocument(router, {
    version: VERSION,
    descriptions: {
      ...ROUTER_DESCRIPTIONS,
      ...Object.fromEntries(described.map(({ name, description = '' }) => [name, description])),
    },
    fileOperations: described.flatMap(({ createFileOperations }) => createFileOperations ?? []),
  });
}
