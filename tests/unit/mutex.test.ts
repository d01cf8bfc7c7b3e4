import { expect, test } from 'vitest';
import { createMutex } from '#shared/mutex';

test('jobs of a mutex run one after the other in order of arrival', async () => {
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

test('a failing job of a mutex rejects for its caller and does not block the next', async () => {
  const enqueue = createMutex();
  const failing = enqueue(async () => {
    throw new Error('no');
  });
  const next = enqueue(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
