import type { CopyService } from './copy-service';
/** Creates the procedures for static copies. copy-download.ts sends the file. */
export declare function createCopyRouter(copies: CopyService): import("@trpc/server").TRPCBuiltRouter<{
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
    status: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            isAvailable: boolean;
            isRunning: boolean;
            request: {
                address: string;
                contact: string;
            } | null;
            progress: {
                step: "files" | "pages" | "zip";
                done: number;
                known: number;
                secondsLeft: number | null;
            } | null;
            ready: {
                pages: number;
                deadLinks: {
                    address: string;
                    page: string;
                }[];
                missingVariants: number;
                finishedAt: string;
                bytes: number;
                address: string;
            } | null;
            failure: string | null;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            address?: string | undefined;
            contact?: string | undefined;
        };
        output: {
            isAvailable: boolean;
            isRunning: boolean;
            request: {
                address: string;
                contact: string;
            } | null;
            progress: {
                step: "files" | "pages" | "zip";
                done: number;
                known: number;
                secondsLeft: number | null;
            } | null;
            ready: {
                pages: number;
                deadLinks: {
                    address: string;
                    page: string;
                }[];
                missingVariants: number;
                finishedAt: string;
                bytes: number;
                address: string;
            } | null;
            failure: string | null;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    cancel: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            isAvailable: boolean;
            isRunning: boolean;
            request: {
                address: string;
                contact: string;
            } | null;
            progress: {
                step: "files" | "pages" | "zip";
                done: number;
                known: number;
                secondsLeft: number | null;
            } | null;
            ready: {
                pages: number;
                deadLinks: {
                    address: string;
                    page: string;
                }[];
                missingVariants: number;
                finishedAt: string;
                bytes: number;
                address: string;
            } | null;
            failure: string | null;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
