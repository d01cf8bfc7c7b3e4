import type { Database } from '#server/core/database/database';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
/** This row of the revision table marks an initialized database. */
export declare const SETUP: {
    revision: string;
};
type Places = {
    projectRoot: string;
    store: UploadStore;
};
/**
 * Initializes a new database, with or without sample content. Later calls change nothing. Images are saved
 * before the rows that name them.
 * @throws StartError if the images cannot be saved
 */
export declare function setUpContent(db: Database, isSampleWanted: boolean, places: Places): Promise<void>;
export {};
