import type { Viewer } from '#server/core/content/published-rows';
import { type PublishingRow } from '#server/core/content/publishing-row';
import type { ContentKindName } from '#shared/content-kinds';
import type { Publishing } from '#shared/publishing';
/** Columns of rows that are saved one by one, with the times that detect conflicting saves. */
export type SavedRow<Changes extends object = object> = PublishingRow<Changes> & {
    createdAt: Date;
    updatedAt: Date;
    /** The time when the published content changed, if that was before `updatedAt`. */
    seenUpdatedAt: Date | null;
};
export declare const savedColumns: {
    draft: {
        type: "boolean";
        nullable: boolean;
    };
    publishAt: {
        type: "datetime";
        precision: number;
        nullable: boolean;
    };
    pendingChanges: {
        charset: 'utf8mb4';
        collation: 'utf8mb4_bin';
        type: "longtext";
        nullable: boolean;
        transformer: import("typeorm").ValueTransformer;
    };
    createdAt: {
        type: "datetime";
        precision: number;
    };
    updatedAt: {
        type: "datetime";
        precision: number;
    };
    seenUpdatedAt: {
        type: "datetime";
        precision: number;
        nullable: boolean;
    };
};
export declare const SAVED_EXPORT: readonly ["draft", "publishAt", "createdAt", "updatedAt", "seenUpdatedAt"];
/** Lists the fields of an update that are not stored in the row, for `omit`. */
export declare const NOT_STORED: {
    readonly id: true;
    readonly expectedUpdatedAt: true;
    readonly draft: true;
    readonly publishAt: true;
};
/** The fields of an update that describe the save itself. */
export type SavedUpdate<Changes extends object> = {
    expectedUpdatedAt?: string | undefined;
    isSlugFromTitle?: boolean | undefined;
    pendingChanges?: Changes | null | undefined;
};
export declare function newTimestamps(now: Date): Pick<SavedRow, 'createdAt' | 'updatedAt' | 'seenUpdatedAt'>;
/** Selects the columns that `presentTimestamps` reads. */
export declare const TIMESTAMP_COLUMNS: {
    readonly createdAt: true;
    readonly updatedAt: true;
    readonly seenUpdatedAt: true;
    readonly publishAt: true;
};
type TimestampRow = Pick<SavedRow, keyof typeof TIMESTAMP_COLUMNS>;
/**
 * Presents the timestamps. Visitors never learn when unpublished changes were saved. To them a scheduled item
 * is as new as its publication, so that feed readers and crawlers do not miss it.
 */
export declare function presentTimestamps(row: TimestampRow, viewer: Viewer): {
    createdAt: string;
    updatedAt: string;
    seenUpdatedAt?: string;
};
/**
 * Separates an update into the fields, the publishing settings, and the unpublished changes, which are those sent or
 * else those stored.
 * @throws AppError CONFLICT if `expectedUpdatedAt` is not the stored time
 */
export declare function readUpdate<Changes extends object, Update extends SavedUpdate<Changes> & Publishing>(stored: SavedRow<Changes>, update: Update, kind: ContentKindName): {
    input: Omit<Update, "draft" | "expectedUpdatedAt" | "isSlugFromTitle" | "pendingChanges" | "publishAt">;
    publishing: {
        draft: boolean | undefined;
        publishAt: string | null | undefined;
    };
    pending: Changes | null;
};
/** Returns the times of a save. Visitors do not see one that stores only unpublished changes. */
export declare function savedTimes<Row extends SavedRow>(stored: Row, changed: Row, fields: readonly (keyof Row)[], { pendingChanges }: SavedUpdate<object>): Pick<SavedRow, 'updatedAt' | 'seenUpdatedAt'>;
export {};
