import type { SetupService } from '#server/composition/setup-service';
export declare function createSetupRouter(setup: SetupService): import("@trpc/server").TRPCBuiltRouter<{
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
    get: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            sample: {
                settings: string[];
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
            };
            own: {
                settings: string[];
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
            };
            hasPublicUrl: boolean;
            hasMailServer: boolean;
            hasOwnEmail: boolean;
            hasOwnPassword: boolean;
            lastBackupAt: string | null;
            step: number | null;
            isChecklistHidden: boolean;
            postponed: ("counters" | "mail" | "publicUrl")[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    update: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            step?: number | null | undefined;
            isChecklistHidden?: boolean | undefined;
            postponed?: ("counters" | "mail" | "publicUrl")[] | undefined;
        };
        output: {
            sample: {
                settings: string[];
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
            };
            own: {
                settings: string[];
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
            };
            hasPublicUrl: boolean;
            hasMailServer: boolean;
            hasOwnEmail: boolean;
            hasOwnPassword: boolean;
            lastBackupAt: string | null;
            step: number | null;
            isChecklistHidden: boolean;
            postponed: ("counters" | "mail" | "publicUrl")[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
