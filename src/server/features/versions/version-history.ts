import { type EntityManager, In } from 'typeorm';
import type { Fields, History, ItemChange, ItemState } from '#server/core/content/history';
import { momentOfId, newId } from '#server/core/database/new-id';
import { upsertRows } from '#server/core/database/upsert-rows';
import { currentActor } from '#server/core/procedures/actor';
import { uploadStemsIn, uploadsIn } from '#shared/upload-names';
import { chooseThinned, MOST_VERSIONS } from './choose-thinned';
import { listChanges, type VersionFields } from './list-changes';
import { type VersionRow, versionEntity } from './version-entity';

/** Thinned this many at once: few saves look at all versions of their item. */
const THINNED_AT_ONCE = 10;

/** What becomes of files when content changes. From above: features do not know each other. */
export type ContentFiles = {
  /** Published content names them from now on. */
  publish(manager: EntityManager, names: string[]): Promise<void>;
  /** What visitors do not see names them, or has given them up. The change is stored already. */
  hide(manager: EntityManager, names: string[]): Promise<void>;
  /** A saved record has given them up. */
  release(manager: EntityManager, names: string[]): Promise<void>;
  /** A version that named them is gone. */
  releaseKept(manager: EntityManager, stems: string[]): Promise<void>;
};

/** Keeps each state that a save or a deletion ends. The caller holds the revision of the list, so that they take turns. */
export function createHistory(files: ContentFiles, versionFields: VersionFields): History {
  async function keep(manager: EntityManager, change: ItemChange): Promise<void> {
    const before = change.before && describeState(change.before);
    const after = change.after && describeState(change.after);
    await settleFiles(manager, before, after);
    if (!before) return;
    const changes = after ? listChanges(before.fields, after.fields, versionFields[change.kind]) : [];
    if (after && changes.length === 0) return;
    await files.release(manager, namesOnlyIn(before.shown, after?.uploads));
    await addVersion(manager, change, { before, after, changes });
  }

  /** Whether visitors get the files that an item names follows what it is, and what it named. */
  async function settleFiles(
    manager: EntityManager,
    before: State | null,
    after: State | null,
  ): Promise<void> {
    // What is planned otherwise is looked at whole.
    const known = after && before && planOf(before) === planOf(after) ? before : null;
    await files.publish(manager, namesOnlyIn(after?.shown ?? [], known?.shown));
    const givenUp = namesOnlyIn(hiddenIn(before), after?.uploads);
    const hidden = [...namesOnlyIn(hiddenIn(after), hiddenIn(known)), ...givenUp];
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
      ...columnsOf(before),
      // Visitors saw no more of it than of the one after.
      ...(changes.join() === 'pendingChanges' && { isPublished: false }),
      // Of a version that is there already these stay as they are.
      id: head?.id ?? newId(),
      kind,
      itemId,
      number: head?.number ?? 1,
      savedAt: firstSaveOf(before),
      savedBy: null,
      changes: [],
      trashedAt: after ? null : await momentOfDeletion(manager, before),
      files: filesIn(before),
      data: before.fields,
    };
    if (!after) {
      await upsertRows(manager, versionEntity, [ended], ENDED);
      return;
    }
    const next: VersionRow = {
      ...columnsOf(after),
      id: newId(),
      kind,
      itemId,
      number: ended.number + 1,
      savedAt: now,
      savedBy: shortActor(),
      changes,
      trashedAt: null,
      files: [],
      data: null,
    };
    await upsertRows(manager, versionEntity, [ended, next], ENDED);
    if (next.number % THINNED_AT_ONCE === 0) await thin(manager, itemId, now.getTime());
  }

  async function thin(manager: EntityManager, itemId: string, now: number): Promise<void> {
    const versions = await manager.find(versionEntity, {
      select: { id: true, savedAt: true, isPublished: true, files: true },
      where: { itemId },
      order: { number: 'ASC' },
    });
    const ids = new Set(chooseThinned(versions, MOST_VERSIONS - THINNED_AT_ONCE, now));
    if (ids.size === 0) return;
    await manager.delete(versionEntity, { id: In([...ids]) });
    const gone = versions.filter(({ id }) => ids.has(id));
    await files.releaseKept(
      manager,
      gone.flatMap(version => version.files),
    );
  }

  return { keep };
}

/** The columns that the end of a state changes in its version. */
const ENDED: (keyof VersionRow)[] = ['name', 'isPublished', 'bytes', 'trashedAt', 'files', 'data'];

/** A statement of our own, as in upsertRows. */
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

/**
 * Not before anything that was saved: of a clock that is behind, the item would have been in the trash for too long as soon
 * as it is right again.
 */
async function momentOfDeletion(manager: EntityManager, { fields: { updatedAt } }: State): Promise<Date> {
  const [newest] = await manager.query('SELECT MAX(id) AS id FROM version');
  const saved = newest?.id ? momentOfId(newest.id) : 0;
  const changed = updatedAt instanceof Date ? updatedAt.getTime() : 0;
  return new Date(Math.max(Date.now(), saved, changed));
}

type State = ItemState & {
  /** Its fields as JSON. */
  text: string;
  uploads: string[];
  /** Those of them that visitors see in it now. */
  shown: string[];
};

function describeState({ name, fields }: ItemState): State {
  const text = JSON.stringify(fields);
  const uploads = uploadsIn(text);
  const { pendingChanges, ...seen } = fields;
  const shown = pendingChanges ? uploadsIn(JSON.stringify(seen)) : uploads;
  return { name, fields, text, uploads, shown: isShown(fields) ? shown : [] };
}

function isShown({ draft, publishAt }: Fields): boolean {
  return !draft && !(publishAt instanceof Date && publishAt.getTime() > Date.now());
}

/** The files that visitors do not get for it. */
function hiddenIn(state: State | null): string[] {
  return state ? namesOnlyIn(state.uploads, state.shown) : [];
}

function planOf({ fields: { draft, publishAt } }: State): string {
  return JSON.stringify([draft, publishAt]);
}

function namesOnlyIn(names: string[], others: string[] = []): string[] {
  const known = new Set(others);
  return names.filter(name => !known.has(name));
}

function columnsOf({ name, fields, text }: State): Pick<VersionRow, 'name' | 'isPublished' | 'bytes'> {
  return { name, isPublished: fields.draft !== true, bytes: Buffer.byteLength(text) };
}

/** Nothing was kept of it so far: a row that knows when it was saved tells. */
function firstSaveOf({ fields }: State): Date | null {
  return fields.updatedAt instanceof Date ? fields.updatedAt : null;
}

/** A name in whatever form names a file; the ids of rows look alike, and are none. */
function filesIn({ text, uploads }: State): string[] {
  return [...new Set([...uploads, ...uploadStemsIn(text.replace(/"id":"[^"]*"/g, ''))])];
}

function shortActor(): string | null {
  return currentActor()?.slice(0, 1_000) ?? null;
}
