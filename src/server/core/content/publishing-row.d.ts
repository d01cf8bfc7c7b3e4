import type { Entity } from '#server/core/database/entity';
/**
 * Columns of rows that are published one by one. `draft` is null rather than false, because older versions of
 * the site leave it null.
 */
export type PublishingRow<Changes extends object = object> = {
    draft: true | null;
    publishAt: Date | null;
    /** Unpublished changes, which hold the fields that differ from what visitors see. */
    pendingChanges: Changes | null;
};
export declare const PUBLISHING_FIELDS: readonly ['draft', 'publishAt', 'pendingChanges'];
export type Plan = Pick<PublishingRow, 'draft' | 'publishAt'>;
export declare const publishingColumns: {
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
};
/** The publishing columns that an export of the public site may contain. */
export declare const PUBLISHING_EXPORT: readonly ['draft', 'publishAt'];
export declare const PUBLISHED_ROW: {
    draft: null;
    publishAt: null;
    pendingChanges: null;
};
export declare function isPublishable(entity: Entity): entity is Entity<PublishingRow>;
/** Presents the publishing state to the owner. A row without drafts or unpublished changes has none. */
export declare function presentPublishing<Changes extends object>(row: PublishingRow<Changes>): {
    draft?: true;
    publishAt?: string;
    pendingChanges?: Changes;
};
