import type { EntityManager } from 'typeorm';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineElementInput,
  type TimelineElementUpdate,
  type TimelineOrder,
  timelineElementChangesSchema,
  type VersionedTimeline,
} from '../../../shared/contract/timeline-element';
import { withPending } from '../../../shared/publishing';
import { END_BEFORE_START, endsBeforeStart } from '../../../shared/timeline-dates';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import { type History, keepRow, NO_HISTORY, type TakeFromTrash } from '../../core/history';
import { invalidInput } from '../../core/invalid-input';
import { newId } from '../../core/new-id';
import {
  findChanges,
  keptPending,
  PUBLISHED_ROW,
  publishingOf,
  type Viewer,
  visibleTo,
} from '../../core/published-rows';
import { bumpVersion, readVersion } from '../../core/revision';
import { toStoredRow } from '../../core/stored-row';
import { withoutUndefined } from '../../core/without-undefined';
import { chooseSections, digestOf } from './choose-sections';
import { type TimelineElementRow, timelineElementEntity } from './timeline-element-entity';
import { findPlace, forgetNamedOrders, IN_ORDER, inGivenOrder, storeOrder } from './timeline-order';
import { presentTimelineElement } from './timeline-presenter';

export type TimelineService = ReturnType<typeof createTimelineService>;

export function createTimelineService(db: Database, history: History = NO_HISTORY) {
  /** All elements in their order; for visitors those that are published. */
  async function list(viewer: Viewer = 'visitor'): Promise<TimelineElement[]> {
    const rows = await db.read(timelineElementEntity).find({ where: visibleTo(viewer), ...IN_ORDER });
    return rows.map((row, order) => presentTimelineElement(row, order, viewer));
  }

  /** As visitors see it, or will see it; its place does not matter. @throws AppError NOT_FOUND */
  async function getAsSeen(id: string): Promise<TimelineElement> {
    const row = await db.read(timelineElementEntity).findOneBy({ id });
    return presentTimelineElement(withPending(requirePlace(row ? [row] : [], id).row), 0, 'visitor');
  }

  /** The list with the version that a later change may expect. */
  async function listVersioned(): Promise<VersionedTimeline> {
    const version = await readVersion(db, timelineElementEntity);
    return { version, elements: await list('owner') };
  }

  /** Fills what is missing with its defaults, published unless it says otherwise. It stands where its `order` says, else at the end. */
  function create(input: TimelineElementInput): Promise<TimelineElement> {
    return change(undefined, async (manager, rows) => {
      const position = await findPlace(manager, input.order);
      const row = requireDates(withInput(newElement(position), input));
      return add(manager, rows, row, { namedOrder: input.order ?? null, answeredSections: [] });
    });
  }

  /**
   * Replaces the fields that are given; the others keep their values, those of other types too, so that a change of the
   * type loses nothing. Another `order` moves the element. Pending changes are kept apart, as far as they differ from it.
   * @throws AppError NOT_FOUND; CONFLICT when `expectedVersion` is not the stored one; BAD_REQUEST for an end before the
   * start
   */
  function update(changes: TimelineElementUpdate): Promise<TimelineElement> {
    const { id, expectedVersion, pendingChanges, ...input } = changes;
    return change(expectedVersion, async (manager, rows) => {
      const place = requirePlace(rows, id);
      const position = Math.min(input.order ?? place.index, rows.length - 1);
      const answered = await readAnswered(manager, id);
      // A caller that names the version has no older copy.
      const changed = requireDates(
        withInput(place.row, input, expectedVersion === undefined ? answered : []),
      );
      changed.pendingChanges = keptPending(place.row, changed, pendingChanges, (row, pending) =>
        findChanges(CHANGED, row, requireDates(withInput(row, pending))),
      );
      const { id: _id, position: _position, ...columns } = changed;
      await manager.update(
        timelineElementEntity,
        { id },
        {
          ...columns,
          ...(position === place.index ? {} : { namedOrder: null }),
          answeredSections: [...new Set([...answered, ...digestsOf(place.row)])],
        },
      );
      await storeOrder(manager, rows.toSpliced(place.index, 1).toSpliced(position, 0, place.row));
      await keep(manager, place.row, changed);
      return presentTimelineElement({ ...place.row, ...columns }, position);
    });
  }

  /**
   * Moves it to the trash; the others close up.
   * @throws AppError NOT_FOUND
   */
  function remove(id: string): Promise<void> {
    return change(undefined, async (manager, rows) => {
      const { row, index } = requirePlace(rows, id);
      await manager.delete(timelineElementEntity, { id });
      await forgetNamedOrders(manager);
      await storeOrder(manager, rows.toSpliced(index, 1));
      await keep(manager, row, null);
    });
  }

  /** Stores elements that were deleted as they were, and where they were. */
  async function putBack(takes: TakeFromTrash[]): Promise<void> {
    for (const take of takes) {
      await change(undefined, async (manager, rows) => {
        const stored = toStoredRow(timelineElementEntity, await take(manager));
        const row = { ...newElement(rows.length), ...stored };
        await add(manager, rows, row, { namedOrder: null, answeredSections: digestsOf(row) });
      });
    }
  }

  /** Adds an element at its position, or at the end. */
  async function add(
    manager: EntityManager,
    rows: TimelineElementRow[],
    row: TimelineElementRow,
    unread: Pick<TimelineElementRow, 'namedOrder' | 'answeredSections'>,
  ): Promise<TimelineElement> {
    const position = Math.min(row.position, rows.length);
    await manager.insert(timelineElementEntity, { ...row, ...unread });
    await storeOrder(manager, rows.toSpliced(position, 0, row));
    await keep(manager, null, row);
    return presentTimelineElement(row, position);
  }

  function keep(
    manager: EntityManager,
    before: TimelineElementRow | null,
    after: TimelineElementRow | null,
  ): Promise<void> {
    return keepRow({ history, manager }, { kind: 'timeline', nameOf }, before, after);
  }

  /**
   * Puts the named elements first, by the order they are given, and the others after them as they were.
   * @throws AppError BAD_REQUEST for an id that is unknown or repeated; CONFLICT as update does
   */
  function reorder({ elements, expectedVersion }: TimelineOrder): Promise<TimelineElement[]> {
    return change(expectedVersion, async (manager, rows) => {
      const ordered = inGivenOrder(rows, elements);
      await storeOrder(manager, ordered);
      await forgetNamedOrders(manager);
      return ordered.map((row, order) => presentTimelineElement(row, order));
    });
  }

  /** Changes of the timeline take turns, each sees the whole of the one before, and all of one is stored or nothing. */
  function change<T>(
    expectedVersion: number | undefined,
    work: (manager: EntityManager, rows: TimelineElementRow[]) => Promise<T>,
  ): Promise<T> {
    return db.write(async manager => {
      const conflict = 'The timeline was changed elsewhere';
      await bumpVersion(manager, timelineElementEntity, { expectedVersion, conflict });
      return work(manager, await manager.find(timelineElementEntity, IN_ORDER));
    });
  }

  return { list, getAsSeen, listVersioned, create, update, remove, putBack, reorder };
}

function nameOf({ title, type }: TimelineElementRow): string {
  return title || type;
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

/** `answered`: the digests of lists that the caller may still hold. */
function withInput(
  row: TimelineElementRow,
  input: TimelineElementInput,
  answered: string[] = [],
): TimelineElementRow {
  const { order: _order, profile, profileSections, future, futureSections, ...others } = input;
  const { draft, publishAt, ...fields } = others;
  return {
    ...row,
    ...withoutUndefined(fields),
    ...publishingOf({ draft, publishAt }),
    profileSections: chooseSections(
      { sections: profileSections, map: profile },
      row.profileSections,
      sections => answered.includes(digestOf('profile', sections)),
    ),
    futureSections: chooseSections({ sections: futureSections, map: future }, row.futureSections, sections =>
      answered.includes(digestOf('future', sections)),
    ),
  };
}

/** @throws AppError BAD_REQUEST for an end before the start */
function requireDates(row: TimelineElementRow): TimelineElementRow {
  if (endsBeforeStart(row)) throw invalidInput([{ path: ['endDate'], message: END_BEFORE_START }]);
  return row;
}

/** Of an element from before they were kept it may be that it once had no sections. */
async function readAnswered(manager: EntityManager, id: string): Promise<string[]> {
  const row = await manager.findOne(timelineElementEntity, {
    where: { id },
    select: { id: true, answeredSections: true },
  });
  return row?.answeredSections ?? digestsOf({ profileSections: [], futureSections: [] });
}

function digestsOf(row: Pick<TimelineElementRow, 'profileSections' | 'futureSections'>): string[] {
  return [digestOf('profile', row.profileSections), digestOf('future', row.futureSections)];
}

/** @throws AppError NOT_FOUND */
function requirePlace(rows: TimelineElementRow[], id: string): { row: TimelineElementRow; index: number } {
  const index = rows.findIndex(row => row.id === id);
  const row = rows[index];
  if (!row) throw new AppError('NOT_FOUND', 'Timeline element not found.');
  return { row, index };
}
