import { z } from 'zod';
import type { Entity } from '#server/core/database/entity';
import { type ContentKindName } from '#shared/content-kinds';
import * as kinds from './kinds';
type Registered = typeof kinds;
/** Maps every kind of content to its exact type. The compiler reports a kind that is not registered. */
export type Kinds = {
    [Name in ContentKindName]: Name extends keyof Registered ? Registered[Name] : never;
};
export declare const KINDS: Kinds;
/** The tables of content, without duplicates because kinds may share a table. */
export declare const CONTENT_TABLES: readonly Entity[];
/** The table that holds the items of each kind. */
export declare const ITEM_ENTITIES: Record<"note" | "page" | "project" | "site" | "skills" | "timeline", Entity>;
/** The fields that versions of each kind compare. */
export declare const VERSION_FIELDS: Record<"note" | "page" | "project" | "site" | "skills" | "timeline", readonly string[]>;
/** An item of any kind, as a preview returns it. */
export declare const anyPreviewSchema: z.ZodUnion<(z.ZodObject<{
    kind: z.ZodLiteral<"note">;
    item: z.ZodObject<{
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
}, z.core.$strip> | z.ZodObject<{
    kind: z.ZodLiteral<"page">;
    item: z.ZodObject<{
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
}, z.core.$strip> | z.ZodObject<{
    kind: z.ZodLiteral<"project">;
    item: z.ZodObject<{
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
}, z.core.$strip> | z.ZodObject<{
    kind: z.ZodLiteral<"timeline">;
    item: z.ZodObject<{
        draft: z.ZodExactOptional<z.ZodBoolean>;
        publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
        type: z.ZodEnum<{
            current: "current";
            event: "event";
            future: "future";
            profile: "profile";
        }>;
        year: z.ZodInt;
        title: z.ZodString;
        icon: z.ZodString;
        shortDescription: z.ZodString;
        longDescription: z.ZodString;
        profileSections: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
        futureSections: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
        kind: z.ZodExactOptional<z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>>;
        endDate: z.ZodExactOptional<z.ZodString>;
        _id: z.ZodString;
        order: z.ZodInt;
        profile: z.ZodCustom<Record<string, string>, Record<string, string>>;
        future: z.ZodCustom<Record<string, string>, Record<string, string>>;
        pendingChanges: z.ZodExactOptional<z.ZodObject<{
            type: z.ZodExactOptional<z.ZodEnum<{
                current: "current";
                event: "event";
                future: "future";
                profile: "profile";
            }>>;
            year: z.ZodExactOptional<z.ZodInt>;
            title: z.ZodExactOptional<z.ZodString>;
            icon: z.ZodExactOptional<z.ZodString>;
            shortDescription: z.ZodExactOptional<z.ZodString>;
            longDescription: z.ZodExactOptional<z.ZodString>;
            profileSections: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                text: z.ZodString;
            }, z.core.$strip>>>;
            futureSections: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                text: z.ZodString;
            }, z.core.$strip>>>;
            kind: z.ZodExactOptional<z.ZodNullable<z.ZodEnum<{
                education: "education";
                other: "other";
                work: "work";
            }>>>;
            endDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>)[]>;
export type Preview = z.infer<typeof anyPreviewSchema>;
export {};
