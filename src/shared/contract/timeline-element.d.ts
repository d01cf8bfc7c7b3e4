import { z } from 'zod';
import { type ElementType, type TimelineKind } from '#shared/timeline';
declare const timelineSectionSchema: z.ZodObject<{
    title: z.ZodString;
    text: z.ZodString;
}, z.core.$strip>;
export type TimelineSection = z.infer<typeof timelineSectionSchema>;
export declare const END_RULE = "Must be a year, a month or a day, such as 2023, 2023-06 or 2023-06-30";
export declare const YEAR_RULE = "Must be a year of up to four digits";
/** The fields of an element, in the order of its editor. */
export declare const elementFields: {
    type: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            current: "current";
            event: "event";
            future: "future";
            profile: "profile";
        }>;
        input: z.ZodEnum<{
            current: "current";
            event: "event";
            future: "future";
            profile: "profile";
        }>;
        output: z.ZodEnum<{
            current: "current";
            event: "event";
            future: "future";
            profile: "profile";
        }>;
        initial: "current" | "event" | "future" | "profile";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<ElementType, string>;
    };
    year: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodInt;
        output: z.ZodInt;
        initial: number;
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        input: z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>;
    };
    title: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    icon: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodString;
        output: z.ZodString;
        initial: string;
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        input: z.ZodString;
    };
    shortDescription: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    longDescription: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    profileSections: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
        initial: {
            title: string;
            text: string;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        input: z.ZodPipe<z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>, z.ZodTransform<{
            title: string;
            text: string;
        }[], {
            title: string;
            text: string;
        }[]>>;
    };
    futureSections: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
        initial: {
            title: string;
            text: string;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        input: z.ZodPipe<z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>, z.ZodTransform<{
            title: string;
            text: string;
        }[], {
            title: string;
            text: string;
        }[]>>;
    };
    kind: Omit<{
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>;
        input: z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>;
        output: z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>;
        initial: "education" | "other" | "work";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<TimelineKind, string>;
    }, "absent" | "initial" | "input" | "output" | "value"> & {
        value: z.ZodNullable<z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>>;
        input: z.ZodNullable<z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>>;
        output: z.ZodExactOptional<z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>>;
        initial: null;
        absent: 'null';
    };
    endDate: Omit<{
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodString;
        input: z.ZodString;
        initial: string;
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        output: z.ZodString;
    }, "absent" | "initial" | "input" | "output" | "value"> & {
        value: z.ZodNullable<z.ZodString>;
        input: z.ZodNullable<z.ZodString>;
        output: z.ZodExactOptional<z.ZodString>;
        initial: null;
        absent: 'null';
    };
};
export declare const timelineElementChangesSchema: z.ZodObject<{
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
}, z.core.$strip>;
export type TimelineElementChanges = z.infer<typeof timelineElementChangesSchema>;
export declare const timelineElementSchema: z.ZodObject<{
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
export type TimelineElement = z.infer<typeof timelineElementSchema>;
/** The defaults of a new timeline element. Its year is the current one, and it is added at the end. */
export declare const NEW_TIMELINE_ELEMENT: {
    type: "current" | "event" | "future" | "profile";
    year: number;
    title: string;
    icon: string;
    shortDescription: string;
    longDescription: string;
    profileSections: {
        title: string;
        text: string;
    }[];
    futureSections: {
        title: string;
        text: string;
    }[];
    kind: null;
    endDate: null;
};
/** All fields are optional. Creation fills in defaults, and an update keeps stored values. */
export declare const timelineElementInputSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    type: z.ZodOptional<z.ZodEnum<{
        current: "current";
        event: "event";
        future: "future";
        profile: "profile";
    }>>;
    year: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
    title: z.ZodOptional<z.ZodString>;
    icon: z.ZodOptional<z.ZodString>;
    shortDescription: z.ZodOptional<z.ZodString>;
    longDescription: z.ZodOptional<z.ZodString>;
    profileSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>, z.ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    futureSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>, z.ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    kind: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
        education: "education";
        other: "other";
        work: "work";
    }>>>;
    endDate: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    order: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
    profile: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
    future: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
}, z.core.$strip>;
export type TimelineElementInput = z.infer<typeof timelineElementInputSchema>;
/** The fields that unpublished changes may contain, without the order and the publishing settings. */
export declare const timelineElementChangesInputSchema: z.ZodObject<{
    type: z.ZodOptional<z.ZodEnum<{
        current: "current";
        event: "event";
        future: "future";
        profile: "profile";
    }>>;
    year: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
    title: z.ZodOptional<z.ZodString>;
    icon: z.ZodOptional<z.ZodString>;
    shortDescription: z.ZodOptional<z.ZodString>;
    longDescription: z.ZodOptional<z.ZodString>;
    profileSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>, z.ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    futureSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>, z.ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    kind: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
        education: "education";
        other: "other";
        work: "work";
    }>>>;
    endDate: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    profile: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
    future: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
}, z.core.$strip>;
export type TimelineElementChangesInput = z.infer<typeof timelineElementChangesInputSchema>;
export declare const timelineElementUpdateSchema: z.ZodObject<{
    draft: z.ZodOptional<z.ZodBoolean>;
    publishAt: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>>;
    type: z.ZodOptional<z.ZodEnum<{
        current: "current";
        event: "event";
        future: "future";
        profile: "profile";
    }>>;
    year: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
    title: z.ZodOptional<z.ZodString>;
    icon: z.ZodOptional<z.ZodString>;
    shortDescription: z.ZodOptional<z.ZodString>;
    longDescription: z.ZodOptional<z.ZodString>;
    profileSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>, z.ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    futureSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>, z.ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    kind: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
        education: "education";
        other: "other";
        work: "work";
    }>>>;
    endDate: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    order: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
    profile: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
    future: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
    id: z.ZodString;
    pendingChanges: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        type: z.ZodOptional<z.ZodEnum<{
            current: "current";
            event: "event";
            future: "future";
            profile: "profile";
        }>>;
        year: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
        title: z.ZodOptional<z.ZodString>;
        icon: z.ZodOptional<z.ZodString>;
        shortDescription: z.ZodOptional<z.ZodString>;
        longDescription: z.ZodOptional<z.ZodString>;
        profileSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>, z.ZodTransform<{
            title: string;
            text: string;
        }[], {
            title: string;
            text: string;
        }[]>>>;
        futureSections: z.ZodOptional<z.ZodPipe<z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>, z.ZodTransform<{
            title: string;
            text: string;
        }[], {
            title: string;
            text: string;
        }[]>>>;
        kind: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>>>;
        endDate: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        profile: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
        future: z.ZodOptional<z.ZodCustom<Record<string, string>, Record<string, string>>>;
    }, z.core.$strip>>>;
    expectedVersion: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export type TimelineElementUpdate = z.infer<typeof timelineElementUpdateSchema>;
export declare const timelineOrderSchema: z.ZodObject<{
    elements: z.ZodArray<z.ZodObject<{
        _id: z.ZodString;
        order: z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>;
    }, z.core.$strip>>;
    expectedVersion: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export type TimelineOrder = z.infer<typeof timelineOrderSchema>;
/** The timeline with its version, which increases with every change of an element. */
export declare const timelineListSchema: z.ZodObject<{
    version: z.ZodInt;
    elements: z.ZodArray<z.ZodObject<{
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
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TimelineList = z.infer<typeof timelineListSchema>;
export {};
