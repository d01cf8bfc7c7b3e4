import { z } from 'zod';
declare const importItemSchema: z.ZodObject<{
    key: z.ZodString;
    target: z.ZodEnum<{
        readonly site: 'settings';
        readonly timeline: 'timeline';
        readonly project: 'projects';
        readonly note: 'notes';
        readonly page: 'pages';
        readonly skills: 'skills';
    }>;
    from: z.ZodString;
    name: z.ZodString;
    note: z.ZodString;
    isWithheld: z.ZodBoolean;
    pictures: z.ZodInt;
    state: z.ZodEnum<{
        changed: "changed";
        kept: "kept";
        new: "new";
        same: "same";
    }>;
    changes: z.ZodArray<z.ZodString>;
    isSimilar: z.ZodBoolean;
    isProposed: z.ZodBoolean;
}, z.core.$strip>;
export type ImportItem = z.infer<typeof importItemSchema>;
declare const leftOutSchema: z.ZodObject<{
    from: z.ZodString;
    reason: z.ZodString;
}, z.core.$strip>;
export type LeftOut = z.infer<typeof leftOutSchema>;
export declare const importPlanSchema: z.ZodObject<{
    items: z.ZodArray<z.ZodObject<{
        key: z.ZodString;
        target: z.ZodEnum<{
            readonly site: 'settings';
            readonly timeline: 'timeline';
            readonly project: 'projects';
            readonly note: 'notes';
            readonly page: 'pages';
            readonly skills: 'skills';
        }>;
        from: z.ZodString;
        name: z.ZodString;
        note: z.ZodString;
        isWithheld: z.ZodBoolean;
        pictures: z.ZodInt;
        state: z.ZodEnum<{
            changed: "changed";
            kept: "kept";
            new: "new";
            same: "same";
        }>;
        changes: z.ZodArray<z.ZodString>;
        isSimilar: z.ZodBoolean;
        isProposed: z.ZodBoolean;
    }, z.core.$strip>>;
    leftOut: z.ZodArray<z.ZodObject<{
        from: z.ZodString;
        reason: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ImportPlan = z.infer<typeof importPlanSchema>;
export declare const importResultSchema: z.ZodObject<{
    _id: z.ZodNullable<z.ZodString>;
    made: z.ZodInt;
    changed: z.ZodInt;
    withheld: z.ZodInt;
    problems: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type ImportResult = z.infer<typeof importResultSchema>;
export declare const importRunSchema: z.ZodObject<{
    _id: z.ZodString;
    source: z.ZodString;
    createdAt: z.ZodISODateTime;
    made: z.ZodInt;
    changed: z.ZodInt;
    withheld: z.ZodInt;
    drafts: z.ZodArray<z.ZodObject<{
        target: z.ZodEnum<{
            readonly site: 'settings';
            readonly timeline: 'timeline';
            readonly project: 'projects';
            readonly note: 'notes';
            readonly page: 'pages';
            readonly skills: 'skills';
        }>;
        count: z.ZodInt;
        withheld: z.ZodInt;
    }, z.core.$strip>>;
    isUndone: z.ZodBoolean;
}, z.core.$strip>;
export type ImportRun = z.infer<typeof importRunSchema>;
export declare const importPublishedSchema: z.ZodObject<{
    count: z.ZodInt;
    withheld: z.ZodInt;
}, z.core.$strip>;
export type ImportPublished = z.infer<typeof importPublishedSchema>;
export declare const importUndoneSchema: z.ZodObject<{
    removed: z.ZodInt;
    restored: z.ZodInt;
    kept: z.ZodInt;
}, z.core.$strip>;
export type ImportUndone = z.infer<typeof importUndoneSchema>;
export declare const resumeFileSchema: z.ZodObject<{
    text: z.ZodString;
}, z.core.$strip>;
export declare const resumeImportSchema: z.ZodObject<{
    text: z.ZodString;
    keys: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
/** An uploaded archive of Markdown files that awaits import. */
export declare const stagedMarkdownSchema: z.ZodObject<{
    id: z.ZodString;
    files: z.ZodInt;
}, z.core.$strip>;
export type StagedMarkdown = z.infer<typeof stagedMarkdownSchema>;
export declare const stagedMarkdownIdSchema: z.ZodObject<{
    id: z.ZodString;
}, z.core.$strip>;
/** The kinds of content that Markdown files can be imported as. */
export declare const markdownTargetSchema: z.ZodEnum<{
    readonly project: 'projects';
    readonly note: 'notes';
    readonly page: 'pages';
}>;
export type MarkdownTarget = z.infer<typeof markdownTargetSchema>;
export declare const markdownPlanSchema: z.ZodObject<{
    id: z.ZodString;
    target: z.ZodOptional<z.ZodEnum<{
        readonly project: 'projects';
        readonly note: 'notes';
        readonly page: 'pages';
    }>>;
    targets: z.ZodOptional<z.ZodArray<z.ZodObject<{
        key: z.ZodString;
        target: z.ZodEnum<{
            readonly project: 'projects';
            readonly note: 'notes';
            readonly page: 'pages';
        }>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type MarkdownPlanInput = z.infer<typeof markdownPlanSchema>;
export declare const markdownImportSchema: z.ZodObject<{
    id: z.ZodString;
    target: z.ZodOptional<z.ZodEnum<{
        readonly project: 'projects';
        readonly note: 'notes';
        readonly page: 'pages';
    }>>;
    targets: z.ZodOptional<z.ZodArray<z.ZodObject<{
        key: z.ZodString;
        target: z.ZodEnum<{
            readonly project: 'projects';
            readonly note: 'notes';
            readonly page: 'pages';
        }>;
    }, z.core.$strip>>>;
    keys: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
/** A user name, as in 'ada', '@ada' and 'https://github.com/ada'. Its name is the only group. */
export declare const GITHUB_PROFILE: RegExp;
export declare const repositoryListSchema: z.ZodObject<{
    profile: z.ZodString;
    page: z.ZodDefault<z.ZodInt>;
    token: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const repositoryPlanSchema: z.ZodObject<{
    items: z.ZodArray<z.ZodObject<{
        key: z.ZodString;
        target: z.ZodEnum<{
            readonly site: 'settings';
            readonly timeline: 'timeline';
            readonly project: 'projects';
            readonly note: 'notes';
            readonly page: 'pages';
            readonly skills: 'skills';
        }>;
        from: z.ZodString;
        name: z.ZodString;
        note: z.ZodString;
        isWithheld: z.ZodBoolean;
        pictures: z.ZodInt;
        state: z.ZodEnum<{
            changed: "changed";
            kept: "kept";
            new: "new";
            same: "same";
        }>;
        changes: z.ZodArray<z.ZodString>;
        isSimilar: z.ZodBoolean;
        isProposed: z.ZodBoolean;
    }, z.core.$strip>>;
    leftOut: z.ZodArray<z.ZodObject<{
        from: z.ZodString;
        reason: z.ZodString;
    }, z.core.$strip>>;
    profile: z.ZodString;
    nextPage: z.ZodNullable<z.ZodInt>;
}, z.core.$strip>;
export type RepositoryPlan = z.infer<typeof repositoryPlanSchema>;
export declare const repositoryImportSchema: z.ZodObject<{
    profile: z.ZodString;
    token: z.ZodOptional<z.ZodString>;
    keys: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const importedRepositorySchema: z.ZodObject<{
    name: z.ZodString;
    projectId: z.ZodString;
    stars: z.ZodInt;
    forks: z.ZodInt;
}, z.core.$strip>;
export type ImportedRepository = z.infer<typeof importedRepositorySchema>;
export declare const repositoryRefreshSchema: z.ZodObject<{
    token: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export {};
