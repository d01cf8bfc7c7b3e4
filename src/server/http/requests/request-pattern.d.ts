import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
/**
 * Names the pattern of a request's address, such as '/projects/:id'. Metrics show it in place of the address, of which
 * there is any number. Handlers without a route in Express call this before they respond.
 */
export declare function setPattern(request: IncomingMessage, pattern: string): void;
/** Returns the pattern of an answered request. */
export declare function getPattern(request: IncomingMessage): string;
/** Takes the pattern from the route that Express finds for the request. */
export declare const followRoute: RequestHandler;
