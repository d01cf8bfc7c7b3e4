import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
export type UploadDeletion = ReturnType<typeof createUploadDeletion>;
export type UploadDeletionDeps = {
    db: Database;
    store: UploadStore;
    log: Logger;
};
/** Deletes stored files that no stored item names. */
export declare function createUploadDeletion({ db, store, log }: UploadDeletionDeps): {
    remove: (name: string) => Promise<void>;
    deleteReleased: () => Promise<void>;
    deleteIfUnused: (name: string) => Promise<boolean>;
    removeFiles: (name: string) => Promise<void>;
    withdrawHidden: (stems: string[]) => Promise<void>;
};
