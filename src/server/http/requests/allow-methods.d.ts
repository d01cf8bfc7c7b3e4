import type { RequestHandler } from 'express';
/**
 * Lists the methods of a path, behind its handlers, for a 405 response. Procedures and other endpoints may share a path.
 */
export declare function allowMethods(...methods: string[]): RequestHandler;
