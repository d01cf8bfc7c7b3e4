import { z } from 'zod';
import { type SearchKindName } from '#shared/content-kinds';
import { type ProjectSummary } from './project-summaries';
export declare const searchInputSchema: z.ZodObject<{
    q: z.ZodString;
}, z.core.$strip>;
declare const textMarkSchema: z.ZodObject<{
    start: z.ZodInt;
    end: z.ZodInt;
}, z.core.$strip>;
export type TextMark = z.infer<typeof textMarkSchema>;
export declare const searchResultSchema: z.ZodObject<{
    kind: z.ZodEnum<{
        note: "note";
        page: "page";
        project: "project";
        skill: "skill";
    }>;
    title: z.ZodString;
    path: z.ZodString;
    cover: z.ZodString;
    publishedAt: z.ZodExactOptional<z.ZodISODateTime>;
    timeline: z.ZodExactOptional<z.ZodString>;
    category: z.ZodExactOptional<z.ZodString>;
    excerpt: z.ZodString;
    tags: z.ZodArray<z.ZodString>;
    marks: z.ZodObject<{
        title: z.ZodArray<z.ZodObject<{
            start: z.ZodInt;
            end: z.ZodInt;
        }, z.core.$strip>>;
        excerpt: z.ZodArray<z.ZodObject<{
            start: z.ZodInt;
            end: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export declare const projectFilterSchema: z.ZodObject<{
    q: z.ZodOptional<z.ZodString>;
    skill: z.ZodOptional<z.ZodString>;
    status: z.ZodOptional<z.ZodString>;
    category: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ProjectFilter = z.infer<typeof projectFilterSchema>;
/** The matching projects by category, in the order of the archive. */
export declare const filteredProjectsSchema: z.ZodObject<{
    total: z.ZodInt;
    categories: z.ZodArray<z.ZodObject<{
        category: z.ZodString;
        projects: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            skills: z.ZodArray<z.ZodString>;
            image: z.ZodString;
            status: z.ZodString;
            timeline: z.ZodString;
            public: z.ZodBoolean;
            _id: z.ZodString;
            slug: z.ZodExactOptional<z.ZodString>;
            generatedCover: z.ZodExactOptional<z.ZodString>;
            description: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FilteredProjects = z.infer<typeof filteredProjectsSchema>;
/** The available filters of the archive, with the number of matching projects for each. */
export declare const filterChoicesSchema: z.ZodObject<{
    projects: z.ZodInt;
    skills: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        projects: z.ZodInt;
    }, z.core.$strip>>;
    statuses: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        projects: z.ZodInt;
    }, z.core.$strip>>;
    categories: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        projects: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FilterChoices = z.infer<typeof filterChoicesSchema>;
/** A published item as the search indexes it. */
export type SearchDocument = {
    title: string;
    path: string;
    /** One sentence that describes the result. */
    summary: string;
    /** The remaining text, without markup. */
    text: string;
    tags: readonly string[];
    /** The address of its picture, or '' for none. */
    cover: string;
    /** The time of its latest change or publication, by which the newest come first. Without one, it is not news. */
    newAt?: string;
} & ({
    kind: 'note';
    publishedAt: string;
} | {
    kind: Exclude<SearchKindName, 'project' | 'note' | 'skill'>;
} | {
    kind: 'skill';
    category: string;
} | {
    kind: 'project';
    category: string;
    row: ProjectSummary;
});
/** The published content, in the order of the archive, and the categories in the owner's order. */
export type SearchSource = {
    documents: SearchDocument[];
    categories: string[];
};
export {};
