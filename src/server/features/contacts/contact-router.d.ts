import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import type { ContactService } from './contact-service';
export declare function createContactRouter(contacts: ContactService, limiters: RateLimiter[]): import("@trpc/server").TRPCBuiltRouter<{
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
    send: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            name: string;
            email: string;
            message: string;
            website?: string | undefined;
        };
        output: {
            _id: string;
            name: string;
            email: string;
            message: string;
            createdAt: string;
            read: boolean;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    list: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            sortBy?: "createdAt" | "email" | "name" | undefined;
            sortOrder?: "asc" | "desc" | undefined;
            filter?: "all" | "read" | "unread" | undefined;
            q?: string | undefined;
        };
        output: {
            _id: string;
            name: string;
            email: string;
            message: string;
            createdAt: string;
            read: boolean;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    page: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            sortBy?: "createdAt" | "email" | "name" | undefined;
            sortOrder?: "asc" | "desc" | undefined;
            filter?: "all" | "read" | "unread" | undefined;
            q?: string | undefined;
            offset?: number | undefined;
            limit?: number | undefined;
        };
        output: {
            messages: {
                _id: string;
                name: string;
                email: string;
                message: string;
                createdAt: string;
                read: boolean;
            }[];
            total: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Lists the IDs that Select All selects. */
    ids: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            filter?: "all" | "read" | "unread" | undefined;
            q?: string | undefined;
        };
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    get: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            id: string;
        };
        output: {
            _id: string;
            name: string;
            email: string;
            message: string;
            createdAt: string;
            read: boolean;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    unreadCount: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    markRead: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            ids: string[];
        };
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    markUnread: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            ids: string[];
        };
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    remove: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            ids: string[];
        };
        output: {
            count: number;
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Undoes a deletion of several messages. */
    restore: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            ids: string[];
        };
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
