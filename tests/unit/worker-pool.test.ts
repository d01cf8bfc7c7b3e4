import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkerPool, WorkerLimitError } from '#server/core/runtime/worker-pool';

type Worker = { wait(ms: number): number };

const WORKER = `export function wait(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return ms;
}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-worker-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function createPool(timeoutMs: number) {
  const file = { path: join(folder, 'worker.mjs'), execArgv: [] };
  return createWorkerPool<Worker>(file, { maxHeapMb: 64, timeoutMs });
}

test('the time limit of a task does not include its wait in the queue', async () => {
  const pool = createPool(2_500);
  const times = [800, 800, 800, 800];
  expect(await Promise.all(times.map(ms => pool.run('wait', ms)))).toEqual(times);
});

test('a task that exceeds the time limit fails, and the next one runs', async () => {
  const pool = createPool(2_500);
  const late = pool.run('wait', 60_000);
  const next = pool.run('wait', 1);
  await expect(late).rejects.toThrow(WorkerLimitError);
  expect(await next).toBe(1);
});
