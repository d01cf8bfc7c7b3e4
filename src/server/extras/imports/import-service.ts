import {
  type ImportChange,
  type ImportedItemRow,
  type ImportRunRow,
  importedItemEntity,
  importRunEntity,
} from '#server/composition/import-tables';
import type { Database } from '#server/core/database/database';
import { AppError, createNotFoundError } from '#server/core/errors/app-error';
import { createInputError } from '#server/core/errors/invalid-input';
import { CONTENT_KIND_NAMES, type ContentKindName } from '#shared/content-kinds';
import type {
  ImportPlan,
  ImportPublished,
  ImportResult,
  ImportRun,
  ImportUndone,
} from '#shared/extras/imports/import-contract';
import { IMPORTED_KINDS } from '#shared/extras/imports/imported-kinds';
import { applyEntries } from './apply-entries';
import { type ChangeContent, getImportTarget, type ImportContext } from './import-context';
import { findDrafts, publishDrafts } from './import-drafts';
import type { SourceEntries } from './import-entry';
import { recordRun } from './import-records';
import { planReading, presentPlanned } from './plan-entries';
import { type PictureStore, storePictures } from './store-pictures';
import { undoEntries } from './undo-entries';

/** The number of past imports that the list shows. */
const RUNS_SHOWN = 20;

export type ImportService = ReturnType<typeof createImportService>;
type ImportDeps = {
  db: Database;
  changeContent: ChangeContent;
  pictures: PictureStore;
};

/** Plans and applies the import of a source's entries, each in one transaction, and undoes it. */
export function createImportService({ db, changeContent, pictures }: ImportDeps) {
  /** Previews an import without changing anything. */
  async function plan(reading: SourceEntries): Promise<ImportPlan> {
    const planned = await changeContent(context => planReading(context, reading));
    return { items: planned.map(presentPlanned), leftOut: reading.leftOut };
  }

  /**
   * Imports all of the chosen entries, or none.
   * @throws AppError BAD_REQUEST for a key that is not in the source
   */
  async function apply(reading: SourceEntries, keys: string[]): Promise<ImportResult> {
    const chosen = chooseItems(reading, keys);
    const planned = await changeContent(context => planReading(context, chosen));
    const stored = await storePictures(planned, chosen.pictures, pictures);
    try {
      return await changeContent(async context => {
        const changes = await applyEntries(context, await planReading(context, chosen), {
          ...reading,
          urls: stored.urls,
        });
        const result = { ...countChanges(changes), problems: stored.problems };
        if (changes.length === 0) return { _id: null, ...result };
        return { _id: await recordRun(context.manager, reading.name, changes), ...result };
      });
    } catch (error) {
      for (const url of stored.urls.values()) await pictures.remove(url);
      throw error;
    }
  }

  /**
   * Undoes an import. It moves created items to the trash and restores changed ones, except those edited
   * since.
   * @throws AppError NOT_FOUND; CONFLICT if it was already undone
   */
  function undo(id: string): Promise<ImportUndone> {
    return changeContent(async context => undoEntries(context, await getRun(context, id)));
  }

  /**
   * Publishes the drafts that an import created, all or none, except those that its source does not publish.
   * @throws AppError NOT_FOUND; CONFLICT if it was undone; BAD_REQUEST for an item that cannot be published
   */
  function publish(id: string): Promise<ImportPublished> {
    return changeContent(async context => publishDrafts(context, await getRun(context, id)));
  }

  /** Lists the last imports, newest first. */
  async function list(): Promise<ImportRun[]> {
    const rows = await db.read(importRunEntity).find({ order: { id: 'DESC' }, take: RUNS_SHOWN });
    if (rows.length === 0) return [];
    return changeContent(context => Promise.all(rows.map(run => presentRun(context, run))));
  }

  /** Lists the items that were imported from a source and still exist. */
  async function listImported(source: ImportedItemRow['source']): Promise<ImportedItemRow[]> {
    const rows = await db.read(importedItemEntity).find({ where: { source }, order: { name: 'ASC' } });
    const found = await changeContent(context => findStored(context, rows));
    return rows.filter(({ itemId }) => found.has(itemId));
  }

  /** Lists the slugs of the items of a kind. */
  function listSlugs(kind: ContentKindName): Promise<{ id: string; slug: string }[]> {
    return changeContent(async context => {
      const target = getImportTarget(context, kind);
      return target.form === 'items' ? target.listSlugs() : [];
    });
  }

  return { plan, apply, undo, publish, list, listImported, listSlugs };
}

/** @throws AppError NOT_FOUND; CONFLICT if the import was undone */
async function getRun({ manager }: ImportContext, id: string): Promise<ImportRunRow> {
  const run = await manager.findOneBy(importRunEntity, { id });
  if (run?.id !== id) throw createNotFoundError('import');
  if (run.undoneAt) throw new AppError('CONFLICT', 'This import was already undone.');
  return run;
}

async function presentRun(context: ImportContext, run: ImportRunRow): Promise<ImportRun> {
  const { id, source, createdAt, undoneAt, things: changes } = run;
  const drafts = undoneAt ? [] : await findDrafts(context, run);
  return {
    _id: id,
    source,
    createdAt: createdAt.toISOString(),
    ...countChanges(changes),
    drafts: drafts.map(({ kind, ids, withheldIds }) => ({
      target: IMPORTED_KINDS[kind],
      count: ids.length + withheldIds.length,
      withheld: withheldIds.length,
    })),
    isUndone: undoneAt !== null,
  };
}

function countChanges(changes: ImportChange[]): Pick<ImportResult, 'made' | 'changed' | 'withheld'> {
  const made = changes.filter(({ number }) => number === null).length;
  const withheld = changes.filter(({ isWithheld }) => isWithheld).length;
  return { made, changed: changes.length - made, withheld };
}

/** @throws AppError BAD_REQUEST for an unknown key */
function chooseItems(reading: SourceEntries, keys: string[]): SourceEntries {
  const byKey = new Map(reading.items.map(item => [item.key, item]));
  const issues = keys.flatMap((key, index) =>
    byKey.has(key) ? [] : [{ path: ['keys', index], message: 'Must be part of this import' }],
  );
  if (issues.length > 0) throw createInputError(issues);
  const chosen = new Set(keys);
  return { ...reading, items: reading.items.filter(({ key }) => chosen.has(key)) };
}

/** Returns the IDs of the items that still exist. */
async function findStored(context: ImportContext, rows: ImportedItemRow[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const kind of CONTENT_KIND_NAMES) {
    const ids = rows.filter(row => row.kind === kind).map(({ itemId }) => itemId);
    if (ids.length === 0) continue;
    const target = getImportTarget(context, kind);
    if (target.form === 'items') for (const id of (await target.read(ids)).keys()) found.add(id);
  }
  return found;
}
