import { type Page } from '#shared/contract/post';
import type { SearchDocument } from '#shared/contract/search';
type Others = {
    note: {
        service: {
            hasAny: () => Promise<boolean>;
        };
    };
};
export declare const pageKind: {
    readonly api: "pages";
    readonly apiDescription: "Standalone pages, such as an imprint.";
    readonly tables: readonly [import("../../core/database/entity").Entity<import("./post-entity").PostRow>, import("../../core/database/entity").Entity];
    readonly versionFields: readonly [...("metaDescription" | "metaTitle" | "place" | "slug" | "text" | "title")[], "draft", "publishAt", "pendingChanges"];
    readonly previewSchema: import("zod").ZodObject<{
        kind: import("zod").ZodLiteral<"page">;
        item: import("zod").ZodObject<{
            _id: import("zod").ZodString;
            publishedAt: import("zod").ZodISODateTime;
            createdAt: import("zod").ZodISODateTime;
            updatedAt: import("zod").ZodISODateTime;
            seenUpdatedAt: import("zod").ZodExactOptional<import("zod").ZodISODateTime>;
            title: import("zod").ZodString;
            slug: import("zod").ZodString;
            place: import("zod").ZodEnum<{
                footer: "footer";
                navigation: "navigation";
                none: "none";
            }>;
            metaTitle: import("zod").ZodString;
            metaDescription: import("zod").ZodString;
            html: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>;
    readonly open: ({ db, history, base }: import("#server/core/content/content-kind").ContentDeps, getOthers: () => Others) => {
        versions: import("#server/core/content/content-kind").VersionedItems;
        trash: import("#server/core/content/content-kind").TrashedItems;
        imports: import("#server/core/content/content-kind").ItemTarget;
        formerAddresses: import("#server/core/content/content-kind").OpenContentKind['formerAddresses'];
        service: {
            noun: string;
            get: (id: string, viewer?: import("../../core/content/published-rows").Viewer) => Promise<{
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
            }>;
            create: (input: {
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
                place?: "footer" | "navigation" | "none" | undefined;
            }) => Promise<{
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
            }>;
            update: (sent: {
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
                place?: "footer" | "navigation" | "none" | undefined;
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
                    place?: "footer" | "navigation" | "none";
                } | null | undefined;
            }) => Promise<{
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
            }>;
            remove: (id: string) => Promise<void>;
            discard: (id: string) => Promise<void>;
            restore: (takes: import("../../core/content/history").TakeFromTrash[], choices?: import("../../core/content/history").RestoreChoices) => Promise<void>;
            list: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<import("#shared/contract/post").PageSummary[]>;
            listFull: () => Promise<Page[]>;
            view: (address: string) => Promise<import("#shared/contract/post").PageView>;
            preview: (id: string) => Promise<import("#shared/contract/post").PageView>;
            listLinked: () => Promise<import("#shared/contract/post").PostLinks['pages']>;
        };
        createRouter: () => import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("../../core/procedures/request-context").RequestContext;
            meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            remove: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                };
                output: {
                    success: true;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            discard: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                };
                output: {
                    success: true;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        search: () => Promise<SearchDocument[]>;
        sitemap: () => Promise<import("../../core/content/slugs").ItemPage[]>;
        feeds: "none";
        preview: (id: string) => Promise<{
            kind: "page";
            item: {
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
        }>;
    };
};
export {};
