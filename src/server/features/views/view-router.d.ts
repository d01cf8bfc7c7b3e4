import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import type { ViewService } from './view-service';
export declare function createViewRouter(views: ViewService, limiter: RateLimiter): import("@trpc/server").TRPCBuiltRouter<{
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
    record: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            projectId?: string | null | undefined;
            sessionId: string;
        };
        output: {
            timestamp: string;
            projectId: string | null;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    total: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            totalViews: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    project: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            id: string;
        };
        output: {
            projectViews: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    list: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            projectId?: string | undefined;
            since?: string | undefined;
            limit?: number | undefined;
        };
        output: {
            views: {
                timestamp: string;
            }[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    summary: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            timeZone: string;
        };
        output: {
            total: number;
            byProject: Record<string, number>;
            chart: {
                unit: "day" | "hour";
                buckets: {
                    start: string;
                    label: string;
                    views: number;
                }[];
            };
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    byProject: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: Record<string, number>;
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
