import { promisify } from 'node:util';
import { type AnyTRPCRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { listRestOperations, type RestOperation } from '#server/api/rest-operations';
import { requireOwner } from '#server/core/procedures/procedures';
import { AUTH_HEADER } from '#shared/credentials';
import type { CachedCalls } from './cache/response-cache';
import { getContext } from './create-request-context';
import { reportError } from './error-handler';
import { createInvalidPathError, createUnsupportedTypeError, sendError } from './error-response';
import { createBodyCounter, requireWithinLimits } from './limit-body';
import { setPattern } from './metrics/request-pattern';
import { createInputReader, inputNames } from './rest-input';
import { createRouteFinder, splitPath } from './rest-routes';
import { sendJsonStream } from './send-stream';

const JSON_LIMIT = '1mb';

type RestEndpointOptions = CachedCalls & { router: AnyTRPCRouter };

/** The data that a procedure returned, or the stream to send instead. */
type Result = { data: unknown; stream: AsyncIterable<string> | null };

/**
 * Creates the REST API, which finds the procedure of a request by method and path and calls it as tRPC would.
 * trpc-openapi provides the types and the document. Its handler is not used, because it rewrites the
 * procedures' schemas on the first call.
 */
export function createRestEndpoint({ router, findCacheTags, responseCache }: RestEndpointOptions) {
  const operations = listRestOperations(router);
  const findRoute = createRouteFinder(operations);
  const readers = new Map(operations.map(({ procedure, input }) => [procedure, createInputReader(input)]));

  async function call({ procedure, type }: RestOperation, input: unknown, request: Request): Promise<Result> {
    const result: Result = { data: undefined, stream: null };
    const streamAnswer = (pieces: AsyncIterable<string>) => {
      result.stream = pieces;
    };
    result.data = await callTRPCProcedure({
      router,
      path: procedure,
      type,
      ctx: Object.assign(getContext(request), { isRest: true, streamAnswer }),
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });
    return result;
  }

  /** Responds to requests that have a procedure, and passes on all others. */
  const answer: RequestHandler = async (request, response, next) => {
    let procedure: string | undefined;
    try {
      const route = findRoute(request.method, decodeSegments(request.path));
      if (route.kind !== 'found') {
        next();
        return;
      }
      const { operation, params } = route;
      procedure = operation.procedure;
      setPattern(request, `/api${operation.path}`);
      // The body of anyone else is not read.
      if (operation.isOwnerOnly) await requireOwner(getContext(request));
      if (hasBody(request)) await readJson(request, response);
      const takesQuery = operation.method === 'GET' || operation.method === 'DELETE';
      const input = readers.get(procedure)?.({
        params,
        query: takesQuery ? request.query : {},
        body: request.body,
      });
      const isPrivate = operation.method !== 'GET' || request.get(AUTH_HEADER) !== undefined;
      response.set('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
      await responseCache.respond(request, response, inputNames(operation.input), async () => {
        const { data, stream } = await call(operation, input, request);
        response.status(operation.successStatus).type('json');
        if (stream === null)
          return { body: JSON.stringify(data), cacheTags: findCacheTags([operation.procedure]) };
        await sendJsonStream(response, stream);
        return null;
      });
    } catch (thrown) {
      await fail(thrown, request, response, procedure);
    }
  };

  /** Responds to all other requests with 404, or with 405 and the allowed methods. */
  const refuse: RequestHandler = async (request, response) => {
    const route = findRoute(request.method, decodeSegments(request.path));
    const procedures = route.kind === 'other-method' ? route.allowed : [];
    const endpoint = response.get('Allow')?.split(', ') ?? [];
    const allowed = [...procedures, ...endpoint];
    if (allowed.length === 0) {
      await fail(new TRPCError({ code: 'NOT_FOUND', message: 'Path not found.' }), request, response);
      return;
    }
    response.set('Allow', allowed.map(method => (method === 'GET' ? 'GET, HEAD' : method)).join(', '));
    const message = `${request.method} is not supported here.`;
    await fail(new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message }), request, response);
  };

  return { answer, refuse };
}

async function fail(
  thrown: unknown,
  request: Request,
  response: Response,
  procedure?: string,
): Promise<void> {
  const { error, requestId } = await reportError(request, thrown, procedure);
  if (!response.headersSent) sendError(response, error, requestId);
}

const parseJson = promisify(
  express.json({
    limit: JSON_LIMIT,
    type: () => true,
    verify: (_request, _response, body) => requireWithinLimits(createBodyCounter()(body)),
  }),
);

function hasBody({ headers }: Request): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** @throws TRPCError UNSUPPORTED_MEDIA_TYPE for a body that is not declared as JSON */
async function readJson(request: Request, response: Response): Promise<void> {
  if (!request.is(['application/json', 'application/*+json'])) {
    throw createUnsupportedTypeError('application/json');
  }
  await parseJson(request, response);
}

function decodeSegments(path: string): string[] {
  try {
    return splitPath(path).map(decodeURIComponent);
  } catch (cause) {
    throw createInvalidPathError(cause);
  }
}
