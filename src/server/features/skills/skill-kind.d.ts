import type { Viewer } from '#server/core/content/published-rows';
import type { SearchDocument } from '#shared/contract/search';
type Others = {
    project: {
        service: {
            listSkills: (viewer: Viewer) => Promise<string[]>;
        };
    };
};
export declare const skillKind: {
    readonly api: "skills";
    readonly apiDescription: "The owner's skills, saved as one list.";
    readonly tables: readonly [import("../../core/database/entity").Entity<import("./skill-entity").SkillRow>];
    readonly versionFields: ("category" | "color" | "description" | "icon" | "isCore" | "name")[];
    readonly previewSchema: "none";
    readonly open: ({ db, history }: import("#server/core/content/content-kind").ContentDeps, getOthers: () => Others) => {
        service: {
            list: () => Promise<{
                name: string;
                category: string;
                description: string;
                icon: string;
                color: string;
                isCore: boolean;
                _id: string;
            }[]>;
            listVersioned: () => Promise<import("#shared/contract/skill").SkillList>;
            saveList: (skills: import("#shared/contract/skill").SkillInput[], expectedVersion?: number) => Promise<import("#shared/contract/skill").SkillList>;
            restoreList: (skills: import("#shared/contract/skill").SkillInput[]) => Promise<void>;
            setCore: (id: string, isCore: boolean) => Promise<import("#shared/contract/skill").Skill>;
            remove: (id: string) => Promise<void>;
            suggest: () => Promise<import("#shared/contract/skill").SkillSuggestion[]>;
            listKnown: () => Promise<import("#shared/contract/skill").SkillSuggestion[]>;
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
                    issues: import("#server/core/errors/app-error").InputIssue[] | undefined;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
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
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        versions: {
            read: () => Promise<{
                rows: import("./skill-entity").SkillRow[];
            }>;
            save: (_id: string, { rows }: import("../../core/content/history").StoredFields) => Promise<void>;
        };
        trash: "none";
        imports: {
            form: "list";
            getKey: ({ name }: import("../../core/content/history").StoredFields) => string;
            readKeys: () => Promise<string[]>;
            create: (items: import("../../core/content/history").StoredFields[]) => Promise<string[]>;
            remove: (ids: string[]) => Promise<number>;
        };
        search: () => Promise<SearchDocument[]>;
        sitemap: "none";
        formerAddresses: "none";
        feeds: "none";
        preview: "none";
    };
};
export {};
