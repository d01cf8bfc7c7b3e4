import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import type { BackupOrigin } from '#shared/contract/backups';

/** The last backups from one origin. */
export type BackupStateRow = {
  origin: BackupOrigin;
  /**
   * Every start increases this number. If several processes start at once, the first to increase it makes the
   * backup.
   */
  attempts: number;
  startedAt: Date;
  /** The start of the backup that is being made, or of one that a process did not finish; null otherwise. */
  aliveAt: Date | null;
  /** The end of the last successful backup, which the next two fields also describe. */
  finishedAt: Date | null;
  file: string | null;
  bytes: number | null;
  failedAt: Date | null;
  failure: string | null;
};

export const backupStateEntity = defineEntity<BackupStateRow>({
  name: 'backup_state',
  revision: null,
  // The list of backups belongs to this server, not to the site's content.
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
