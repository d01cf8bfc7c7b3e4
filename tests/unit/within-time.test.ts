import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleWithin } from '../../src/client/lib/load/within-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isOver(waited: Promise<void>): Promise<boolean> {
  return Promise.race([waited.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('it is over when all of it is, whatever became of it, and no timer is left', async () => {
  await settleWithin(1_000, [Promise.resolve(), Promise.reject(new Error('no'))]);
  await settleWithin(1_000, []);
  expect(vi.getTimerCount()).toBe(0);
});

test('it is over when the time is, and not before', async () => {
  const waited = settleWithin(1_000, [Promise.resolve(), new Promise(() => {})]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isOver(waited)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waited)).toBe(true);
});
