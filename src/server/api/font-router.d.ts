import type { FontService } from '#server/composition/font-service';
import type { OmittedTextService } from '#server/composition/omitted-texts';
export declare function createFontRouter(omittedTexts: OmittedTextService, fonts: FontService): import("@trpc/server").TRPCBuiltRouter<{
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
    omittedTexts: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            texts: string[];
            total: number;
        };
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
}>>;
