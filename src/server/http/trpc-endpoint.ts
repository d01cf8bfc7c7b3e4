import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Request, RequestHandler, Response } from 'express';
import type { AppRouter } from '#server/api/app-router';
import { listProcedures } from '#server/api/list-procedures';
import { retryAfterSeconds } from '#server/core/errors/error-body';
import type { RequestContext } from '#server/core/procedures/request-context';
import { MAX_BATCH_SIZE } from '#shared/batch-size';
import { createMutex } from '#shared/mutex';
import { takeTurn } from '#shared/take-turn';
import type { CachedCalls } from './cache/response-cache';
import { getContext } from './create-request-context';
import { decodePath } from './decode-path';
import { logError } from './error-handler';
import { createInvalidPathError, createUnsupportedTypeError } from './error-response';
import { type BodyCounts, createBodyCounter, isWithinLimits, requireWithinLimits } from './limit-body';
import { setPattern } from './metrics/request-pattern';
import { sendChunks } from './send-stream';

const MAX_BODY_BYTES = 1024 * 1024;
const QUERY_NAMES = ['batch', 'input'];
/** OPTIONS arrives only without CORS, which handles it earlier. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

type TrpcEndpointOptions = CachedCalls & { router: AppRouter };

/** Creates the tRPC endpoint, for the site's client and other TypeScript programs. */
export function createTrpcEndpoint(options: TrpcEndpointOptions): RequestHandler {
  const { router, findCacheTags, responseCache } = options;
  const known = new Set(listProcedures(router).map(({ name }) => name));
  const describeProcedures = ([first = '', ...others]: string[]): string => {
    if (others.length > 0) return '/trpc/:procedures';
    return known.has(first) ? `/trpc/${first}` : '/trpc/*';
  };
  const callProcedures = (request: Request, response: Response) =>
    fetchRequestHandler({
      router,
      endpoint: '',
      req: withLimitedBody(incomingMessageToRequest(request, response, { maxBodySize: MAX_BODY_BYTES })),
      createContext: () => Object.assign(getContext(request), { runCall: createCallQueue() }),
      maxBatchSize: MAX_BATCH_SIZE,
      onError: ({ error, path }) => logError(error, getContext(request), path),
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    });

  return async (request, response) => {
    try {
      const procedures = readProcedures(request);
      setPattern(request, describeProcedures(procedures));
      await responseCache.respond(request, response, QUERY_NAMES, async () => {
        const answer = await callProcedures(request, response);
        response.status(answer.status).setHeaders(answer.headers);
        // tRPC streams JSON lines in chunks.
        if (answer.body !== null && answer.headers.get('transfer-encoding') === 'chunked') {
          await sendChunks(response, answer.body);
          return null;
        }
        return { body: Buffer.from(await answer.arrayBuffer()), cacheTags: findCacheTags(procedures) };
      });
    } catch (thrown) {
      if (!(thrown instanceof TRPCError) || response.headersSent) throw thrown;
      refuse(response, thrown);
    }
  };
}

/** Creates a queue for the calls of a batch. Each has its own turn, so that other requests come in between. */
function createCallQueue(): RequestContext['runCall'] {
  const runExclusive = createMutex();
  return call =>
    runExclusive(async () => {
      await takeTurn();
      return call();
    });
}

/** Limits the values and names in the body, which tRPC reads only if the procedure may be called. */
function withLimitedBody(request: globalThis.Request): globalThis.Request {
  if (request.body === null) return request;
  const count = createBodyCounter();
  let counts: BodyCounts = { values: 0, names: 0 };
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      counts = count(part);
      if (isWithinLimits(counts)) controller.enqueue(part);
    },
    // An earlier error would close the connection before the response.
    flush: () => requireWithinLimits(counts),
  });
  // Node requires this option for a streamed body; TypeScript's DOM types do not know it.
  const init: RequestInit & { duplex: 'half' } = {
    body: request.body.pipeThrough(limited),
    duplex: 'half',
  };
  return new Request(request, init);
}

function headersFor(errors: TRPCError[]): Record<string, string> {
  const waits = errors.map(retryAfterSeconds).filter(wait => wait !== undefined);
  return {
    'cache-control': 'no-store',
    // tRPC omits it when it refuses an entire request.
    'content-type': 'application/json',
    ...(waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {}),
  };
}

/** Refuses a request before tRPC, in the format of its errors. */
function refuse(response: Response, error: TRPCError): void {
  const { code, message } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  if (code === 'METHOD_NOT_SUPPORTED') response.set('Allow', METHODS.join(', '));
  response
    .status(httpStatus)
    .set('Cache-Control', 'no-store')
    .json({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } } });
}

/**
 * Reads which procedures a request calls.
 * @throws TRPCError for requests that tRPC would report as server errors, and for forms and files, which no
 * procedure accepts
 */
function readProcedures(request: Request): string[] {
  const procedures = decodePath(request.path.slice(1));
  if (procedures === null) throw createInvalidPathError();
  if (!METHODS.includes(request.method)) {
    const message = `${request.method} is not supported here.`;
    throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message });
  }
  const type = request.get('content-type');
  if (request.method === 'POST' && type !== undefined && !type.startsWith('application/json')) {
    throw createUnsupportedTypeError('application/json');
  }
  return procedures.split(',');
}
