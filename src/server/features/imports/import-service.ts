import { In } from 'typeorm';
import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import type { ImportPlan, ImportResult, ImportRun } from '../../../shared/contract/import';
import { skillNameKey } from '../../../shared/skill-name-key';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import type { Fields } from '../../core/history';
import { invalidInput } from '../../core/invalid-input';
import { newId } from '../../core/new-id';
import { applyImport } from './apply-import';
import {
  type ImportedItemRow,
  type ImportedThing,
  importedItemEntity,
  importRunEntity,
} from './import-entities';
import type { ChangeContent, ContentKind, ImportTargets } from './import-targets';
import { type Incoming, isContent, type Reading } from './incoming';
import { itemIdOf } from './item-id';
import { type KnownContent, type PlannedItem, planImport, presentPlanned } from './plan-import';
import { type PictureStore, storePictures } from './store-pictures';
import { undoImport } from './undo-import';

/** How many of the imports of before are told. */
const RUNS_SHOWN = 20;

export type ImportService = ReturnType<typeof createImportService>;
export type ImportDeps = {
  db: Database;
  changeContent: ChangeContent;
  pictures: PictureStore;
};

/** Takes content from elsewhere: read, plan, apply in one transaction, and undo. */
export function createImportService({ db, changeContent, pictures }: ImportDeps) {
  /** What the import would do. Nothing is changed. */
  async function plan(reading: Reading): Promise<ImportPlan> {
    const planned = await changeContent(targets => planWith(targets, reading));
    return { items: planned.map(presentPlanned), leftOut: reading.leftOut };
  }

  /**
   * Does what was chosen of it, all or nothing.
   * @throws AppError BAD_REQUEST for a key that the source does not have
   */
  async function apply(reading: Reading, keys: string[]): Promise<ImportResult> {
    const chosen = chooseItems(reading, keys);
    const planned = await changeContent(targets => planWith(targets, chosen));
    const stored = await storePictures(planned, chosen.pictures, pictures);
    try {
      return await changeContent(async targets => {
        const things = await applyImport(targets, await planWith(targets, chosen), {
          source: reading.source,
          urls: stored.urls,
        });
        const result = { ...countThings(things), problems: stored.problems };
        if (things.length === 0) return { _id: null, ...result };
        const run = { id: newId(), source: reading.name, createdAt: new Date(), undoneAt: null, things };
        await targets.manager.insert(importRunEntity, run);
        return { _id: run.id, ...result };
      });
    } catch (error) {
      for (const url of stored.urls.values()) await pictures.remove(url);
      throw error;
    }
  }

  /**
   * Takes an import back: what it made goes to the trash, what it changed is as before, unless it was changed again.
   * @throws AppError NOT_FOUND; CONFLICT when it was undone already
   */
  function undo(id: string) {
    return changeContent(async targets => {
      const run = await targets.manager.findOneBy(importRunEntity, { id });
      if (run?.id !== id) throw new AppError('NOT_FOUND', 'Import not found.');
      if (run.undoneAt) throw new AppError('CONFLICT', 'This import was undone already');
      await targets.manager.update(importRunEntity, { id }, { undoneAt: new Date() });
      return undoImport(targets, run.things);
    });
  }

  /** The last imports, the newest first. */
  async function list(): Promise<ImportRun[]> {
    const rows = await db.read(importRunEntity).find({ order: { id: 'DESC' }, take: RUNS_SHOWN });
    return rows.map(({ id, source, createdAt, undoneAt, things }) => ({
      ...{ _id: id, source, createdAt: createdAt.toISOString() },
      ...countThings(things),
      isUndone: undoneAt !== null,
    }));
  }

  /** Everything that has come from a source and is still here. */
  async function listImported(source: ImportedItemRow['source']): Promise<ImportedItemRow[]> {
    const rows = await db.read(importedItemEntity).find({ where: { source }, order: { name: 'ASC' } });
    const found = await changeContent(targets => readStored(targets, rows));
    return rows.filter(({ itemId }) => found.has(itemId));
  }

  return { plan, apply, undo, list, listImported };
}

function countThings(things: ImportedThing[]): Pick<ImportRun, 'made' | 'changed'> {
  const made = things.filter(({ number }) => number === null).length;
  return { made, changed: things.length - made };
}

/** @throws AppError BAD_REQUEST for a key that is not in it */
function chooseItems(reading: Reading, keys: string[]): Reading {
  const byKey = new Map(reading.items.map(item => [item.key, item]));
  const issues = keys.flatMap((key, index) =>
    byKey.has(key) ? [] : [{ path: ['keys', index], message: 'Not in this import' }],
  );
  if (issues.length > 0) throw invalidInput(issues);
  const chosen = new Set(keys);
  return { ...reading, items: reading.items.filter(({ key }) => chosen.has(key)) };
}

async function planWith(targets: ImportTargets, { items, source }: Reading): Promise<PlannedItem[]> {
  return planImport(items, await readKnown(targets, items, source));
}

async function readKnown(
  targets: ImportTargets,
  items: Incoming[],
  source: ImportedItemRow['source'],
): Promise<KnownContent> {
  const ids = items.filter(isContent).map(({ key }) => itemIdOf(source, key));
  const rows = ids.length > 0 ? await targets.manager.findBy(importedItemEntity, { id: In(ids) }) : [];
  const found = await readStored(targets, rows);
  const imported = new Map<string, { row: ImportedItemRow; stored: Fields }>();
  for (const row of rows) {
    const stored = found.get(row.itemId);
    if (stored) imported.set(row.name, { row, stored });
  }
  return {
    imported,
    skillKeys: new Set((await targets.skills.names()).map(skillNameKey)),
    site: await targets.site.get(),
    blankSite: BLANK_SITE_SETTINGS,
  };
}

async function readStored(targets: ImportTargets, rows: ImportedItemRow[]): Promise<Map<string, Fields>> {
  const idsOf = (wanted: ContentKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ itemId }) => itemId);
  return new Map([
    ...(await targets.project.read(idsOf('project'))),
    ...(await targets.note.read(idsOf('note'))),
    ...(await targets.timeline.read(idsOf('timeline'))),
  ]);
}
