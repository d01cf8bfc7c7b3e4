import type { SampleService } from '#server/composition/sample/sample-service';
export declare function createSampleRouter(sample: SampleService): import("@trpc/server").TRPCBuiltRouter<{
    ctx: import("../core/procedures/request-context").RequestContext;
    meta: import("#server/core/procedures/procedures").ProcedureMeta;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            code: string;
            httpStatus: number;
            path: string | undefined;
            issues: import("../core/errors/app-error").InputIssue[] | undefined;
        };
    };
    transformer: false;
}, import("@trpc/server").TRPCDecorateCreateRouterOptions<{
    status: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            projects: number;
            skills: number;
            timeline: number;
            notes: number;
            site: number;
            categories: number;
            uploads: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    clear: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            removed: {
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
                site: number;
                categories: number;
                uploads: number;
            };
            kept: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
