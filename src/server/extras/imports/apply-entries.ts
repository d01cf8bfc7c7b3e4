import {
  type ImportChange,
  type ImportedItemRow,
  importedItemEntity,
} from '#server/composition/import-tables';
import type { ItemTarget } from '#server/core/content/content-kind';
import type { StoredFields } from '#server/core/content/history';
import { pick } from '#server/core/content/pick';
import { DESCRIPTION_FIELDS } from '#server/core/content/picture-description';
import { upsertRows } from '#server/core/database/upsert-rows';
import { AppError } from '#server/core/errors/app-error';
import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import { NAME_MAX_LENGTH } from '#shared/contract/common';
import { findLatestVersion, getImportTarget, type ImportContext } from './import-context';
import type { ImportEntry, SourceEntries } from './import-entry';
import { entryId } from './import-records';
import { FIGURES, type PlannedEntry } from './plan-entries';
import { withPictures } from './store-pictures';

type Options = Pick<SourceEntries, 'source' | 'showFigures'> & {
  /** The addresses of the stored images, by token. */
  urls: Map<string, string>;
};

/** Stores the planned entries within the caller's transaction, and returns the created and changed items. */
export async function applyEntries(
  context: ImportContext,
  planned: PlannedEntry[],
  options: Options,
): Promise<ImportChange[]> {
  const wanted = planned.filter(({ state }) => state === 'new' || state === 'changed');
  const importChanges: ImportChange[] = [];
  // Lists show the newest item first, so the first entry of the source is created last.
  for (const { incoming, known, changes } of wanted.toReversed()) {
    const target = getImportTarget(context, incoming.kind);
    if (target.form !== 'items') continue;
    const change = known
      ? await changeItem(context, target, incoming, { row: known, changes }, options)
      : await makeItem(context, target, incoming, options);
    if (change) importChanges.unshift(change);
  }
  return [...importChanges, ...(await applyTogether(context, wanted))];
}

/** Saves lists and single items once, with all their new entries. */
async function applyTogether(context: ImportContext, wanted: PlannedEntry[]): Promise<ImportChange[]> {
  const changes: ImportChange[] = [];
  for (const kind of CONTENT_KIND_NAMES) {
    const entries: StoredFields[] = wanted.flatMap(({ incoming }) =>
      incoming.kind === kind ? [incoming.fields] : [],
    );
    if (entries.length === 0) continue;
    const target = getImportTarget(context, kind);
    if (target.form === 'list') {
      const ids = await target.create(entries);
      changes.push(...ids.map(id => ({ kind, id, number: null })));
    } else if (target.form === 'single') {
      await target.save(entries);
      changes.push({ kind, id: target.id, number: await findLatestVersion(context, target.id) });
    }
  }
  return changes;
}

async function makeItem(
  context: ImportContext,
  target: ItemTarget,
  incoming: ImportEntry,
  { source: importSource, showFigures, urls }: Options,
): Promise<ImportChange> {
  const { kind, figures, isWithheld, source = importSource } = incoming;
  const { input, sourceFields } = withPictures(incoming.fields, urls);
  const id = await naming(incoming, () =>
    target.create({ ...input, ...(figures && showFigures?.({}, {}, figures)) }),
  );
  await target.addFormerAddresses(id, incoming.formerAddresses ?? []);
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
  return { kind, id, number: null, ...(isWithheld && { isWithheld }) };
}

/** Returns null if only counts changed that the item does not show, because there is nothing to undo. */
async function changeItem(
  context: ImportContext,
  target: ItemTarget,
  incoming: ImportEntry,
  { row, changes }: { row: ImportedItemRow; changes: string[] },
  { showFigures, urls }: Options,
): Promise<ImportChange | null> {
  const { kind, itemId } = row;
  const changed = withDescriptions(changes.filter(name => name !== FIGURES));
  const fields = changed.filter(name => name in incoming.fields);
  const { input, sourceFields } = withPictures(pick<StoredFields, string>(incoming.fields, fields), urls);
  const figures = incoming.figures ?? row.figures;
  const before = await readItem(target, itemId);
  const shown = changes.includes(FIGURES) && showFigures?.(before, row.figures, figures);
  const update = { ...input, ...shown };
  const isChanged = Object.keys(update).length > 0;
  if (isChanged) await naming(incoming, () => target.update(itemId, update));
  await target.addFormerAddresses(itemId, incoming.formerAddresses ?? []);
  const stored = await readItem(target, itemId);
  await remember(context, {
    ...row,
    sourceFields: { ...row.sourceFields, ...sourceFields },
    storedFields: { ...row.storedFields, ...pick(stored, fields) },
    figures,
  });
  if (!isChanged) return null;
  return { kind, id: itemId, number: await findLatestVersion(context, itemId) };
}

/** Adds the description of a changed picture, which the services would otherwise clear. */
function withDescriptions(fields: string[]): string[] {
  const descriptions = Object.entries(DESCRIPTION_FIELDS).flatMap(([picture, description]) =>
    fields.includes(picture) ? [description] : [],
  );
  return [...new Set([...fields, ...descriptions])];
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

/** Adds the entry's name to an error, so that the owner knows which of many entries was refused. */
async function naming<T>({ name, from }: ImportEntry, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, `${from}, "${name}": ${error.message}`, { cause: error });
  }
}

async function readItem(target: ItemTarget, id: string): Promise<StoredFields> {
  return (await target.read([id])).get(id) ?? {};
}
