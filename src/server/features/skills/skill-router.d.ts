import type { SkillService } from './skill-service';
export declare function createSkillRouter(skills: SkillService): import("@trpc/server").TRPCBuiltRouter<{
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
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
            _id: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Lists the skills for an editor, with the version that saveList may expect. */
    listVersioned: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            version: number;
            skills: {
                name: string;
                category: string;
                description: string;
                icon: string;
                color: string;
                isCore: boolean;
                _id: string;
            }[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Does the same as saveList for callers that send a bare array. */
    replace: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            name?: string | undefined;
            category?: string | undefined;
            description?: string | undefined;
            icon?: string | undefined;
            color?: string | undefined;
            isCore?: boolean | undefined;
            _id?: string | undefined;
        }[];
        output: {
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
            _id: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    saveList: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            skills: {
                name?: string | undefined;
                category?: string | undefined;
                description?: string | undefined;
                icon?: string | undefined;
                color?: string | undefined;
                isCore?: boolean | undefined;
                _id?: string | undefined;
            }[];
            expectedVersion?: number | undefined;
        };
        output: {
            version: number;
            skills: {
                name: string;
                category: string;
                description: string;
                icon: string;
                color: string;
                isCore: boolean;
                _id: string;
            }[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    setCore: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
            isCore: boolean;
        };
        output: {
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
            _id: string;
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
    suggest: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Lists well-known technologies, so that an editor can complete a name. */
    listKnown: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
