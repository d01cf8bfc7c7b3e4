/**
 * An item that names a file, in its fields, its unpublished changes, its versions or the trash. The transaction that
 * stores the item writes the row.
 */
export type UploadUseRow = {
    /** The stem of the file's name, which all its variants share. */
    file: string;
    itemId: string;
    /** True if the published fields name the file. */
    isPublic: boolean;
    /** The time at which visitors see the item, or null for always. */
    visibleFrom: Date | null;
};
export declare const uploadUseEntity: import("#server/core/database/entity").Entity<UploadUseRow>;
