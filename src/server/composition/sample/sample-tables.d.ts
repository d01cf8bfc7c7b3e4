import { type EntityManager, type ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
export type SampleTable = {
    entity: Entity;
    /** The key column. Defaults to the ID. */
    key?: string;
    /** The column that identifies a sample row after the owner has changed it. */
    title: string;
    /** The sample rows, without IDs and timestamps. */
    rows: readonly ObjectLiteral[];
};
/** The tables with sample content. Settings are in `sample-settings.ts`. */
export declare const SAMPLE_TABLES: {
    projects: {
        entity: Entity<import("#server/features/projects/project-entity").ProjectRow>;
        title: string;
        rows: {
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle: string;
            metaDescription: string;
            pageLayout: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
        }[];
    };
    skills: {
        entity: Entity<import("#server/features/skills/skill-entity").SkillRow>;
        title: string;
        rows: Omit<{
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
            _id: string;
        }, "_id">[];
    };
    timeline: {
        entity: Entity<import("#server/features/timeline/timeline-element-entity").TimelineElementRow>;
        title: string;
        rows: ({
            type: "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: never[];
            kind: null;
            endDate: null;
        } | {
            type: "event";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: never[];
            futureSections: never[];
            kind: null;
            endDate: null;
        } | {
            type: "event";
            year: number;
            endDate: string;
            kind: "work";
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: never[];
            futureSections: never[];
        } | {
            type: "event";
            year: number;
            kind: "work";
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: never[];
            futureSections: never[];
            endDate: null;
        } | {
            type: "current";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: never[];
            futureSections: never[];
            kind: null;
            endDate: null;
        } | {
            type: "future";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: never[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind: null;
            endDate: null;
        })[];
    };
    notes: {
        entity: Entity<import("#server/features/posts/post-entity").PostRow>;
        title: string;
        rows: {
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
            place: "footer" | "navigation" | "none";
            publishAt: Date;
            kind: string;
        }[];
    };
    categories: {
        entity: Entity<import("#server/features/projects/project-entity").ListedName>;
        title: string;
        rows: {
            name: string;
        }[];
    };
    uploads: {
        entity: Entity<import("#server/features/uploads/upload-entity").UploadRow>;
        key: string;
        title: string;
        rows: {
            name: string;
            origin: string;
        }[];
    };
};
export type SampleTableName = keyof typeof SAMPLE_TABLES;
/** The keys of sample rows, unchanged and changed. */
type SampleRows = {
    untouched: string[];
    changed: string[];
};
/** Finds the sample rows of each table. */
export declare function findSampleRows(manager: EntityManager): Promise<Record<SampleTableName, SampleRows>>;
export {};
