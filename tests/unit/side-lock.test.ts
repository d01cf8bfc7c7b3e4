import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../../src/server/core/start-error';
import { withSideLock } from '../../src/server/db/side-lock';
import { endPrograms, runProgram } from '../support/run-program';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-lock-'));
  file = join(folder, 'some.sqlite');
});
afterEach(async () => {
  await endPrograms();
  await rm(folder, { recursive: true, force: true });
});

test('two holders take turns', async () => {
  const events: string[] = [];
  const hold = (name: string) =>
    withSideLock(file, 10_000, async () => {
      events.push(`${name} in`);
      await new Promise(resolve => setImmediate(resolve));
      events.push(`${name} out`);
    });
  await Promise.all([hold('a'), hold('b')]);
  expect(events).toHaveLength(4);
  expect([events.slice(0, 2), events.slice(2)].map(([first, second]) => [first, second])).toEqual(
    events[0] === 'a in'
      ? [
          ['a in', 'a out'],
          ['b in', 'b out'],
        ]
      : [
          ['b in', 'b out'],
          ['a in', 'a out'],
        ],
  );
});

test('the result is handed on, and a failure frees the lock', async () => {
  await expect(withSideLock(file, 1_000, async () => 7)).resolves.toBe(7);
  const failing = withSideLock(file, 1_000, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(withSideLock(file, 0, async () => 8)).resolves.toBe(8);
});

test('another process is waited for, and its death frees the lock', async () => {
  const holder = runProgram('tests/support/hold-side-lock.ts', [file], {});
  await holder.waitForOutput(/held/);
  const tooEarly = withSideLock(file, 0, async () => 'mine');
  await expect(tooEarly).rejects.toThrow(StartError);
  await expect(tooEarly).rejects.toThrow('some.sqlite is being prepared by another process');
  const waiting = withSideLock(file, 10_000, async () => 'mine');
  holder.kill('SIGKILL');
  await expect(waiting).resolves.toBe('mine');
});

test('a lock that cannot be taken at all is not waited for', async () => {
  await writeFile(`${file}.lock`, 'this is no database, and long enough to be noticed as one'.repeat(20));
  const startedAt = performance.now();
  await expect(withSideLock(file, 60_000, async () => 'mine')).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
