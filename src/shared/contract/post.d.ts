import { z } from 'zod';
/** Notes are dated articles. Pages stand alone, such as an imprint. */
export declare const POST_KINDS: readonly ['note', 'page'];
export type PostKind = (typeof POST_KINDS)[number];
export declare const TAGS_MAX = 20;
export declare const noteFields: {
    metaTitle: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    metaDescription: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    title: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    slug: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    text: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    summary: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    cover: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    coverAlt: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    coverTurn: Omit<import("./fields").Field<z.ZodInt, z.ZodInt, z.ZodInt>, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodInt>;
        absent: 'empty';
    };
    tags: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodString>;
        output: z.ZodArray<z.ZodString>;
        initial: string[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodString>;
        limit: number | undefined;
    };
    projects: import("./fields").Field<z.ZodArray<z.ZodString>, z.ZodArray<z.ZodString>, z.ZodArray<z.ZodString>>;
};
export declare const pageFields: {
    metaTitle: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    metaDescription: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    title: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    slug: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    text: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    place: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
        input: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
        output: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
        initial: "footer" | "navigation" | "none";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"footer" | "navigation" | "none", string>;
    };
};
/** All fields of both kinds of post. */
export declare const postFields: {
    metaTitle: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    metaDescription: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    title: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    slug: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    text: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    summary: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    cover: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    coverAlt: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    coverTurn: Omit<import("./fields").Field<z.ZodInt, z.ZodInt, z.ZodInt>, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodInt>;
        absent: 'empty';
    };
    tags: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodString>;
        output: z.ZodArray<z.ZodString>;
        initial: string[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodString>;
        limit: number | undefined;
    };
    projects: import("./fields").Field<z.ZodArray<z.ZodString>, z.ZodArray<z.ZodString>, z.ZodArray<z.ZodString>>;
    place: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
        input: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
        output: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
        initial: "footer" | "navigation" | "none";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"footer" | "navigation" | "none", string>;
    };
};
declare const postValues: {
    metaTitle: z.ZodString;
    metaDescription: z.ZodString;
    title: z.ZodString;
    slug: z.ZodString;
    text: z.ZodString;
    summary: z.ZodString;
    cover: z.ZodString;
    coverAlt: z.ZodString;
    coverTurn: z.ZodInt;
    tags: z.ZodArray<z.ZodString>;
    projects: z.ZodArray<z.ZodString>;
    place: z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>;
};
export type PostFields = z.infer<z.ZodObject<typeof postValues>>;
/** The defaults of a new note or page. Its slug is derived from its title. */
export declare const NEW_POST: {
    metaTitle: string;
    metaDescription: string;
    title: string;
    slug: string;
    text: string;
    summary: string;
    cover: string;
    coverAlt: string;
    coverTurn: number;
    tags: string[];
    projects: string[];
    place: "footer" | "navigation" | "none";
};
export declare const postChangesSchema: z.ZodObject<{
    metaTitle: z.ZodExactOptional<z.ZodString>;
    metaDescription: z.ZodExactOptional<z.ZodString>;
    title: z.ZodExactOptional<z.ZodString>;
    slug: z.ZodExactOptional<z.ZodString>;
    text: z.ZodExactOptional<z.ZodString>;
    summary: z.ZodExactOptional<z.ZodString>;
    cover: z.ZodExactOptional<z.ZodString>;
    coverAlt: z.ZodExactOptional<z.ZodString>;
    coverTurn: z.ZodExactOptional<z.ZodInt>;
    tags: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    projects: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    place: z.ZodExactOptional<z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>>;
}, z.core.$strip>;
export type PostChanges = z.infer<typeof postChangesSchema>;
export declare const noteChangesSchema: z.ZodObject<{
    metaTitle: z.ZodExactOptional<z.ZodString>;
    metaDescription: z.ZodExactOptional<z.ZodString>;
    title: z.ZodExactOptional<z.ZodString>;
    slug: z.ZodExactOptional<z.ZodString>;
    text: z.ZodExactOptional<z.ZodString>;
    summary: z.ZodExactOptional<z.ZodString>;
    cover: z.ZodExactOptional<z.ZodString>;
    coverAlt: z.ZodExactOptional<z.ZodString>;
    coverTurn: z.ZodExactOptional<z.ZodInt>;
    tags: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    projects: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
export declare const pageChangesSchema: z.ZodObject<{
    metaTitle: z.ZodExactOptional<z.ZodString>;
    metaDescription: z.ZodExactOptional<z.ZodString>;
    title: z.ZodExactOptional<z.ZodString>;
    slug: z.ZodExactOptional<z.ZodString>;
    text: z.ZodExactOptional<z.ZodString>;
    place: z.ZodExactOptional<z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>>;
}, z.core.$strip>;
export declare const noteSchema: z.ZodObject<{
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
    metaTitle: z.ZodString;
    metaDescription: z.ZodString;
    title: z.ZodString;
    slug: z.ZodString;
    text: z.ZodString;
    summary: z.ZodString;
    cover: z.ZodString;
    coverAlt: z.ZodString;
    coverTurn: z.ZodExactOptional<z.ZodInt>;
    tags: z.ZodArray<z.ZodString>;
    projects: z.ZodArray<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    pendingChanges: z.ZodExactOptional<z.ZodObject<{
        metaTitle: z.ZodExactOptional<z.ZodString>;
        metaDescription: z.ZodExactOptional<z.ZodString>;
        title: z.ZodExactOptional<z.ZodString>;
        slug: z.ZodExactOptional<z.ZodString>;
        text: z.ZodExactOptional<z.ZodString>;
        summary: z.ZodExactOptional<z.ZodString>;
        cover: z.ZodExactOptional<z.ZodString>;
        coverAlt: z.ZodExactOptional<z.ZodString>;
        coverTurn: z.ZodExactOptional<z.ZodInt>;
        tags: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
        projects: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Note = z.infer<typeof noteSchema>;
export declare const pageSchema: z.ZodObject<{
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
    metaTitle: z.ZodString;
    metaDescription: z.ZodString;
    title: z.ZodString;
    slug: z.ZodString;
    text: z.ZodString;
    place: z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>;
    pendingChanges: z.ZodExactOptional<z.ZodObject<{
        metaTitle: z.ZodExactOptional<z.ZodString>;
        metaDescription: z.ZodExactOptional<z.ZodString>;
        title: z.ZodExactOptional<z.ZodString>;
        slug: z.ZodExactOptional<z.ZodString>;
        text: z.ZodExactOptional<z.ZodString>;
        place: z.ZodExactOptional<z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Page = z.infer<typeof pageSchema>;
export declare const noteInputSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodString>;
    text: z.ZodOptional<z.ZodString>;
    summary: z.ZodOptional<z.ZodString>;
    cover: z.ZodOptional<z.ZodString>;
    coverAlt: z.ZodOptional<z.ZodString>;
    coverTurn: z.ZodOptional<z.ZodInt>;
    tags: z.ZodOptional<z.ZodArray<z.ZodString>>;
    projects: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
export type NoteInput = z.infer<typeof noteInputSchema>;
export declare const pageInputSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodString>;
    text: z.ZodOptional<z.ZodString>;
    place: z.ZodOptional<z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>>;
}, z.core.$strip>;
export type PageInput = z.infer<typeof pageInputSchema>;
declare const postInputSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodString>;
    text: z.ZodOptional<z.ZodString>;
    summary: z.ZodOptional<z.ZodString>;
    cover: z.ZodOptional<z.ZodString>;
    coverAlt: z.ZodOptional<z.ZodString>;
    coverTurn: z.ZodOptional<z.ZodInt>;
    tags: z.ZodOptional<z.ZodArray<z.ZodString>>;
    projects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    place: z.ZodOptional<z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>>;
}, z.core.$strip>;
export type PostInput = z.infer<typeof postInputSchema>;
export declare const noteUpdateSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    id: z.ZodString;
    expectedUpdatedAt: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
    isSlugFromTitle: z.ZodOptional<z.ZodBoolean>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodString>;
    text: z.ZodOptional<z.ZodString>;
    summary: z.ZodOptional<z.ZodString>;
    cover: z.ZodOptional<z.ZodString>;
    coverAlt: z.ZodOptional<z.ZodString>;
    coverTurn: z.ZodOptional<z.ZodInt>;
    tags: z.ZodOptional<z.ZodArray<z.ZodString>>;
    projects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    pendingChanges: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        metaTitle: z.ZodExactOptional<z.ZodString>;
        metaDescription: z.ZodExactOptional<z.ZodString>;
        title: z.ZodExactOptional<z.ZodString>;
        slug: z.ZodExactOptional<z.ZodString>;
        text: z.ZodExactOptional<z.ZodString>;
        summary: z.ZodExactOptional<z.ZodString>;
        cover: z.ZodExactOptional<z.ZodString>;
        coverAlt: z.ZodExactOptional<z.ZodString>;
        coverTurn: z.ZodExactOptional<z.ZodInt>;
        tags: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
        projects: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const pageUpdateSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    id: z.ZodString;
    expectedUpdatedAt: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
    isSlugFromTitle: z.ZodOptional<z.ZodBoolean>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodString>;
    text: z.ZodOptional<z.ZodString>;
    place: z.ZodOptional<z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>>;
    pendingChanges: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        metaTitle: z.ZodExactOptional<z.ZodString>;
        metaDescription: z.ZodExactOptional<z.ZodString>;
        title: z.ZodExactOptional<z.ZodString>;
        slug: z.ZodExactOptional<z.ZodString>;
        text: z.ZodExactOptional<z.ZodString>;
        place: z.ZodExactOptional<z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const postUpdateSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    id: z.ZodString;
    expectedUpdatedAt: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
    isSlugFromTitle: z.ZodOptional<z.ZodBoolean>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    slug: z.ZodOptional<z.ZodString>;
    text: z.ZodOptional<z.ZodString>;
    summary: z.ZodOptional<z.ZodString>;
    cover: z.ZodOptional<z.ZodString>;
    coverAlt: z.ZodOptional<z.ZodString>;
    coverTurn: z.ZodOptional<z.ZodInt>;
    tags: z.ZodOptional<z.ZodArray<z.ZodString>>;
    projects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    place: z.ZodOptional<z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>>;
    pendingChanges: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        metaTitle: z.ZodExactOptional<z.ZodString>;
        metaDescription: z.ZodExactOptional<z.ZodString>;
        title: z.ZodExactOptional<z.ZodString>;
        slug: z.ZodExactOptional<z.ZodString>;
        text: z.ZodExactOptional<z.ZodString>;
        summary: z.ZodExactOptional<z.ZodString>;
        cover: z.ZodExactOptional<z.ZodString>;
        coverAlt: z.ZodExactOptional<z.ZodString>;
        coverTurn: z.ZodExactOptional<z.ZodInt>;
        tags: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
        projects: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
        place: z.ZodExactOptional<z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type PostUpdate = z.infer<typeof postUpdateSchema>;
export declare const noteSummarySchema: z.ZodObject<{
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    title: z.ZodString;
    slug: z.ZodString;
    summary: z.ZodString;
    cover: z.ZodString;
    coverAlt: z.ZodString;
    tags: z.ZodArray<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    minutes: z.ZodInt;
    hasPendingChanges: z.ZodExactOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export type NoteSummary = z.infer<typeof noteSummarySchema>;
export declare const pageSummarySchema: z.ZodObject<{
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    title: z.ZodString;
    slug: z.ZodString;
    place: z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>;
    hasPendingChanges: z.ZodExactOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export declare const noteListInputSchema: z.ZodObject<{
    tag: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** The matching notes, and the tags of all published notes with the number of notes for each. */
export declare const noteListSchema: z.ZodObject<{
    notes: z.ZodArray<z.ZodObject<{
        draft: z.ZodExactOptional<z.ZodBoolean>;
        publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
        _id: z.ZodString;
        publishedAt: z.ZodISODateTime;
        updatedAt: z.ZodISODateTime;
        title: z.ZodString;
        slug: z.ZodString;
        summary: z.ZodString;
        cover: z.ZodString;
        coverAlt: z.ZodString;
        tags: z.ZodArray<z.ZodString>;
        generatedCover: z.ZodExactOptional<z.ZodString>;
        minutes: z.ZodInt;
        hasPendingChanges: z.ZodExactOptional<z.ZodLiteral<true>>;
    }, z.core.$strip>>;
    tags: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        notes: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type NoteList = z.infer<typeof noteListSchema>;
export declare const notePageInputSchema: z.ZodObject<{
    tag: z.ZodOptional<z.ZodString>;
    page: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export type NotePageInput = z.infer<typeof notePageInputSchema>;
/** A page of the matching notes; `pages` is the number of pages. */
export declare const notePageSchema: z.ZodObject<{
    notes: z.ZodArray<z.ZodObject<{
        draft: z.ZodExactOptional<z.ZodBoolean>;
        publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
        _id: z.ZodString;
        publishedAt: z.ZodISODateTime;
        updatedAt: z.ZodISODateTime;
        title: z.ZodString;
        slug: z.ZodString;
        summary: z.ZodString;
        cover: z.ZodString;
        coverAlt: z.ZodString;
        tags: z.ZodArray<z.ZodString>;
        generatedCover: z.ZodExactOptional<z.ZodString>;
        minutes: z.ZodInt;
        hasPendingChanges: z.ZodExactOptional<z.ZodLiteral<true>>;
    }, z.core.$strip>>;
    tags: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        notes: z.ZodInt;
    }, z.core.$strip>>;
    pages: z.ZodInt;
}, z.core.$strip>;
export type NotePage = z.infer<typeof notePageSchema>;
export declare const noteViewSchema: z.ZodObject<{
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
    title: z.ZodString;
    slug: z.ZodString;
    summary: z.ZodString;
    cover: z.ZodString;
    coverAlt: z.ZodString;
    coverTurn: z.ZodExactOptional<z.ZodInt>;
    tags: z.ZodArray<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    metaTitle: z.ZodString;
    metaDescription: z.ZodString;
    html: z.ZodString;
    minutes: z.ZodInt;
    projects: z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        path: z.ZodString;
    }, z.core.$strip>>;
    newer: z.ZodNullable<z.ZodObject<{
        slug: z.ZodString;
        title: z.ZodString;
    }, z.core.$strip>>;
    older: z.ZodNullable<z.ZodObject<{
        slug: z.ZodString;
        title: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type NoteView = z.infer<typeof noteViewSchema>;
export declare const pageViewSchema: z.ZodObject<{
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
    title: z.ZodString;
    slug: z.ZodString;
    place: z.ZodEnum<{
        footer: "footer";
        navigation: "navigation";
        none: "none";
    }>;
    metaTitle: z.ZodString;
    metaDescription: z.ZodString;
    html: z.ZodString;
}, z.core.$strip>;
export type PageView = z.infer<typeof pageViewSchema>;
/** The notes and pages that the header and footer link to. */
export declare const postLinksSchema: z.ZodObject<{
    hasNotes: z.ZodBoolean;
    pages: z.ZodArray<z.ZodObject<{
        slug: z.ZodString;
        title: z.ZodString;
        place: z.ZodEnum<{
            footer: "footer";
            navigation: "navigation";
            none: "none";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type PostLinks = z.infer<typeof postLinksSchema>;
export {};
