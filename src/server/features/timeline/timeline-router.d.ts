import type { TimelineService } from './timeline-service';
export declare function createTimelineRouter(timeline: TimelineService): import("@trpc/server").TRPCBuiltRouter<{
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
