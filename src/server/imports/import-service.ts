import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import type { ImportPlan, ImportResult, ImportRun, ImportUndone } from '#shared/contract/import';
import type { Database } from '../core/database/database';
import { AppError } from '../core/errors/app-error';
import { invalidInput } from '../core/errors/invalid-input';
import { applyEntries } from './apply-entries';
import { type ChangeContent, getImportTarget, type ImportContext } from './import-context';
import {
  ENTRY_IMPORTS,
  type ImportedItemRow,
  type ImportedThing,
  importedItemEntity,
  importRunEntity,
  recordRun,
} from './import-run';
import type { Reading } from './incoming';
import { planReading, presentPlanned } from './plan-entries';
import { type PictureStore, storePictures } from './store-pictures';
import { undoEntries } from './undo-entries';

/** Number of past imports that the list shows. */
const RUNS_SHOWN = 20;

export type ImportService = ReturnType<typeof createImportService>;
export type ImportDeps = {
  db: Database;
  changeContent: ChangeContent;
  pictures: PictureStore;
};

/** Imports the entries of a source: plan, apply in one transaction, and undo. */
export function createImportService({ db, changeContent, pictures }: ImportDeps) {
  /** Previews an import without changing anything. */
  async function plan(reading: Reading): Promise<ImportPlan> {
    const planned = await changeContent(context => planReading(context, reading));
    return { items: planned.map(presentPlanned), leftOut: reading.leftOut };
  }

  /**
   * Imports the chosen entries, all or none.
   * @throws AppError BAD_REQUEST for a key that is not in the source
   */
  async function apply(reading: Reading, keys: string[]): Promise<ImportResult> {
    const chosen = chooseItems(reading, keys);
    const planned = await changeContent(context => planReading(context, chosen));
    const stored = await storePictures(planned, chosen.pictures, pictures);
    try {
      return await changeContent(async context => {
        const things = await applyEntries(context, await planReading(context, chosen), {
          ...reading,
          urls: stored.urls,
        });
        const result = { ...countThings(things), problems: stored.problems };
        if (things.length === 0) return { _id: null, ...result };
        return { _id: await recordRun(context.manager, reading.name, things), ...result };
      });
    } catch (error) {
      for (const url of stored.urls.values()) await pictures.remove(url);
      throw error;
    }
  }

  /**
   * Undoes an import: moves created items to the trash and restores changed ones, except those edited since.
   * @throws AppError NOT_FOUND; CONFLICT if it was already undone
   */
  function undo(id: string): Promise<ImportUndone> {
    return changeContent(async context => {
      const run = await context.manager.findOneBy(importRunEntity, { id, ...ENTRY_IMPORTS });
      if (run?.id !== id) throw new AppError('NOT_FOUND', 'Import not found.');
      if (run.undoneAt) throw new AppError('CONFLICT', 'This import was already undone');
      return undoEntries(context, run);
    });
  }

  /** Lists the last imports, newest first. */
  async function list(): Promise<ImportRun[]> {
    const rows = await db
      .read(importRunEntity)
      .find({ where: ENTRY_IMPORTS, order: { id: 'DESC' }, take: RUNS_SHOWN });
    return rows.map(({ id, source, createdAt, undoneAt, things }) => ({
      _id: id,
      source,
      createdAt: createdAt.toISOString(),
      ...countThings(things),
      isUndone: undoneAt !== null,
    }));
  }

  /** Lists the items that were imported from a source and still exist. */
  async function listImported(source: ImportedItemRow['source']): Promise<ImportedItemRow[]> {
    const rows = await db.read(importedItemEntity).find({ where: { source }, order: { name: 'ASC' } });
    const found = await changeContent(context => findStored(context, rows));
    return rows.filter(({ itemId }) => found.has(itemId));
  }

  return { plan, apply, undo, list, listImported };
}

function countThings(things: ImportedThing[]): Pick<ImportRun, 'made' | 'changed'> {
  const made = things.filter(({ number }) => number === null).length;
  return { made, changed: things.length - made };
}

/** @throws AppError BAD_REQUEST for an unknown key */
function chooseItems(reading: Reading, keys: string[]): Reading {
  const byKey = new Map(reading.items.map(item => [item.key, item]));
  const issues = keys.flatMap((key, index) =>
    byKey.has(key) ? [] : [{ path: ['keys', index], message: 'Not part of this import' }],
  );
  if (issues.length > 0) throw invalidInput(issues);
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
