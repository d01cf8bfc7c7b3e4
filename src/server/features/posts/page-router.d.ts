import { z } from 'zod';
import type { PageService } from './page-service';
/** Creates the procedures for pages. `findHasNotes` returns true if there is a published note. */
export declare function createPageRouter(pages: PageService, findHasNotes: () => Promise<boolean>): import("@trpc/server").TRPCBuiltRouter<{
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
    view: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            slug: string;
        };
        output: {
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            title: string;
            slug: string;
            place: "footer" | "navigation" | "none";
            metaTitle: string;
            metaDescription: string;
            html: string;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    get: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            id: string;
        };
        output: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            place: "footer" | "navigation" | "none";
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
        };
        output: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            place: "footer" | "navigation" | "none";
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    update: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            id: string;
            expectedUpdatedAt?: string | undefined;
            isSlugFromTitle?: boolean | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            } | null | undefined;
        };
        output: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            place: "footer" | "navigation" | "none";
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
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
    discard: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    list: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            updatedAt: string;
            title: string;
            slug: string;
            place: "footer" | "navigation" | "none";
            hasPendingChanges?: true;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Lists the links in the header and footer of every page. */
    links: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            hasNotes: boolean;
            pages: {
                slug: string;
                title: string;
                place: "footer" | "navigation" | "none";
            }[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
