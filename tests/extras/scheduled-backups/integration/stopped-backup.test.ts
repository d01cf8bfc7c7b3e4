import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stopProgram } from '#tests/support/programs/built-server';
import { prepareLargeSite } from '#tests/support/programs/large-site';

test('SIGTERM during a scheduled backup leaves no file, and the next start succeeds', async () => {
  const { backups, start, waitForUnfinished } = await prepareLargeSite();
  const { program } = await start({ BACKUP_DIR: backups });
  await waitForUnfinished();
  await stopProgram(program);
  expect(await readdir(backups)).toEqual([]);
  const { program: second, url } = await start({ BACKUP_DIR: backups });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await stopProgram(second);
});
