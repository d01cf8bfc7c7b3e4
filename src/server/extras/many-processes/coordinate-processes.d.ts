import type { Coordination } from '#server/core/database/lease';
/**
 * Coordinates the processes that share a database server, through its rows.
 * @param leaseMs the time after which a silent process loses a lease
 */
export declare function coordinateProcesses(leaseMs?: number): Coordination;
