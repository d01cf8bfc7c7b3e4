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

/**
 * Returns the longest time that other work had to wait, the shortest of three measurements: the machine is
 * busy.
 */
export async function measureLongestWait(work: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (const _round of [1, 2, 3]) {
    const eventLoop = monitorEventLoopDelay({ resolution: 1 });
    eventLoop.enable();
    // Only the time between two of its ticks is measured.
    await delay(20);
    await work();
    await delay(20);
    eventLoop.disable();
    waits.push(eventLoop.max / 1e6);
  }
  return Math.min(...waits);
}
