import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AUTH_HEADER } from '#shared/credentials';
import { toLimitKey } from '../core/procedures/limit-key';
import type { Identity, RequestContext } from '../core/procedures/request-context';
import type { Logger } from '../core/runtime/logger';

type ContextDeps = {
  log: Logger;
  identify: (token: string | undefined) => Promise<Identity | null>;
  explain: RequestContext['explain'];
};

/** Gives each request its context, its id in the X-Request-Id header, and a line in the log when it is done. */
export function createRequestContexts(deps: ContextDeps) {
  const contexts = new WeakMap<Request, RequestContext>();

  const attach: RequestHandler = (request, response, next) => {
    const context = createContext(request, deps);
    contexts.set(request, context);
    response.setHeader('X-Request-Id', context.requestId);
    if (deps.log.isLevelEnabled('debug')) logWhenDone(request, response, context.log);
    next();
  };

  function getContext(request: Request): RequestContext {
    const context = contexts.get(request);
    if (!context)
      throw new Error('The request has no context: the middleware that attaches it must come first');
    return context;
  }

  return { attach, getContext };
}

function logWhenDone(request: Request, response: Response, log: Logger): void {
  const startedAt = performance.now();
  const { method, path } = request;
  response.on('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    log.debug({ method, path, status: response.statusCode, ms }, 'request');
  });
}

/** Most requests are read and answered without what takes time to find out: that is found out when it is asked for. */
function createContext(request: Request, { log, identify, explain }: ContextDeps): RequestContext {
  const requestId = randomUUID();
  // At once: of a caller who has gone meanwhile it is not known any more.
  const address = request.ip ?? '';
  const token = request.get(AUTH_HEADER);
  let identity: Promise<Identity | null> | undefined;
  let ownLog: Logger | undefined;
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
      ownLog ??= log.child({ requestId });
      return ownLog;
    },
    explain,
    isRest: false,
    streamAnswer: null,
  };
}
