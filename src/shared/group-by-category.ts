export type CategoryGroup<Item> = { category: string; items: Item[] };

/** Items by their category, the categories in the order in which they are met. */
export function groupByCategory<Item extends { category: string }>(items: Item[]): CategoryGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.category) ?? [];
    group.push(item);
    groups.set(item.category, group);
  }
  return [...groups].map(([category, members]) => ({ category, items: members }));
}
