import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
export type HeldLease = {
    name: string;
    holder: string;
    fence: number;
};
/** Thrown by a write of a process that was silent for so long that another one took its lease. */
export declare class LeaseLostError extends Error {
    name: string;
    constructor(lease: HeldLease);
}
/** Runs `work`, whose writes all fail once the lease is lost. */
export declare function withFence<T>(lease: HeldLease, work: () => T): T;
/** Returns the database with writes that throw LeaseLostError once the lease of their code is lost. */
export declare function fence(db: Database): Database;
/** Checks the lease under which this code runs, if there is one. @throws LeaseLostError */
export declare function checkLease(db: Pick<Database, 'write'>): Promise<void>;
/** Tells the other processes that the holder is alive. @throws LeaseLostError */
export declare function advanceLease(manager: EntityManager, lease: HeldLease): Promise<void>;
