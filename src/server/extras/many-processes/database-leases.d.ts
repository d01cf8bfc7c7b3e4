import type { Database } from '#server/core/database/database';
import { type Lease, type Leases } from '#server/core/database/lease';
export type DatabaseLeases = Leases & {
    /** Waits for a lease. Returns null if it is not free within `waitMs`. */
    wait(name: string, waitMs: number, onWait: () => void): Promise<Lease | null>;
};
/**
 * Creates the leases of a process: locks that all processes of a site share through the database. As in Kubernetes'
 * leader election, nobody compares clocks. A contender waits until it has seen the same row for `leaseMs` by its own
 * clock. A holder that stalls and comes back may still believe in its lease, so its writes check it.
 */
export declare function createDatabaseLeases(db: Pick<Database, 'read' | 'write' | 'hasNewerSchema'>, leaseMs?: number): DatabaseLeases;
