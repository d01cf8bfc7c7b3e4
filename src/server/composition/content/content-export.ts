import type { Entity } from '#server/core/database/entity';
import type { BackupRow } from '#server/features/backup/table-rows';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { uploadStem, uploadStemsIn, uploadsIn } from '#shared/upload-names';

export type ExportOptions = { hasDrafts: boolean };

/** Creates a filter for public content and the uploads it needs, without files that only the owner sees. */
export function createExportFilter({ hasDrafts }: ExportOptions, now = new Date()) {
  const shown = { stems: new Set<string>(), names: new Set<string>() };
  const leavingIds = new Set<unknown>();
  const hidden = { stems: new Set<string>(), names: new Set<string>() };

  /** Registers a row. Call it for every row before calling `exported`. */
  function note(entity: Entity, row: BackupRow): void {
    const kept = exported(entity, row);
    if (kept) leavingIds.add(row.id);
    if (entity.fileColumns.length === 0) return;
    for (const [set, said] of [
      [shown, kept],
      [hidden, row],
    ] as const) {
      if (!said) continue;
      const text = JSON.stringify(entity.fileColumns.map(column => said[column]));
      for (const stem of uploadStemsIn(text)) set.stems.add(stem);
      for (const name of uploadsIn(text)) set.names.add(name);
    }
  }

  /** Returns the exported form of a row; null for a row that is not exported. */
  function exported(entity: Entity, row: BackupRow): BackupRow | null {
    if (entity.options.name === uploadEntity.options.name)
      return wantsUpload(row) ? leaving(entity, row) : null;
    const { belongsTo, linksTo } = entity;
    if (belongsTo !== null && !leavingIds.has(row[belongsTo])) return null;
    if (hasDrafts) return leaving(entity, row, entity.exportedWithDrafts);
    const { draft, publishAt } = row;
    if (draft || (typeof publishAt === 'string' && new Date(publishAt) > now)) return null;
    const left = leaving(entity, row);
    // Remove links to rows that are not exported.
    for (const name of linksTo) {
      const ids = left[name];
      if (Array.isArray(ids)) left[name] = ids.filter(id => leavingIds.has(id));
    }
    return left;
  }

  /** Includes uploads by API clients, which may be linked from elsewhere, unless only a draft names them. */
  function wantsUpload({ name, origin }: BackupRow): boolean {
    const isIn = ({ stems, names }: typeof shown) =>
      names.has(String(name)) || stems.has(uploadStem(String(name)));
    return origin === 'resume' || isIn(shown) || (origin === 'client' && !isIn(hidden));
  }

  return { note, exported };
}

/** Returns the row with its private columns set to null. */
function leaving({ exported }: Entity, row: BackupRow, further: readonly string[] = []): BackupRow {
  const leaves = new Set([...exported, ...further]);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, leaves.has(name) ? value : null]),
  );
}
