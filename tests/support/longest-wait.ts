import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Counts how often other work could run during the given work. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isRunning = true;
  const count = async () => {
    while (isRunning) {
      await nextTurn();
      turns += 1;
    }
  };
  const counting = count();
  await work();
  isRunning = false;
  await counting;
  return turns;
}

/** Returns the longest time in which other work had to wait, as a share of the time of the given work. */
export async function measureLongestShare(work: () => Promise<unknown>): Promise<number> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  // The first wait begins after a moment, and the last one is recorded a moment after its end.
  await delay(10);
  const startedAt = performance.now();
  await work();
  const totalMs = performance.now() - startedAt;
  await delay(10);
  loop.disable();
  return loop.max / 1e6 / totalMs;
}

/**
 * Returns the longest time in milliseconds that other work had to wait, the shortest of up to three measurements, of
 * which the first below `enoughMs` is the last. Time in which the process had no processor does not count, because
 * other tests keep the machine busy.
 */
export async function measureLongestWait(work: () => Promise<unknown>, enoughMs = 0): Promise<number> {
  const waits: number[] = [];
  for (const _round of [1, 2, 3]) {
    waits.push(await measureOnce(work));
    if (Math.min(...waits) < enoughMs) break;
  }
  return Math.min(...waits);
}

async function measureOnce(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let isRunning = true;
  const watch = async () => {
    while (isRunning) {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      await nextTurn();
      const { user, system } = process.cpuUsage(before);
      longestMs = Math.max(longestMs, Math.min(performance.now() - startedAt, (user + system) / 1_000));
    }
  };
  const watching = watch();
  await work().finally(() => {
    isRunning = false;
  });
  await watching;
  return longestMs;
}
