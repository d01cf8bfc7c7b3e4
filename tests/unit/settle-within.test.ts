import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleWithin } from '#client/lib/settle-within';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('waiting ends when all promises have settled and leaves no timer', async () => {
  await settleWithin(1_000, [Promise.resolve(), Promise.reject(new Error('no'))]);
  await settleWithin(1_000, []);
  expect(vi.getTimerCount()).toBe(0);
});

test('waiting ends when the time is over and not before', async () => {
  const waiting = settleWithin(1_000, [Promise.resolve(), new Promise(() => {})]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});
