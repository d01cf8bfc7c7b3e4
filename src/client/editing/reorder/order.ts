/** Sorts the items by the IDs. Items without an ID in the list follow in their order. */
export function sortByIds<Item>(
  items: readonly Item[],
  ids: readonly string[],
  getId: (item: Item) => string,
): Item[] {
  const positions = new Map(ids.map((id, index) => [id, index]));
  const getPosition = (item: Item) => positions.get(getId(item)) ?? positions.size;
  return items.toSorted((a, b) => getPosition(a) - getPosition(b));
}

/** Moves one item. Returns the same list if nothing changes. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  const index = Math.max(0, Math.min(items.length - 1, to));
  if (item === undefined || index === from) return items;
  return items.toSpliced(from, 1).toSpliced(index, 0, item);
}

/** Returns true if the items in both lists have the same order. Added and deleted items do not count. */
export function isSameRelativeOrder(some: readonly string[], others: readonly string[]): boolean {
  const inOthers = new Set(others);
  const inSome = new Set(some);
  const shared = others.filter(id => inSome.has(id));
  return some.filter(id => inOthers.has(id)).every((id, index) => id === shared[index]);
}

/**
 * Returns the IDs whose position among the others changed. These are as few as possible, so that a dragged item
 * counts once. Added and deleted items do not count.
 */
export function findMovedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((id, index) => [id, index]));
  // Patience sorting: the last pile leads back through a longest run of IDs in the earlier order.
  const piles: Pile[] = [];
  const moved = new Set<string>();
  for (const id of after) {
    const position = positions.get(id);
    if (position === undefined) continue;
    moved.add(id);
    const index = piles.findLastIndex(pile => pile.position < position) + 1;
    piles[index] = { id, position, below: piles[index - 1] };
  }
  for (let pile = piles.at(-1); pile; pile = pile.below) moved.delete(pile.id);
  return moved;
}

type Pile = { id: string; position: number; below: Pile | undefined };

/** Reorders the named IDs within the positions they occupy among all IDs. */
export function reorderWithin(all: readonly string[], named: readonly string[]): string[] {
  const isNamed = new Set(named);
  const next = named[Symbol.iterator]();
  return all.map(id => (isNamed.has(id) ? (next.next().value ?? id) : id));
}
