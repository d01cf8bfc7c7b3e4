/** Returns true if the disk is full, for files or for the database. Retrying does not help. */
export declare function isDiskFull(error: unknown): boolean;
/** Returns true if the database is unavailable or too busy. The caller may retry. */
export declare function isUnavailable(error: unknown): boolean;
/**
 * Returns true for a deadlock, a lock that was not free in time, and a transaction that another node of a cluster
 * has overtaken. A broken connection is none of these, because its commit may have succeeded.
 */
export declare function isUndone(error: unknown): boolean;
/** Returns true if the node has lost its cluster and executed nothing. Another one may run the transaction. */
export declare function isRefusedByNode(error: unknown): boolean;
/** Returns true if a row with the same key exists. */
export declare function isDuplicate(error: unknown): boolean;
/** Returns the first code of the error and its causes, or '' without one. */
export declare function toErrorCode(error: unknown): string;
