/**
 * Renders previews for the owner's editors. The procedure is a mutation because the text may be long. It
 * changes nothing.
 */
export declare function createMarkdownRouter(): import("@trpc/server").TRPCBuiltRouter<{
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
    render: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            text: string;
        };
        output: {
            html: string;
            plain: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
