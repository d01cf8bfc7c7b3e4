import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import { compareKeys } from '#shared/compare';
import type { BackupOrigin, BackupStatus } from '#shared/contract/backups';
import { type BackupStateRow, backupStateEntity } from './backup-state-entity';

export type BackupLog = ReturnType<typeof createBackupLog>;
type BackupFile = { file: string; bytes: number };

/** Records backups in the database, so that every process reports the same. */
export function createBackupLog(db: Database) {
  /** Returns the last successful backup, and the reason why scheduled backups have failed since. */
  async function status(): Promise<Pick<BackupStatus, 'last' | 'failed'>> {
    const rows = await db.read(backupStateEntity).find();
    const [last] = rows.flatMap(presentLast).sort((a, b) => compareKeys(b.finishedAt, a.finishedAt));
    const [failed] = rows.flatMap(presentFailure);
    return { last: last ?? null, failed: failed ?? null };
  }

  function find(origin: BackupOrigin): Promise<BackupStateRow | null> {
    return db.read(backupStateEntity).findOneBy({ origin });
  }

  /** Claims a backup for this process. Returns false if another process was faster. */
  async function begin(origin: BackupOrigin, before: BackupStateRow | null, now: Date): Promise<boolean> {
    if (!before) {
      const first = { ...newState(origin, now), aliveAt: now };
      return db.write(manager => manager.insert(backupStateEntity, first)).then(() => true, falseIfDuplicate);
    }
    const { attempts } = before;
    const started = { attempts: attempts + 1, startedAt: now, aliveAt: now };
    const { affected } = await db.write(manager =>
      manager.update(backupStateEntity, { origin, attempts }, started),
    );
    return affected === 1;
  }

  async function finish(origin: BackupOrigin, file: BackupFile): Promise<void> {
    const finishedAt = new Date();
    await db.write(async manager => {
      const ended = { ...file, finishedAt, aliveAt: null, failedAt: null, failure: null };
      const { affected } = await manager.update(backupStateEntity, { origin }, ended);
      if (affected === 0)
        await manager.insert(backupStateEntity, { ...newState(origin, finishedAt), ...ended });
    });
  }

  async function fail(origin: BackupOrigin, message: string): Promise<void> {
    const ended = { aliveAt: null, failedAt: new Date(), failure: message.slice(0, 1_000) };
    await db.write(manager => manager.update(backupStateEntity, { origin }, ended));
  }

  return { status, find, begin, finish, fail };
}

function falseIfDuplicate(error: unknown): false {
  if (isDuplicate(error)) return false;
  throw error;
}

function newState(origin: BackupOrigin, startedAt: Date): BackupStateRow {
  const nothing = { aliveAt: null, finishedAt: null, file: null, bytes: null, failedAt: null, failure: null };
  return { origin, attempts: 1, startedAt, ...nothing };
}

function presentLast({ origin, finishedAt, file, bytes }: BackupStateRow) {
  if (!finishedAt || file === null || bytes === null) return [];
  return [{ origin, finishedAt: finishedAt.toISOString(), file, bytes }];
}

function presentFailure({ failedAt, failure }: BackupStateRow) {
  return failedAt && failure !== null ? [{ failedAt: failedAt.toISOString(), message: failure }] : [];
}
