import type { Logger } from '#server/core/runtime/logger';
import type { FileVisibility, UnpublishedFiles } from '#server/features/uploads/lifetime/unpublished-files';
import type { UploadStore } from './upload-store';
export type PublicFiles = ReturnType<typeof createPublicFiles>;
type PublicFilesDeps = {
    store: UploadStore;
    unpublishedFiles: UnpublishedFiles;
    log: Logger;
};
/**
 * Copies public files to the public bucket. The first request for a file creates its copy, so that a scheduled
 * publication needs no timer.
 */
export declare function createPublicFiles({ store, unpublishedFiles, log }: PublicFilesDeps): {
    publish: (name: string) => Promise<{
        address: string | null;
        visibility: FileVisibility;
    }>;
};
export {};
