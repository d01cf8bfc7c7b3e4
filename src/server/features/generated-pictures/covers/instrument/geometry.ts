export type Point = { x: number; y: number };
export type Area = Point & { width: number; depth: number; radius?: number };

export function lift({ x, y }: Point, z: number): Point {
  return { x: x - z, y: y - z };
}

export function around({ x, y }: Point, width: number, depth = width): Area {
  return { x: x - width / 2, y: y - depth / 2, width, depth };
}

export function centerOf({ x, y, width, depth }: Area): Point {
  return { x: x + width / 2, y: y + depth / 2 };
}

/** Sorts what stands on the same ground by the order in which to paint it. */
export function fromBack<Item extends Point>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.x + one.y - other.x - other.y);
}

/** Returns places along an axis, with a gap between them. */
export function spread(
  count: number,
  begin: number,
  length: number,
  gap: number,
): { at: number; size: number }[] {
  const size = Math.round((length - (count - 1) * gap) / count);
  return Array.from({ length: count }, (_, index) => ({ at: begin + index * (size + gap), size }));
}

/** Returns the places of a grid, row by row, with its first one in the origin. */
export function toGrid(columns: number, rows: number, pitch: number): Point[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * pitch,
    y: Math.floor(index / columns) * pitch,
  }));
}
