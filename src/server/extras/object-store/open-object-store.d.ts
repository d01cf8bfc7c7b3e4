import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { ObjectStoreSettings } from './object-store-settings';
type OpenOptions = {
    /** The local folder of files that are not stored yet. */
    folder: string;
    log?: Logger | undefined;
};
/**
 * Opens the object store. One that is away is only logged, because the rest of the site works without it.
 * @throws StartError naming the setting if the bucket or the credentials are wrong
 */
export declare function openObjectStore({ address, publicBucket }: ObjectStoreSettings, { folder, log }: OpenOptions): Promise<UploadStore>;
export {};
