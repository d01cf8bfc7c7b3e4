import type { Database } from '#server/core/database/database';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { SampleCleared } from '#shared/contract/sample';
export type SampleService = ReturnType<typeof createSampleService>;
export declare function createSampleService(db: Database, store: UploadStore): {
    count: () => Promise<{
        projects: number;
        skills: number;
        timeline: number;
        notes: number;
        site: number;
        categories: number;
        uploads: number;
    }>;
    clear: () => Promise<{
        removed: {
            projects: number;
            skills: number;
            timeline: number;
            notes: number;
            site: number;
            categories: number;
            uploads: number;
        };
        kept: number;
    }>;
};
/** Deletes unchanged sample content: rows, individual settings, and images that nothing else uses. */
export declare function clearSampleContent(db: Database, store: Pick<UploadStore, 'remove'>): Promise<SampleCleared>;
