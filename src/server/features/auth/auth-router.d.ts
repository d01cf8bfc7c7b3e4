import type { AccountService } from './account-service';
import type { AuthService } from './auth-service';
import type { SessionService } from './session-service';
/**
 * Creates the procedures for signing in and managing the account. Mutations without parameters declare no
 * input: tRPC would parse their body as JSON, and a single call without input has an empty body.
 */
export declare function createAuthRouter(auth: AuthService, sessions: SessionService, account: AccountService): import("@trpc/server").TRPCBuiltRouter<{
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
    login: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            email: string;
            password: string;
        };
        output: {
            token: string;
            refreshToken: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    signInWithLink: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            token: string;
        };
        output: {
            token: string;
            refreshToken: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    refresh: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            refreshToken: string;
        };
        output: {
            accessToken: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    checkToken: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            isValid: boolean;
            refreshedToken?: string | undefined;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    logout: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    sessions: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            id: string;
            userAgent: string;
            createdAt: string;
            lastUsedAt: string;
            expiresAt: string;
            isCurrent: boolean;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    revokeSession: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    revokeOtherSessions: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    owner: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            email: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    changePassword: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            currentPassword: string;
            newPassword: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    changeEmail: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            email: string;
            currentPassword: string;
        };
        output: {
            email: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
