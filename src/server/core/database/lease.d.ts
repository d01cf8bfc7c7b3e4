import type { Database } from './database';
/** The lease of a process that is silent for this long ends. */
export declare const LEASE_MS = 15000;
/** A lock on background work of the site. */
export type Lease = {
    /** Runs `work` and then releases the lease. The signal is aborted if the lease is lost meanwhile. */
    run<T>(work: (lost: AbortSignal) => Promise<T>): Promise<T>;
};
export type Leases = {
    /** Takes a lease. Returns null if it is not free. */
    take(name: string): Promise<Lease | null>;
    /**
     * Runs background work under a lease. Returns false if it is not free, or if the work is that of a newer version,
     * which knows more tables and columns.
     */
    attempt(name: string, work: () => Promise<void>): Promise<boolean>;
    /** Fails if the lease of this code is lost. Call this before a change outside the database. */
    check(): Promise<void>;
};
/** Coordinates everything that uses the database. */
export type Coordination = {
    createLeases(db: Database): Leases;
    /** Returns the database with writes that fail once the lease of their code is lost. */
    fence(db: Database): Database;
    /** Runs the preparation of a database, whose schema may be missing. `onWait` is called before a wait. */
    prepare(db: Database, onWait: () => void, work: () => Promise<void>): Promise<void>;
};
/** The coordination of a site that is one process, which holds its leases in memory. */
export declare const oneProcess: Coordination;
type Attempt = {
    name: string;
    work: () => Promise<void>;
};
/** Runs background work under a lease that `take` takes, as `Leases.attempt` does. */
export declare function attemptWork(db: Pick<Database, 'hasNewerSchema'>, take: Leases['take'], { name, work }: Attempt): Promise<boolean>;
export {};
