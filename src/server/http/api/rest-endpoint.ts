import { promisify } from 'node:util';
import { type AnyTRPCRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { createBodyLimitFinder } from '#server/api/body-limits';
import { listRestOperations, type RestOperation } from '#server/api/rest-operations';
import { requireOwner } from '#server/core/procedures/procedures';
import type { CachedCalls } from '#server/http/cache/response-cache';
import { sendJsonStream } from '#server/http/files/send-stream';
import { allowMethods } from '#server/http/requests/allow-methods';
import { getContext } from '#server/http/requests/create-request-context';
import { reportError } from '#server/http/requests/error-handler';
import { createUnsupportedTypeError, sendError } from '#server/http/requests/error-response';
import { AUTH_HEADER } from '#shared/credentials';
import { createInputReader, inputNames } from './rest-input';

const ROUTE_METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

type RestEndpointOptions = CachedCalls & { router: AnyTRPCRouter };

/** The data that a procedure returned, or the stream to send instead. */
type Result = { data: unknown; stream: AsyncIterable<string> | null };

/**
 * Creates the REST API, whose routes call procedures as tRPC would.
 * trpc-openapi provides the types and the document. Its handler is not used, because it rewrites the
 * procedures' schemas on the first call.
 */
export function createRestEndpoint({ router, findCacheTags, responseCache }: RestEndpointOptions) {
  const findBodyLimit = createBodyLimitFinder(router);

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

  function createHandler(operation: RestOperation): RequestHandler {
    const { procedure, method, isOwnerOnly } = operation;
    const readInput = createInputReader(operation.input);
    const parseJson = createJsonParser(findBodyLimit([procedure]));
    const takesQuery = method === 'GET' || method === 'DELETE';
    return async (request, response) => {
      try {
        // The body of anyone else is not read.
        if (isOwnerOnly) await requireOwner(getContext(request));
        if (hasBody(request)) await parseJson(request, response);
        const { params, body } = request;
        const input = readInput({ params, query: takesQuery ? request.query : {}, body });
        const isPrivate = method !== 'GET' || request.get(AUTH_HEADER) !== undefined;
        response.set('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
        await responseCache.respond(request, response, inputNames(operation.input), async () => {
          const { data, stream } = await call(operation, input, request);
          response.status(operation.successStatus).type('json');
          if (stream === null) return { body: JSON.stringify(data), cacheTags: findCacheTags([procedure]) };
          await sendJsonStream(response, stream);
          return null;
        });
      } catch (thrown) {
        await fail(thrown, request, response, procedure);
      }
    };
  }

  /** Responds to requests that have a procedure, and passes on all others. */
  const answer = Router({ caseSensitive: true });
  for (const [path, operations] of groupByPath(listRestOperations(router))) {
    const route = answer.route(toExpressPath(path));
    for (const operation of operations) route[ROUTE_METHODS[operation.method]](createHandler(operation));
    // Other paths do not count: PUT /projects/categories does not update a project "categories".
    route.all(allowMethods(...operations.map(({ method }) => method)), (_request, _response, next) =>
      next('router'),
    );
  }
  answer.use(failBeforeRoute);

  /** Responds to all other requests with 404, or with 405 and the allowed methods. */
  const refuse: RequestHandler = async (request, response) => {
    const allowed = response.get('Allow')?.split(', ') ?? [];
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

/** Groups operations by path. Fixed paths come first, because Express takes the first path that matches. */
function groupByPath(operations: RestOperation[]): [path: string, operations: RestOperation[]][] {
  const groups = new Map<string, RestOperation[]>();
  for (const operation of operations)
    groups.set(operation.path, [...(groups.get(operation.path) ?? []), operation]);
  const countParams = (path: string) => path.split('{').length;
  return [...groups].sort(([a], [b]) => countParams(a) - countParams(b));
}

function toExpressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Reports a path that cannot be decoded. */
const failBeforeRoute: ErrorRequestHandler = (thrown, request, response, _next) =>
  fail(thrown, request, response);

async function fail(
  thrown: unknown,
  request: Request,
  response: Response,
  procedure?: string,
): Promise<void> {
  const { error, requestId } = await reportError(request, thrown, procedure);
  if (!response.headersSent) sendError(response, error, requestId);
}

function hasBody({ headers }: Request): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** The parser throws TRPCError UNSUPPORTED_MEDIA_TYPE for a body that is not declared as JSON. */
function createJsonParser(limit: number) {
  const parse = promisify(express.json({ limit, type: () => true }));
  return async (request: Request, response: Response): Promise<void> => {
    if (!request.is(['application/json', 'application/*+json'])) {
      throw createUnsupportedTypeError('application/json');
    }
    await parse(request, response);
  };
}
