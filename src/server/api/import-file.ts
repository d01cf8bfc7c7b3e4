import { type Archive, openArchive } from '../features/backup/archive-reader';
import { readContent, requireKnownTables } from '../features/backup/backup-tables';
import { type BackupRow, columnsOf, toBackupRow } from '../features/backup/table-rows';
import { createExportFilter } from './content-export';
import { entities } from './entities';

/** The rows of each table, by its name. */
export type Content = Map<string, BackupRow[]>;

/** Opens a backup or an export for as long as the work with its content takes. @throws AppError BAD_REQUEST for what is no good file */
export async function withContent<T>(
  file: string,
  work: (archive: Archive, content: Content) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(file);
  try {
    requireKnownTables(archive, entities);
    const tables = [...(await readContent(archive, entities))].map(([entity, rows]) => {
      const names = columnsOf(entity).map(([name]) => name);
      return { entity, rows: rows.map(row => toBackupRow(names, row)) };
    });
    // Of a whole backup visitors' part alone: an export has the drafts that were asked for.
    const { note, exported } = createExportFilter({ hasDrafts: archive.manifest.scope === 'content' });
    for (const { entity, rows } of tables) for (const row of rows) note(entity, row);
    const content: Content = new Map();
    for (const { entity, rows } of tables)
      content.set(
        entity.options.name,
        rows.map(row => exported(entity, row)).filter(row => row !== null),
      );
    return await work(archive, content);
  } finally {
    archive.close();
  }
}
