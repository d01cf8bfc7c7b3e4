import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { writeBackupFile } from '../../src/server/features/backup/backup-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-backup-'));
  return () => rm(folder, { recursive: true, force: true });
});

test('a file that cannot be opened is told before anything is written', async () => {
  // A backup reads the site for a while before it writes: a failure that nobody waits for would end the process.
  let isAsked = false;
  const writing = writeBackupFile(join(folder, 'missing', 'site.zip'), async () => {
    isAsked = true;
    await delay(50);
  });
  await expect(writing).rejects.toMatchObject({ code: 'ENOENT' });
  expect(isAsked).toBe(false);
});

test('one that fails in the middle leaves nothing behind', async () => {
  const writing = writeBackupFile(join(folder, 'site.zip'), async target => {
    target.write('half');
    await delay(20);
    throw new Error('gone');
  });
  await expect(writing).rejects.toThrow('gone');
  expect(await readdir(folder)).toEqual([]);
});
