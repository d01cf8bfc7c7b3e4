import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';

/** The pattern of all addresses that no route has. */
const UNKNOWN = '/*';

const patterns = new WeakMap<IncomingMessage, () => string>();

/**
 * Names the pattern of a request's address, such as '/projects/:id'. Metrics show it in place of the address, of which
 * there is any number. Handlers without a route in Express call this before they respond.
 */
export function setPattern(request: IncomingMessage, pattern: string): void {
  patterns.set(request, () => pattern);
}

/** Returns the pattern of an answered request. */
export function getPattern(request: IncomingMessage): string {
  return patterns.get(request)?.() ?? UNKNOWN;
}

/** Takes the pattern from the route that Express finds for the request. */
export const followRoute: RequestHandler = (request, _response, next) => {
  patterns.set(request, () => describeRoute(request));
  next();
};

function describeRoute({ baseUrl, route }: Request): string {
  // Mount paths are fixed, but match in any case.
  const base = baseUrl.toLowerCase();
  const found: unknown = route;
  return base + (found ? String(Object(found).path) : UNKNOWN);
}
