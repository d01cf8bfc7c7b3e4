import { type EntityManager, In } from 'typeorm';
import type { History, ItemChange, ItemState, StoredFields } from '#server/core/content/history';
import { isPublished } from '#server/core/content/published-rows';
import type { Plan } from '#server/core/content/publishing-row';
import { computeDeletionTime } from '#server/core/content/trash-source';
import { newId } from '#server/core/database/new-id';
import { upsertRows } from '#server/core/database/upsert-rows';
import { currentActor } from '#server/core/procedures/actor';
import { listUploadStems } from '#shared/upload-names';
import { listChanges, type VersionFields } from './list-changes';
import { chooseVersionsToPrune, MAX_VERSIONS } from './prune-versions';
import { listVersionFiles, type VersionRow, versionEntity } from './version-entity';

/** Versions are thinned in batches, so that few saves load all versions of their item. */
const PRUNE_EVERY = 10;

/** Records which items use files. It is passed in because features do not import each other. */
export type FileUses = {
  /** Runs when a change is stored. */
  change(manager: EntityManager, itemId: string, states: States): Promise<void>;
  /** Runs when an item is deleted for good, or when none of its versions names the files any longer. */
  forget(manager: EntityManager, itemId: string, files?: string[]): Promise<void>;
};

/**
 * Stores each state that a save or a deletion ends. The caller holds the revision of the list, which
 * serializes changes.
 */
export function createHistory(uses: FileUses, versionFields: VersionFields): History {
  async function record(manager: EntityManager, change: ItemChange): Promise<void> {
    const before = change.before && describeState(change.before);
    const after = change.after && describeState(change.after);
    await uses.change(manager, change.id, { before, after });
    if (!before) return;
    const changes = after ? listChanges(before.fields, after.fields, versionFields[change.kind]) : [];
    if (after && changes.length === 0) return;
    await addVersion(manager, change, { before, after, changes });
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
      files: [...before.files],
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
    if (next.number % PRUNE_EVERY !== 0) return;
    const pruned = await pruneVersions(manager, itemId, now.getTime());
    const dropped = withoutFiles(pruned, after.files);
    if (dropped.length > 0) await uses.forget(manager, itemId, dropped);
  }

  return {
    record,
    forget: uses.forget,
    isUnchanged: async (manager, id) => (await findHead(manager, id)) === undefined,
  };
}

/** Deletes some of the versions, and returns the files that no other version names. */
async function pruneVersions(manager: EntityManager, itemId: string, now: number): Promise<string[]> {
  const versions = await manager.find(versionEntity, {
    select: { id: true, savedAt: true, isPublished: true, files: true },
    where: { itemId },
    order: { number: 'ASC' },
  });
  const ids = new Set(chooseVersionsToPrune(versions, MAX_VERSIONS - PRUNE_EVERY, now));
  if (ids.size === 0) return [];
  await manager.delete(versionEntity, { id: In([...ids]) });
  const listFiles = (isPruned: boolean) =>
    versions.flatMap(({ id, files }) => (ids.has(id) === isPruned ? [...listVersionFiles(files)] : []));
  return withoutFiles(listFiles(true), new Set(listFiles(false)));
}

function withoutFiles(files: string[], others: ReadonlySet<string>): string[] {
  return files.filter(file => !others.has(file));
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

/** Null before the creation of an item, and after its deletion. */
type States = { before: State | null; after: State | null };
type State = ItemState & { plan: Plan; text: string; files: Set<string> };

function describeState({ name, fields }: ItemState): State {
  const text = JSON.stringify(fields);
  return { name, fields, plan: readPlan(fields), text, files: listUploadStems(text) };
}

/** Items of kinds without drafts are published. */
function readPlan({ draft, publishAt }: StoredFields): Plan {
  return { draft: draft === true || null, publishAt: publishAt instanceof Date ? publishAt : null };
}

function toColumns({ name, plan, text }: State): Pick<VersionRow, 'name' | 'isPublished' | 'bytes'> {
  return { name, isPublished: isPublished(plan), bytes: Buffer.byteLength(text) };
}

/** Reads the date of an item without versions from its row, which may have one. */
function findFirstSave({ fields }: State): Date | null {
  return fields.updatedAt instanceof Date ? fields.updatedAt : null;
}

function findActor(): string | null {
  return currentActor()?.slice(0, 1_000) ?? null;
}
