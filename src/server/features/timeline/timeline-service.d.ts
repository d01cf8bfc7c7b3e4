import type { History } from '#server/core/content/history';
import { type Viewer } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import type { TimelineElement, TimelineList, TimelineOrder } from '#shared/contract/timeline-element';
export type TimelineService = ReturnType<typeof createTimelineService>;
export declare function createTimelineService(db: Database, history: History): {
    noun: string;
    get: (id: string, viewer?: Viewer) => Promise<{
        draft?: boolean;
        publishAt?: string | null;
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
        kind?: "education" | "other" | "work";
        endDate?: string;
        _id: string;
        order: number;
        profile: Record<string, string>;
        future: Record<string, string>;
        pendingChanges?: {
            type?: "current" | "event" | "future" | "profile";
            year?: number;
            title?: string;
            icon?: string;
            shortDescription?: string;
            longDescription?: string;
            profileSections?: {
                title: string;
                text: string;
            }[];
            futureSections?: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work" | null;
            endDate?: string | null;
        };
    }>;
    create: (input: {
        draft?: boolean | undefined;
        publishAt?: string | null | undefined;
        type?: "current" | "event" | "future" | "profile" | undefined;
        year?: number | undefined;
        title?: string | undefined;
        icon?: string | undefined;
        shortDescription?: string | undefined;
        longDescription?: string | undefined;
        profileSections?: {
            title: string;
            text: string;
        }[] | undefined;
        futureSections?: {
            title: string;
            text: string;
        }[] | undefined;
        kind?: "education" | "other" | "work" | null | undefined;
        endDate?: string | null | undefined;
        order?: number | undefined;
        profile?: Record<string, string> | undefined;
        future?: Record<string, string> | undefined;
    }) => Promise<{
        draft?: boolean;
        publishAt?: string | null;
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
        kind?: "education" | "other" | "work";
        endDate?: string;
        _id: string;
        order: number;
        profile: Record<string, string>;
        future: Record<string, string>;
        pendingChanges?: {
            type?: "current" | "event" | "future" | "profile";
            year?: number;
            title?: string;
            icon?: string;
            shortDescription?: string;
            longDescription?: string;
            profileSections?: {
                title: string;
                text: string;
            }[];
            futureSections?: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work" | null;
            endDate?: string | null;
        };
    }>;
    update: (sent: {
        draft?: boolean | undefined;
        publishAt?: string | null | undefined;
        type?: "current" | "event" | "future" | "profile" | undefined;
        year?: number | undefined;
        title?: string | undefined;
        icon?: string | undefined;
        shortDescription?: string | undefined;
        longDescription?: string | undefined;
        profileSections?: {
            title: string;
            text: string;
        }[] | undefined;
        futureSections?: {
            title: string;
            text: string;
        }[] | undefined;
        kind?: "education" | "other" | "work" | null | undefined;
        endDate?: string | null | undefined;
        order?: number | undefined;
        profile?: Record<string, string> | undefined;
        future?: Record<string, string> | undefined;
        id: string;
        pendingChanges?: {
            type?: "current" | "event" | "future" | "profile" | undefined;
            year?: number | undefined;
            title?: string | undefined;
            icon?: string | undefined;
            shortDescription?: string | undefined;
            longDescription?: string | undefined;
            profileSections?: {
                title: string;
                text: string;
            }[] | undefined;
            futureSections?: {
                title: string;
                text: string;
            }[] | undefined;
            kind?: "education" | "other" | "work" | null | undefined;
            endDate?: string | null | undefined;
            profile?: Record<string, string> | undefined;
            future?: Record<string, string> | undefined;
        } | null | undefined;
        expectedVersion?: number | undefined;
    }) => Promise<{
        draft?: boolean;
        publishAt?: string | null;
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
        kind?: "education" | "other" | "work";
        endDate?: string;
        _id: string;
        order: number;
        profile: Record<string, string>;
        future: Record<string, string>;
        pendingChanges?: {
            type?: "current" | "event" | "future" | "profile";
            year?: number;
            title?: string;
            icon?: string;
            shortDescription?: string;
            longDescription?: string;
            profileSections?: {
                title: string;
                text: string;
            }[];
            futureSections?: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work" | null;
            endDate?: string | null;
        };
    }>;
    remove: (id: string) => Promise<void>;
    discard: (id: string) => Promise<void>;
    restore: (takes: import("#server/core/content/history").TakeFromTrash[], choices?: import("#server/core/content/history").RestoreChoices) => Promise<void>;
    list: (viewer?: Viewer) => Promise<TimelineElement[]>;
    getAsSeen: (id: string) => Promise<TimelineElement>;
    listVersioned: () => Promise<TimelineList>;
    reorder: ({ elements, expectedVersion }: TimelineOrder) => Promise<TimelineElement[]>;
};
