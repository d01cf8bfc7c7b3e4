import type { EntityManager } from 'typeorm';
import type { History } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import { BY_POSITION, type OrderNames, requireListed, withOthers } from '#server/core/content/order';
import { type Viewer, whereVisibleTo } from '#server/core/content/published-rows';
import { readRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import type { TimelineElement, TimelineList, TimelineOrder } from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { timelineElementEntity } from './timeline-element-entity';
import { timelineItems, timelineOrder } from './timeline-items';
import { presentTimelineElement } from './timeline-presenter';

export type TimelineService = ReturnType<typeof createTimelineService>;

export function createTimelineService(db: Database, history: History) {
  const { items, getRow, runInTurn } = createItemService(db, history, timelineItems);

  /** Lists the elements in order. Visitors get the published ones. */
  async function list(viewer: Viewer = 'visitor'): Promise<TimelineElement[]> {
    const rows = await db
      .read(timelineElementEntity)
      .find({ where: whereVisibleTo(viewer), order: BY_POSITION });
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
      const readRows = () => manager.find(timelineElementEntity, { order: BY_POSITION });
      const rows = await readRows();
      requireListed(
        elements.map(({ _id }) => _id),
        new Set(rows.map(({ id }) => id)),
        ELEMENT_NAMES,
      );
      const named = elements.toSorted((a, b) => a.order - b.order).map(({ _id }) => _id);
      await timelineOrder.reorder(manager, withOthers(named, rows));
      return (await readRows()).map((row, order) => presentTimelineElement(row, order));
    };
    return runInTurn(work, expectedVersion);
  }

  return { ...items, list, getAsSeen, listVersioned, reorder };
}

const ELEMENT_NAMES: OrderNames = {
  toPath: index => ['elements', index, '_id'],
  describeUnknown: () => 'Must belong to an element',
  describeRepeated: () => 'Must not be listed twice',
};
