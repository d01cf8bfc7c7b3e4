import type { StoredResumes } from './lifetime/stored-resume';
import type { UploadService } from './upload-service';
/** Creates all upload procedures. http/api/upload-endpoint.ts receives files, because tRPC carries JSON. */
export declare function createUploadRouter(uploads: UploadService, resumes: StoredResumes): import("@trpc/server").TRPCBuiltRouter<{
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
            url: string;
            mediaType: string;
            bytes: number;
            width: number | null;
            height: number | null;
            createdAt: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    remove: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            filename: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Accepts calls that append the full address of the file. */
    removeByPath: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            filename: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    resume: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            bytes: number;
            createdAt: string;
        } | null;
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    removeResume: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
