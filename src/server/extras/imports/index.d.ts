import type { SiteParts } from '#server/extras/extra';
import { type Network } from './create-imports';
/** Creates the imports from GitHub, Markdown files and JSON Resumes. */
export declare function createImportsExtra(network?: Network): {
    settings: import("../../core/config/env-schema").SettingGroup;
    api: {
        description: string;
        createFileOperations: import("../../api/openapi/file-operations").CreateFileOperations;
    };
    open: (core: SiteParts) => {
        router: import("@trpc/server").TRPCBuiltRouter<{
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
            planMarkdown: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                    target?: "notes" | "pages" | "projects" | undefined;
                    targets?: {
                        key: string;
                        target: "notes" | "pages" | "projects";
                    }[] | undefined;
                };
                output: {
                    items: {
                        key: string;
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        from: string;
                        name: string;
                        note: string;
                        isWithheld: boolean;
                        pictures: number;
                        state: "changed" | "kept" | "new" | "same";
                        changes: string[];
                        isSimilar: boolean;
                        isProposed: boolean;
                    }[];
                    leftOut: {
                        from: string;
                        reason: string;
                    }[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            applyMarkdown: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                    target?: "notes" | "pages" | "projects" | undefined;
                    targets?: {
                        key: string;
                        target: "notes" | "pages" | "projects";
                    }[] | undefined;
                    keys: string[];
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            discardMarkdown: import("@trpc/server").TRPCMutationProcedure<{
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
                    _id: string;
                    source: string;
                    createdAt: string;
                    made: number;
                    changed: number;
                    withheld: number;
                    drafts: {
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        count: number;
                        withheld: number;
                    }[];
                    isUndone: boolean;
                }[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            undo: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                };
                output: {
                    removed: number;
                    restored: number;
                    kept: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            publish: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                };
                output: {
                    count: number;
                    withheld: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            planResume: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    text: string;
                };
                output: {
                    items: {
                        key: string;
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        from: string;
                        name: string;
                        note: string;
                        isWithheld: boolean;
                        pictures: number;
                        state: "changed" | "kept" | "new" | "same";
                        changes: string[];
                        isSimilar: boolean;
                        isProposed: boolean;
                    }[];
                    leftOut: {
                        from: string;
                        reason: string;
                    }[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            applyResume: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    text: string;
                    keys: string[];
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            repositories: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    name: string;
                    projectId: string;
                    stars: number;
                    forks: number;
                }[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            planRepositories: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    profile: string;
                    page?: number | undefined;
                    token?: string | undefined;
                };
                output: {
                    items: {
                        key: string;
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        from: string;
                        name: string;
                        note: string;
                        isWithheld: boolean;
                        pictures: number;
                        state: "changed" | "kept" | "new" | "same";
                        changes: string[];
                        isSimilar: boolean;
                        isProposed: boolean;
                    }[];
                    leftOut: {
                        from: string;
                        reason: string;
                    }[];
                    profile: string;
                    nextPage: number | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            applyRepositories: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    profile: string;
                    token?: string | undefined;
                    keys: string[];
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            refreshRepositories: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    token?: string | undefined;
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        routes: import("express").Router;
    };
};
/** Content from GitHub, Markdown files and JSON Resumes, which the owner reviews first. */
export declare const imports: {
    settings: import("../../core/config/env-schema").SettingGroup;
    api: {
        description: string;
        createFileOperations: import("../../api/openapi/file-operations").CreateFileOperations;
    };
    open: (core: SiteParts) => {
        router: import("@trpc/server").TRPCBuiltRouter<{
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
            planMarkdown: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                    target?: "notes" | "pages" | "projects" | undefined;
                    targets?: {
                        key: string;
                        target: "notes" | "pages" | "projects";
                    }[] | undefined;
                };
                output: {
                    items: {
                        key: string;
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        from: string;
                        name: string;
                        note: string;
                        isWithheld: boolean;
                        pictures: number;
                        state: "changed" | "kept" | "new" | "same";
                        changes: string[];
                        isSimilar: boolean;
                        isProposed: boolean;
                    }[];
                    leftOut: {
                        from: string;
                        reason: string;
                    }[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            applyMarkdown: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                    target?: "notes" | "pages" | "projects" | undefined;
                    targets?: {
                        key: string;
                        target: "notes" | "pages" | "projects";
                    }[] | undefined;
                    keys: string[];
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            discardMarkdown: import("@trpc/server").TRPCMutationProcedure<{
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
                    _id: string;
                    source: string;
                    createdAt: string;
                    made: number;
                    changed: number;
                    withheld: number;
                    drafts: {
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        count: number;
                        withheld: number;
                    }[];
                    isUndone: boolean;
                }[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            undo: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                };
                output: {
                    removed: number;
                    restored: number;
                    kept: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            publish: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    id: string;
                };
                output: {
                    count: number;
                    withheld: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            planResume: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    text: string;
                };
                output: {
                    items: {
                        key: string;
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        from: string;
                        name: string;
                        note: string;
                        isWithheld: boolean;
                        pictures: number;
                        state: "changed" | "kept" | "new" | "same";
                        changes: string[];
                        isSimilar: boolean;
                        isProposed: boolean;
                    }[];
                    leftOut: {
                        from: string;
                        reason: string;
                    }[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            applyResume: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    text: string;
                    keys: string[];
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            repositories: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    name: string;
                    projectId: string;
                    stars: number;
                    forks: number;
                }[];
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            planRepositories: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    profile: string;
                    page?: number | undefined;
                    token?: string | undefined;
                };
                output: {
                    items: {
                        key: string;
                        target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                        from: string;
                        name: string;
                        note: string;
                        isWithheld: boolean;
                        pictures: number;
                        state: "changed" | "kept" | "new" | "same";
                        changes: string[];
                        isSimilar: boolean;
                        isProposed: boolean;
                    }[];
                    leftOut: {
                        from: string;
                        reason: string;
                    }[];
                    profile: string;
                    nextPage: number | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            applyRepositories: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    profile: string;
                    token?: string | undefined;
                    keys: string[];
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            refreshRepositories: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    token?: string | undefined;
                };
                output: {
                    _id: string | null;
                    made: number;
                    changed: number;
                    withheld: number;
                    problems: string[];
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        routes: import("express").Router;
    };
};
