import type { TimelineElement } from '../../../../shared/contract/timeline-element';

/** The elements as the ids say; those that the ids do not name keep their order after them. */
export function inOrder<Element extends Pick<TimelineElement, '_id'>>(
  elements: readonly Element[],
  ids: readonly string[],
): Element[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Element) => places.get(_id) ?? places.size;
  return elements.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The list with the item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Whether what both lists name stands in the same order in both: added and deleted elements are no reordering. */
export function isSameOrder(some: readonly string[], others: readonly string[]): boolean {
  const inOthers = new Set(others);
  const inSome = new Set(some);
  const shared = others.filter(id => inSome.has(id));
  return some.filter(id => inOthers.has(id)).every((id, index) => id === shared[index]);
}
