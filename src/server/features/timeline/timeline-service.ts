import type { EntityManager } from 'typeorm';
import type { Fields, History } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import { requireListLength } from '#server/core/content/list-length';
import {
  findChanges,
  PUBLISHED_ROW,
  toPendingChanges,
  toPublishingColumns,
  type Viewer,
  whereVisibleTo,
} from '#server/core/content/published-rows';
import { readRevision } from '#server/core/content/revision';
import { toStoredRow } from '#server/core/content/stored-row';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createInputError } from '#server/core/errors/invalid-input';
import { withoutUndefined } from '#server/core/runtime/without-undefined';
import { SHOWN_LIST_MAX_LENGTH } from '#shared/contract/common';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineElementInput,
  type TimelineElementUpdate,
  type TimelineList,
  type TimelineOrder,
  timelineElementChangesSchema,
} from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { END_BEFORE_START, endsBeforeStart } from '#shared/timeline';
import { chooseSections, type SectionsInput, toDigest } from './choose-sections';
import { type TimelineElementRow, timelineElementEntity } from './timeline-element-entity';
import {
  clearNamedOrders,
  closeGaps,
  findPosition,
  IN_ORDER,
  insertInOrder,
  readPositions,
  storeOrder,
  toRequestedOrder,
} from './timeline-order';
import { presentTimelineElement } from './timeline-presenter';

export type TimelineService = ReturnType<typeof createTimelineService>;

export function createTimelineService(db: Database, history: History) {
  const { items, getRow, runInTurn } = createItemService<
    TimelineElementRow,
    TimelineElement,
    TimelineElementInput,
    TimelineElementUpdate
  >(db, history, {
    kind: 'timeline',
    noun: 'timeline element',
    entity: timelineElementEntity,
    find: (manager, id, viewer) =>
      manager.findOneBy(timelineElementEntity, { id, ...whereVisibleTo(viewer) }),
    getName: ({ title, type }) => title || type,
    getFields: ({ namedOrder: _order, answeredSections: _sections, ...fields }) => fields,
    present: (row, viewer) => presentTimelineElement(row, row.position, viewer),
    make: createRow,
    change: updateRow,
    rebuild: rebuildRow,
    storeRelated: insertInOrder,
    closeGaps,
  });

  /** Lists the elements in order. Visitors get the published ones. */
  async function list(viewer: Viewer = 'visitor'): Promise<TimelineElement[]> {
    const rows = await db.read(timelineElementEntity).find({ where: whereVisibleTo(viewer), ...IN_ORDER });
    return rows.map((row, order) => presentTimelineElement(row, order, viewer));
  }

  /**
   * Returns an element as visitors see or will see it, with order 0.
   * @throws AppError NOT_FOUND
   */
  async function getAsSeen(id: string): Promise<TimelineElement> {
    return presentTimelineElement(withPending(await getRow(id, 'owner')), 0, 'visitor');
  }

  /** Returns the list with the version that a later change may expect. */
  async function listVersioned(): Promise<TimelineList> {
    const version = await readRevision(db, timelineElementEntity);
    return { version, elements: await list('owner') };
  }

  /**
   * Moves the named elements to the front in the given order. The others follow in their current order.
   * @throws AppError BAD_REQUEST for an unknown or repeated ID; CONFLICT as update does
   */
  function reorder({ elements, expectedVersion }: TimelineOrder): Promise<TimelineElement[]> {
    const work = async (manager: EntityManager) => {
      const ordered = toRequestedOrder(await manager.find(timelineElementEntity, IN_ORDER), elements);
      await storeOrder(manager, ordered);
      await clearNamedOrders(manager);
      return ordered.map((row, order) => presentTimelineElement(row, order));
    };
    return runInTurn(work, expectedVersion);
  }

  return { ...items, list, getAsSeen, listVersioned, reorder };
}

/** Creates an element, published by default, at the position of its `order` or at the end. */
async function createRow(manager: EntityManager, input: TimelineElementInput): Promise<TimelineElementRow> {
  const element = newElement(await findPosition(manager, input.order));
  const row = requireDates(withInput(element, input));
  return { ...row, namedOrder: input.order ?? null, answeredSections: [] };
}

/**
 * Applies an update. Omitted fields are unchanged, including those of other types, so that changing the type
 * loses nothing. A new `order` moves the element. Pending changes are stored separately where they differ.
 * The new year of a whole element without an end date removes an end date before it.
 * @throws AppError BAD_REQUEST for an end before the start
 */
async function updateRow(
  manager: EntityManager,
  stored: TimelineElementRow,
  { expectedVersion, pendingChanges, ...input }: Omit<TimelineElementUpdate, 'id'>,
): Promise<TimelineElementRow> {
  const positions = await readPositions(manager);
  const index = positions.findIndex(({ id }) => id === stored.id);
  const position = Math.min(input.order ?? index, positions.length - 1);
  const returned = await readReturned(manager, stored.id);
  // A caller that sends the version cannot hold an older copy.
  const withFields = withInput(stored, input, expectedVersion === undefined ? returned : []);
  const isOlder = pendingChanges === undefined && isOlderElement(input);
  const settleDates = isOlder ? withoutPassedEnd : requireDates;
  const changed = settleDates(withFields);
  return {
    ...changed,
    pendingChanges: toPendingChanges(stored, changed, pendingChanges, (row, pending) =>
      findChanges(CHANGED, row, settleDates(withInput(row, pending))),
    ),
    position,
    ...(position !== index && { namedOrder: null }),
    answeredSections: [...new Set([...returned, ...toDigests(stored)])],
  };
}

/** Rebuilds a deleted element at its former position. */
async function rebuildRow(manager: EntityManager, fields: Fields): Promise<TimelineElementRow> {
  const { length } = await readPositions(manager);
  const row = { ...newElement(length), ...toStoredRow(timelineElementEntity, fields) };
  const position = Math.min(row.position, length);
  return { ...row, position, namedOrder: null, answeredSections: toDigests(row) };
}

function newElement(position: number): TimelineElementRow {
  return {
    id: newId(),
    ...NEW_TIMELINE_ELEMENT,
    position,
    year: new Date().getUTCFullYear(),
    profileSections: [],
    futureSections: [],
    kind: null,
    endDate: null,
    ...PUBLISHED_ROW,
  };
}

const CHANGED = timelineElementChangesSchema.keyof().options;

/**
 * Returns the row with the fields of the input. `returned` holds digests of lists that the caller may still
 * have.
 */
function withInput(
  row: TimelineElementRow,
  input: TimelineElementInput,
  returned: string[] = [],
): TimelineElementRow {
  const { order: _order, profile, profileSections, future, futureSections, ...others } = input;
  const { draft, publishAt, ...fields } = others;
  const choose = (kind: 'profile' | 'future', input: SectionsInput) => {
    const stored = row[`${kind}Sections`];
    const sections = chooseSections(input, stored, each => returned.includes(toDigest(kind, each)));
    const path = [input.sections ? `${kind}Sections` : kind];
    requireListLength(path, { sent: sections, stored: stored.length, maximum: SHOWN_LIST_MAX_LENGTH });
    return sections;
  };
  return {
    ...row,
    ...withoutUndefined(fields),
    ...toPublishingColumns({ draft, publishAt }),
    profileSections: choose('profile', { sections: profileSections, map: profile }),
    futureSections: choose('future', { sections: futureSections, map: future }),
  };
}

/** @throws AppError BAD_REQUEST for an end before the start */
function requireDates(row: TimelineElementRow): TimelineElementRow {
  if (endsBeforeStart(row)) throw createInputError([{ path: ['endDate'], message: END_BEFORE_START }]);
  return row;
}

/** The fields that every client sends with a whole element. */
const WHOLE = ['type', 'year', 'title', 'icon', 'shortDescription', 'longDescription'] as const;

/**
 * Returns true for a whole element of a client that knows no end date and therefore could not correct one.
 */
function isOlderElement(input: TimelineElementInput): boolean {
  return input.endDate === undefined && WHOLE.every(name => input[name] !== undefined);
}

function withoutPassedEnd(row: TimelineElementRow): TimelineElementRow {
  return endsBeforeStart(row) ? { ...row, endDate: null } : row;
}

/** Reads the digests. An element stored before they existed may once have had no sections. */
async function readReturned(manager: EntityManager, id: string): Promise<string[]> {
  const row = await manager.findOne(timelineElementEntity, {
    where: { id },
    select: { id: true, answeredSections: true },
  });
  return row?.answeredSections ?? toDigests({ profileSections: [], futureSections: [] });
}

function toDigests(row: Pick<TimelineElementRow, 'profileSections' | 'futureSections'>): string[] {
  return [toDigest('profile', row.profileSections), toDigest('future', row.futureSections)];
}
