import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { writeArchiveFile } from '#server/core/archive/archive-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-backup-'));
  return () => rm(folder, { recursive: true, force: true });
});

test('a backup fails before it reads the site if its file cannot be opened', async () => {
  // A backup reads the site for a while before it writes. An unhandled failure in that time would end the
  // process.
  let isStarted = false;
  const writing = writeArchiveFile(join(folder, 'missing', 'site.zip'), async () => {
    isStarted = true;
    await delay(50);
  });
  await expect(writing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(isStarted).toBe(false);
});

test('a backup that fails halfway leaves no file behind', async () => {
  const writing = writeArchiveFile(join(folder, 'site.zip'), async target => {
    target.write('half');
    await delay(20);
    throw new Error('gone');
  });
  await expect(writing).rejects.toThrow('gone');
  expect(await readdir(folder)).toEqual([]);
});
