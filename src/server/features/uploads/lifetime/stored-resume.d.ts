import type { Database } from '#server/core/database/database';
import type { ReceivedFile, UploadService } from '#server/features/uploads/upload-service';
export type StoredResumes = ReturnType<typeof createStoredResumes>;
/** Stores the resume uploaded by the owner, which replaces the generated one. */
export declare function createStoredResumes(db: Database, uploads: UploadService): {
    get: () => Promise<{
        name: string;
        bytes: number;
        createdAt: string;
    } | null>;
    replace: (received: ReceivedFile) => Promise<void>;
    remove: () => Promise<void>;
};
