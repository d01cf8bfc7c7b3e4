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

/** Whether what both lists name stands in the same order in both: added and deleted elements are no reordering. */
export function isSameRelativeOrder(some: readonly string[], others: readonly string[]): boolean {
  const inOthers = new Set(others);
  const inSome = new Set(some);
  const shared = others.filter(id => inSome.has(id));
  return some.filter(id => inOthers.has(id)).every((id, index) => id === shared[index]);
}
