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
