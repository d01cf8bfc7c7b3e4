import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import { testFolder } from '../support/managed-folder';

test('a backup fails before it reads the site if its file cannot be opened', async () => {
  // A backup reads the site for a while before it writes. An unhandled failure in that time would end the
  // process.
  let isStarted = false;
  const writing = writeArchiveFile(join(await testFolder(), 'missing', 'site.zip'), async () => {
    isStarted = true;
    await delay(50);
  });
  await expect(writing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(isStarted).toBe(false);
});

test('a backup that fails halfway leaves no file behind', async () => {
  const folder = await testFolder();
  const writing = writeArchiveFile(join(folder, 'site.zip'), async target => {
    target.write('half');
    await delay(20);
    throw new Error('gone');
  });
  await expect(writing).rejects.toThrow('gone');
  expect(await readdir(folder)).toEqual([]);
});
