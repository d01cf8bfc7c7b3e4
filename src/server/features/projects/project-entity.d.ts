import { z } from 'zod';
import { type SavedRow } from '#server/core/content/saved-row';
import { type ProjectChanges, type ProjectFields } from '#shared/contract/project';
export type ProjectRow = ProjectFields & SavedRow<ProjectChanges> & {
    id: string;
    slug: string | null;
    /**
     * The key of the category's name, which may be too long for an index. Null until `completeProjects` runs
     * at the start.
     */
    categoryKey: string | null;
    /**
     * The sort key of the owner's order, which is read in descending order. It is an ID, initially the
     * project's own. It is null in rows of older versions, which are ordered by their IDs.
     */
    place: string | null;
};
/** Stored projects are validated by the rules of an update. */
export declare const projectRules: z.ZodObject<{
    title: z.ZodOptional<z.ZodString>;
    description: z.ZodOptional<z.ZodString>;
    github: z.ZodOptional<z.ZodString>;
    live: z.ZodOptional<z.ZodString>;
    details: z.ZodOptional<z.ZodString>;
    skills: z.ZodOptional<z.ZodArray<z.ZodString>>;
    learned: z.ZodOptional<z.ZodString>;
    media: z.ZodOptional<z.ZodArray<z.ZodObject<{
        type: z.ZodEnum<{
            image: "image";
            video: "video";
        }>;
        url: z.ZodString;
        caption: z.ZodOptional<z.ZodString>;
        alt: z.ZodOptional<z.ZodString>;
        filename: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
    keyFigures: z.ZodOptional<z.ZodArray<z.ZodObject<{
        value: z.ZodString;
        label: z.ZodString;
    }, z.core.$strip>>>;
    image: z.ZodOptional<z.ZodString>;
    imageAlt: z.ZodOptional<z.ZodString>;
    coverTurn: z.ZodOptional<z.ZodInt>;
    status: z.ZodOptional<z.ZodString>;
    category: z.ZodOptional<z.ZodString>;
    timeline: z.ZodOptional<z.ZodString>;
    metaTitle: z.ZodOptional<z.ZodString>;
    metaDescription: z.ZodOptional<z.ZodString>;
    pageLayout: z.ZodOptional<z.ZodEnum<{
        "": "";
        story: "story";
        tabs: "tabs";
    }>>;
    featured: z.ZodOptional<z.ZodBoolean>;
    public: z.ZodOptional<z.ZodBoolean>;
    slug: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    pendingChanges: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        title: z.ZodExactOptional<z.ZodString>;
        description: z.ZodExactOptional<z.ZodString>;
        github: z.ZodExactOptional<z.ZodString>;
        live: z.ZodExactOptional<z.ZodString>;
        details: z.ZodExactOptional<z.ZodString>;
        skills: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
        learned: z.ZodExactOptional<z.ZodString>;
        media: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
            type: z.ZodEnum<{
                image: "image";
                video: "video";
            }>;
            url: z.ZodString;
            caption: z.ZodOptional<z.ZodString>;
            alt: z.ZodOptional<z.ZodString>;
            filename: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>;
        keyFigures: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
            value: z.ZodString;
            label: z.ZodString;
        }, z.core.$strip>>>;
        image: z.ZodExactOptional<z.ZodString>;
        imageAlt: z.ZodExactOptional<z.ZodString>;
        coverTurn: z.ZodExactOptional<z.ZodInt>;
        status: z.ZodExactOptional<z.ZodString>;
        category: z.ZodExactOptional<z.ZodString>;
        timeline: z.ZodExactOptional<z.ZodString>;
        metaTitle: z.ZodExactOptional<z.ZodString>;
        metaDescription: z.ZodExactOptional<z.ZodString>;
        pageLayout: z.ZodExactOptional<z.ZodEnum<{
            "": "";
            story: "story";
            tabs: "tabs";
        }>>;
        featured: z.ZodExactOptional<z.ZodBoolean>;
        public: z.ZodExactOptional<z.ZodBoolean>;
        slug: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const projectEntity: import("#server/core/database/entity").Entity<ProjectRow>;
export declare const projectSlugs: {
    entity: import("#server/core/database/entity").Entity;
    formerAddresses: import("../../core/content/content-kind").FormerAddressTable;
    assign: (manager: import("typeorm").EntityManager, { row, stored, nameFields, ifTaken }: {
        row: {
            id: string;
            slug: string | null;
        } & Pick<SavedRow, "createdAt" | "publishAt" | "seenUpdatedAt" | "updatedAt">;
        stored: ({
            id: string;
            slug: string | null;
        } & Pick<SavedRow, "createdAt" | "publishAt" | "seenUpdatedAt" | "updatedAt">) | null;
        nameFields: readonly string[];
        ifTaken?: import("../../core/errors/app-error").AppErrorCode | undefined;
    }) => Promise<{
        slug: string | null;
    }>;
    withFreeSlug: <Update extends {
        slug?: string | null | undefined;
        isSlugFromTitle?: boolean | undefined;
    }>(manager: import("typeorm").EntityManager, update: Update & {
        id: string;
    }) => Promise<Update>;
    findAt: <Row>(db: import("../../core/database/database").Database, address: string, find: (where: {
        slug: string;
    } | {
        id: string;
    }) => Promise<Row | null>) => Promise<Row | null>;
    list: (db: import("../../core/database/database").Database) => Promise<{
        id: string;
        slug: string;
    }[]>;
    listPages: (db: import("../../core/database/database").Database, where?: import("typeorm").ObjectLiteral) => Promise<import("#server/core/content/slugs").ItemPage[]>;
    addFormer: (manager: import("typeorm").EntityManager, id: string, addresses: string[]) => Promise<void>;
    forget: (manager: import("typeorm").EntityManager, id: string) => Promise<void>;
};
/** A name that projects choose, with its position in the owner's order. */
export type ListedName = {
    id: string;
    nameKey: string;
    name: string;
    position: number;
    /** True for a name that came with a project. Visitors see it while they see a project that has it. */
    draft: true | null;
};
export declare const projectCategoryEntity: import("#server/core/database/entity").Entity<ListedName>;
export declare const projectStatusEntity: import("#server/core/database/entity").Entity<ListedName>;
