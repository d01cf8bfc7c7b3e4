import type { VersionService } from './version-service';
export declare function createVersionRouter(versions: VersionService): import("@trpc/server").TRPCBuiltRouter<{
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
        input: {
            id: string;
        };
        output: {
            number: number;
            kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
            savedAt: string | null;
            savedBy: string | null;
            changes: string[];
            bytes: number;
            isCurrent: boolean;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    get: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            id: string;
            number: number;
        };
        output: {
            number: number;
            kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
            savedAt: string | null;
            savedBy: string | null;
            changes: string[];
            bytes: number;
            isCurrent: boolean;
            fields: Record<string, unknown>;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    restore: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
            number: number;
            expectedNumber?: number | undefined;
        };
        output: {
            number: number;
            kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
            savedAt: string | null;
            savedBy: string | null;
            changes: string[];
            bytes: number;
            isCurrent: boolean;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
