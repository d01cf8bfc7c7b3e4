import type { ProjectService } from './project-service';
export declare function createProjectRouter(projects: ProjectService): import("@trpc/server").TRPCBuiltRouter<{
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
    featured: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            title: string;
            github: string;
            live: string;
            skills: string[];
            image: string;
            imageAlt: string;
            status: string;
            timeline: string;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            description: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    count: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            totalProjects: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    archive: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            category: string;
            projects: number;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    inCategory: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            category?: string | undefined;
            after?: string | undefined;
        };
        output: {
            projects: {
                title: string;
                skills: string[];
                image: string;
                status: string;
                timeline: string;
                public: boolean;
                _id: string;
                slug?: string;
                generatedCover?: string;
                description: string;
            }[];
            next: string | null;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    openRows: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            category?: string | undefined;
            after?: string | undefined;
        };
        output: {
            projects: {
                title: string;
                skills: string[];
                image: string;
                status: string;
                timeline: string;
                public: boolean;
                _id: string;
                slug?: string;
                generatedCover?: string;
                description: string;
            }[];
            next: string | null;
            category: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    page: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            address: string;
        };
        output: {
            title: string;
            github: string;
            live: string;
            skills: string[];
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            description: string;
            html: {
                description: string;
                details: string;
                learned: string;
            };
            around: {
                previous: {
                    title: string;
                    image: string;
                    imageAlt: string;
                    _id: string;
                    slug?: string;
                    generatedCover?: string;
                    description: string;
                } | null;
                next: {
                    title: string;
                    image: string;
                    imageAlt: string;
                    _id: string;
                    slug?: string;
                    generatedCover?: string;
                    description: string;
                } | null;
                related: {
                    title: string;
                    image: string;
                    imageAlt: string;
                    _id: string;
                    slug?: string;
                    generatedCover?: string;
                    description: string;
                    shared: string[];
                }[];
            };
            notes: {
                publishedAt: string;
                title: string;
                slug: string;
            }[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    topSkills: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            skill: string;
            projects: number;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    overview: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: {
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            github: string;
            live: string;
            skills: string[];
            image: string;
            status: string;
            category: string;
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            hasPendingChanges?: true;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    get: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            id: string;
        };
        output: {
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
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
            title?: string | undefined;
            description?: string | undefined;
            github?: string | undefined;
            live?: string | undefined;
            details?: string | undefined;
            skills?: string[] | undefined;
            learned?: string | undefined;
            media?: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[] | undefined;
            keyFigures?: {
                value: string;
                label: string;
            }[] | undefined;
            image?: string | undefined;
            imageAlt?: string | undefined;
            coverTurn?: number | undefined;
            status?: string | undefined;
            category?: string | undefined;
            timeline?: string | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            pageLayout?: "" | "story" | "tabs" | undefined;
            featured?: boolean | undefined;
            public?: boolean | undefined;
            slug?: string | null | undefined;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            } | null | undefined;
        };
        output: {
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
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
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            title?: string | undefined;
            description?: string | undefined;
            github?: string | undefined;
            live?: string | undefined;
            details?: string | undefined;
            skills?: string[] | undefined;
            learned?: string | undefined;
            media?: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[] | undefined;
            keyFigures?: {
                value: string;
                label: string;
            }[] | undefined;
            image?: string | undefined;
            imageAlt?: string | undefined;
            coverTurn?: number | undefined;
            status?: string | undefined;
            category?: string | undefined;
            timeline?: string | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            pageLayout?: "" | "story" | "tabs" | undefined;
            featured?: boolean | undefined;
            public?: boolean | undefined;
            slug?: string | null | undefined;
        };
        output: {
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
        }[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    updateMany: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            projects: {
                draft?: boolean | undefined;
                publishAt?: string | null | undefined;
                id: string;
                featured?: boolean | undefined;
                public?: boolean | undefined;
            }[];
        };
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    removeMany: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            ids: string[];
        };
        output: {
            count: number;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    setOrder: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            order: string[];
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    categories: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    addCategory: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            category: string;
        };
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    categoryOrder: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    setCategoryOrder: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            order: string[];
        };
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    statuses: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    addStatus: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            status: string;
        };
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    skills: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: string[];
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
