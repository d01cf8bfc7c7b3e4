import { Piscina } from 'piscina';
import { createMutex } from '#shared/mutex';
import type { WorkerFile } from './worker-file';

/** Functions of a worker file. Their arguments and results are copied between threads. */
type Tasks<Module> = { [Name in keyof Module]: (task: never) => unknown };
type Task<Function> = Function extends (task: infer Input) => unknown ? Input : never;
type Result<Function> = Function extends (task: never) => infer Output ? Awaited<Output> : never;

type WorkerLimits = {
  /** The heap of the thread. A task that needs more fails. */
  maxHeapMb: number;
  /** The time limit of a task from its start. A task that takes longer fails, and the thread ends. */
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
 * Creates a thread for work that would block requests, which it does one task at a time. It starts with the first
 * task and ends when idle.
 */
export function createWorkerPool<Module extends Tasks<Module>>(
  { path, execArgv }: WorkerFile,
  { maxHeapMb, timeoutMs }: WorkerLimits,
): WorkerPool<Module> {
  // Piscina's own queue would start the time limit of a task that waits.
  const enqueue = createMutex();
  let pool: Piscina | undefined;
  const start = () =>
    new Piscina({
      filename: path,
      execArgv,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
  return {
    run: async (name, task) => {
      pool ??= start();
      const started = pool;
      try {
        return await enqueue(() => started.run(task, { name, signal: AbortSignal.timeout(timeoutMs) }));
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
