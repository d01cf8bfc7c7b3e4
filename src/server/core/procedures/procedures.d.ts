import type { OpenApiMeta } from 'trpc-openapi';
import type { Viewer } from '#server/core/content/published-rows';
import { type FailureStatus } from './failures';
import type { Identity, RequestContext } from './request-context';
/** Stored data with a version: the owner's content, and the counted visits. */
export type CacheTag = 'content' | 'views';
/** An example request and response. A body is shown as sent, as JSON without path fields. */
export type Example = {
    request?: unknown;
    answer: unknown;
};
/** Examples of a router, by the name of the procedure. */
export type Examples = Record<string, Example>;
/** The REST operation of a procedure, its status on success, and its access. */
export type ProcedureMeta = OpenApiMeta & {
    successStatus?: 200 | 201;
    access?: 'owner';
    /** Allows visitors a body of 1 MB, instead of 64 kB. */
    hasLongInput?: true;
    /** The API reference shows this example. */
    example?: Example;
    /**
     * The data that a public query depends on. Its response is cached until that data changes. Without tags it
     * is never cached.
     */
    cacheTags?: CacheTag[];
};
export declare const router: import("@trpc/server").TRPCRouterBuilder<{
    ctx: RequestContext;
    meta: ProcedureMeta;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            code: string;
            httpStatus: number;
            path: string | undefined;
            issues: import("#server/core/errors/app-error").InputIssue[] | undefined;
        };
    };
    transformer: false;
}>;
export declare const publicProcedure: import("@trpc/server").TRPCProcedureBuilder<RequestContext, ProcedureMeta, {}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** A procedure for the signed-in owner. Anyone else gets 401 before the input is read. */
export declare const ownerProcedure: import("@trpc/server").TRPCProcedureBuilder<RequestContext, ProcedureMeta, {
    identity: Identity;
}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
type Operation = [
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: `/${string}`,
    summary: string,
    options: Pick<ProcedureMeta, 'successStatus' | 'example' | 'cacheTags' | 'hasLongInput'> & {
        description: string;
        /** Error statuses besides those that follow from the method and the access. */
        failures?: FailureStatus[];
    }
];
/** Creates a procedure for everyone, with a REST operation. */
export declare function publicOperation(...operation: Operation): import("@trpc/server").TRPCProcedureBuilder<RequestContext, ProcedureMeta, {}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** Creates a procedure for the signed-in owner, with a REST operation. */
export declare function ownerOperation(...operation: Operation): import("@trpc/server").TRPCProcedureBuilder<RequestContext, ProcedureMeta, {
    identity: Identity;
}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** Waits for the work and returns the response of DELETE and similar calls. */
export declare function toSuccess(work: Promise<void>): Promise<{
    success: true;
}>;
/** Resolves whether the caller is the owner or a visitor. */
export declare function getViewer(context: RequestContext): Promise<Viewer>;
/**
 * Finds an item that may be visible only to the owner. If the site's own client sends an expired token, it
 * must learn that and refresh the token, instead of getting 404.
 * @throws AppError UNAUTHORIZED instead of NOT_FOUND for a refused token
 */
export declare function findForViewer<Found>(context: RequestContext, find: (viewer: Viewer) => Promise<Found>): Promise<Found>;
/** @throws AppError UNAUTHORIZED */
export declare function requireOwner(context: RequestContext): Promise<Identity>;
export {};
