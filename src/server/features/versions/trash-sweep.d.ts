import type { Leases } from '#server/core/database/lease';
import type { Logger } from '#server/core/runtime/logger';
import type { TrashService } from './trash-service';
type TrashSweepDeps = {
    trash: Pick<TrashService, 'listExpired' | 'removeAll'>;
    leases: Leases;
    log: Logger;
};
/**
 * Permanently deletes expired items every hour, in small steps, in one process at a time. Deletes an item when it
 * is found for the second time, so that a briefly wrong clock loses nothing.
 */
export declare function createTrashSweep({ trash, leases, log }: TrashSweepDeps): {
    start: () => void;
    stop: () => void;
    sweep: (now?: number) => Promise<void>;
};
export {};
