import type { Entity } from '#server/core/database/entity';
import { type Archive, openArchive } from '#server/features/backup/archive-reader';
import { readContent, requireTables } from '#server/features/backup/backup-tables';
import { type BackupRow, listColumns, toBackupRow } from '#server/features/backup/table-rows';
import type { IncomingRows } from '#server/imports/plan-rows';

/** Selects the content that may be shared. It receives every row in `note` before the first call of `exported`. */
export type ChooseShared = (options: { hasDrafts: boolean }) => {
  note(entity: Entity, row: BackupRow): void;
  /** Returns the shareable form of a row; null for a row that is not shared. */
  exported(entity: Entity, row: BackupRow): BackupRow | null;
};

type Options = { entities: Entity[]; chooseShared: ChooseShared };

/** Runs `work` with the content of an opened backup or export. @throws AppError BAD_REQUEST for an invalid file */
export async function withSiteExport<T>(
  file: string,
  { entities, chooseShared }: Options,
  work: (archive: Archive, content: IncomingRows) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(file);
  try {
    requireTables(archive, entities);
    const tables = [...(await readContent(archive, entities))].map(([entity, rows]) => {
      const names = listColumns(entity).map(([name]) => name);
      return { entity, rows: rows.map(row => toBackupRow(names, row)) };
    });
    // Only the published content of a backup is imported; an export contains drafts only on request.
    const { note, exported } = chooseShared({ hasDrafts: archive.manifest.scope === 'content' });
    for (const { entity, rows } of tables) for (const row of rows) note(entity, row);
    const content = new Map<string, BackupRow[]>();
    for (const { entity, rows } of tables) {
      const shared = rows.map(row => exported(entity, row)).filter(row => row !== null);
      content.set(entity.options.name, shared);
    }
    return await work(archive, content);
  } finally {
    archive.close();
  }
}
