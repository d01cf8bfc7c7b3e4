import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import type { BackupOrigin } from '#shared/contract/backups';

/** The last backups that were made in one of the ways there are. */
export type BackupStateRow = {
  origin: BackupOrigin;
  /** Counted at each start: of several processes that want to begin, the first to count has it. */
  attempts: number;
  startedAt: Date;
  /** Set again and again while one is being made; null when none is. */
  aliveAt: Date | null;
  /** Of the last good one, as is what follows. */
  finishedAt: Date | null;
  file: string | null;
  bytes: number | null;
  failedAt: Date | null;
  failure: string | null;
};

export const backupStateEntity = defineEntity<BackupStateRow>({
  name: 'backup_state',
  revision: null,
  // Which backups there are is a fact of the place.
  backup: null,
  columns: {
    origin: { ...column.key, primary: true },
    attempts: column.integer,
    startedAt: column.timestamp,
    aliveAt: { ...column.timestamp, nullable: true },
    finishedAt: { ...column.timestamp, nullable: true },
    file: { ...column.name, nullable: true },
    bytes: { ...column.largeInteger, nullable: true },
    failedAt: { ...column.timestamp, nullable: true },
    failure: { ...column.name, nullable: true },
  },
});
