import { z } from 'zod';
declare const mediaItemSchema: z.ZodObject<{
    type: z.ZodEnum<{
        image: "image";
        video: "video";
    }>;
    url: z.ZodString;
    caption: z.ZodOptional<z.ZodString>;
    alt: z.ZodOptional<z.ZodString>;
    filename: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type MediaItem = z.infer<typeof mediaItemSchema>;
/**
 * A figure that shows size or success, as the owner writes it, such as '1.4 million' and 'readings in two
 * years'.
 */
export declare const keyFigureSchema: z.ZodObject<{
    value: z.ZodString;
    label: z.ZodString;
}, z.core.$strip>;
export type KeyFigure = z.infer<typeof keyFigureSchema>;
export declare const MAX_KEY_FIGURES = 4;
/** A project that has more skills or media keeps them, but gets no more. */
export declare const PROJECT_LIST_MAX_LENGTH = 500;
/** The layouts of a project's page. */
export declare const PROJECT_PAGES: readonly ['tabs', 'story'];
export type ProjectPageLayout = (typeof PROJECT_PAGES)[number];
export declare const PROJECT_PAGE_LABELS: Record<ProjectPageLayout, string>;
/** The fields of a project, in the order of its editor. */
export declare const projectFields: {
    title: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    description: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    github: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    live: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    details: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    skills: {
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
    learned: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    media: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            type: z.ZodEnum<{
                image: "image";
                video: "video";
            }>;
            url: z.ZodString;
            caption: z.ZodOptional<z.ZodString>;
            alt: z.ZodOptional<z.ZodString>;
            filename: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            type: z.ZodEnum<{
                image: "image";
                video: "video";
            }>;
            url: z.ZodString;
            caption: z.ZodOptional<z.ZodString>;
            alt: z.ZodOptional<z.ZodString>;
            filename: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        initial: {
            type: "image" | "video";
            url: string;
            caption?: string | undefined;
            alt?: string | undefined;
            filename?: string | undefined;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            type: z.ZodEnum<{
                image: "image";
                video: "video";
            }>;
            url: z.ZodString;
            caption: z.ZodOptional<z.ZodString>;
            alt: z.ZodOptional<z.ZodString>;
            filename: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    keyFigures: Omit<{
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            value: z.ZodString;
            label: z.ZodString;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            value: z.ZodString;
            label: z.ZodString;
        }, z.core.$strip>>;
        initial: {
            value: string;
            label: string;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            value: z.ZodString;
            label: z.ZodString;
        }, z.core.$strip>>;
        limit: number | undefined;
    }, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
            value: z.ZodString;
            label: z.ZodString;
        }, z.core.$strip>>>;
        absent: 'empty';
    };
    image: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    imageAlt: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    coverTurn: Omit<import("./fields").Field<z.ZodInt, z.ZodInt, z.ZodInt>, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodInt>;
        absent: 'empty';
    };
    status: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    category: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    timeline: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    metaTitle: Omit<import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodString>;
        absent: 'empty';
    };
    metaDescription: Omit<import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodString>;
        absent: 'empty';
    };
    pageLayout: Omit<{
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            "": "";
            story: "story";
            tabs: "tabs";
        }>;
        input: z.ZodEnum<{
            "": "";
            story: "story";
            tabs: "tabs";
        }>;
        output: z.ZodEnum<{
            "": "";
            story: "story";
            tabs: "tabs";
        }>;
        initial: "" | "story" | "tabs";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"" | "story" | "tabs", string>;
    }, "absent" | "output"> & {
        output: z.ZodExactOptional<z.ZodEnum<{
            "": "";
            story: "story";
            tabs: "tabs";
        }>>;
        absent: 'empty';
    };
    featured: import("./fields").Field<z.ZodBoolean, z.ZodBoolean, z.ZodBoolean>;
    public: import("./fields").Field<z.ZodBoolean, z.ZodBoolean, z.ZodBoolean>;
};
export declare const projectChangesSchema: z.ZodObject<{
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
}, z.core.$strip>;
export type ProjectChanges = z.infer<typeof projectChangesSchema>;
export declare const projectSchema: z.ZodObject<{
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    title: z.ZodString;
    description: z.ZodString;
    github: z.ZodString;
    live: z.ZodString;
    details: z.ZodString;
    skills: z.ZodArray<z.ZodString>;
    learned: z.ZodString;
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
    pendingChanges: z.ZodExactOptional<z.ZodObject<{
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
    }, z.core.$strip>>;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
}, z.core.$strip>;
export type Project = z.infer<typeof projectSchema>;
/** The description in answers that show a project without rendering it. */
export declare const plainDescription: {
    description: z.ZodString;
};
declare const projectValues: z.ZodObject<{
    title: z.ZodString;
    description: z.ZodString;
    github: z.ZodString;
    live: z.ZodString;
    details: z.ZodString;
    skills: z.ZodArray<z.ZodString>;
    learned: z.ZodString;
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
    keyFigures: z.ZodArray<z.ZodObject<{
        value: z.ZodString;
        label: z.ZodString;
    }, z.core.$strip>>;
    image: z.ZodString;
    imageAlt: z.ZodString;
    coverTurn: z.ZodInt;
    status: z.ZodString;
    category: z.ZodString;
    timeline: z.ZodString;
    metaTitle: z.ZodString;
    metaDescription: z.ZodString;
    pageLayout: z.ZodEnum<{
        "": "";
        story: "story";
        tabs: "tabs";
    }>;
    featured: z.ZodBoolean;
    public: z.ZodBoolean;
}, z.core.$strip>;
export type ProjectFields = z.infer<typeof projectValues>;
/** The category of a new project when there are no categories. */
export declare const UNCATEGORIZED = "Uncategorized";
/** The message if a project is saved without a category. */
export declare const CATEGORY_REQUIRED = "Category is required. Please select or add a category.";
/** The defaults of a new project. Its category is the first existing one, or 'Uncategorized'. */
export declare const NEW_PROJECT: {
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
};
/** All fields are optional. Creation fills in defaults, and an update keeps stored values. */
export declare const projectInputSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
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
}, z.core.$strip>;
export type ProjectInput = z.infer<typeof projectInputSchema>;
/** An ID, a slug or a former slug. */
export declare const projectAddressSchema: z.ZodObject<{
    address: z.ZodString;
}, z.core.$strip>;
export declare const projectUpdateSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    id: z.ZodString;
    expectedUpdatedAt: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
    isSlugFromTitle: z.ZodOptional<z.ZodBoolean>;
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
export type ProjectUpdate = z.infer<typeof projectUpdateSchema>;
/** A bulk change of a project's visibility and placement. */
declare const bulkChangeSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    id: z.ZodString;
    featured: z.ZodOptional<z.ZodBoolean>;
    public: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export declare const bulkChangesSchema: z.ZodObject<{
    projects: z.ZodArray<z.ZodObject<{
        draft: z.ZodOptional<z.ZodBoolean>;
        publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
        id: z.ZodString;
        featured: z.ZodOptional<z.ZodBoolean>;
        public: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const nameListSchema: z.ZodArray<z.ZodString>;
export declare const newCategorySchema: z.ZodObject<{
    category: z.ZodString;
}, z.core.$strip>;
export declare const newStatusSchema: z.ZodObject<{
    status: z.ZodString;
}, z.core.$strip>;
export declare const projectOrderSchema: z.ZodObject<{
    order: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const categoryOrderSchema: z.ZodObject<{
    order: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export {};
