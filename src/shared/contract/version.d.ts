import { z } from 'zod';
/** Skills and settings have versions as a whole, and all other kinds by item. */
export declare const versionKindSchema: z.ZodEnum<{
    note: "note";
    page: "page";
    project: "project";
    site: "site";
    skills: "skills";
    timeline: "timeline";
}>;
export declare const versionSchema: z.ZodObject<{
    number: z.ZodInt;
    kind: z.ZodEnum<{
        note: "note";
        page: "page";
        project: "project";
        site: "site";
        skills: "skills";
        timeline: "timeline";
    }>;
    savedAt: z.ZodNullable<z.ZodISODateTime>;
    savedBy: z.ZodNullable<z.ZodString>;
    changes: z.ZodArray<z.ZodString>;
    bytes: z.ZodInt;
    isCurrent: z.ZodBoolean;
}, z.core.$strip>;
export type Version = z.infer<typeof versionSchema>;
/** Not z.json(), because generators turn its recursive schema into circular types. */
export declare const versionContentSchema: z.ZodObject<{
    number: z.ZodInt;
    kind: z.ZodEnum<{
        note: "note";
        page: "page";
        project: "project";
        site: "site";
        skills: "skills";
        timeline: "timeline";
    }>;
    savedAt: z.ZodNullable<z.ZodISODateTime>;
    savedBy: z.ZodNullable<z.ZodString>;
    changes: z.ZodArray<z.ZodString>;
    bytes: z.ZodInt;
    isCurrent: z.ZodBoolean;
    fields: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>;
export type VersionContent = z.infer<typeof versionContentSchema>;
export declare const versionedItemSchema: z.ZodObject<{
    id: z.ZodString;
}, z.core.$strip>;
export declare const versionNumberSchema: z.ZodObject<{
    id: z.ZodString;
    number: z.ZodInt;
}, z.core.$strip>;
export declare const versionRestoreSchema: z.ZodObject<{
    id: z.ZodString;
    number: z.ZodInt;
    expectedNumber: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export type VersionRestore = z.infer<typeof versionRestoreSchema>;
/** Every kind of content, and messages. */
declare const itemKindSchema: z.ZodEnum<{
    message: "message";
    note: "note";
    page: "page";
    project: "project";
    site: "site";
    skills: "skills";
    timeline: "timeline";
}>;
export type ItemKindName = z.infer<typeof itemKindSchema>;
export declare const trashItemSchema: z.ZodObject<{
    _id: z.ZodString;
    kind: z.ZodEnum<{
        message: "message";
        note: "note";
        page: "page";
        project: "project";
        site: "site";
        skills: "skills";
        timeline: "timeline";
    }>;
    name: z.ZodString;
    trashedAt: z.ZodISODateTime;
    expiresAt: z.ZodISODateTime;
    bytes: z.ZodInt;
    undoneImport: z.ZodOptional<z.ZodObject<{
        id: z.ZodString;
        source: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TrashItem = z.infer<typeof trashItemSchema>;
export declare const trashRestoreSchema: z.ZodObject<{
    id: z.ZodString;
    category: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export {};
