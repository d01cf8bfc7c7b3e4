import type { NoteService } from './note-service';
export declare function createNoteRouter(notes: NoteService): import("@trpc/server").TRPCBuiltRouter<{
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
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            generatedCover?: string;
            metaTitle: string;
            metaDescription: string;
            html: string;
            minutes: number;
            projects: {
                title: string;
                path: string;
            }[];
            newer: {
                slug: string;
                title: string;
            } | null;
            older: {
                slug: string;
                title: string;
            } | null;
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
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            projects: string[];
            generatedCover?: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
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
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
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
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            projects: string[];
            generatedCover?: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
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
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
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
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            projects: string[];
            generatedCover?: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
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
        input: {
            tag?: string | undefined;
        };
        output: {
            notes: {
                draft?: boolean;
                publishAt?: string | null;
                _id: string;
                publishedAt: string;
                updatedAt: string;
                title: string;
                slug: string;
                summary: string;
                cover: string;
                coverAlt: string;
                tags: string[];
                generatedCover?: string;
                minutes: number;
                hasPendingChanges?: true;
            }[];
            tags: {
                name: string;
                notes: number;
            }[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    /** Returns a page of the site's own list, which visitors see. Scripts use `list`. */
    listPage: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            tag?: string | undefined;
            page?: number | undefined;
        };
        output: {
            notes: {
                draft?: boolean;
                publishAt?: string | null;
                _id: string;
                publishedAt: string;
                updatedAt: string;
                title: string;
                slug: string;
                summary: string;
                cover: string;
                coverAlt: string;
                tags: string[];
                generatedCover?: string;
                minutes: number;
                hasPendingChanges?: true;
            }[];
            tags: {
                name: string;
                notes: number;
            }[];
            pages: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
