import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEASE_MS } from '#server/core/database/lease';
import { createHourlyTask } from '#server/core/runtime/hourly-task';
import { HOUR_MS } from '#shared/time';
import { createRecordingLog } from '../support/database/open-test-database';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a task whose runs have these outcomes, and then true. */
function startTask(...outcomes: (boolean | Error)[]) {
  const { log, lines } = createRecordingLog();
  let runs = 0;
  const run = async () => {
    const outcome = outcomes[runs] ?? true;
    runs += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const task = createHourlyTask({ run, log, failure: 'it failed' });
  task.start();
  return { ...task, lines, countRuns: () => runs };
}

test('a task runs at the start and every hour until it is stopped', async () => {
  const { countRuns, stop } = startTask();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(countRuns()).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(countRuns()).toBe(3);
});

test('a failed run is logged and repeated an hour later', async () => {
  const { countRuns, lines } = startTask(new Error('no'));
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(countRuns()).toBe(1);
  expect(lines).toMatchObject([{ msg: 'it failed' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(countRuns()).toBe(2);
});

test('a task that finds another process at work looks once more, in case that process is dead', async () => {
  const { countRuns } = startTask(false, false);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(countRuns()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countRuns()).toBe(2);
  await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
  expect(countRuns()).toBe(2);
});

test('a stopped task does not look again', async () => {
  const { countRuns, stop } = startTask(false);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(2 * LEASE_MS);
  expect(countRuns()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
