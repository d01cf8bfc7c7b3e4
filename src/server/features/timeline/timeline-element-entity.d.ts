import { type PublishingRow } from '#server/core/content/publishing-row';
import { type TimelineElementChanges } from '#shared/contract/timeline-element';
export type TimelineElementRow = Required<TimelineElementChanges> & PublishingRow<TimelineElementChanges> & {
    id: string;
    position: number;
    /** Unused. Backups and processes of earlier versions have these two. */
    namedOrder?: number | null;
    answeredSections?: string[] | null;
};
/** Stored elements are validated by the rules of an update. */
export declare const timelineElementRules: import("zod").ZodObject<{
    type: import("zod").ZodOptional<import("zod").ZodEnum<{
        current: "current";
        event: "event";
        future: "future";
        profile: "profile";
    }>>;
    year: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodInt, import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodInt>]>>;
    title: import("zod").ZodOptional<import("zod").ZodString>;
    icon: import("zod").ZodOptional<import("zod").ZodString>;
    shortDescription: import("zod").ZodOptional<import("zod").ZodString>;
    longDescription: import("zod").ZodOptional<import("zod").ZodString>;
    profileSections: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodArray<import("zod").ZodObject<{
        title: import("zod").ZodString;
        text: import("zod").ZodString;
    }, import("zod/v4/core").$strip>>, import("zod").ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    futureSections: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodArray<import("zod").ZodObject<{
        title: import("zod").ZodString;
        text: import("zod").ZodString;
    }, import("zod/v4/core").$strip>>, import("zod").ZodTransform<{
        title: string;
        text: string;
    }[], {
        title: string;
        text: string;
    }[]>>>;
    kind: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
        education: "education";
        other: "other";
        work: "work";
    }>>>;
    endDate: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
    order: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodInt, import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodInt>]>>;
    profile: import("zod").ZodOptional<import("zod").ZodCustom<Record<string, string>, Record<string, string>>>;
    future: import("zod").ZodOptional<import("zod").ZodCustom<Record<string, string>, Record<string, string>>>;
    pendingChanges: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
        type: import("zod").ZodOptional<import("zod").ZodEnum<{
            current: "current";
            event: "event";
            future: "future";
            profile: "profile";
        }>>;
        year: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodInt, import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodInt>]>>;
        title: import("zod").ZodOptional<import("zod").ZodString>;
        icon: import("zod").ZodOptional<import("zod").ZodString>;
        shortDescription: import("zod").ZodOptional<import("zod").ZodString>;
        longDescription: import("zod").ZodOptional<import("zod").ZodString>;
        profileSections: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodArray<import("zod").ZodObject<{
            title: import("zod").ZodString;
            text: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>, import("zod").ZodTransform<{
            title: string;
            text: string;
        }[], {
            title: string;
            text: string;
        }[]>>>;
        futureSections: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodArray<import("zod").ZodObject<{
            title: import("zod").ZodString;
            text: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>, import("zod").ZodTransform<{
            title: string;
            text: string;
        }[], {
            title: string;
            text: string;
        }[]>>>;
        kind: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
            education: "education";
            other: "other";
            work: "work";
        }>>>;
        endDate: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
        profile: import("zod").ZodOptional<import("zod").ZodCustom<Record<string, string>, Record<string, string>>>;
        future: import("zod").ZodOptional<import("zod").ZodCustom<Record<string, string>, Record<string, string>>>;
    }, import("zod/v4/core").$strip>>>;
}, import("zod/v4/core").$strip>;
export declare const timelineElementEntity: import("#server/core/database/entity").Entity<TimelineElementRow>;
