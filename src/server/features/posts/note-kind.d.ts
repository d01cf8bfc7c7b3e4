import type { FindProjects } from './post-service';
type Others = {
    project: {
        service: {
            findLinks: FindProjects;
        };
    };
};
export declare const noteKind: {
    readonly api: "notes";
    readonly apiDescription: "Dated articles with an RSS feed.";
    readonly tables: readonly [import("../../core/database/entity").Entity<import("./post-entity").PostRow>, import("../../core/database/entity").Entity];
    readonly versionFields: readonly [...("cover" | "coverAlt" | "coverTurn" | "metaDescription" | "metaTitle" | "projects" | "slug" | "summary" | "tags" | "text" | "title")[], "draft", "publishAt", "pendingChanges"];
    readonly previewSchema: import("zod").ZodObject<{
        kind: import("zod").ZodLiteral<"note">;
        item: import("zod").ZodObject<{
            _id: import("zod").ZodString;
            publishedAt: import("zod").ZodISODateTime;
            createdAt: import("zod").ZodISODateTime;
            updatedAt: import("zod").ZodISODateTime;
            seenUpdatedAt: import("zod").ZodExactOptional<import("zod").ZodISODateTime>;
            title: import("zod").ZodString;
            slug: import("zod").ZodString;
            summary: import("zod").ZodString;
            cover: import("zod").ZodString;
            coverAlt: import("zod").ZodString;
            coverTurn: import("zod").ZodExactOptional<import("zod").ZodInt>;
            tags: import("zod").ZodArray<import("zod").ZodString>;
            generatedCover: import("zod").ZodExactOptional<import("zod").ZodString>;
            metaTitle: import("zod").ZodString;
            metaDescription: import("zod").ZodString;
            html: import("zod").ZodString;
            minutes: import("zod").ZodInt;
            projects: import("zod").ZodArray<import("zod").ZodObject<{
                title: import("zod").ZodString;
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            newer: import("zod").ZodNullable<import("zod").ZodObject<{
                slug: import("zod").ZodString;
                title: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            older: import("zod").ZodNullable<import("zod").ZodObject<{
                slug: import("zod").ZodString;
                title: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
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
            }>;
            remove: (id: string) => Promise<void>;
            discard: (id: string) => Promise<void>;
            restore: (takes: import("../../core/content/history").TakeFromTrash[], choices?: import("../../core/content/history").RestoreChoices) => Promise<void>;
            list: (tag?: string, viewer?: import("../../core/content/published-rows").Viewer) => Promise<{
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
            }>;
            listPage: (input: import("#shared/contract/post").NotePageInput) => Promise<{
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
            }>;
            listFull: (most?: number) => Promise<import("#shared/contract/post").Note[]>;
            getListed: (id: string) => Promise<import("#shared/contract/post").NoteSummary>;
            view: (address: string) => Promise<import("#shared/contract/post").NoteView>;
            preview: (id: string) => Promise<import("#shared/contract/post").NoteView>;
            listForProject: (projectId: string) => Promise<{
                publishedAt: string;
                title: string;
                slug: string;
            }[]>;
            hasAny: () => Promise<boolean>;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        search: () => Promise<import("../../../shared/contract/search").SearchDocument[]>;
        sitemap: () => Promise<import("#server/core/content/content-kind").SitemapEntry[]>;
        feeds: import("#server/core/content/content-kind").Feed[];
        preview: (id: string) => Promise<{
            kind: "note";
            item: {
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
        }>;
    };
};
export {};
