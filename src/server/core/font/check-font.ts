import { AppError } from '#server/core/errors/app-error';
import { findWorkerFile } from '#server/core/runtime/worker-file';
import { createWorkerPool, WorkerLimitError } from '#server/core/runtime/worker-pool';
import type * as FontWorker from './font-worker';

const pool = createWorkerPool<typeof FontWorker>(findWorkerFile('font-worker', import.meta.url), {
  maxHeapMb: 256,
  timeoutMs: 20_000,
});

/**
 * Checks in a thread that a font can be drawn and embedded, because a damaged one may take long to read.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE
 */
export async function checkFont(path: string): Promise<void> {
  const problem = await pool.run('findProblem', { path }).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) return 'The font takes too long to read.';
    throw error;
  });
  if (problem !== null) throw new AppError('UNSUPPORTED_MEDIA_TYPE', problem);
}
