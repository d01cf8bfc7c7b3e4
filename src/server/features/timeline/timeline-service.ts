import type { EntityManager } from 'typeorm';
import type { Fields, History } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import { requireListLength } from '#server/core/content/list-length';
import { findChanges, toPendingChanges } from '#server/core/content/pending-changes';
import { type Viewer, whereVisibleTo } from '#server/core/content/published-rows';
import { toPublishingColumns } from '#server/core/content/publishing-plan';
import { PUBLISHED_ROW } from '#server/core/content/publishing-row';
import { readRevision } from '#server/core/content/revision';
import { toStoredRow } from '#server/core/content/stored-row';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createInputError } from '#server/core/errors/invalid-input';
import { SHOWN_LIST_MAX_LENGTH } from '#shared/contract/common';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineElementInput,
  type TimelineElementUpdate,
  type TimelineList,
  type TimelineOrder,
  type TimelineSection,
  timelineElementChangesSchema,
} from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { END_BEFORE_START, endsBeforeStart, toSections, withoutEmptySections } from '#shared/timeline';
import { withoutUndefined } from '#shared/without-undefined';
import { type TimelineElementRow, timelineElementEntity } from './timeline-element-entity';
import {
  closeGaps,
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
      return ordered.map((row, order) => presentTimelineElement(row, order));
    };
    return runInTurn(work, expectedVersion);
  }

  return { ...items, list, getAsSeen, listVersioned, reorder };
}

/** Creates an element, published by default, at the position of its `order` or at the end. */
async function createRow(manager: EntityManager, input: TimelineElementInput): Promise<TimelineElementRow> {
  const { length } = await readPositions(manager);
  return requireDates(withInput(newElement(Math.min(input.order ?? length, length)), input));
}

/**
 * Applies an update. Omitted fields are unchanged, including those of other types, so that changing the type
 * loses nothing. A new `order` moves the element. Pending changes are stored separately where they differ.
 * @throws AppError BAD_REQUEST for an end before the start
 */
async function updateRow(
  manager: EntityManager,
  stored: TimelineElementRow,
  { expectedVersion: _checked, pendingChanges, ...input }: Omit<TimelineElementUpdate, 'id'>,
): Promise<TimelineElementRow> {
  const positions = await readPositions(manager);
  const index = positions.findIndex(({ id }) => id === stored.id);
  const position = Math.min(input.order ?? index, positions.length - 1);
  const changed = requireDates(withInput(stored, input));
  return {
    ...changed,
    pendingChanges: toPendingChanges(stored, changed, pendingChanges, (row, pending) =>
      findChanges(CHANGED, row, requireDates(withInput(row, pending))),
    ),
    position,
  };
}

/** Rebuilds a deleted element at its former position. */
async function rebuildRow(manager: EntityManager, fields: Fields): Promise<TimelineElementRow> {
  const { length } = await readPositions(manager);
  const row = { ...newElement(length), ...toStoredRow(timelineElementEntity, fields) };
  return { ...row, position: Math.min(row.position, length) };
}

function newElement(position: number): TimelineElementRow {
  return {
    id: newId(),
    ...NEW_TIMELINE_ELEMENT,
    position,
    year: new Date().getUTCFullYear(),
    ...PUBLISHED_ROW,
  };
}

const CHANGED = timelineElementChangesSchema.keyof().options;

/** Returns the row with the fields of the input. */
function withInput(row: TimelineElementRow, input: TimelineElementInput): TimelineElementRow {
  const { order: _order, profile, profileSections, future, futureSections, ...others } = input;
  const { draft, publishAt, ...fields } = others;
  const choose = (kind: 'profile' | 'future', input: SectionsInput) => {
    const stored = row[`${kind}Sections`];
    const sections = chooseSections(input, stored);
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

type SectionsInput = {
  sections: TimelineSection[] | undefined;
  map: Record<string, string> | undefined;
};

/**
 * Chooses the sections that a request means. A client that returns a whole element sends a list and a map, and has
 * changed the one that differs from the stored sections. If both differ, the map counts. A map has no order, so one
 * with the same sections as the list or the stored ones leaves the order to them.
 */
export function chooseSections(
  { sections, map }: SectionsInput,
  stored: TimelineSection[],
): TimelineSection[] {
  const list = sections ?? stored;
  if (!map) return list;
  const fromMap = withoutEmptySections(toSections(map));
  return haveSameTexts(fromMap, list) || haveSameTexts(fromMap, stored) ? list : fromMap;
}

function haveSameTexts(some: TimelineSection[], others: TimelineSection[]): boolean {
  const texts = new Map(others.map(({ title, text }) => [title, text]));
  return some.length === others.length && some.every(({ title, text }) => texts.get(title) === text);
}
