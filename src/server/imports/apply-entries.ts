import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import { NAME_MAX_LENGTH } from '#shared/contract/common';
import type { ItemTarget } from '../core/content/content-kind';
import type { Fields } from '../core/content/history';
import { pick } from '../core/content/pick';
import { upsertRows } from '../core/database/upsert-rows';
import { AppError } from '../core/errors/app-error';
import { getImportTarget, type ImportContext, latestVersion } from './import-context';
import { entryId, type ImportedItemRow, type ImportedThing, importedItemEntity } from './import-run';
import type { Incoming, Reading } from './incoming';
import { FIGURES, type PlannedEntry } from './plan-entries';
import { withPictures } from './store-pictures';

type Options = Pick<Reading, 'source' | 'showFigures'> & {
  /** The addresses of the stored images, by token. */
  urls: Map<string, string>;
};

/** Stores the planned entries within the caller's transaction. Returns what was created and changed. */
export async function applyEntries(
  context: ImportContext,
  planned: PlannedEntry[],
  options: Options,
): Promise<ImportedThing[]> {
  const wanted = planned.filter(({ state }) => state === 'new' || state === 'changed');
  const things: ImportedThing[] = [];
  // Lists show the newest item first, so the first entry of the source is created last.
  for (const { incoming, known, changes } of wanted.toReversed()) {
    const target = getImportTarget(context, incoming.kind);
    if (target.form !== 'items') continue;
    const thing = known
      ? await changeItem(context, target, incoming, { row: known, changes }, options)
      : await makeItem(context, target, incoming, options);
    if (thing) things.unshift(thing);
  }
  return [...things, ...(await applyTogether(context, wanted))];
}

/** Saves lists and single items once, with all their new entries. */
async function applyTogether(context: ImportContext, wanted: PlannedEntry[]): Promise<ImportedThing[]> {
  const things: ImportedThing[] = [];
  for (const kind of CONTENT_KIND_NAMES) {
    const entries: Fields[] = wanted.flatMap(({ incoming }) =>
      incoming.kind === kind ? [incoming.fields] : [],
    );
    if (entries.length === 0) continue;
    const target = getImportTarget(context, kind);
    if (target.form === 'list') {
      const ids = await target.create(entries);
      things.push(...ids.map(id => ({ kind, id, number: null })));
    } else if (target.form === 'single') {
      await target.save(entries);
      things.push({ kind, id: target.id, number: await latestVersion(context, target.id) });
    }
  }
  return things;
}

async function makeItem(
  context: ImportContext,
  target: ItemTarget,
  incoming: Incoming,
  { source, showFigures, urls }: Options,
): Promise<ImportedThing> {
  const { kind, figures } = incoming;
  const { input, sourceFields } = withPictures(incoming.fields, urls);
  const id = await naming(incoming, () =>
    target.create({ ...input, ...(figures && showFigures?.({}, {}, figures)) }),
  );
  const stored = await readItem(target, id);
  await remember(context, {
    id: entryId(source, incoming.key),
    source,
    name: incoming.key.slice(0, NAME_MAX_LENGTH),
    kind,
    itemId: id,
    sourceFields,
    storedFields: pick(stored, Object.keys(sourceFields)),
    figures: figures ?? {},
  });
  return { kind, id, number: null };
}

/** Returns null if only counts changed that the item does not show: there is nothing to undo. */
async function changeItem(
  context: ImportContext,
  target: ItemTarget,
  incoming: Incoming,
  { row, changes }: { row: ImportedItemRow; changes: string[] },
  { showFigures, urls }: Options,
): Promise<ImportedThing | null> {
  const { kind, itemId } = row;
  const fields = changes.filter(name => name !== FIGURES);
  const { input, sourceFields } = withPictures(pick<Fields, string>(incoming.fields, fields), urls);
  const figures = incoming.figures ?? row.figures;
  const before = await readItem(target, itemId);
  const shown = changes.includes(FIGURES) && showFigures?.(before, row.figures, figures);
  const update = { ...input, ...shown };
  const isChanged = Object.keys(update).length > 0;
  if (isChanged) await naming(incoming, () => target.update(itemId, update));
  const stored = await readItem(target, itemId);
  await remember(context, {
    ...row,
    sourceFields: { ...row.sourceFields, ...sourceFields },
    storedFields: { ...row.storedFields, ...pick(stored, fields) },
    figures,
  });
  if (!isChanged) return null;
  return { kind, id: itemId, number: await latestVersion(context, itemId) };
}

/** Records the item that an entry became. Replaces the record of a deleted item. */
function remember({ manager }: ImportContext, row: ImportedItemRow): Promise<void> {
  return upsertRows(
    manager,
    importedItemEntity,
    [row],
    ['itemId', 'sourceFields', 'storedFields', 'figures'],
  );
}

/** Adds the entry's name to an error, so the owner knows which of many entries was refused. */
async function naming<T>({ name, from }: Incoming, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, `${from}, "${name}": ${error.message}`, { cause: error });
  }
}

async function readItem(target: ItemTarget, id: string): Promise<Fields> {
  return (await target.read([id])).get(id) ?? {};
}
