import type { PublicCopies, UploadStore } from '#server/features/uploads/store/upload-store';
import type { ObjectBucket } from './object-bucket';
type ObjectStoreOptions = {
    bucket: ObjectBucket;
    prefix: string;
    publicCopies: PublicCopies | null;
    /** The local folder of files that are not stored yet. */
    folder: string;
};
/** Creates the store of a bucket. Workspaces are on this machine. */
export declare function createObjectStore({ bucket, prefix, publicCopies, folder }: ObjectStoreOptions): UploadStore;
/** Creates the copies of a bucket that everyone may read at the address `url`. */
export declare function createPublicCopies(copies: ObjectBucket, { url, source }: {
    url: string;
    source: {
        bucket: string;
        prefix: string;
    };
}): PublicCopies;
export {};
