import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { AUTH_HEADER } from '../../shared/auth-constants';
import { limitKeyOf } from '../core/limit-key';
import type { Logger } from '../core/logger';
import type { Identity, RequestContext } from '../core/request-context';

type Identify = (token: string | undefined) => Promise<Identity | null>;

/** Gives each request its context, its id in the X-Request-Id header, and a line in the log when it is done. */
export function createRequestContexts(log: Logger, identify: Identify) {
  const contexts = new WeakMap<Request, RequestContext>();

  const attach: RequestHandler = (request, response, next) => {
    const context = createContext(request, log, identify);
    contexts.set(request, context);
    response.set('X-Request-Id', context.requestId);
    const startedAt = performance.now();
    const { method, path } = request;
    response.on('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      context.log.debug({ method, path, status: response.statusCode, ms }, 'request');
    });
    next();
  };

  function contextOf(request: Request): RequestContext {
    const context = contexts.get(request);
    if (!context)
      throw new Error('The request has no context: the middleware that attaches it must come first');
    return context;
  }

  return { attach, contextOf };
}

function createContext(request: Request, log: Logger, identify: Identify): RequestContext {
  const requestId = randomUUID();
  const address = request.ip ?? '';
  const token = request.get(AUTH_HEADER);
  let identity: Promise<Identity | null> | undefined;
  return {
    requestId,
    address,
    limitKey: limitKeyOf(address),
    userAgent: request.get('user-agent') ?? '',
    token,
    identify: () => {
      identity ??= identify(token);
      return identity;
    },
    log: log.child({ requestId }),
    canStream: false,
  };
}
