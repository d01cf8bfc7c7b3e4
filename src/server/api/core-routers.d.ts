import type { Services } from '#server/composition/services';
/** Describes each router of the core in the API reference. The reference lists the routers in this order. */
export declare const ROUTER_DESCRIPTIONS: Record<keyof ReturnType<typeof createCoreRouters>, string>;
/** Creates the routers of the core. */
export declare function createCoreRouters(services: Services): {
    auth: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        login: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                email: string;
                password: string;
            };
            output: {
                token: string;
                refreshToken: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        signInWithLink: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                token: string;
            };
            output: {
                token: string;
                refreshToken: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        refresh: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                refreshToken: string;
            };
            output: {
                accessToken: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        checkToken: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: {
                isValid: boolean;
                refreshedToken?: string | undefined;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        logout: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        revokeSession: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        revokeOtherSessions: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        owner: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                email: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        changePassword: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                currentPassword: string;
                newPassword: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        changeEmail: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                email: string;
                currentPassword: string;
            };
            output: {
                email: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    contacts: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        ids: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                filter?: "all" | "read" | "unread" | undefined;
                q?: string | undefined;
            };
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        unreadCount: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        markRead: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                ids: string[];
            };
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        markUnread: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                ids: string[];
            };
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                ids: string[];
            };
            output: {
                count: number;
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        restore: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                ids: string[];
            };
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    views: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        record: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                projectId?: string | null | undefined;
                sessionId: string;
            };
            output: {
                timestamp: string;
                projectId: string | null;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        total: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                totalViews: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        project: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                id: string;
            };
            output: {
                projectViews: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                projectId?: string | undefined;
                since?: string | undefined;
                limit?: number | undefined;
            };
            output: {
                views: {
                    timestamp: string;
                }[];
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        summary: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                timeZone: string;
            };
            output: {
                total: number;
                byProject: Record<string, number>;
                chart: {
                    unit: "day" | "hour";
                    buckets: {
                        start: string;
                        label: string;
                        views: number;
                    }[];
                };
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        byProject: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: Record<string, number>;
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    resume: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        json: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                $schema: string;
                basics: {
                    name: string;
                    label?: string;
                    image?: string;
                    email?: string;
                    phone?: string;
                    url?: string;
                    summary?: string;
                    location?: {
                        city: string;
                    };
                    profiles: {
                        network: string;
                        username?: string;
                        url: string;
                    }[];
                };
                work: {
                    startDate?: string;
                    endDate?: string;
                    name: string;
                    position?: string;
                    summary?: string;
                    highlights: string[];
                }[];
                education: {
                    startDate?: string;
                    endDate?: string;
                    institution: string;
                    area?: string;
                    courses: string[];
                }[];
                projects: {
                    startDate?: string;
                    endDate?: string;
                    name: string;
                    description?: string;
                    keywords: string[];
                    url?: string;
                }[];
                skills: {
                    name: string;
                    keywords: string[];
                }[];
                interests: {
                    name: string;
                    keywords: string[];
                }[];
                meta: {
                    version: string;
                    canonical?: string;
                };
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    markdown: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        render: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                text: string;
            };
            output: {
                html: string;
                plain: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    search: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        find: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                q: string;
            };
            output: {
                kind: "note" | "page" | "project" | "skill";
                title: string;
                path: string;
                cover: string;
                publishedAt?: string;
                timeline?: string;
                category?: string;
                excerpt: string;
                tags: string[];
                marks: {
                    title: {
                        start: number;
                        end: number;
                    }[];
                    excerpt: {
                        start: number;
                        end: number;
                    }[];
                };
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        recent: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                kind: "note" | "page" | "project" | "skill";
                title: string;
                path: string;
                cover: string;
                publishedAt?: string;
                timeline?: string;
                category?: string;
                excerpt: string;
                tags: string[];
                marks: {
                    title: {
                        start: number;
                        end: number;
                    }[];
                    excerpt: {
                        start: number;
                        end: number;
                    }[];
                };
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        projects: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                q?: string | undefined;
                skill?: string | undefined;
                status?: string | undefined;
                category?: string | undefined;
            };
            output: {
                total: number;
                categories: {
                    category: string;
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
                }[];
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        choices: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                projects: number;
                skills: {
                    name: string;
                    projects: number;
                }[];
                statuses: {
                    name: string;
                    projects: number;
                }[];
                categories: {
                    name: string;
                    projects: number;
                }[];
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    previews: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        open: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                token: string;
            };
            output: {
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
            } | {
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
            } | {
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
            } | {
                kind: "timeline";
                item: {
                    draft?: boolean;
                    publishAt?: string | null;
                    type: "current" | "event" | "future" | "profile";
                    year: number;
                    title: string;
                    icon: string;
                    shortDescription: string;
                    longDescription: string;
                    profileSections: {
                        title: string;
                        text: string;
                    }[];
                    futureSections: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work";
                    endDate?: string;
                    _id: string;
                    order: number;
                    profile: Record<string, string>;
                    future: Record<string, string>;
                    pendingChanges?: {
                        type?: "current" | "event" | "future" | "profile";
                        year?: number;
                        title?: string;
                        icon?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        profileSections?: {
                            title: string;
                            text: string;
                        }[];
                        futureSections?: {
                            title: string;
                            text: string;
                        }[];
                        kind?: "education" | "other" | "work" | null;
                        endDate?: string | null;
                    };
                };
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        link: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                kind: "note" | "page" | "project" | "timeline";
                id: string;
            };
            output: {
                path: string;
                expiresAt: string;
            } | null;
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        createLink: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                kind: "note" | "page" | "project" | "timeline";
                id: string;
            };
            output: {
                path: string;
                expiresAt: string;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        revokeLink: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                kind: "note" | "page" | "project" | "timeline";
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    fonts: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        omittedTexts: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                texts: string[];
                total: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                filename: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    uploads: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                url: string;
                mediaType: string;
                bytes: number;
                width: number | null;
                height: number | null;
                createdAt: string;
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                filename: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        removeByPath: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                filename: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        resume: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                bytes: number;
                createdAt: string;
            } | null;
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        removeResume: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    versions: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                id: string;
            };
            output: {
                number: number;
                kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
                savedAt: string | null;
                savedBy: string | null;
                changes: string[];
                bytes: number;
                isCurrent: boolean;
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        get: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                id: string;
                number: number;
            };
            output: {
                number: number;
                kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
                savedAt: string | null;
                savedBy: string | null;
                changes: string[];
                bytes: number;
                isCurrent: boolean;
                fields: Record<string, unknown>;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        restore: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
                number: number;
                expectedNumber?: number | undefined;
            };
            output: {
                number: number;
                kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
                savedAt: string | null;
                savedBy: string | null;
                changes: string[];
                bytes: number;
                isCurrent: boolean;
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    trash: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                _id: string;
                kind: "message" | "note" | "page" | "project" | "site" | "skills" | "timeline";
                name: string;
                trashedAt: string;
                expiresAt: string;
                bytes: number;
                undoneImport?: {
                    id: string;
                    source: string;
                } | undefined;
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        restore: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
                category?: string | undefined;
                slug?: string | null | undefined;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        restoreProjects: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                ids: string[];
            };
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        empty: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    backups: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        status: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                last: {
                    finishedAt: string;
                    origin: "command" | "download" | "schedule";
                    file: string;
                    bytes: number;
                } | null;
                failed: {
                    failedAt: string;
                    message: string;
                } | null;
                schedule: {
                    folder: string;
                    everySeconds: number;
                    keep: number;
                } | null;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        discard: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    sample: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        status: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
                site: number;
                categories: number;
                uploads: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        clear: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: {
                removed: {
                    projects: number;
                    skills: number;
                    timeline: number;
                    notes: number;
                    site: number;
                    categories: number;
                    uploads: number;
                };
                kept: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    setup: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    notes: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        discard: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    pages: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        discard: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    projects: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        count: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                totalProjects: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        archive: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                category: string;
                projects: number;
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        topSkills: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                skill: string;
                projects: number;
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        discard: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        removeMany: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                ids: string[];
            };
            output: {
                count: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        setOrder: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                order: string[];
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        categories: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        addCategory: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                category: string;
            };
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        categoryOrder: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        setCategoryOrder: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                order: string[];
            };
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        statuses: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        addStatus: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                status: string;
            };
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        skills: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: string[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    site: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
                accent: string;
                style: "editorial" | "instrument" | "terminal";
                type: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
                firstTheme: "dark" | "light" | "visitor";
                hero: "drawing" | "none" | "picture" | "portrait";
                heroImage: string;
                heroImageAlt: string;
                logo: "initials" | "mark" | "own";
                logoImage: string;
                homeSections: {
                    name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                    hidden: boolean;
                }[];
                counters: {
                    name: "projects" | "views" | "years";
                    hidden: boolean;
                }[];
                aboutSections: {
                    name: "owner" | "profile" | "quote" | "skills";
                    hidden: boolean;
                }[];
                navigation: {
                    name: "about" | "home" | "notes" | "projects";
                    hidden: boolean;
                }[];
                playground: boolean;
                demos: {
                    name: "contrast" | "easing" | "life" | "sorting";
                    hidden: boolean;
                }[];
                texts: {
                    aboutTitle?: string;
                    contactIntro?: string;
                    contactTitle?: string;
                    currentTitle?: string;
                    futureTitle?: string;
                    interestsIntro?: string;
                    interestsTitle?: string;
                    notesIntro?: string;
                    notesTitle?: string;
                    playgroundIntro?: string;
                    playgroundTitle?: string;
                    portfolioIntro?: string;
                    portfolioTitle?: string;
                    profileTitle?: string;
                    projectsIntro?: string;
                    projectsTitle?: string;
                    skillsIntro?: string;
                    skillsTitle?: string;
                    topSkillsTitle?: string;
                };
                ownerName: string;
                role: string;
                headline: string;
                introduction: string;
                avatar: string;
                location: string;
                education: string;
                employment: string;
                codeProfileUrl: string;
                links: {
                    label: string;
                    url: string;
                    icon: string;
                }[];
                birthDate: string | null;
                experienceStart: string | null;
                topics: {
                    name: string;
                    description: string;
                    icon: string;
                    drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                }[];
                quotes: {
                    text: string;
                    author: string;
                }[];
                projectOrder: "newest" | "own";
                projectPage: "story" | "tabs";
                archiveOpen: "all" | "first";
                featuredLayout: "cards" | "lead";
                aboutView: "list" | "stage";
                replyPromise: string;
                fonts: {
                    name: string;
                    file: string;
                }[];
                version: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        update: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                accent?: string | undefined;
                style?: "editorial" | "instrument" | "terminal" | undefined;
                type?: "archivo" | "mono" | "serif" | "serif-archivo" | "style" | undefined;
                firstTheme?: "dark" | "light" | "visitor" | undefined;
                hero?: "drawing" | "none" | "picture" | "portrait" | undefined;
                heroImage?: string | undefined;
                heroImageAlt?: string | undefined;
                logo?: "initials" | "mark" | "own" | undefined;
                logoImage?: string | undefined;
                homeSections?: {
                    name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                    hidden: boolean;
                }[] | undefined;
                counters?: {
                    name: "projects" | "views" | "years";
                    hidden: boolean;
                }[] | undefined;
                aboutSections?: {
                    name: "owner" | "profile" | "quote" | "skills";
                    hidden: boolean;
                }[] | undefined;
                navigation?: {
                    name: "about" | "home" | "notes" | "projects";
                    hidden: boolean;
                }[] | undefined;
                playground?: boolean | undefined;
                demos?: {
                    name: "contrast" | "easing" | "life" | "sorting";
                    hidden: boolean;
                }[] | undefined;
                texts?: {
                    aboutTitle?: string;
                    contactIntro?: string;
                    contactTitle?: string;
                    currentTitle?: string;
                    futureTitle?: string;
                    interestsIntro?: string;
                    interestsTitle?: string;
                    notesIntro?: string;
                    notesTitle?: string;
                    playgroundIntro?: string;
                    playgroundTitle?: string;
                    portfolioIntro?: string;
                    portfolioTitle?: string;
                    profileTitle?: string;
                    projectsIntro?: string;
                    projectsTitle?: string;
                    skillsIntro?: string;
                    skillsTitle?: string;
                    topSkillsTitle?: string;
                } | undefined;
                ownerName?: string | undefined;
                role?: string | undefined;
                headline?: string | undefined;
                introduction?: string | undefined;
                avatar?: string | undefined;
                location?: string | undefined;
                education?: string | undefined;
                employment?: string | undefined;
                codeProfileUrl?: string | undefined;
                links?: {
                    label: string;
                    url: string;
                    icon: string;
                }[] | undefined;
                birthDate?: string | null | undefined;
                experienceStart?: string | null | undefined;
                topics?: {
                    name: string;
                    description: string;
                    icon: string;
                    drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                }[] | undefined;
                quotes?: {
                    text: string;
                    author: string;
                }[] | undefined;
                projectOrder?: "newest" | "own" | undefined;
                projectPage?: "story" | "tabs" | undefined;
                archiveOpen?: "all" | "first" | undefined;
                featuredLayout?: "cards" | "lead" | undefined;
                aboutView?: "list" | "stage" | undefined;
                replyPromise?: string | undefined;
                fonts?: {
                    name: string;
                    file: string;
                }[] | undefined;
                expectedVersion?: number | undefined;
            };
            output: {
                accent: string;
                style: "editorial" | "instrument" | "terminal";
                type: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
                firstTheme: "dark" | "light" | "visitor";
                hero: "drawing" | "none" | "picture" | "portrait";
                heroImage: string;
                heroImageAlt: string;
                logo: "initials" | "mark" | "own";
                logoImage: string;
                homeSections: {
                    name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                    hidden: boolean;
                }[];
                counters: {
                    name: "projects" | "views" | "years";
                    hidden: boolean;
                }[];
                aboutSections: {
                    name: "owner" | "profile" | "quote" | "skills";
                    hidden: boolean;
                }[];
                navigation: {
                    name: "about" | "home" | "notes" | "projects";
                    hidden: boolean;
                }[];
                playground: boolean;
                demos: {
                    name: "contrast" | "easing" | "life" | "sorting";
                    hidden: boolean;
                }[];
                texts: {
                    aboutTitle?: string;
                    contactIntro?: string;
                    contactTitle?: string;
                    currentTitle?: string;
                    futureTitle?: string;
                    interestsIntro?: string;
                    interestsTitle?: string;
                    notesIntro?: string;
                    notesTitle?: string;
                    playgroundIntro?: string;
                    playgroundTitle?: string;
                    portfolioIntro?: string;
                    portfolioTitle?: string;
                    profileTitle?: string;
                    projectsIntro?: string;
                    projectsTitle?: string;
                    skillsIntro?: string;
                    skillsTitle?: string;
                    topSkillsTitle?: string;
                };
                ownerName: string;
                role: string;
                headline: string;
                introduction: string;
                avatar: string;
                location: string;
                education: string;
                employment: string;
                codeProfileUrl: string;
                links: {
                    label: string;
                    url: string;
                    icon: string;
                }[];
                birthDate: string | null;
                experienceStart: string | null;
                topics: {
                    name: string;
                    description: string;
                    icon: string;
                    drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                }[];
                quotes: {
                    text: string;
                    author: string;
                }[];
                projectOrder: "newest" | "own";
                projectPage: "story" | "tabs";
                archiveOpen: "all" | "first";
                featuredLayout: "cards" | "lead";
                aboutView: "list" | "stage";
                replyPromise: string;
                fonts: {
                    name: string;
                    file: string;
                }[];
                version: number;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    skills: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
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
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
    timeline: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("../core/procedures/request-context").RequestContext;
        meta: import("../core/procedures/procedures").ProcedureMeta;
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
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                draft?: boolean;
                publishAt?: string | null;
                type: "current" | "event" | "future" | "profile";
                year: number;
                title: string;
                icon: string;
                shortDescription: string;
                longDescription: string;
                profileSections: {
                    title: string;
                    text: string;
                }[];
                futureSections: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work";
                endDate?: string;
                _id: string;
                order: number;
                profile: Record<string, string>;
                future: Record<string, string>;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile";
                    year?: number;
                    title?: string;
                    icon?: string;
                    shortDescription?: string;
                    longDescription?: string;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[];
                    futureSections?: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work" | null;
                    endDate?: string | null;
                };
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        listVersioned: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                version: number;
                elements: {
                    draft?: boolean;
                    publishAt?: string | null;
                    type: "current" | "event" | "future" | "profile";
                    year: number;
                    title: string;
                    icon: string;
                    shortDescription: string;
                    longDescription: string;
                    profileSections: {
                        title: string;
                        text: string;
                    }[];
                    futureSections: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work";
                    endDate?: string;
                    _id: string;
                    order: number;
                    profile: Record<string, string>;
                    future: Record<string, string>;
                    pendingChanges?: {
                        type?: "current" | "event" | "future" | "profile";
                        year?: number;
                        title?: string;
                        icon?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        profileSections?: {
                            title: string;
                            text: string;
                        }[];
                        futureSections?: {
                            title: string;
                            text: string;
                        }[];
                        kind?: "education" | "other" | "work" | null;
                        endDate?: string | null;
                    };
                }[];
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        create: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                draft?: boolean | undefined;
                publishAt?: string | null | undefined;
                type?: "current" | "event" | "future" | "profile" | undefined;
                year?: string | number | undefined;
                title?: string | undefined;
                icon?: string | undefined;
                shortDescription?: string | undefined;
                longDescription?: string | undefined;
                profileSections?: {
                    title: string;
                    text: string;
                }[] | undefined;
                futureSections?: {
                    title: string;
                    text: string;
                }[] | undefined;
                kind?: "education" | "other" | "work" | null | undefined;
                endDate?: string | null | undefined;
                order?: string | number | undefined;
                profile?: Record<string, string> | undefined;
                future?: Record<string, string> | undefined;
            };
            output: {
                draft?: boolean;
                publishAt?: string | null;
                type: "current" | "event" | "future" | "profile";
                year: number;
                title: string;
                icon: string;
                shortDescription: string;
                longDescription: string;
                profileSections: {
                    title: string;
                    text: string;
                }[];
                futureSections: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work";
                endDate?: string;
                _id: string;
                order: number;
                profile: Record<string, string>;
                future: Record<string, string>;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile";
                    year?: number;
                    title?: string;
                    icon?: string;
                    shortDescription?: string;
                    longDescription?: string;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[];
                    futureSections?: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work" | null;
                    endDate?: string | null;
                };
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        update: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                draft?: boolean | undefined;
                publishAt?: string | null | undefined;
                type?: "current" | "event" | "future" | "profile" | undefined;
                year?: string | number | undefined;
                title?: string | undefined;
                icon?: string | undefined;
                shortDescription?: string | undefined;
                longDescription?: string | undefined;
                profileSections?: {
                    title: string;
                    text: string;
                }[] | undefined;
                futureSections?: {
                    title: string;
                    text: string;
                }[] | undefined;
                kind?: "education" | "other" | "work" | null | undefined;
                endDate?: string | null | undefined;
                order?: string | number | undefined;
                profile?: Record<string, string> | undefined;
                future?: Record<string, string> | undefined;
                id: string;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile" | undefined;
                    year?: string | number | undefined;
                    title?: string | undefined;
                    icon?: string | undefined;
                    shortDescription?: string | undefined;
                    longDescription?: string | undefined;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[] | undefined;
                    futureSections?: {
                        title: string;
                        text: string;
                    }[] | undefined;
                    kind?: "education" | "other" | "work" | null | undefined;
                    endDate?: string | null | undefined;
                    profile?: Record<string, string> | undefined;
                    future?: Record<string, string> | undefined;
                } | null | undefined;
                expectedVersion?: number | undefined;
            };
            output: {
                draft?: boolean;
                publishAt?: string | null;
                type: "current" | "event" | "future" | "profile";
                year: number;
                title: string;
                icon: string;
                shortDescription: string;
                longDescription: string;
                profileSections: {
                    title: string;
                    text: string;
                }[];
                futureSections: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work";
                endDate?: string;
                _id: string;
                order: number;
                profile: Record<string, string>;
                future: Record<string, string>;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile";
                    year?: number;
                    title?: string;
                    icon?: string;
                    shortDescription?: string;
                    longDescription?: string;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[];
                    futureSections?: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work" | null;
                    endDate?: string | null;
                };
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        discard: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                id: string;
            };
            output: {
                success: true;
            };
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
        reorder: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                elements: {
                    _id: string;
                    order: string | number;
                }[];
                expectedVersion?: number | undefined;
            };
            output: {
                draft?: boolean;
                publishAt?: string | null;
                type: "current" | "event" | "future" | "profile";
                year: number;
                title: string;
                icon: string;
                shortDescription: string;
                longDescription: string;
                profileSections: {
                    title: string;
                    text: string;
                }[];
                futureSections: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work";
                endDate?: string;
                _id: string;
                order: number;
                profile: Record<string, string>;
                future: Record<string, string>;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile";
                    year?: number;
                    title?: string;
                    icon?: string;
                    shortDescription?: string;
                    longDescription?: string;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[];
                    futureSections?: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work" | null;
                    endDate?: string | null;
                };
            }[];
            meta: import("../core/procedures/procedures").ProcedureMeta;
        }>;
    }>>;
};
