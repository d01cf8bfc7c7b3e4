import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import type { Leases } from '#server/core/database/lease';
import { AppError } from '#server/core/errors/app-error';
import { createHourlyTask } from '#server/core/runtime/hourly-task';
import type { Logger } from '#server/core/runtime/logger';
import type { BackupLog } from '#server/features/backup/backup-log';
import type { BackupStateRow } from '#server/features/backup/backup-state-entity';
import { MINUTE_MS } from '#shared/time';
import type { ScheduleSettings } from './schedule-settings';

export type BackupScheduleDeps = {
  settings: ScheduleSettings;
  backups: Pick<BackupLog, 'find' | 'begin' | 'finish' | 'fail'>;
  leases: Leases;
  write(target: Writable): Promise<{ bytes: number }>;
  /**
   * Reads a backup.
   * @throws if it differs from the data written
   */
  verify(file: string): Promise<unknown>;
  explain(error: unknown): Promise<string>;
  log: Logger;
};

const ORIGIN = 'schedule';
export const SCHEDULED_BACKUP = /^portfolio-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/;
const UNFINISHED = /^portfolio-\d{4}-\d\d-\d\dT\d{6}Z\.zip\.\d+\.part$/;

/**
 * Makes a backup whenever one is due, verifies it, and deletes the oldest scheduled ones. Several processes
 * may run one schedule each. A lease admits one at a time.
 */
export function createBackupSchedule(deps: BackupScheduleDeps) {
  const { settings, backups, leases, log } = deps;
  const { folder, everySeconds, keep } = settings;

  /** Returns false if another process is making the backup. */
  function backUpIfDue(now = new Date()): Promise<boolean> {
    return leases.attempt('scheduled-backup', () => backUp(now));
  }

  async function backUp(now: Date): Promise<void> {
    const before = await backups.find(ORIGIN);
    if (!isDue(before, everySeconds * 1_000, now)) return;
    if (!(await backups.begin(ORIGIN, before, now))) return;
    try {
      const created = await create(fileName(now));
      await backups.finish(ORIGIN, created);
      log.info({ event: 'backup-made', ...created }, 'backup created');
    } catch (error) {
      log.error({ event: 'backup-failed', error }, 'backup failed, next attempt in an hour');
      await backups.fail(ORIGIN, await deps.explain(error));
    }
  }

  async function create(name: string): Promise<{ file: string; bytes: number }> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await leases.check();
    await removeUnfinished();
    const path = join(folder, name);
    const { bytes } = await writeArchiveFile(path, deps.write);
    try {
      await deps.verify(path);
    } catch (cause) {
      await rm(path, { force: true });
      const message = 'The backup could not be verified after writing and was deleted.';
      throw new AppError('SERVICE_UNAVAILABLE', message, { cause });
    }
    await leases.check();
    await removeOldest(name);
    return { file: name, bytes };
  }

  /** Removes files of a process that ended midway. No other process is writing one now. */
  async function removeUnfinished(): Promise<void> {
    for (const name of await readdir(folder)) if (UNFINISHED.test(name)) await rm(join(folder, name));
  }

  /**
   * Keeps the newest backups up to the one just made. Files with a later date come from a wrong clock, and
   * nothing tells how old they are, so they stay.
   */
  async function removeOldest(newest: string): Promise<void> {
    const names = (await readdir(folder)).filter(name => SCHEDULED_BACKUP.test(name)).sort();
    const later = names.filter(name => name > newest);
    if (later.length > 0)
      log.warn({ event: 'backup-dates', files: later }, 'backups dated later than now stay');
    const upToNewest = names.slice(0, names.length - later.length);
    for (const name of upToNewest.slice(0, -keep)) await rm(join(folder, name), { force: true });
  }

  return {
    backUpIfDue,
    ...createHourlyTask({ run: backUpIfDue, log, failure: 'scheduled backup check failed' }),
  };
}

/** The names sort chronologically and are valid on every file system. */
function fileName(now: Date): string {
  return `portfolio-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;
}

/** The clocks of several processes may differ by this much. */
const CLOCKS_MS = 5 * MINUTE_MS;
/**
 * The check runs hourly. Without this tolerance, each backup would start an hour later than the one before.
 */
const EARLY_MS = 30 * MINUTE_MS;

type State = Pick<BackupStateRow, 'startedAt' | 'aliveAt' | 'finishedAt' | 'failedAt'>;

/**
 * Returns true if a backup is due, for a process that holds the lease. A start in the future comes from a wrong clock and
 * counts as due.
 */
export function isDue(state: State | null, everyMs: number, now: Date): boolean {
  if (!state) return true;
  if (state.aliveAt || !state.finishedAt || state.failedAt) return true;
  const age = now.getTime() - state.startedAt.getTime();
  return age >= everyMs - EARLY_MS || age < -CLOCKS_MS;
}
