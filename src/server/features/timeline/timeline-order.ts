import type { EntityManager } from 'typeorm';
import type { InputIssue } from '#server/core/errors/app-error';
import { createInputError } from '#server/core/errors/invalid-input';
import type { TimelineOrder } from '#shared/contract/timeline-element';
import { type TimelineElementRow, timelineElementEntity } from './timeline-element-entity';

export const IN_ORDER = { order: { position: 'ASC', id: 'ASC' } } as const;

type Placed = Pick<TimelineElementRow, 'id' | 'position'>;

export function readPositions(manager: EntityManager): Promise<Placed[]> {
  return manager.find(timelineElementEntity, { ...IN_ORDER, select: { id: true, position: true } });
}

/** Renumbers the other elements around one that is stored at its position. */
export async function insertInOrder(manager: EntityManager, element: Placed): Promise<void> {
  const others = (await readPositions(manager)).filter(({ id }) => id !== element.id);
  await storeOrder(manager, others.toSpliced(element.position, 0, element));
}

/** Renumbers the remaining elements after a deletion. */
export async function closeGaps(manager: EntityManager): Promise<void> {
  await storeOrder(manager, await readPositions(manager));
}

/**
 * Moves the named elements to the front in the given order. The others follow in their current order.
 * @throws AppError BAD_REQUEST for an unknown or repeated ID
 */
export function toRequestedOrder(
  rows: TimelineElementRow[],
  elements: TimelineOrder['elements'],
): TimelineElementRow[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  const named = new Set<TimelineElementRow>();
  const issues: InputIssue[] = [];
  for (const [index, { _id }] of elements.entries()) {
    const row = byId.get(_id);
    const path = ['elements', index, '_id'];
    if (!row) issues.push({ path, message: 'Must belong to an element' });
    else if (named.has(row)) issues.push({ path, message: 'Must not be listed twice' });
    else named.add(row);
  }
  if (issues.length > 0) throw createInputError(issues);

  const sorted = elements.toSorted((a, b) => a.order - b.order).flatMap(({ _id }) => byId.get(_id) ?? []);
  return [...sorted, ...rows.filter(row => !named.has(row))];
}

export async function storeOrder(manager: EntityManager, rows: Placed[]): Promise<void> {
  for (const [position, { id, position: stored }] of rows.entries()) {
    if (position !== stored) await manager.update(timelineElementEntity, { id }, { position });
  }
}
