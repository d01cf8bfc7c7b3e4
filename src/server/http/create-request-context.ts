import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { toLimitKey } from '#server/core/procedures/limit-key';
import { requireOwner } from '#server/core/procedures/procedures';
import type { Identity, RequestContext } from '#server/core/procedures/request-context';
import type { Logger } from '#server/core/runtime/logger';
import { AUTH_HEADER } from '#shared/credentials';

type ContextDeps = {
  log: Logger;
  identify: (token: string | undefined) => Promise<Identity | null>;
  explain: RequestContext['explain'];
};

const contexts = new WeakMap<Request, RequestContext>();

/** Gives each request a context, an ID in the X-Request-Id header, and a log line when it ends. */
export function attachContext(deps: ContextDeps): RequestHandler {
  return (request, response, next) => {
    const context = createContext(request, deps);
    contexts.set(request, context);
    response.setHeader('X-Request-Id', context.requestId);
    if (deps.log.isLevelEnabled('debug')) logAtEnd(request, response, context.log);
    next();
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

function logAtEnd(request: Request, response: Response, log: Logger): void {
  const startedAt = performance.now();
  const { method, path } = request;
  response.on('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    log.debug({ method, path, status: response.statusCode, ms }, 'request');
  });
}

/** Computes costly fields on first use, because most requests need none of them. */
function createContext(request: Request, { log, identify, explain }: ContextDeps): RequestContext {
  const requestId = randomUUID();
  // The address is no longer available after the caller disconnects, so it is read now.
  const address = request.ip ?? '';
  const token = request.get(AUTH_HEADER);
  let identity: Promise<Identity | null> | undefined;
  let requestLog: Logger | undefined;
  return {
    requestId,
    address,
    get limitKey() {
      return toLimitKey(address);
    },
    userAgent: request.get('user-agent') ?? '',
    token,
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
    runCall: call => call(),
    streamAnswer: null,
  };
}
