export declare const timelineKind: {
    readonly api: "timeline";
    readonly apiDescription: "The elements of the About page, in order.";
    readonly tables: readonly [import("../../core/database/entity").Entity<import("./timeline-element-entity").TimelineElementRow>];
    readonly versionFields: readonly [...("endDate" | "futureSections" | "icon" | "kind" | "longDescription" | "profileSections" | "shortDescription" | "title" | "type" | "year")[], "draft", "publishAt", "pendingChanges"];
    readonly previewSchema: import("zod").ZodObject<{
        kind: import("zod").ZodLiteral<"timeline">;
        item: import("zod").ZodObject<{
            draft: import("zod").ZodExactOptional<import("zod").ZodBoolean>;
            publishAt: import("zod").ZodExactOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            type: import("zod").ZodEnum<{
                current: "current";
                event: "event";
                future: "future";
                profile: "profile";
            }>;
            year: import("zod").ZodInt;
            title: import("zod").ZodString;
            icon: import("zod").ZodString;
            shortDescription: import("zod").ZodString;
            longDescription: import("zod").ZodString;
            profileSections: import("zod").ZodArray<import("zod").ZodObject<{
                title: import("zod").ZodString;
                text: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            futureSections: import("zod").ZodArray<import("zod").ZodObject<{
                title: import("zod").ZodString;
                text: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            kind: import("zod").ZodExactOptional<import("zod").ZodEnum<{
                education: "education";
                other: "other";
                work: "work";
            }>>;
            endDate: import("zod").ZodExactOptional<import("zod").ZodString>;
            _id: import("zod").ZodString;
            order: import("zod").ZodInt;
            profile: import("zod").ZodCustom<Record<string, string>, Record<string, string>>;
            future: import("zod").ZodCustom<Record<string, string>, Record<string, string>>;
            pendingChanges: import("zod").ZodExactOptional<import("zod").ZodObject<{
                type: import("zod").ZodExactOptional<import("zod").ZodEnum<{
                    current: "current";
                    event: "event";
                    future: "future";
                    profile: "profile";
                }>>;
                year: import("zod").ZodExactOptional<import("zod").ZodInt>;
                title: import("zod").ZodExactOptional<import("zod").ZodString>;
                icon: import("zod").ZodExactOptional<import("zod").ZodString>;
                shortDescription: import("zod").ZodExactOptional<import("zod").ZodString>;
                longDescription: import("zod").ZodExactOptional<import("zod").ZodString>;
                profileSections: import("zod").ZodExactOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                futureSections: import("zod").ZodExactOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                kind: import("zod").ZodExactOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                    education: "education";
                    other: "other";
                    work: "work";
                }>>>;
                endDate: import("zod").ZodExactOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>;
    readonly open: ({ db, history }: import("#server/core/content/content-kind").ContentDeps) => {
        versions: import("#server/core/content/content-kind").VersionedItems;
        trash: import("#server/core/content/content-kind").TrashedItems;
        imports: import("#server/core/content/content-kind").ItemTarget;
        formerAddresses: import("#server/core/content/content-kind").OpenContentKind['formerAddresses'];
        service: {
            noun: string;
            get: (id: string, viewer?: import("../../core/content/published-rows").Viewer) => Promise<{
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
            }>;
            create: (input: {
                draft?: boolean | undefined;
                publishAt?: string | null | undefined;
                type?: "current" | "event" | "future" | "profile" | undefined;
                year?: number | undefined;
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
                order?: number | undefined;
                profile?: Record<string, string> | undefined;
                future?: Record<string, string> | undefined;
            }) => Promise<{
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
            }>;
            update: (sent: {
                draft?: boolean | undefined;
                publishAt?: string | null | undefined;
                type?: "current" | "event" | "future" | "profile" | undefined;
                year?: number | undefined;
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
                order?: number | undefined;
                profile?: Record<string, string> | undefined;
                future?: Record<string, string> | undefined;
                id: string;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile" | undefined;
                    year?: number | undefined;
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
            }) => Promise<{
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
            }>;
            remove: (id: string) => Promise<void>;
            discard: (id: string) => Promise<void>;
            restore: (takes: import("../../core/content/history").TakeFromTrash[], choices?: import("../../core/content/history").RestoreChoices) => Promise<void>;
            list: (viewer?: import("../../core/content/published-rows").Viewer) => Promise<import("#shared/contract/timeline-element").TimelineElement[]>;
            getAsSeen: (id: string) => Promise<import("#shared/contract/timeline-element").TimelineElement>;
            listVersioned: () => Promise<import("#shared/contract/timeline-element").TimelineList>;
            reorder: ({ elements, expectedVersion }: import("#shared/contract/timeline-element").TimelineOrder) => Promise<import("#shared/contract/timeline-element").TimelineElement[]>;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        search: "none";
        sitemap: () => Promise<{
            path: string;
        }[]>;
        feeds: "none";
        preview: (id: string) => Promise<{
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
        }>;
    };
};
