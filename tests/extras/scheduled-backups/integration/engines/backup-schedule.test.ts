import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { createSiteBackup, verifySiteBackup } from '#server/composition/backup/site-backup';
import { oneProcess } from '#server/core/database/lease';
import { createLogger } from '#server/core/runtime/logger';
import {
  type BackupScheduleDeps,
  createBackupSchedule,
} from '#server/extras/scheduled-backups/backup-schedule';
import { createBackupLog } from '#server/features/backup/backup-log';
import { backupStateEntity } from '#server/features/backup/backup-state-entity';
import { DAY_MS } from '#shared/time';
import { startAppForFile } from '#tests/support/app/managed-app';
import { testFolder } from '#tests/support/managed-folder';

const START = Date.now();

const app = await startAppForFile();
let folder: string;
beforeEach(async () => {
  folder = join(await testFolder(), 'made');
  await app.db.write(manager => manager.deleteAll(backupStateEntity));
});

const leases = oneProcess.createLeases(app.db);

/** Creates the schedule of one process. */
function createSchedule(changes: Partial<BackupScheduleDeps> = {}) {
  const site = createSiteBackup(app);
  return createBackupSchedule({
    settings: { folder, everySeconds: 86_400, keep: 2 },
    backups: createBackupLog(app.db),
    leases,
    write: target => site.write(target),
    verify: verifySiteBackup,
    explain: async () => 'It did not work.',
    log: createLogger('silent'),
    ...changes,
  });
}

const day = (number: number) => new Date(START + number * DAY_MS);
const status = () => createBackupLog(app.db).status();

test('a due backup is created, verified and recorded', async () => {
  await createSchedule().backUpIfDue(day(0));
  await createSchedule().backUpIfDue(new Date(START + 3_600_000));
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^portfolio-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/);
  await verifySiteBackup(join(folder, name ?? ''));
  expect(await status()).toMatchObject({ last: { origin: 'schedule', file: name }, failed: null });
});

test('only one of several processes creates a due backup', async () => {
  await Promise.all(
    [createSchedule(), createSchedule(), createSchedule()].map(({ backUpIfDue }) => backUpIfDue(day(0))),
  );
  expect(await readdir(folder)).toHaveLength(1);
  await Promise.all(
    [createSchedule(), createSchedule(), createSchedule()].map(({ backUpIfDue }) => backUpIfDue(day(1))),
  );
  expect(await readdir(folder)).toHaveLength(2);
});

test('the oldest scheduled backups are deleted, and foreign files stay', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'portfolio-mine.zip'), 'mine');
  await writeFile(
    join(folder, 'portfolio-2020-01-01T000000Z.zip.77.part'),
    'left behind by a killed process',
  );
  for (const number of [0, 1, 2, 3]) await createSchedule().backUpIfDue(day(number));
  const stamps = [2, 3].map(number => day(number).toISOString().slice(0, 19).replaceAll(':', ''));
  expect(await readdir(folder)).toEqual([
    ...stamps.map(stamp => `portfolio-${stamp}Z.zip`),
    'portfolio-mine.zip',
  ]);
});

test('backups that a wrong clock dated in the future neither count nor are deleted', async () => {
  await mkdir(folder, { recursive: true });
  const future = [1, 2, 3].map(number => `portfolio-2099-01-0${number}T000000Z.zip`);
  for (const name of future) await writeFile(join(folder, name), 'from a wrong clock');
  for (const number of [0, 1, 2]) await createSchedule().backUpIfDue(day(number));
  const names = await readdir(folder);
  const { last } = await status();
  expect(names).toContain(last?.file);
  expect(names).toHaveLength(5);
  expect(names.slice(2)).toEqual(future);
});

test('a failed backup deletes no others, is recorded and is retried', async () => {
  for (const number of [0, 1]) await createSchedule().backUpIfDue(day(number));
  const before = await readdir(folder);
  const write = () => Promise.reject(new Error('ENOSPC'));
  await createSchedule({ write }).backUpIfDue(day(2));
  expect(await readdir(folder)).toEqual(before);
  expect(await status()).toMatchObject({
    last: { file: before.at(-1) },
    failed: { message: 'It did not work.' },
  });
  await createSchedule().backUpIfDue(new Date(day(2).getTime() + 3_600_000));
  expect(await status()).toMatchObject({ failed: null });
  expect(await readdir(folder)).not.toEqual(before);
});

test('a backup that fails verification is deleted', async () => {
  const damage = async (file: string) => {
    const bytes = await readFile(file);
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    await writeFile(file, bytes);
    return verifySiteBackup(file);
  };
  await createSchedule({ verify: damage }).backUpIfDue(day(0));
  expect(await readdir(folder)).toEqual([]);
  expect(await status()).toMatchObject({ last: null, failed: { message: 'It did not work.' } });
});

test('the next process makes the backup that a dead process has not finished', async () => {
  const state = { attempts: 1, startedAt: day(0), finishedAt: null, file: null, bytes: null };
  const died = { ...state, aliveAt: day(0), failedAt: null, failure: null };
  await app.db.write(manager => manager.insert(backupStateEntity, { origin: 'schedule', ...died }));
  await createSchedule().backUpIfDue(new Date(START + 60_000));
  expect(await readdir(folder)).toHaveLength(1);
});

test('no process begins a backup while another one is making one', async () => {
  const outcomes: boolean[] = [];
  const write = async (target: Writable) => {
    outcomes.push(await createSchedule().backUpIfDue(day(1)));
    return createSiteBackup(app).write(target);
  };
  expect(await createSchedule({ write }).backUpIfDue(day(0))).toBe(true);
  expect(outcomes).toEqual([false]);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a process that loses its lease while it makes a backup deletes and records nothing', async () => {
  for (const number of [0, 1]) await createSchedule().backUpIfDue(day(number));
  const before = await readdir(folder);
  const recorded = await app.db.read(backupStateEntity).find();
  const lost = new Error('Another process took over the lease');
  let isLost = false;
  const write = async (target: Writable) => {
    const summary = await createSiteBackup(app).write(target);
    isLost = true;
    return summary;
  };
  // As every write under a lost lease, the record of the failure fails too.
  const requireLease = async () => {
    if (isLost) throw lost;
  };
  const backups = createBackupLog(app.db);
  const schedule = createSchedule({
    write,
    leases: { ...leases, check: requireLease },
    backups: { ...backups, fail: requireLease },
  });
  await expect(schedule.backUpIfDue(day(2))).rejects.toThrow(lost);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
  expect(await app.db.read(backupStateEntity).find()).toMatchObject(
    recorded.map(({ finishedAt, file }) => ({ finishedAt, file, failedAt: null })),
  );
});
