import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createWorkerPool, WorkerLimitError } from '#server/core/runtime/worker-pool';
import { testFolder } from '../support/managed-folder';

type Worker = { wait(ms: number): number };

const WORKER = `export function wait(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return ms;
}`;

test('a task that exceeds the time limit from its start fails, and the next one runs', async () => {
  const path = join(await testFolder(), 'worker.mjs');
  await writeFile(path, WORKER);
  const limits: AbortController[] = [];
  const startLimit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const pool = createWorkerPool<Worker>({ path, execArgv: [] }, { maxHeapMb: 64, timeoutMs: 2_500 });
  expect(await pool.run('wait', 1)).toBe(1);
  const late = pool.run('wait', 60_000);
  const next = pool.run('wait', 2);
  await vi.waitFor(() => expect(startLimit.mock.calls).toEqual([[2_500], [2_500]]), { timeout: 30_000 });
  limits[1]?.abort();
  await expect(late).rejects.toThrow(WorkerLimitError);
  expect(await next).toBe(2);
  expect(limits).toHaveLength(3);
});
