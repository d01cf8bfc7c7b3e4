import { NAME_MAX_LENGTH } from '../../../shared/contract/common';
import { AppError } from '../../core/app-error';
import type { Fields } from '../../core/history';
import { upsertRows } from '../../core/upsert-rows';
import { type ImportedItemRow, type ImportedThing, importedItemEntity } from './import-entities';
import type { ContentTarget, ImportTargets } from './import-targets';
import {
  type IncomingContent,
  type IncomingSetting,
  type IncomingSkill,
  isContent,
  KIND_OF,
} from './incoming';
import { itemIdOf } from './item-id';
import { FIGURES, figuresOf, type PlannedItem } from './plan-import';
import { keyFiguresOf, refreshedKeyFigures } from './repository-figures';
import { withPictures } from './store-pictures';

type Options = {
  source: ImportedItemRow['source'];
  /** Where the pictures are stored, by their tokens. */
  urls: Map<string, string>;
};

/** Stores what was planned, within the caller's transaction, and answers what was made and changed. */
export async function applyImport(
  targets: ImportTargets,
  planned: PlannedItem[],
  options: Options,
): Promise<ImportedThing[]> {
  const wanted = planned.filter(({ state }) => state === 'new' || state === 'changed');
  const things: ImportedThing[] = [];
  // Lists show the newest first: what stands first in the source is made last.
  for (const { incoming, known, changes } of wanted.toReversed()) {
    if (!isContent(incoming)) continue;
    const thing = known
      ? await changeItem(targets, incoming, { row: known, changes }, options)
      : await makeItem(targets, incoming, options);
    if (thing) things.unshift(thing);
  }
  things.push(...(await addSkills(targets, wanted)));
  things.push(...(await saveSettings(targets, wanted)));
  return things;
}

async function makeItem(
  targets: ImportTargets,
  incoming: IncomingContent,
  { source, urls }: Options,
): Promise<ImportedThing> {
  const kind = KIND_OF[incoming.target];
  const { input, sourceFields } = withPictures(incoming.fields, urls);
  const figures = figuresOf(incoming);
  const keyFigures = figures && { keyFigures: keyFiguresOf(figures) };
  const id = await naming(incoming, () => targets[kind].create({ ...input, ...keyFigures }));
  const stored = await readItem(targets[kind], id);
  await remember(targets, {
    ...{ id: itemIdOf(source, incoming.key), source, name: incoming.key.slice(0, NAME_MAX_LENGTH) },
    ...{ kind, itemId: id, sourceFields, storedFields: pick(stored, Object.keys(sourceFields)) },
    figures: figures ?? {},
  });
  return { kind, id, number: null };
}

/** Null where only figures were counted anew that the project does not show: there is nothing to take back. */
async function changeItem(
  targets: ImportTargets,
  incoming: IncomingContent,
  { row, changes }: { row: ImportedItemRow; changes: string[] },
  { urls }: Options,
): Promise<ImportedThing | null> {
  const { kind, itemId } = row;
  const fields = changes.filter(name => name !== FIGURES);
  const { input, sourceFields } = withPictures(pick(incoming.fields, fields), urls);
  const figures = figuresOf(incoming) ?? row.figures;
  const before = await readItem(targets[kind], itemId);
  const keyFigures =
    changes.includes(FIGURES) && refreshedKeyFigures(before.keyFigures, row.figures, figures);
  const update = { ...input, ...(keyFigures && { keyFigures }) };
  const isChanged = Object.keys(update).length > 0;
  if (isChanged) await naming(incoming, () => targets[kind].update(itemId, update));
  const stored = await readItem(targets[kind], itemId);
  await remember(targets, {
    ...row,
    sourceFields: { ...row.sourceFields, ...sourceFields },
    storedFields: { ...row.storedFields, ...pick(stored, fields) },
    figures,
  });
  if (!isChanged) return null;
  return { kind, id: itemId, number: await targets.versions.latest(itemId) };
}

/** In the place of what the entry became before, if that is gone. */
function remember({ manager }: ImportTargets, row: ImportedItemRow): Promise<void> {
  return upsertRows(
    manager,
    importedItemEntity,
    [row],
    ['itemId', 'sourceFields', 'storedFields', 'figures'],
  );
}

/** Of many entries the owner must learn which one may not be stored. */
async function naming<T>({ name, from }: IncomingContent, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, `${from}, "${name}": ${error.message}`, { cause: error });
  }
}

async function readItem(target: ContentTarget, id: string): Promise<Fields> {
  return (await target.read([id])).get(id) ?? {};
}

async function addSkills(targets: ImportTargets, wanted: PlannedItem[]): Promise<ImportedThing[]> {
  const skills = wanted.map(({ incoming }) => incoming).filter(isSkill);
  if (skills.length === 0) return [];
  const ids = await targets.skills.add(skills.map(({ fields }) => fields));
  return ids.map(id => ({ kind: 'skill', id, number: null }));
}

async function saveSettings(targets: ImportTargets, wanted: PlannedItem[]): Promise<ImportedThing[]> {
  const settings = wanted.map(({ incoming }) => incoming).filter(isSetting);
  if (settings.length === 0) return [];
  const { links: stored } = await targets.site.get();
  const known = new Set(stored.map(({ url }) => url));
  const added = settings.flatMap(({ fields }) => fields.links ?? []).filter(({ url }) => !known.has(url));
  const changes: Fields = {};
  for (const { fields } of settings) Object.assign(changes, fields);
  await targets.site.update({ ...changes, links: [...stored, ...added] });
  const { id } = targets.site;
  return [{ kind: 'site', id, number: await targets.versions.latest(id) }];
}

function isSkill(incoming: PlannedItem['incoming']): incoming is IncomingSkill {
  return incoming.target === 'skills';
}

function isSetting(incoming: PlannedItem['incoming']): incoming is IncomingSetting {
  return incoming.target === 'settings';
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map(name => [name, fields[name]]));
}
