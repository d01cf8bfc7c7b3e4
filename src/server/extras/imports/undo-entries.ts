import { type ImportRunRow, importRunEntity } from '#server/composition/import-tables';
import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import type { ImportUndone } from '#shared/extras/imports/import-contract';
import { findLatestVersion, getImportTarget, type ImportContext } from './import-context';

/**
 * Undoes an import of entries within the caller's transaction. Items that were changed since stay, and items
 * that no longer exist are skipped.
 */
export async function undoEntries(
  context: ImportContext,
  { id: runId, things: changes }: ImportRunRow,
): Promise<ImportUndone> {
  await context.manager.update(importRunEntity, { id: runId }, { undoneAt: new Date() });
  const undone: ImportUndone = { removed: 0, restored: 0, kept: 0 };
  // Deletions come first, because they free slugs.
  for (const kind of CONTENT_KIND_NAMES) {
    const made = changes.filter(change => change.kind === kind && change.number === null);
    if (made.length === 0) continue;
    const target = getImportTarget(context, kind);
    if (target.form !== 'single') undone.removed += await target.remove(made.map(({ id }) => id));
  }
  for (const { id, number } of changes) {
    if (number === null) continue;
    if ((await findLatestVersion(context, id)) === number) {
      await context.versions.restore({ id, number: number - 1 });
      undone.restored += 1;
    } else undone.kept += 1;
  }
  return undone;
}
