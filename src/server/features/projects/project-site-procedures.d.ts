import type { ProjectService } from './project-service';
/** Creates the procedures for the site's own pages. Scripts use `list`. */
export declare function siteProcedures(projects: ProjectService): {
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
};
