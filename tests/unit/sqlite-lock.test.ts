import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/core/errors/start-error';
import { withSqliteLock } from '#server/db/sqlite-lock';
import { testFolder } from '../support/managed-folder';
import { endPrograms, runProgram } from '../support/programs/run-program';

let file: string;
beforeEach(async () => {
  file = join(await testFolder(), 'some.sqlite');
});
afterEach(endPrograms);

test('two holders of the database lock take turns', async () => {
  const events: string[] = [];
  const hold = (name: string) =>
    withSqliteLock(file, 10_000, async () => {
      events.push(`${name} in`);
      await new Promise(resolve => setImmediate(resolve));
      events.push(`${name} out`);
    });
  await Promise.all([hold('a'), hold('b')]);
  const [first, second] = events[0] === 'a in' ? ['a', 'b'] : ['b', 'a'];
  expect(events).toEqual([`${first} in`, `${first} out`, `${second} in`, `${second} out`]);
});

test('the lock passes on the result and is released after a failure', async () => {
  await expect(withSqliteLock(file, 1_000, async () => 7)).resolves.toBe(7);
  const failing = withSqliteLock(file, 1_000, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(withSqliteLock(file, 0, async () => 8)).resolves.toBe(8);
});

test('the lock waits for another process and is released when that process dies', async () => {
  const holder = runProgram('tests/support/database/hold-sqlite-lock.ts', [file], {});
  await holder.waitForOutput(/held/);
  const tooEarly = withSqliteLock(file, 0, async () => 'mine');
  await expect(tooEarly).rejects.toThrow(StartError);
  await expect(tooEarly).rejects.toThrow(/Another process is preparing the database .*some.sqlite/);
  const waiting = withSqliteLock(file, 10_000, async () => 'mine');
  holder.kill('SIGKILL');
  await expect(waiting).resolves.toBe('mine');
});

test('an unusable lock file fails without waiting', async () => {
  await writeFile(`${file}.lock`, 'this is no database, and long enough to be noticed as one'.repeat(20));
  const startedAt = performance.now();
  await expect(withSqliteLock(file, 60_000, async () => 'mine')).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
