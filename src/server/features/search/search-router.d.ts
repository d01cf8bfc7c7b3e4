import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import type { SearchService } from './search-service';
/**
 * Creates the procedures of the search. Responses to a visitor's words are not cached, because there are too
 * many of them.
 */
export declare function createSearchRouter(search: SearchService, limiter: RateLimiter): import("@trpc/server").TRPCBuiltRouter<{
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
