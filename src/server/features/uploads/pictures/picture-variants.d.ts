import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { AvifTask } from './avif-file';
type PictureVariantDeps = {
    db: Database;
    store: UploadStore;
    log: Logger;
    encodeAvif: (task: AvifTask) => Promise<void>;
};
/**
 * Creates missing variants of stored pictures in the background, one at a time. It finds them by checking the
 * store, so that a process resumes wherever the last one stopped.
 */
export declare function createPictureVariants(deps: PictureVariantDeps): {
    /** Starts with the pictures that are already stored. */
    start: () => void;
    /** Queues a newly stored picture ahead of older ones. */
    take: (name: string) => void;
    /** Stops after the current picture. */
    stop: () => Promise<void>;
    /** Resolves when nothing is left to do. */
    idle: () => Promise<void>;
};
export {};
