import { entities } from '#server/composition/entities';
import type { ArchiveRow } from '#server/core/archive/table-rows';
import { isNameShown } from '#server/core/content/listed-names';
import type { Entity } from '#server/core/database/entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { listUploadStems, uploadStem } from '#shared/upload-names';

const NAMED = entities.filter(({ namedIn }) => namedIn !== null);

/** Creates a filter of published rows, which passes what visitors see of them, and the uploads that they name. */
export function createExportFilter() {
  const leavingIds = new Set<unknown>();
  const usedNames = new Map(NAMED.map(entity => [entity, new Set<unknown>()]));
  /** The stems of the names of uploads. */
  const usedUploads = new Set<string>();

  /** Registers a row. Call it for every row before the first call of `exported`. */
  function note(entity: Entity, row: ArchiveRow): void {
    const left = exported(entity, row);
    if (!left) return;
    leavingIds.add(row.id);
    for (const [{ namedIn }, used] of usedNames)
      if (namedIn?.table === entity.options.name) used.add(left[namedIn.column]);
    for (const file of listUploadStems(JSON.stringify(left))) usedUploads.add(file);
  }

  /** Returns the exported form of a row, or null if the row is not exported. */
  function exported(entity: Entity, row: ArchiveRow): ArchiveRow | null {
    if (entity.options.name === uploadEntity.options.name) return isUsed(row) ? leaving(entity, row) : null;
    const { belongsTo, linksTo } = entity;
    if (belongsTo !== null && !leavingIds.has(row[belongsTo])) return null;
    const used = usedNames.get(entity);
    if (used && !isNameShown(row, used)) return null;
    const left = leaving(entity, row);
    // Links to rows that are not exported would lead nowhere.
    for (const column of linksTo) {
      const ids = left[column];
      if (Array.isArray(ids)) left[column] = ids.filter(id => leavingIds.has(id));
    }
    return left;
  }

  function isUsed({ name, origin }: ArchiveRow): boolean {
    return origin === 'resume' || usedUploads.has(uploadStem(String(name)));
  }

  return { note, exported };
}

/** Returns the row with its private columns set to null. */
function leaving({ exported }: Entity, row: ArchiveRow): ArchiveRow {
  const leaves = new Set(exported);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, leaves.has(name) ? value : null]),
  );
}
