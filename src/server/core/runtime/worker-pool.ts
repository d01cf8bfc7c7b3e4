import { Piscina } from 'piscina';
import type { WorkerFile } from './worker-file';

/** Functions of a worker file. Their arguments and results are copied between threads. */
type Tasks<Module> = { [Name in keyof Module]: (task: never) => unknown };
type Task<Function> = Function extends (task: infer Input) => unknown ? Input : never;
type Result<Function> = Function extends (task: never) => infer Output ? Awaited<Output> : never;

type WorkerLimits = {
  threads: number;
  /** The heap of a thread. A task that needs more fails. */
  maxHeapMb: number;
  /**
   * The time limit of a task, including its wait in the queue. A task that takes longer fails, and its thread
   * ends.
   */
  timeoutMs: number;
};

type WorkerPool<Module> = {
  run<Name extends keyof Module & string>(
    name: Name,
    task: Task<Module[Name]>,
  ): Promise<Result<Module[Name]>>;
};

/** Thrown if a task exceeds the limits of its pool. */
export class WorkerLimitError extends Error {}

const IDLE_MS = 30_000;

/**
 * Creates a pool of threads for work that would block requests. Threads start with the first task and end
 * when idle.
 */
export function createWorkerPool<Module extends Tasks<Module>>(
  { path, execArgv }: WorkerFile,
  { threads, maxHeapMb, timeoutMs }: WorkerLimits,
): WorkerPool<Module> {
  let pool: Piscina | undefined;
  const start = () =>
    new Piscina({
      filename: path,
      execArgv,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
  return {
    run: async (name, task) => {
      pool ??= start();
      try {
        return await pool.run(task, { name, signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw isLimit(error) ? new WorkerLimitError(`${name} exceeded its limits`, { cause: error }) : error;
      }
    },
  };
}

function isLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
