import type { StoredFields } from '#server/core/content/history';
import { listUploadStems } from '#shared/upload-names';
import type { UploadUseRow } from './upload-use-entity';

/**
 * Lists the files that any field of a stored item names, by the stem of their names. A caller that has the JSON of the
 * fields passes it, because the fields may be large.
 */
export function listUses(
  itemId: string,
  fields: StoredFields,
  json = JSON.stringify(fields),
): Map<string, UploadUseRow> {
  const { draft, pendingChanges, ...published } = fields;
  const named = listUploadStems(json);
  const shown = pendingChanges ? listUploadStems(JSON.stringify(published)) : named;
  const uses = [...named].map(file =>
    !draft && shown.has(file)
      ? { file, itemId, isPublic: true, visibleFrom: toDate(fields.publishAt) }
      : toHiddenUse(itemId, file),
  );
  return new Map(uses.map(use => [use.file, use]));
}

export function toHiddenUse(itemId: string, file: string): UploadUseRow {
  return { file, itemId, isPublic: false, visibleFrom: null };
}

/** Rows in an archive have times as text. */
function toDate(time: unknown): Date | null {
  return typeof time === 'string' || time instanceof Date ? new Date(time) : null;
}
