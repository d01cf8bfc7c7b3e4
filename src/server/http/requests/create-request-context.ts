import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { toLimitKey } from '#server/core/procedures/limit-key';
import { requireOwner } from '#server/core/procedures/procedures';
import type { Identity, RequestContext } from '#server/core/procedures/request-context';
import type { Logger } from '#server/core/runtime/logger';
import { AUTH_HEADER } from '#shared/credentials';
import { UPLOADS_PATH } from '#shared/upload-names';
import { getPattern } from './request-pattern';

export const SLOW_MS = 1_000;
const MAX_LISTENERS = 20;

type ContextDeps = {
  log: Logger;
  identify: (token: string | undefined) => Promise<Identity | null>;
  explain: RequestContext['explain'];
};

/** Requests that take `slowMs` have a log line. */
type RequestContextDeps = ContextDeps & { slowMs: number };

const contexts = new WeakMap<Request, RequestContext>();

/** Gives each request a context, an ID in the X-Request-Id header, and a log line when it ends. */
export function attachContext(deps: RequestContextDeps): RequestHandler {
  return (request, response, next) => {
    const context = createContext(readCaller(request), deps);
    contexts.set(request, context);
    response.setHeader('X-Request-Id', context.requestId);
    logAtEnd(request, response, context, deps);
    next();
  };
}

/** Reads the address at once, because it is no longer available after the caller disconnects. */
function readCaller(request: Request): Caller {
  return {
    address: request.ip ?? '',
    userAgent: request.get('user-agent') ?? '',
    token: request.get(AUTH_HEADER),
  };
}

/** @throws Error if attachContext has not handled the request */
export function getContext(request: Request): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request has no context: attachContext must come first');
  return context;
}

/** Refuses everyone except the owner, before the body is read. */
export const requireOwnerFirst: RequestHandler = async (request, _response, next) => {
  await requireOwner(getContext(request));
  next();
};

/** A line about a slow request names the pattern of its address, because addresses may be private. */
function logAtEnd(
  request: Request,
  response: Response,
  context: RequestContext,
  { log, slowMs }: RequestContextDeps,
) {
  const startedAt = performance.now();
  const { method, path } = request;
  // The log, metrics and pipelines wait for the end, which are more than the ten of Node's warning.
  response.setMaxListeners(MAX_LISTENERS);
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - startedAt);
    if (log.isLevelEnabled('debug')) context.log.debug({ method, path, status, ms }, 'request');
    const route = getPattern(request);
    // Visitors with a slow connection receive files for minutes.
    if (ms < slowMs || route.startsWith(UPLOADS_PATH)) return;
    context.log.warn({ method, route, status, ms }, 'slow request');
  });
}

/** Creates the context of calls that the site itself makes, as a visitor. */
export function createOwnContext(deps: ContextDeps): RequestContext {
  return createContext({ address: '', userAgent: '', token: undefined }, deps);
}

type Caller = Pick<RequestContext, 'address' | 'userAgent' | 'token'>;

/** Computes costly fields on first use, because most requests need none of them. */
function createContext(caller: Caller, { log, identify, explain }: ContextDeps): RequestContext {
  const requestId = randomUUID();
  const { address, token } = caller;
  let identity: Promise<Identity | null> | undefined;
  let requestLog: Logger | undefined;
  return {
    requestId,
    ...caller,
    get limitKey() {
      return toLimitKey(address);
    },
    identify: () => {
      identity ??= identify(token);
      return identity;
    },
    get log() {
      requestLog ??= log.child({ requestId });
      return requestLog;
    },
    explain,
    isRest: false,
    streamAnswer: null,
  };
}
