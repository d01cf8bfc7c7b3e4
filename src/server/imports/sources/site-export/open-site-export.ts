import type { Entity } from '#server/core/database/entity';
import { type Archive, openArchive } from '#server/features/backup/archive-reader';
import { readContent, requireKnownTables } from '#server/features/backup/backup-tables';
import { type BackupRow, listColumns, toBackupRow } from '#server/features/backup/table-rows';
import type { IncomingRows } from '#server/imports/plan-rows';

/** Chooses of content what others may have. It is told every row before it is asked about any. */
export type ChooseShared = (options: { hasDrafts: boolean }) => {
  note(entity: Entity, row: BackupRow): void;
  /** A row as others may have it; null for one that stays where it is. */
  exported(entity: Entity, row: BackupRow): BackupRow | null;
};

type Options = { entities: Entity[]; chooseShared: ChooseShared };

/** Opens a backup or an export for as long as the work with its content takes. @throws AppError BAD_REQUEST for what is no good file */
export async function withSiteExport<T>(
  file: string,
  { entities, chooseShared }: Options,
  work: (archive: Archive, content: IncomingRows) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(file);
  try {
    requireKnownTables(archive, entities);
    const tables = [...(await readContent(archive, entities))].map(([entity, rows]) => {
      const names = listColumns(entity).map(([name]) => name);
      return { entity, rows: rows.map(row => toBackupRow(names, row)) };
    });
    // Of a whole backup visitors' part alone: an export has the drafts that were asked for.
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
