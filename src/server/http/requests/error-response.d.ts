import { TRPCError } from '@trpc/server';
import type { RequestHandler, Response } from 'express';
import type { RequestContext } from '#server/core/procedures/request-context';
/** Translates any failure of a request into the error that its caller receives. */
export declare function toTrpcError(thrown: unknown, { explain }: Pick<RequestContext, 'explain'>): Promise<TRPCError>;
export declare function sendError(response: Response, error: TRPCError, requestId: string): void;
export declare function sendText(response: Response, status: number, message: string): void;
export declare function setRetryAfter(response: Response, error: TRPCError): void;
/** Refuses bodies of other types than these. The message names the first. */
export declare function requireType(...types: [string, ...string[]]): RequestHandler;
export declare function createUnsupportedTypeError(expected: string): TRPCError;
