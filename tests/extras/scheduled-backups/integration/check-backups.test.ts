import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { checkBackups } from '#server/extras/scheduled-backups/check-backups';
import { HOUR_MS } from '#shared/time';
import { testFolder } from '#tests/support/managed-folder';

const NOW = new Date('2026-03-01T12:00:00.000Z');

const check = (source: Record<string, string>) => checkBackups(readEnvironment(source), NOW);

test('scheduled backups that are off are a warning with the setting', async () => {
  expect(await check({})).toEqual({
    check: 'Backups',
    level: 'warning',
    text: 'Scheduled backups are off.',
    remedy: 'Set BACKUP_DIR to a folder, if possible on another disk.',
  });
});

test('a backup older than two periods is a problem', async () => {
  const backups = join(await testFolder(), 'backups');
  const settings = { BACKUP_DIR: backups, BACKUP_EVERY: '1d' };
  expect(await check(settings)).toMatchObject({ level: 'warning', text: `${backups} has none yet.` });
  await mkdir(backups);
  const file = join(backups, 'portfolio-2026-01-01T000000Z.zip');
  await writeFile(file, '');
  const checkAged = async (hours: number) => {
    const madeAt = new Date(NOW.getTime() - hours * HOUR_MS);
    await utimes(file, madeAt, madeAt);
    return check(settings);
  };
  expect(await checkAged(0)).toEqual({ check: 'Backups', level: 'ok', text: 'The newest is 0 hours old.' });
  expect(await checkAged(50)).toMatchObject({ level: 'problem', text: 'The newest is 50 hours old.' });
  expect(await checkAged(-3)).toMatchObject({
    level: 'warning',
    text: 'The date of the newest is in the future.',
  });
});

test('a folder that cannot be read fails the check', async () => {
  const file = join(await testFolder(), 'backups');
  await writeFile(file, '');
  await expect(check({ BACKUP_DIR: file })).rejects.toMatchObject({ code: 'ENOTDIR', path: file });
});
