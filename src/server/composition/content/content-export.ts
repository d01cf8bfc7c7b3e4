import { entities } from '#server/composition/entities';
import type { ArchiveRow } from '#server/core/archive/table-rows';
import type { Entity } from '#server/core/database/entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { listUploadNames, listUploadStems, uploadStem } from '#shared/upload-names';

const NAMED = entities.filter(({ namedIn }) => namedIn !== null);

export type ExportOptions = { hasDrafts: boolean };

/**
 * Creates a filter that passes public content and the uploads it needs, without files that only the owner
 * sees.
 */
export function createExportFilter({ hasDrafts }: ExportOptions, now = new Date()) {
  const shown = { stems: new Set<string>(), names: new Set<string>() };
  const leavingIds = new Set<unknown>();
  const usedNames = new Map(NAMED.map(entity => [entity, new Set<unknown>()]));
  const hidden = { stems: new Set<string>(), names: new Set<string>() };

  /** Registers a row. Call it for every row before the first call of `exported`. */
  function note(entity: Entity, row: ArchiveRow): void {
    const exportedRow = exported(entity, row);
    if (exportedRow) leavingIds.add(row.id);
    for (const [{ namedIn }, used] of usedNames)
      if (exportedRow && namedIn?.table === entity.options.name) used.add(exportedRow[namedIn.column]);
    if (entity.fileColumns.length === 0) return;
    for (const [set, said] of [
      [shown, exportedRow],
      [hidden, row],
    ] as const) {
      if (!said) continue;
      const text = JSON.stringify(entity.fileColumns.map(column => said[column]));
      for (const stem of listUploadStems(text)) set.stems.add(stem);
      for (const name of listUploadNames(text)) set.names.add(name);
    }
  }

  /** Returns the exported form of a row, or null if the row is not exported. */
  function exported(entity: Entity, row: ArchiveRow): ArchiveRow | null {
    if (entity.options.name === uploadEntity.options.name)
      return wantsUpload(row) ? leaving(entity, row) : null;
    const { belongsTo, linksTo } = entity;
    if (belongsTo !== null && !leavingIds.has(row[belongsTo])) return null;
    if (hasDrafts) return leaving(entity, row, entity.exportedWithDrafts);
    const { draft, publishAt, name } = row;
    if (usedNames.get(entity)?.has(name)) return leaving(entity, row);
    if (draft || (typeof publishAt === 'string' && new Date(publishAt) > now)) return null;
    const left = leaving(entity, row);
    // Links to rows that are not exported would lead nowhere.
    for (const column of linksTo) {
      const ids = left[column];
      if (Array.isArray(ids)) left[column] = ids.filter(id => leavingIds.has(id));
    }
    return left;
  }

  /** Includes uploads by API clients, which may be linked from elsewhere, unless only a draft names them. */
  function wantsUpload({ name, origin }: ArchiveRow): boolean {
    const isIn = ({ stems, names }: typeof shown) =>
      names.has(String(name)) || stems.has(uploadStem(String(name)));
    return origin === 'resume' || isIn(shown) || (origin === 'client' && !isIn(hidden));
  }

  return { note, exported };
}

/** Returns the row with its private columns set to null. */
function leaving({ exported }: Entity, row: ArchiveRow, further: readonly string[] = []): ArchiveRow {
  const leaves = new Set([...exported, ...further]);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, leaves.has(name) ? value : null]),
  );
}
