import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withTurn } from '#server/extras/static-copy/export/export-turn';
import { listPaths } from '#tests/extras/static-copy/support/export-run';
import { testFolder } from '#tests/support/managed-folder';

test('exports into one folder take turns, also by another path', async () => {
  const folder = await testFolder();
  const out = join(folder, 'copy');
  const link = join(folder, 'link');
  await symlink(out, link);
  await mkdir(out);
  let running = 0;
  const longest: number[] = [];
  const work = async () => {
    running += 1;
    longest.push(running);
    await delay(150);
    running -= 1;
  };
  await Promise.all([out, link, out, link].map(path => withTurn(path, work)));
  expect(longest).toEqual([1, 1, 1, 1]);
  // The folder existed before.
  expect(await listPaths(out)).toEqual([]);
});

test('an export that fails leaves nothing in and around its folder', async () => {
  const folder = await testFolder();
  const work = async () => {
    throw new Error('failed');
  };
  await expect(withTurn(join(folder, 'new', 'copy'), work)).rejects.toThrow('failed');
  await expect(listPaths(join(folder, 'new'))).rejects.toThrow('ENOENT');
});

test('the lock follows no link, and a file as the folder is named', async () => {
  const folder = await testFolder();
  const other = await testFolder();
  await symlink(other, join(folder, '.export'));
  const work = async () => 'done';
  await expect(withTurn(folder, work)).rejects.toThrow(
    `${join(folder, '.export')} is in the folder already, and no export wrote it. Move it away.`,
  );
  await writeFile(join(folder, 'file'), 'mine');
  await expect(withTurn(join(folder, 'file'), work)).rejects.toThrow(
    `Couldn't write ${join(folder, 'file')}: `,
  );
  expect(await listPaths(other)).toEqual([]);
});

test('an export that waits says so once, and ends when it is canceled', async () => {
  const folder = await testFolder();
  const canceled = new AbortController();
  const messages: string[] = [];
  let endFirst: (() => void) | undefined;
  const first = withTurn(folder, () => new Promise<void>(resolve => (endFirst = resolve)));
  await expect.poll(() => endFirst).toBeDefined();
  const second = withTurn(folder, async () => 'done', {
    signal: canceled.signal,
    onWait: message => messages.push(message),
  });
  const message = `Another export writes to ${folder}. Waiting for its end.`;
  await expect.poll(() => messages).toEqual([message]);
  await delay(500);
  expect(messages).toEqual([message]);
  canceled.abort(new Error('canceled'));
  await expect(second).rejects.toThrow('canceled');
  endFirst?.();
  await first;
  expect(await listPaths(folder)).toEqual([]);
});
