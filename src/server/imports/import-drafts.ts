import { CONTENT_KIND_NAMES, type ContentKindName } from '#shared/content-kinds';
import { IMPORTED_KINDS } from '#shared/contract/import';
import { getImportTarget, type ImportContext } from './import-context';
import type { ImportRunRow } from './import-run';

type ImportedKind = keyof typeof IMPORTED_KINDS;
type Drafts = { kind: ImportedKind; ids: string[] };

/** Finds the items that an import created and that are still drafts, by kind. */
export async function findDrafts(
  context: ImportContext,
  { things }: Pick<ImportRunRow, 'things'>,
): Promise<Drafts[]> {
  const drafts: Drafts[] = [];
  for (const kind of CONTENT_KIND_NAMES) {
    const made = things.filter(thing => thing.kind === kind && thing.number === null);
    if (made.length === 0 || !isImported(kind)) continue;
    const target = getImportTarget(context, kind);
    if (target.form !== 'items') continue;
    const ids = await target.listDrafts(made.map(({ id }) => id));
    if (ids.length > 0) drafts.push({ kind, ids });
  }
  return drafts;
}

/** Publishes the drafts of an import within the caller's transaction, and returns their number. */
export async function publishDrafts(context: ImportContext, run: ImportRunRow): Promise<number> {
  const drafts = await findDrafts(context, run);
  for (const { kind, ids } of drafts) {
    const target = getImportTarget(context, kind);
    if (target.form !== 'items') continue;
    for (const id of ids) await target.update(id, { draft: false });
  }
  return drafts.reduce((count, { ids }) => count + ids.length, 0);
}

function isImported(kind: ContentKindName): kind is ImportedKind {
  return kind in IMPORTED_KINDS;
}
