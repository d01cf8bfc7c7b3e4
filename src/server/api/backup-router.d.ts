import type { BackupService } from '#server/composition/backup/backup-service';
/**
 * Creates the procedures for backups. Uploads and downloads are streams, which http/api/archive-endpoint.ts
 * serves.
 */
export declare function createBackupRouter(backups: BackupService): import("@trpc/server").TRPCBuiltRouter<{
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
            last: {
                finishedAt: string;
                origin: "command" | "download" | "schedule";
                file: string;
                bytes: number;
            } | null;
            failed: {
                failedAt: string;
                message: string;
            } | null;
            schedule: {
                folder: string;
                everySeconds: number;
                keep: number;
            } | null;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    discard: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
