import type { ImportRunRow } from '#server/composition/import-tables';
import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import type { ImportPublished } from '#shared/extras/imports/import-contract';
import { type ImportedKind, isImportedKind } from '#shared/extras/imports/imported-kinds';
import { getImportTarget, type ImportContext } from './import-context';

/** The drafts of a kind: those to publish, and those that the source does not publish. */
type Drafts = { kind: ImportedKind; ids: string[]; withheldIds: string[] };

/** Finds the items that an import created and that are still drafts, by kind. */
export async function findDrafts(
  context: ImportContext,
  { things: changes }: Pick<ImportRunRow, 'things'>,
): Promise<Drafts[]> {
  const drafts: Drafts[] = [];
  const withheld = new Set(changes.filter(({ isWithheld }) => isWithheld).map(({ id }) => id));
  for (const kind of CONTENT_KIND_NAMES) {
    const made = changes.filter(change => change.kind === kind && change.number === null);
    if (made.length === 0 || !isImportedKind(kind)) continue;
    const target = getImportTarget(context, kind);
    if (target.form !== 'items') continue;
    const found = await target.listDrafts(made.map(({ id }) => id));
    if (found.length === 0) continue;
    drafts.push({
      kind,
      ids: found.filter(id => !withheld.has(id)),
      withheldIds: found.filter(id => withheld.has(id)),
    });
  }
  return drafts;
}

/** Publishes the drafts of an import within the caller's transaction, except those that its source withholds. */
export async function publishDrafts(context: ImportContext, run: ImportRunRow): Promise<ImportPublished> {
  const drafts = await findDrafts(context, run);
  for (const { kind, ids } of drafts) {
    const target = getImportTarget(context, kind);
    if (target.form !== 'items') continue;
    for (const id of ids) await target.update(id, { draft: false });
  }
  return {
    count: drafts.reduce((count, { ids }) => count + ids.length, 0),
    withheld: drafts.reduce((count, { withheldIds }) => count + withheldIds.length, 0),
  };
}
