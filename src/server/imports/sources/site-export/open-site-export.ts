import { type Archive, openArchive } from '#server/core/archive/archive-reader';
import { filterTables, readContent, requireTables } from '#server/core/archive/archive-tables';
import { type ArchiveRow, listColumns, toArchiveRow } from '#server/core/archive/table-rows';
import type { Entity } from '#server/core/database/entity';
import type { IncomingRows } from '#server/imports/plan-rows';

/**
 * Selects the content that may be shared. Pass every row to `note` before the first call of `exported`.
 */
export type ChooseShared = (options: { hasDrafts: boolean }) => {
  note(entity: Entity, row: ArchiveRow): void;
  /** Returns the shareable form of a row, or null for a row that is not shared. */
  exported(entity: Entity, row: ArchiveRow): ArchiveRow | null;
};

type Options = { entities: Entity[]; chooseShared: ChooseShared };

/**
 * Runs `work` with the content of an opened backup or export.
 * @throws AppError BAD_REQUEST for an invalid file
 */
export async function withSiteExport<T>(
  file: string,
  { entities, chooseShared }: Options,
  work: (archive: Archive, content: IncomingRows) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(file);
  try {
    requireTables(archive, entities);
    const tables = await readTables(archive, entities);
    // Only the published content of a backup is imported. An export contains drafts only on request.
    const { note, exported } = chooseShared({ hasDrafts: archive.manifest.scope === 'content' });
    for (const { entity, rows } of tables) for (const row of rows) note(entity, row);
    const content = new Map<string, ArchiveRow[]>();
    for (const { entity, rows } of tables) {
      const shared = rows.map(row => exported(entity, row)).filter(row => row !== null);
      content.set(entity.options.name, shared);
    }
    return await work(archive, content);
  } finally {
    archive.close();
  }
}

async function readTables(archive: Archive, entities: Entity[]) {
  const tables = filterTables(entities, 'content').map(entity => {
    const names = listColumns(entity).map(([name]) => name);
    return { entity, names, rows: [] as ArchiveRow[] };
  });
  const byEntity = new Map(tables.map(table => [table.entity, table]));
  for await (const [entity, row] of readContent(archive, entities)) {
    const table = byEntity.get(entity);
    table?.rows.push(toArchiveRow(table.names, row));
  }
  return tables;
}
