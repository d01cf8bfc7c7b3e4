import type { SiteParts } from '#server/extras/extra';
type StaticCopyOptions = {
    /** The file of the export command, which needs the built client. */
    command?: string | null;
};
/** Creates the extra. Without a command, the site says that copies need the built site. */
export declare function createStaticCopyExtra({ command }?: StaticCopyOptions): {
    api: {
        description: string;
        createFileOperations: import("../../api/openapi/file-operations").CreateFileOperations;
    };
    open: ({ env, services }: SiteParts) => {
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
            status: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    isAvailable: boolean;
                    isRunning: boolean;
                    request: {
                        address: string;
                        contact: string;
                    } | null;
                    progress: {
                        step: "files" | "pages" | "zip";
                        done: number;
                        known: number;
                        secondsLeft: number | null;
                    } | null;
                    ready: {
                        pages: number;
                        deadLinks: {
                            address: string;
                            page: string;
                        }[];
                        missingVariants: number;
                        finishedAt: string;
                        bytes: number;
                        address: string;
                    } | null;
                    failure: string | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            create: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    address?: string | undefined;
                    contact?: string | undefined;
                };
                output: {
                    isAvailable: boolean;
                    isRunning: boolean;
                    request: {
                        address: string;
                        contact: string;
                    } | null;
                    progress: {
                        step: "files" | "pages" | "zip";
                        done: number;
                        known: number;
                        secondsLeft: number | null;
                    } | null;
                    ready: {
                        pages: number;
                        deadLinks: {
                            address: string;
                            page: string;
                        }[];
                        missingVariants: number;
                        finishedAt: string;
                        bytes: number;
                        address: string;
                    } | null;
                    failure: string | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            cancel: import("@trpc/server").TRPCMutationProcedure<{
                input: void;
                output: {
                    isAvailable: boolean;
                    isRunning: boolean;
                    request: {
                        address: string;
                        contact: string;
                    } | null;
                    progress: {
                        step: "files" | "pages" | "zip";
                        done: number;
                        known: number;
                        secondsLeft: number | null;
                    } | null;
                    ready: {
                        pages: number;
                        deadLinks: {
                            address: string;
                            page: string;
                        }[];
                        missingVariants: number;
                        finishedAt: string;
                        bytes: number;
                        address: string;
                    } | null;
                    failure: string | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        routes: import("express").Router;
        work: {
            stop: () => Promise<undefined>;
        };
    };
};
/** The public site as files that any static host serves. */
export declare const staticCopy: {
    api: {
        description: string;
        createFileOperations: import("../../api/openapi/file-operations").CreateFileOperations;
    };
    open: ({ env, services }: SiteParts) => {
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
            status: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    isAvailable: boolean;
                    isRunning: boolean;
                    request: {
                        address: string;
                        contact: string;
                    } | null;
                    progress: {
                        step: "files" | "pages" | "zip";
                        done: number;
                        known: number;
                        secondsLeft: number | null;
                    } | null;
                    ready: {
                        pages: number;
                        deadLinks: {
                            address: string;
                            page: string;
                        }[];
                        missingVariants: number;
                        finishedAt: string;
                        bytes: number;
                        address: string;
                    } | null;
                    failure: string | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            create: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    address?: string | undefined;
                    contact?: string | undefined;
                };
                output: {
                    isAvailable: boolean;
                    isRunning: boolean;
                    request: {
                        address: string;
                        contact: string;
                    } | null;
                    progress: {
                        step: "files" | "pages" | "zip";
                        done: number;
                        known: number;
                        secondsLeft: number | null;
                    } | null;
                    ready: {
                        pages: number;
                        deadLinks: {
                            address: string;
                            page: string;
                        }[];
                        missingVariants: number;
                        finishedAt: string;
                        bytes: number;
                        address: string;
                    } | null;
                    failure: string | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            cancel: import("@trpc/server").TRPCMutationProcedure<{
                input: void;
                output: {
                    isAvailable: boolean;
                    isRunning: boolean;
                    request: {
                        address: string;
                        contact: string;
                    } | null;
                    progress: {
                        step: "files" | "pages" | "zip";
                        done: number;
                        known: number;
                        secondsLeft: number | null;
                    } | null;
                    ready: {
                        pages: number;
                        deadLinks: {
                            address: string;
                            page: string;
                        }[];
                        missingVariants: number;
                        finishedAt: string;
                        bytes: number;
                        address: string;
                    } | null;
                    failure: string | null;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        routes: import("express").Router;
        work: {
            stop: () => Promise<undefined>;
        };
    };
};
export {};
