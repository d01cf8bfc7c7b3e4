import { isDeepStrictEqual } from 'node:util';
import { In } from 'typeorm';
import { type ImportedItemRow, importedItemEntity } from '#server/composition/import-tables';
import type { ListTarget } from '#server/core/content/content-kind';
import type { StoredFields } from '#server/core/content/history';
import type { ContentKindName } from '#shared/content-kinds';
import type { ImportItem } from '#shared/extras/imports/import-contract';
import { IMPORTED_KINDS } from '#shared/extras/imports/imported-kinds';
import { getImportTarget, type ImportContext } from './import-context';
import { type ImportEntry, listPictureTokens, type SourceEntries, toKeyPart } from './import-entry';
import { entryId } from './import-records';

export type PlannedEntry = Pick<ImportItem, 'state' | 'changes' | 'isSimilar' | 'isProposed'> & {
  incoming: ImportEntry;
  /** The item that the entry became in an earlier import. */
  known: ImportedItemRow | null;
};

type PlanEntry = (incoming: ImportEntry) => PlannedEntry;

/**
 * Plans the import of these entries within the caller's transaction. Texts that the owner edited are replaced
 * only on request.
 */
export async function planReading(
  context: ImportContext,
  { items, source }: Pick<SourceEntries, 'items' | 'source'>,
): Promise<PlannedEntry[]> {
  const ids = items.map(item => entryId(item.source ?? source, item.key));
  const planners = new Map<ContentKindName, PlanEntry>();
  const planned: PlannedEntry[] = [];
  for (const incoming of items) {
    const { kind } = incoming;
    const planEntry = planners.get(kind) ?? (await createPlanner(context, kind, ids));
    planners.set(kind, planEntry);
    planned.push(planEntry(incoming));
  }
  return withoutForeignSettings(context, planned);
}

/** Proposes no setting of a source that differs in one, because it may be about another person. */
function withoutForeignSettings(context: ImportContext, planned: PlannedEntry[]): PlannedEntry[] {
  const isSetting = ({ incoming }: PlannedEntry) => getImportTarget(context, incoming.kind).form === 'single';
  if (!planned.some(entry => isSetting(entry) && entry.state === 'changed')) return planned;
  return planned.map(entry => (isSetting(entry) ? { ...entry, isProposed: false } : entry));
}

/** Reads the stored items of a kind and the records of earlier imports. */
async function createPlanner(
  context: ImportContext,
  kind: ContentKindName,
  ids: string[],
): Promise<PlanEntry> {
  const target = getImportTarget(context, kind);
  switch (target.form) {
    case 'items': {
      const rows = await context.manager.findBy(importedItemEntity, { id: In(ids), kind });
      const found = await target.read(rows.map(({ itemId }) => itemId));
      const known = new Map(rows.map(row => [row.name, row]));
      const { duplicates } = target;
      const equals = new Set(duplicates === 'none' ? [] : await duplicates.readKeys());
      const names = new Set((await target.readNames()).map(toKeyPart));
      return incoming => {
        const row = known.get(incoming.key);
        const hasEqual = duplicates !== 'none' && equals.has(duplicates.getKey(incoming.fields));
        const hasSimilar = names.has(toKeyPart(incoming.name));
        return planItem(incoming, { row, stored: row && found.get(row.itemId), hasEqual, hasSimilar });
      };
    }
    case 'list':
      return listPlanner(await target.readKeys(), target.getKey);
    case 'single': {
      const compare = await target.readComparison();
      return incoming => planSingle(incoming, compare(incoming.fields));
    }
  }
}

export function presentPlanned(planned: PlannedEntry): ImportItem {
  const { incoming, state, changes, isSimilar, isProposed } = planned;
  const { key, kind, from, name, note, isWithheld = false } = incoming;
  const pictures = new Set(listPictureTokens(Object.values(incoming.fields))).size;
  return {
    key,
    target: IMPORTED_KINDS[kind],
    from,
    name,
    note,
    isWithheld,
    pictures,
    state,
    changes,
    isSimilar,
    isProposed,
  };
}

type KnownItem = {
  /** The record of the entry's earlier import. */
  row?: ImportedItemRow | undefined;
  /** The current fields of the item that the entry became. */
  stored?: StoredFields | undefined;
  /** True if the site has an equal item that is not from this source. */
  hasEqual?: boolean;
  /** True if an item of the site has the same title. */
  hasSimilar?: boolean;
};

/** Compares an entry with what the site has of it. */
export function planItem(incoming: ImportEntry, known: KnownItem): PlannedEntry {
  const { row, stored, hasEqual = false, hasSimilar = false } = known;
  if (!row || !stored) {
    const planned = plan(incoming, hasEqual ? 'same' : 'new');
    return hasSimilar && !hasEqual ? { ...planned, isSimilar: true, isProposed: false } : planned;
  }
  const moved = Object.entries(incoming.fields)
    .filter(([name, value]) => !isDeepStrictEqual(value, row.sourceFields[name]))
    .map(([name]) => name);
  const changes = moved.filter(name => isDeepStrictEqual(stored[name], row.storedFields[name]));
  if (incoming.figures && !isDeepStrictEqual(incoming.figures, row.figures)) changes.push(FIGURES);
  if (changes.length > 0) return { ...plan(incoming, 'changed'), changes, known: row };
  return { ...plan(incoming, moved.length > 0 ? 'kept' : 'same'), known: row };
}

/** Represents the source's counts in a list of changed fields. */
export const FIGURES = 'figures';

/** Plans entries of a list. One that is already in the list, or earlier in the source, is unchanged. */
export function listPlanner(keys: string[], getKey: ListTarget['getKey']): PlanEntry {
  const known = new Set(keys);
  return incoming => {
    const key = getKey(incoming.fields);
    const isNew = !known.has(key);
    known.add(key);
    return plan(incoming, isNew ? 'new' : 'same');
  };
}

/** Plans a setting. Replacing an existing value is not preselected. */
export function planSingle(incoming: ImportEntry, state: 'same' | 'new' | 'changed'): PlannedEntry {
  if (state !== 'changed') return plan(incoming, state);
  return { ...plan(incoming, state), changes: Object.keys(incoming.fields), isProposed: false };
}

function plan(incoming: ImportEntry, state: ImportItem['state']): PlannedEntry {
  return {
    incoming,
    state,
    changes: [],
    isSimilar: false,
    isProposed: state === 'changed' || state === 'new',
    known: null,
  };
}
