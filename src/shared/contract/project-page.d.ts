import { z } from 'zod';
declare const neighborSchema: z.ZodObject<{
    title: z.ZodString;
    image: z.ZodString;
    imageAlt: z.ZodString;
    _id: z.ZodString;
    slug: z.ZodExactOptional<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    description: z.ZodString;
}, z.core.$strip>;
export type ProjectNeighbor = z.infer<typeof neighborSchema>;
/** The projects that a project's page links to. */
declare const adjacentProjectsSchema: z.ZodObject<{
    previous: z.ZodNullable<z.ZodObject<{
        title: z.ZodString;
        image: z.ZodString;
        imageAlt: z.ZodString;
        _id: z.ZodString;
        slug: z.ZodExactOptional<z.ZodString>;
        generatedCover: z.ZodExactOptional<z.ZodString>;
        description: z.ZodString;
    }, z.core.$strip>>;
    next: z.ZodNullable<z.ZodObject<{
        title: z.ZodString;
        image: z.ZodString;
        imageAlt: z.ZodString;
        _id: z.ZodString;
        slug: z.ZodExactOptional<z.ZodString>;
        generatedCover: z.ZodExactOptional<z.ZodString>;
        description: z.ZodString;
    }, z.core.$strip>>;
    related: z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        image: z.ZodString;
        imageAlt: z.ZodString;
        _id: z.ZodString;
        slug: z.ZodExactOptional<z.ZodString>;
        generatedCover: z.ZodExactOptional<z.ZodString>;
        description: z.ZodString;
        shared: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ProjectNeighbors = z.infer<typeof adjacentProjectsSchema>;
declare const noteOfProjectSchema: z.ZodObject<{
    publishedAt: z.ZodISODateTime;
    title: z.ZodString;
    slug: z.ZodString;
}, z.core.$strip>;
export type ProjectNote = z.infer<typeof noteOfProjectSchema>;
/** A project as its page shows it, with rendered texts and links to other projects. */
export declare const projectPageSchema: z.ZodObject<{
    title: z.ZodString;
    github: z.ZodString;
    live: z.ZodString;
    skills: z.ZodArray<z.ZodString>;
    media: z.ZodArray<z.ZodObject<{
        type: z.ZodEnum<{
            image: "image";
            video: "video";
        }>;
        url: z.ZodString;
        caption: z.ZodOptional<z.ZodString>;
        alt: z.ZodOptional<z.ZodString>;
        filename: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    keyFigures: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
        value: z.ZodString;
        label: z.ZodString;
    }, z.core.$strip>>>;
    image: z.ZodString;
    imageAlt: z.ZodString;
    coverTurn: z.ZodExactOptional<z.ZodInt>;
    status: z.ZodString;
    category: z.ZodString;
    timeline: z.ZodString;
    metaTitle: z.ZodExactOptional<z.ZodString>;
    metaDescription: z.ZodExactOptional<z.ZodString>;
    pageLayout: z.ZodExactOptional<z.ZodEnum<{
        "": "";
        story: "story";
        tabs: "tabs";
    }>>;
    featured: z.ZodBoolean;
    public: z.ZodBoolean;
    _id: z.ZodString;
    slug: z.ZodExactOptional<z.ZodString>;
    generatedCover: z.ZodExactOptional<z.ZodString>;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
    description: z.ZodString;
    html: z.ZodObject<{
        description: z.ZodString;
        details: z.ZodString;
        learned: z.ZodString;
    }, z.core.$strip>;
    around: z.ZodObject<{
        previous: z.ZodNullable<z.ZodObject<{
            title: z.ZodString;
            image: z.ZodString;
            imageAlt: z.ZodString;
            _id: z.ZodString;
            slug: z.ZodExactOptional<z.ZodString>;
            generatedCover: z.ZodExactOptional<z.ZodString>;
            description: z.ZodString;
        }, z.core.$strip>>;
        next: z.ZodNullable<z.ZodObject<{
            title: z.ZodString;
            image: z.ZodString;
            imageAlt: z.ZodString;
            _id: z.ZodString;
            slug: z.ZodExactOptional<z.ZodString>;
            generatedCover: z.ZodExactOptional<z.ZodString>;
            description: z.ZodString;
        }, z.core.$strip>>;
        related: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            image: z.ZodString;
            imageAlt: z.ZodString;
            _id: z.ZodString;
            slug: z.ZodExactOptional<z.ZodString>;
            generatedCover: z.ZodExactOptional<z.ZodString>;
            description: z.ZodString;
            shared: z.ZodArray<z.ZodString>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    notes: z.ZodArray<z.ZodObject<{
        publishedAt: z.ZodISODateTime;
        title: z.ZodString;
        slug: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ProjectPage = z.infer<typeof projectPageSchema>;
export type ProjectFacts = Omit<ProjectPage, 'html' | 'around' | 'notes'>;
export {};
