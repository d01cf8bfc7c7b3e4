import type { Database } from '#server/core/database/database';
import type { Leases } from '#server/core/database/lease';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { UploadService } from '#server/features/uploads/upload-service';
type UploadSweepDeps = {
    db: Database;
    store: UploadStore;
    uploads: Pick<UploadService, 'deleteIfUnused' | 'deleteReleased'>;
    leases: Leases;
    log: Logger;
    /** Returns when the database was created, or null before it has an owner. */
    findCreation: () => Promise<Date | null>;
};
/**
 * Deletes unused files at startup and every hour, in small steps that do not block other writes, in one
 * process at a time.
 */
export declare function createUploadSweep(deps: UploadSweepDeps): {
    start: () => void;
    stop: () => void;
    sweep: (now?: number) => Promise<void>;
};
export {};
