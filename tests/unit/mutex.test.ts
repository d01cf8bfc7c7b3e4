import { expect, test } from 'vitest';
import { createMutex } from '../../src/shared/mutex';

test('jobs run one after the other, in the order they came', async () => {
  const enqueue = createMutex();
  const events: string[] = [];
  const job = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise(resolve => setImmediate(resolve));
    events.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b', 'c'].map(name => enqueue(job(name))))).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

test('a job that fails tells its caller and does not hold up the next', async () => {
  const enqueue = createMutex();
  const failing = enqueue(async () => {
    throw new Error('no');
  });
  const next = enqueue(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
