import type { WorkerFile } from './worker-file';
/** Functions of a worker file. Their arguments and results are copied between threads. */
type Tasks<Module> = {
    [Name in keyof Module]: (task: never) => unknown;
};
type Task<Function> = Function extends (task: infer Input) => unknown ? Input : never;
type Result<Function> = Function extends (task: never) => infer Output ? Awaited<Output> : never;
type WorkerLimits = {
    /** The heap of the thread. A task that needs more fails. */
    maxHeapMb: number;
    /** The time limit of a task from its start. A task that takes longer fails, and the thread ends. */
    timeoutMs: number;
};
type WorkerPool<Module> = {
    run<Name extends keyof Module & string>(name: Name, task: Task<Module[Name]>): Promise<Result<Module[Name]>>;
};
/** Thrown if a task exceeds the limits of its pool. */
export declare class WorkerLimitError extends Error {
}
/**
 * Creates a thread for work that would block requests, which it does one task at a time. It starts with the first
 * task and ends when idle.
 */
export declare function createWorkerPool<Module extends Tasks<Module>>({ path, execArgv }: WorkerFile, { maxHeapMb, timeoutMs }: WorkerLimits): WorkerPool<Module>;
export {};
