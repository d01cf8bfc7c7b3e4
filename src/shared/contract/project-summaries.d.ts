import { z } from 'zod';
/**
 * The number of rows loaded at once, so that a page of the archive stays small however many projects there
 * are.
 */
export declare const ARCHIVE_ROWS = 50;
/** A project as a row of the archive. */
export declare const projectSummarySchema: z.ZodObject<{
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
}, z.core.$strip>;
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
/** A project as a card of the home page. */
export declare const projectCardSchema: z.ZodObject<{
    title: z.ZodString;
    github: z.ZodString;
    live: z.ZodString;
    skills: z.ZodArray<z.ZodString>;
    image: z.ZodString;
    imageAlt: z.ZodString;
    status: z.ZodString;
    timeline: z.ZodString;
    public: z.ZodBoolean;
    _id: z.ZodString;
    slug: z.ZodExactOptional<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    description: z.ZodString;
}, z.core.$strip>;
export type ProjectCard = z.infer<typeof projectCardSchema>;
/** A project as a row of the owner's lists. */
export declare const projectOverviewSchema: z.ZodObject<{
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    title: z.ZodString;
    github: z.ZodString;
    live: z.ZodString;
    skills: z.ZodArray<z.ZodString>;
    image: z.ZodString;
    status: z.ZodString;
    category: z.ZodString;
    featured: z.ZodBoolean;
    public: z.ZodBoolean;
    _id: z.ZodString;
    slug: z.ZodExactOptional<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    hasPendingChanges: z.ZodExactOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export type ProjectOverview = z.infer<typeof projectOverviewSchema>;
export declare const projectCountSchema: z.ZodObject<{
    totalProjects: z.ZodInt;
}, z.core.$strip>;
/** A category that has projects, and how many. */
export declare const categoryCountSchema: z.ZodObject<{
    category: z.ZodString;
    projects: z.ZodInt;
}, z.core.$strip>;
export type CategoryCount = z.infer<typeof categoryCountSchema>;
export declare const categoryRowsInputSchema: z.ZodObject<{
    category: z.ZodOptional<z.ZodString>;
    after: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type CategoryRowsInput = z.infer<typeof categoryRowsInputSchema>;
export declare const categoryRowsSchema: z.ZodObject<{
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
    next: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type CategoryRows = z.infer<typeof categoryRowsSchema>;
/** The number of rows shown initially if all categories are open. Later categories start closed. */
export declare const OPEN_ROWS = 200;
/** The rows of a category that is initially open. */
export declare const openRowsSchema: z.ZodObject<{
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
    next: z.ZodNullable<z.ZodString>;
    category: z.ZodString;
}, z.core.$strip>;
export type OpenRows = z.infer<typeof openRowsSchema>;
export declare const skillUsageSchema: z.ZodObject<{
    skill: z.ZodString;
    projects: z.ZodInt;
}, z.core.$strip>;
