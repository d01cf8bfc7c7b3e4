import type { Database } from '#server/core/database/database';
import type { Setup, SetupUpdate } from '#shared/contract/setup';
export type SetupService = ReturnType<typeof createSetupService>;
/** The process settings that the checklist reports. */
type SetupFacts = {
    hasPublicUrl: boolean;
    hasMailServer: boolean;
};
export declare function createSetupService(db: Database, facts: SetupFacts): {
    get: () => Promise<Setup>;
    update: (changes: SetupUpdate) => Promise<Setup>;
};
export {};
