import type { z } from 'zod';
import type { PreviewService } from './preview-service';
/**
 * Creates the procedures of previews, for the site's own pages. `previewSchema` is the union of the content
 * kinds' previews.
 */
export declare function createPreviewRouter<Preview extends object>(previews: PreviewService<Preview>, previewSchema: z.ZodType<Preview>): import("@trpc/server").TRPCBuiltRouter<{
    ctx: import("../../core/procedures/request-context").RequestContext;
    meta: import("#server/core/procedures/procedures").ProcedureMeta;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            code: string;
            httpStatus: number;
            path: string | undefined;
            issues: import("../../core/errors/app-error").InputIssue[] | undefined;
        };
    };
    transformer: false;
}, import("@trpc/server").TRPCDecorateCreateRouterOptions<{
    /** Opens a preview. The response is never cached, because access ends with the link. */
    open: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            token: string;
        };
        output: Preview extends import("@trpc/server").TRPCUnsetMarker ? any : Preview;
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    link: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            kind: "note" | "page" | "project" | "timeline";
            id: string;
        };
        output: {
            path: string;
            expiresAt: string;
        } | null;
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    createLink: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            kind: "note" | "page" | "project" | "timeline";
            id: string;
        };
        output: {
            path: string;
            expiresAt: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    revokeLink: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            kind: "note" | "page" | "project" | "timeline";
            id: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
