import type { Readable } from 'node:stream';
import type { StoredFields } from '#server/core/content/history';
import { type SourceEntries } from './import-entry';
import type { PlannedEntry } from './plan-entries';
export type PictureStore = {
    /**
     * Stores an image as an upload and returns its address.
     * @throws AppError if it is not an image or too large
     */
    store(open: () => Promise<Readable>): Promise<string>;
    remove(url: string): Promise<void>;
};
/**
 * Stores the images that new and changed fields name. An image that cannot be fetched is reported and
 * skipped. One that cannot be stored stops the import, and the images stored before it are deleted.
 */
export declare function storePictures(planned: PlannedEntry[], pictures: SourceEntries['pictures'], { store, remove }: PictureStore): Promise<{
    urls: Map<string, string>;
    problems: string[];
}>;
/**
 * Replaces image tokens with addresses. An image that could not be fetched is omitted, also from the recorded
 * source fields, so that the next import tries again.
 */
export declare function withPictures(fields: StoredFields, urls: Map<string, string>): {
    input: StoredFields;
    sourceFields: StoredFields;
};
