import { type ProjectNote } from '#shared/contract/project-page';
import type { ReadListSettings } from './project-order';
type Others = {
    site: {
        service: {
            get: ReadListSettings;
        };
    };
    note: {
        service: {
            listForProject: (projectId: string) => Promise<ProjectNote[]>;
        };
    };
};
export declare const projectKind: {
    readonly api: "projects";
    readonly apiDescription: "The projects, with their categories and statuses.";
    readonly tables: readonly [import("../../core/database/entity").Entity<import("./project-entity").ProjectRow>, import("../../core/database/entity").Entity<import("./project-entity").ListedName>, import("../../core/database/entity").Entity<import("./project-entity").ListedName>, import("../../core/database/entity").Entity];
    readonly versionFields: readonly [...("category" | "coverTurn" | "description" | "details" | "featured" | "github" | "image" | "imageAlt" | "keyFigures" | "learned" | "live" | "media" | "metaDescription" | "metaTitle" | "pageLayout" | "public" | "skills" | "slug" | "status" | "timeline" | "title")[], "draft", "publishAt", "pendingChanges"];
    readonly previewSchema: import("zod").ZodObject<{
        kind: import("zod").ZodLiteral<"project">;
        item: import("zod").ZodObject<{
            title: import("zod").ZodString;
            github: import("zod").ZodString;
            live: import("zod").ZodString;
            skills: import("zod").ZodArray<import("zod").ZodString>;
            media: import("zod").ZodArray<import("zod").ZodObject<{
                type: import("zod").ZodEnum<{
                    image: "image";
                    video: "video";
                }>;
                url: import("zod").ZodString;
                caption: import("zod").ZodOptional<import("zod").ZodString>;
                alt: import("zod").ZodOptional<import("zod").ZodString>;
                filename: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
            keyFigures: import("zod").ZodExactOptional<import("zod").ZodArray<import("zod").ZodObject<{
                value: import("zod").ZodString;
                label: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            image: import("zod").ZodString;
            imageAlt: import("zod").ZodString;
            coverTurn: import("zod").ZodExactOptional<import("zod").ZodInt>;
            status: import("zod").ZodString;
            category: import("zod").ZodString;
            timeline: import("zod").ZodString;
            metaTitle: import("zod").ZodExactOptional<import("zod").ZodString>;
            metaDescription: import("zod").ZodExactOptional<import("zod").ZodString>;
            pageLayout: import("zod").ZodExactOptional<import("zod").ZodEnum<{
                "": "";
                story: "story";
                tabs: "tabs";
            }>>;
            featured: import("zod").ZodBoolean;
            public: import("zod").ZodBoolean;
            _id: import("zod").ZodString;
            slug: import("zod").ZodExactOptional<import("zod").ZodString>;
            generatedCover: import("zod").ZodExactOptional<import("zod").ZodString>;
            createdAt: import("zod").ZodISODateTime;
            updatedAt: import("zod").ZodISODateTime;
            seenUpdatedAt: import("zod").ZodExactOptional<import("zod").ZodISODateTime>;
            description: import("zod").ZodString;
            html: import("zod").ZodObject<{
                description: import("zod").ZodString;
                details: import("zod").ZodString;
                learned: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            around: import("zod").ZodObject<{
                previous: import("zod").ZodNullable<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    image: import("zod").ZodString;
                    imageAlt: import("zod").ZodString;
                    _id: import("zod").ZodString;
                    slug: import("zod").ZodExactOptional<import("zod").ZodString>;
                    generatedCover: import("zod").ZodExactOptional<import("zod").ZodString>;
                    description: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                next: import("zod").ZodNullable<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    image: import("zod").ZodString;
                    imageAlt: import("zod").ZodString;
                    _id: import("zod").ZodString;
                    slug: import("zod").ZodExactOptional<import("zod").ZodString>;
                    generatedCover: import("zod").ZodExactOptional<import("zod").ZodString>;
                    description: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                related: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    image: import("zod").ZodString;
                    imageAlt: import("zod").ZodString;
                    _id: import("zod").ZodString;
                    slug: import("zod").ZodExactOptional<import("zod").ZodString>;
                    generatedCover: import("zod").ZodExactOptional<import("zod").ZodString>;
                    description: import("zod").ZodString;
                    shared: import("zod").ZodArray<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            notes: import("zod").ZodArray<import("zod").ZodObject<{
                publishedAt: import("zod").ZodISODateTime;
                title: import("zod").ZodString;
                slug: import("zod").ZodString;
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
            }>;
            create: (input: {
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
            }) => Promise<{
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
            }>;
            update: (sent: {
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
            }) => Promise<{
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
            }>;
            remove: (id: string) => Promise<void>;
            discard: (id: string) => Promise<void>;
            restore: (takes: import("../../core/content/history").TakeFromTrash[], choices?: import("../../core/content/history").RestoreChoices) => Promise<void>;
            listCategories: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<string[]>;
            getCategoryOrder: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<string[]>;
            setCategoryOrder: (order: string[]) => Promise<string[]>;
            addCategory: (category: string) => Promise<string[]>;
            listStatuses: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<string[]>;
            addStatus: (status: string) => Promise<string[]>;
            listSkills: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<string[]>;
            list: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<import("#shared/contract/project").Project[]>;
            listPages: () => Promise<import("../../core/content/slugs").ItemPage[]>;
            listChanged: (most: number) => Promise<import("./project-discovery").FeedProject[]>;
            getPage: (address: string) => Promise<import("#shared/contract/project-page").ProjectPage>;
            previewPage: (id: string) => Promise<import("#shared/contract/project-page").ProjectPage>;
            isShown: (id: string) => Promise<boolean>;
            findLinks: (manager: import("typeorm").EntityManager, ids: string[], viewer: import("../../core/content/published-rows").Viewer) => Promise<{
                id: string;
                title: string;
                path: string;
            }[]>;
            listFeatured: () => Promise<import("../../../shared/contract/project-summaries").ProjectCard[]>;
            count: () => Promise<number>;
            countByCategory: () => Promise<{
                category: string;
                projects: number;
            }[]>;
            listInCategory: (category: string | undefined, after?: string) => Promise<import("../../../shared/contract/project-summaries").CategoryRows>;
            listOpenRows: ({ category, after }: import("../../../shared/contract/project-summaries").CategoryRowsInput) => Promise<import("../../../shared/contract/project-summaries").OpenRows[]>;
            listOverview: () => Promise<import("../../../shared/contract/project-summaries").ProjectOverview[]>;
            listTopSkills: () => Promise<import("../../../shared/skills").SkillUsage[]>;
            updateMany: (changes: import("#shared/contract/project").BulkChange[]) => Promise<number>;
            removeMany: (ids: string[]) => Promise<number>;
            setOrder: (order: string[]) => Promise<void>;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            count: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    totalProjects: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            archive: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    category: string;
                    projects: number;
                }[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            topSkills: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    skill: string;
                    projects: number;
                }[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            removeMany: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    ids: string[];
                };
                output: {
                    count: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            setOrder: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    order: string[];
                };
                output: {
                    success: true;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            categories: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            addCategory: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    category: string;
                };
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            categoryOrder: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            setCategoryOrder: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    order: string[];
                };
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            statuses: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            addStatus: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    status: string;
                };
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            skills: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: string[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        search: () => Promise<import("../../../shared/contract/search").SearchDocument[]>;
        sitemap: () => Promise<import("#server/core/content/content-kind").SitemapEntry[]>;
        feeds: import("#server/core/content/content-kind").Feed[];
        preview: (id: string) => Promise<{
            kind: "project";
            item: {
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
        }>;
    };
};
export {};
