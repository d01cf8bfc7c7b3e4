import { expect, test } from 'vitest';
import { createComparisonQueue } from '#server/features/auth/comparison-queue';

const TRY_LATER = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 };

/** Creates a queue whose tasks, one for each address, run until `end` is called. */
function setUp() {
  const queue = createComparisonQueue();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (key: string) =>
    queue.run(key, () => {
      started.push(key);
      return new Promise<string>(end => ends.set(key, () => end(key)));
    });
  const end = async (key: string, done: Promise<string>) => {
    ends.get(key)?.();
    await done;
  };
  return { queue, started, enter, end };
}

test('two comparisons run at once and the others in order of arrival', async () => {
  const { started, enter, end } = setUp();
  const [a, b, c, d] = [enter('a'), enter('b'), enter('c'), enter('d')];
  expect(started).toEqual(['a', 'b']);
  await end('b', b);
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a', a);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all([end('c', c), end('d', d)]);
  void enter('e');
  void enter('f');
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('one comparison of an address may wait and the next is rejected', async () => {
  const { queue, started, enter, end } = setUp();
  const first = enter('first');
  void enter('a');
  void enter('a');
  await expect(queue.run('a', async () => 1)).rejects.toMatchObject(TRY_LATER);
  await end('first', first);
  expect(started).toEqual(['first', 'a', 'a']);
});

test('twenty comparisons may wait and the next is rejected unless the owner has signed in from its address', async () => {
  const { queue, enter } = setUp();
  for (let count = 0; count < 22; count += 1) void enter(String(count));
  await expect(enter('late')).rejects.toMatchObject(TRY_LATER);
  queue.trust('late');
  const late = enter('late');
  expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');
});

test('a failed comparison makes room for the next', async () => {
  const queue = createComparisonQueue();
  const fail = () => queue.run('x', () => Promise.reject(new Error('broken')));
  for (let count = 0; count < 3; count += 1) await expect(fail()).rejects.toThrow('broken');
  expect(await queue.run('x', async () => 'ran')).toBe('ran');
});
