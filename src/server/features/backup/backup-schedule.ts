import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { AppError } from '#server/core/errors/app-error';
import { hourly } from '#server/core/runtime/hourly';
import type { Logger } from '#server/core/runtime/logger';
import { isDue, MINUTE_MS } from './backup-due';
import { writeBackupFile } from './backup-file';
import type { BackupLog } from './backup-log';

export type ScheduleSettings = { folder: string; everySeconds: number; keep: number };

export type BackupScheduleDeps = {
  settings: ScheduleSettings;
  backups: Pick<BackupLog, 'find' | 'begin' | 'keepAlive' | 'finish' | 'fail'>;
  write(target: Writable): Promise<{ bytes: number }>;
  /** Reads one back. @throws when it is not as it was written */
  verify(file: string): Promise<unknown>;
  /** What a failure is called to the owner. */
  explain(error: unknown): Promise<string>;
  log: Logger;
};

const ORIGIN = 'schedule';
const NAME = /^portfolio-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/;
const UNFINISHED = /^portfolio-\d{4}-\d\d-\d\dT\d{6}Z\.zip\.\d+\.part$/;

/**
 * Makes a backup whenever one is due, reads it back, and deletes the oldest of those that it made. Several processes may
 * run one each: the first to begin has it.
 */
export function createBackupSchedule(deps: BackupScheduleDeps) {
  const { settings, backups, log } = deps;
  const { folder, everySeconds, keep } = settings;

  async function backUpIfDue(now = new Date()): Promise<void> {
    const before = await backups.find(ORIGIN);
    if (!isDue(before, everySeconds * 1_000, now)) return;
    if (!(await backups.begin(ORIGIN, before, now))) return;
    const alive = setInterval(() => void backups.keepAlive(ORIGIN).catch(() => undefined), MINUTE_MS).unref();
    try {
      const made = await make(nameOf(now));
      await backups.finish(ORIGIN, made);
      log.info({ event: 'backup-made', ...made }, 'a backup was made');
    } catch (error) {
      log.error({ event: 'backup-failed', error }, 'the backup failed, it is tried again in an hour');
      await backups.fail(ORIGIN, await deps.explain(error));
    } finally {
      clearInterval(alive);
    }
  }

  async function make(name: string): Promise<{ file: string; bytes: number }> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished();
    const path = join(folder, name);
    const { bytes } = await writeBackupFile(path, deps.write);
    try {
      await deps.verify(path);
    } catch (cause) {
      await rm(path, { force: true });
      throw new AppError('SERVICE_UNAVAILABLE', 'The backup could not be read back as it was written.', {
        cause,
      });
    }
    await removeOldest();
    return { file: name, bytes };
  }

  /** What a process left that ended in the middle: there is no other one at work now. */
  async function removeUnfinished(): Promise<void> {
    for (const name of await readdir(folder)) if (UNFINISHED.test(name)) await rm(join(folder, name));
  }

  async function removeOldest(): Promise<void> {
    const names = (await readdir(folder)).filter(name => NAME.test(name)).sort();
    for (const name of names.slice(0, -keep)) await rm(join(folder, name), { force: true });
  }

  return {
    settings,
    backUpIfDue,
    ...hourly(() => backUpIfDue(), log, 'the backups could not be looked after'),
  };
}

/** Names sort like their moments, and every file system takes them. */
function nameOf(now: Date): string {
  return `portfolio-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;
}
