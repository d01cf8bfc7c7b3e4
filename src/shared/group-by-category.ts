export type CategoryGroup<Item> = { category: string; items: Item[] };

/**
 * Items by their category, in the owner's order: only categories that have items, those of the order first (rule 4.3).
 * A category that the order does not name comes after the others, in the order in which it is met.
 */
export function groupByCategory<Item extends { category: string }>(
  items: Item[],
  order: string[],
): CategoryGroup<Item>[] {
  const groups = new Map<string, Item[]>(order.map(category => [category, []]));
  for (const item of items) {
    const group = groups.get(item.category) ?? [];
    group.push(item);
    groups.set(item.category, group);
  }
  return [...groups].flatMap(([category, members]) =>
    members.length > 0 ? [{ category, items: members }] : [],
  );
}
