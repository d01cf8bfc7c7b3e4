/** The list with one item moved; the same list where it cannot be, or is there already. */
export function moveItem<Item>(items: Item[], from: number, to: number): Item[];
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[];
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (item === undefined || place === from) return items;
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}
