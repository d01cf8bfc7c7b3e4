/** The items as the ids say; those that the ids do not name keep their order after them. */
export function inOrder<Item>(
  items: readonly Item[],
  ids: readonly string[],
  idOf: (item: Item) => string,
): Item[] {
  const positions = new Map(ids.map((id, index) => [id, index]));
  const positionOf = (item: Item) => positions.get(idOf(item)) ?? positions.size;
  return items.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** The list with one item moved; the same list where it cannot be, or is there already. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (item === undefined || place === from) return items;
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** Whether what both lists name stands in the same order in both: added and deleted items are no reordering. */
export function isSameRelativeOrder(some: readonly string[], others: readonly string[]): boolean {
  const inOthers = new Set(others);
  const inSome = new Set(some);
  const shared = others.filter(id => inSome.has(id));
  return some.filter(id => inOthers.has(id)).every((id, index) => id === shared[index]);
}
