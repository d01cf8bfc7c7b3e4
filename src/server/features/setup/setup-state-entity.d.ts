import { type PostponableTask } from '#shared/contract/setup';
/** The single row with the owner's progress in the setup. */
export type SetupStateRow = {
    id: string;
    /** The next step of the setup, or null if it was finished or skipped. */
    step: number | null;
    isChecklistHidden: boolean;
    postponed: PostponableTask[];
};
export declare const SETUP_STATE_ID = "setup";
export declare const setupStateEntity: import("#server/core/database/entity").Entity<SetupStateRow>;
