/**
 * Every extra of this site. An extra with a router gives it this name in the API. Programs read this register, and
 * `createApp` receives it, so that tests can replace an extra that calls other sites.
 */
export declare const extras: {
    staticCopy: {
        api: {
            description: string;
            createFileOperations: import("../api/openapi/file-operations").CreateFileOperations;
        };
        open: ({ env, services }: import("./extra").SiteParts) => {
            router: import("@trpc/server").TRPCBuiltRouter<{
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
                }>;
            }>>;
            routes: import("express").Router;
            work: {
                stop: () => Promise<undefined>;
            };
        };
    };
    imports: {
        settings: import("../core/config/env-schema").SettingGroup;
        api: {
            description: string;
            createFileOperations: import("../api/openapi/file-operations").CreateFileOperations;
        };
        open: (core: import("./extra").SiteParts) => {
            router: import("@trpc/server").TRPCBuiltRouter<{
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
                }>;
                discardMarkdown: import("@trpc/server").TRPCMutationProcedure<{
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
                }>;
                publish: import("@trpc/server").TRPCMutationProcedure<{
                    input: {
                        id: string;
                    };
                    output: {
                        count: number;
                        withheld: number;
                    };
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
                }>;
                repositories: import("@trpc/server").TRPCQueryProcedure<{
                    input: void;
                    output: {
                        name: string;
                        projectId: string;
                        stars: number;
                        forks: number;
                    }[];
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
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
                    meta: import("../core/procedures/procedures").ProcedureMeta;
                }>;
            }>>;
            routes: import("express").Router;
        };
    };
    metrics: {
        settings: import("../core/config/env-schema").SettingGroup;
        check: {
            name: string;
            run: typeof import("./metrics/check-metrics").checkMetrics;
        };
        open: (core: import("./extra").SiteParts) => import("./extra").OpenedExtra;
    };
    manyProcesses: {
        replaces: ({ database }: {
            readonly misspelled: string[];
            readonly port: number;
            readonly host: string | undefined;
            readonly database: import("../core/config/env").DatabaseTarget;
            readonly databaseWaitSeconds: number;
            readonly databaseTimeoutMs: number;
            readonly dataDir: string;
            readonly uploadsDir: string;
            readonly jwtSecret: string | undefined;
            readonly refreshTokenSecret: string | undefined;
            readonly ownerEmail: string;
            readonly ownerPassword: string | undefined;
            readonly hasSampleContent: boolean;
            readonly publicUrl: string | undefined;
            readonly trustProxy: string | number | false;
            readonly shutdownDelayMs: number;
            readonly corsOrigins: string[];
            readonly iconStylesheetUrl: string | undefined;
            readonly smtpUrl: string | undefined;
            readonly mailFrom: string | undefined;
            readonly mailTo: string | undefined;
            readonly uploadMaxImageBytes: number;
            readonly uploadMaxVideoBytes: number;
            readonly backupDir: string | undefined;
            readonly backupPassphrase: string | undefined;
            readonly responseCacheBytes: number;
            readonly limits: {
                readonly login: {
                    points: number;
                    seconds: number;
                } | null;
                readonly loginAddress: {
                    points: number;
                    seconds: number;
                } | null;
                readonly contact: {
                    points: number;
                    seconds: number;
                } | null;
                readonly contactDay: {
                    points: number;
                    seconds: number;
                } | null;
                readonly view: {
                    points: number;
                    seconds: number;
                } | null;
                readonly search: {
                    points: number;
                    seconds: number;
                } | null;
            };
            readonly logLevel: "debug" | "error" | "fatal" | "info" | "silent" | "trace" | "warn";
            readonly values: Readonly<Record<string, string>>;
        }) => {
            coordination: import("../core/database/lease").Coordination;
            openLimitStore: (secret: string) => Promise<import("../core/procedures/rate-limiter").LimitStore>;
        } | {
            coordination?: never;
            openLimitStore?: never;
        };
    };
    objectStore: {
        settings: import("../core/config/env-schema").SettingGroup;
        check: {
            name: string;
            run: typeof import("./object-store/check-object-store").checkObjectStore;
        };
        replaces: ({ values, uploadsDir: folder }: {
            readonly misspelled: string[];
            readonly port: number;
            readonly host: string | undefined;
            readonly database: import("../core/config/env").DatabaseTarget;
            readonly databaseWaitSeconds: number;
            readonly databaseTimeoutMs: number;
            readonly dataDir: string;
            readonly uploadsDir: string;
            readonly jwtSecret: string | undefined;
            readonly refreshTokenSecret: string | undefined;
            readonly ownerEmail: string;
            readonly ownerPassword: string | undefined;
            readonly hasSampleContent: boolean;
            readonly publicUrl: string | undefined;
            readonly trustProxy: string | number | false;
            readonly shutdownDelayMs: number;
            readonly corsOrigins: string[];
            readonly iconStylesheetUrl: string | undefined;
            readonly smtpUrl: string | undefined;
            readonly mailFrom: string | undefined;
            readonly mailTo: string | undefined;
            readonly uploadMaxImageBytes: number;
            readonly uploadMaxVideoBytes: number;
            readonly backupDir: string | undefined;
            readonly backupPassphrase: string | undefined;
            readonly responseCacheBytes: number;
            readonly limits: {
                readonly login: {
                    points: number;
                    seconds: number;
                } | null;
                readonly loginAddress: {
                    points: number;
                    seconds: number;
                } | null;
                readonly contact: {
                    points: number;
                    seconds: number;
                } | null;
                readonly contactDay: {
                    points: number;
                    seconds: number;
                } | null;
                readonly view: {
                    points: number;
                    seconds: number;
                } | null;
                readonly search: {
                    points: number;
                    seconds: number;
                } | null;
            };
            readonly logLevel: "debug" | "error" | "fatal" | "info" | "silent" | "trace" | "warn";
            readonly values: Readonly<Record<string, string>>;
        }) => {
            openStore: (log: import("pino").Logger | undefined) => Promise<import("../features/uploads/store/upload-store").UploadStore>;
        } | {
            openStore?: never;
        };
    };
    scheduledBackups: {
        settings: import("../core/config/env-schema").SettingGroup;
        check: {
            name: string;
            run: typeof import("./scheduled-backups/check-backups").checkBackups;
        };
        replaces: (env: {
            readonly misspelled: string[];
            readonly port: number;
            readonly host: string | undefined;
            readonly database: import("../core/config/env").DatabaseTarget;
            readonly databaseWaitSeconds: number;
            readonly databaseTimeoutMs: number;
            readonly dataDir: string;
            readonly uploadsDir: string;
            readonly jwtSecret: string | undefined;
            readonly refreshTokenSecret: string | undefined;
            readonly ownerEmail: string;
            readonly ownerPassword: string | undefined;
            readonly hasSampleContent: boolean;
            readonly publicUrl: string | undefined;
            readonly trustProxy: string | number | false;
            readonly shutdownDelayMs: number;
            readonly corsOrigins: string[];
            readonly iconStylesheetUrl: string | undefined;
            readonly smtpUrl: string | undefined;
            readonly mailFrom: string | undefined;
            readonly mailTo: string | undefined;
            readonly uploadMaxImageBytes: number;
            readonly uploadMaxVideoBytes: number;
            readonly backupDir: string | undefined;
            readonly backupPassphrase: string | undefined;
            readonly responseCacheBytes: number;
            readonly limits: {
                readonly login: {
                    points: number;
                    seconds: number;
                } | null;
                readonly loginAddress: {
                    points: number;
                    seconds: number;
                } | null;
                readonly contact: {
                    points: number;
                    seconds: number;
                } | null;
                readonly contactDay: {
                    points: number;
                    seconds: number;
                } | null;
                readonly view: {
                    points: number;
                    seconds: number;
                } | null;
                readonly search: {
                    points: number;
                    seconds: number;
                } | null;
            };
            readonly logLevel: "debug" | "error" | "fatal" | "info" | "silent" | "trace" | "warn";
            readonly values: Readonly<Record<string, string>>;
        }) => {
            backupSchedule: {
                folder: string;
                everySeconds: number;
                keep: number;
            } | null;
        };
        open: (core: import("./extra").SiteParts) => {
            work?: never;
        } | {
            work: {
                start: () => void;
                stop: () => void;
            };
        };
    };
};
export type Extras = typeof extras;
