import type { TrashService } from './trash-service';
export declare function createTrashRouter(trash: TrashService): import("@trpc/server").TRPCBuiltRouter<{
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
    list: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            _id: string;
            kind: "message" | "note" | "page" | "project" | "site" | "skills" | "timeline";
            name: string;
            trashedAt: string;
            expiresAt: string;
            bytes: number;
            undoneImport?: {
                id: string;
                source: string;
            } | undefined;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    restore: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
            category?: string | undefined;
            slug?: string | null | undefined;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    restoreProjects: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            ids: string[];
        };
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    remove: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    empty: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
