import type { ResumeSource } from './resume-content';
export declare function createResumeRouter(readSource: () => Promise<ResumeSource>): import("@trpc/server").TRPCBuiltRouter<{
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
