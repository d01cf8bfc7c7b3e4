/**
 * The sources of files:
 * - `editor`: uploaded in an editor, or added by an import.
 * - `client`: uploaded through the API by another program.
 * - `sample`: part of the sample content. Visitors always get it.
 * - `resume`: the resume, which no item names. It is deleted when the owner replaces or removes it.
 */
declare const UPLOAD_ORIGINS: readonly ['editor', 'client', 'sample', 'resume'];
/** Origins in backups of earlier versions, which became the state `released`. */
export declare const FORMER_ORIGINS: string[];
export type UploadRow = {
    /** The name under /uploads/. */
    name: string;
    mediaType: string;
    bytes: number;
    width: number | null;
    height: number | null;
    /** The source of the file. */
    origin: (typeof UPLOAD_ORIGINS)[number];
    /**
     * Null for a file that stays, except for an unused one of an editor, which is deleted when it is older than a day and
     * two sweeps, an hour apart, find it unused. A file is released when the owner deletes it, or when an item that
     * used it is deleted for good. It is deleted as soon as no item uses it.
     */
    state: 'released' | null;
    createdAt: Date;
};
export declare const uploadEntity: import("#server/core/database/entity").Entity<UploadRow>;
export {};
