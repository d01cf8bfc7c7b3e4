import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chooseAdapters } from '#server/choose-adapters';
import { readEnvironment } from '#server/environment';
import { readScheduleSettings } from '#server/extras/scheduled-backups/schedule-settings';
import { oneLineAbout, readSettingError } from '#tests/support/read-setting-error';

const read = (source: Record<string, string>) => readScheduleSettings(readEnvironment(source));

test('only a folder turns scheduled backups on', () => {
  expect(read({ BACKUP_EVERY: '12h' })).toBeNull();
  expect(read({ BACKUP_DIR: 'backups' })).toEqual({
    folder: resolve('backups'),
    everySeconds: 86_400,
    keep: 7,
  });
  const custom = { BACKUP_DIR: '/backups', BACKUP_EVERY: '12h', BACKUP_KEEP: '30' };
  expect(read(custom)).toEqual({ folder: '/backups', everySeconds: 43_200, keep: 30 });
});

test('the status of backups has the schedule of the settings', () => {
  const schedule = { folder: '/backups', everySeconds: 86_400, keep: 7 };
  expect(chooseAdapters(readEnvironment({ BACKUP_DIR: '/backups' })).backupSchedule).toEqual(schedule);
  expect(chooseAdapters(readEnvironment({})).backupSchedule).toBeNull();
});

test.each([
  ['BACKUP_EVERY', ['1', '59m', '1w', 'daily', '0d', '-1d']],
  ['BACKUP_KEEP', ['0', '1.5', 'all', '10001']],
])('invalid values of %s are reported by its name', (name, values) => {
  for (const value of values)
    expect.soft(readSettingError({ [name]: value }), value).toMatch(oneLineAbout(name));
});
