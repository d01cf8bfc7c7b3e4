/** Work that must not fail, because the write has already ended. */
type Task = () => Promise<void>;
/**
 * Runs a task once the transaction of this code has ended, before the caller of the write continues. It runs after a
 * failure, too, because a transaction whose connection breaks may be committed.
 */
export declare function afterWrite(task: Task): void;
/** Runs a transaction, and then the tasks that it has left. */
export declare function runWithTasks<T>(transaction: () => Promise<T>): Promise<T>;
export {};
