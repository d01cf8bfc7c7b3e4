import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In } from 'typeorm';
import type { Fields, History, ItemChange, ItemState } from '#server/core/content/history';
import { isPublished } from '#server/core/content/published-rows';
import type { Plan } from '#server/core/content/publishing-row';
import { computeDeletionTime } from '#server/core/content/trash-source';
import { newId } from '#server/core/database/new-id';
import { upsertRows } from '#server/core/database/upsert-rows';
import { currentActor } from '#server/core/procedures/actor';
import { listUploadNames, listUploadStems } from '#shared/upload-names';
import { listChanges, type VersionFields } from './list-changes';
import { chooseVersionsToPrune, MAX_VERSIONS } from './prune-versions';
import { type VersionRow, versionEntity } from './version-entity';

/** Versions are thinned in batches, so that few saves load all versions of their item. */
const PRUNE_EVERY = 10;

/** Updates files when content changes. It is passed in because features do not import each other. */
export type FileTracker = {
  /** Runs when published content names the files. */
  publish(manager: EntityManager, names: string[]): Promise<void>;
  /** Runs when unpublished content names the files or has dropped them. The change is already stored. */
  hide(manager: EntityManager, names: string[]): Promise<void>;
  /** Runs when a saved record has dropped the files. */
  release(manager: EntityManager, names: string[]): Promise<void>;
  /** Runs when a version that named the files was deleted. */
  releaseHidden(manager: EntityManager, stems: string[]): Promise<void>;
};

/**
 * Stores each state that a save or a deletion ends. The caller holds the revision of the list, which
 * serializes changes.
 */
export function createHistory(files: FileTracker, versionFields: VersionFields): History {
  async function record(manager: EntityManager, change: ItemChange): Promise<void> {
    const before = change.before && describeState(change.before);
    const after = change.after && describeState(change.after);
    await settleFiles(manager, before, after);
    if (!before) return;
    const changes = after ? listChanges(before.fields, after.fields, versionFields[change.kind]) : [];
    if (after && changes.length === 0) return;
    await files.release(manager, withoutNames(before.shown, after?.uploads));
    await addVersion(manager, change, { before, after, changes });
  }

  /** Adjusts the visibility of the files that an item names or named. */
  async function settleFiles(
    manager: EntityManager,
    before: State | null,
    after: State | null,
  ): Promise<void> {
    // A different publishing schedule affects all files.
    const unchanged = after && before && isDeepStrictEqual(before.plan, after.plan) ? before : null;
    await files.publish(manager, withoutNames(after?.shown ?? [], unchanged?.shown));
    const dropped = withoutNames(listHiddenFiles(before), after?.uploads);
    const hidden = [...withoutNames(listHiddenFiles(after), listHiddenFiles(unchanged)), ...dropped];
    if (hidden.length > 0) await files.hide(manager, hidden);
  }

  async function addVersion(
    manager: EntityManager,
    { kind, id: itemId }: ItemChange,
    { before, after, changes }: { before: State; after: State | null; changes: string[] },
  ): Promise<void> {
    const now = new Date();
    const head = await findHead(manager, itemId);
    const ended: VersionRow = {
      ...toColumns(before),
      // Visitors saw the same as in the next version.
      ...(changes.join() === 'pendingChanges' && { isPublished: false }),
      // An existing version keeps these values.
      id: head?.id ?? newId(),
      kind,
      itemId,
      number: head?.number ?? 1,
      savedAt: findFirstSave(before),
      savedBy: null,
      changes: [],
      trashedAt: after ? null : await findDeletionTime(manager, before),
      files: filesIn(before),
      data: before.fields,
    };
    if (!after) {
      await upsertRows(manager, versionEntity, [ended], ENDED);
      return;
    }
    const next: VersionRow = {
      ...toColumns(after),
      id: newId(),
      kind,
      itemId,
      number: ended.number + 1,
      savedAt: now,
      savedBy: findActor(),
      changes,
      trashedAt: null,
      files: [],
      data: null,
    };
    await upsertRows(manager, versionEntity, [ended, next], ENDED);
    if (next.number % PRUNE_EVERY === 0) await pruneVersions(manager, files, itemId, now.getTime());
  }

  return {
    record,
    isUnchanged: async (manager, id) => (await findHead(manager, id)) === undefined,
  };
}

async function pruneVersions(
  manager: EntityManager,
  files: Pick<FileTracker, 'releaseHidden'>,
  itemId: string,
  now: number,
): Promise<void> {
  const versions = await manager.find(versionEntity, {
    select: { id: true, savedAt: true, isPublished: true, files: true },
    where: { itemId },
    order: { number: 'ASC' },
  });
  const ids = new Set(chooseVersionsToPrune(versions, MAX_VERSIONS - PRUNE_EVERY, now));
  if (ids.size === 0) return;
  await manager.delete(versionEntity, { id: In([...ids]) });
  const thinned = versions.filter(({ id }) => ids.has(id));
  await files.releaseHidden(
    manager,
    thinned.flatMap(version => version.files),
  );
}

/** The columns of a version that change when its state ends. */
const ENDED: (keyof VersionRow)[] = ['name', 'isPublished', 'bytes', 'trashedAt', 'files', 'data'];

/** This query is raw SQL for the same reason as upsertRows. */
async function findHead(
  manager: EntityManager,
  itemId: string,
): Promise<Pick<VersionRow, 'id' | 'number'> | undefined> {
  const [head] = await manager.query(
    'SELECT id, number FROM version WHERE itemId = ? ORDER BY number DESC LIMIT 1',
    [itemId],
  );
  return head;
}

/** Returns the time of a deletion, which is never earlier than the last save of the item. */
async function findDeletionTime(manager: EntityManager, { fields: { updatedAt } }: State): Promise<Date> {
  const time = await computeDeletionTime(manager, versionEntity);
  return updatedAt instanceof Date && updatedAt > time ? updatedAt : time;
}

type State = ItemState & {
  plan: Plan;
  text: string;
  uploads: string[];
  /** The files among them that visitors currently see. */
  shown: string[];
};

function describeState({ name, fields }: ItemState): State {
  const text = JSON.stringify(fields);
  const uploads = listUploadNames(text);
  const { pendingChanges, ...seen } = fields;
  const shown = pendingChanges ? listUploadNames(JSON.stringify(seen)) : uploads;
  const plan = readPlan(fields);
  return { name, fields, plan, text, uploads, shown: isPublished(plan) ? shown : [] };
}

/** Items of kinds without drafts are published. */
function readPlan({ draft, publishAt }: Fields): Plan {
  return { draft: draft === true || null, publishAt: publishAt instanceof Date ? publishAt : null };
}

function listHiddenFiles(state: State | null): string[] {
  return state ? withoutNames(state.uploads, state.shown) : [];
}

function withoutNames(names: string[], others: string[] = []): string[] {
  const excluded = new Set(others);
  return names.filter(name => !excluded.has(name));
}

function toColumns({ name, plan, text }: State): Pick<VersionRow, 'name' | 'isPublished' | 'bytes'> {
  return { name, isPublished: isPublished(plan), bytes: Buffer.byteLength(text) };
}

/** Reads the date of an item without versions from its row, which may have one. */
function findFirstSave({ fields }: State): Date | null {
  return fields.updatedAt instanceof Date ? fields.updatedAt : null;
}

/** Finds file names in any form. The IDs of rows look alike but are excluded. */
function filesIn({ text, uploads }: State): string[] {
  return [...new Set([...uploads, ...listUploadStems(text.replace(/"id":"[^"]*"/g, ''))])];
}

function findActor(): string | null {
  return currentActor()?.slice(0, 1_000) ?? null;
}
