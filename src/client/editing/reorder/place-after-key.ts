const DIRECTIONS: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Where a key takes an item that is picked up, null for keys that do not move it. Places are positions in the list;
 * where a step is less than one, an item may stand between two of them. With Shift a step is a whole position.
 */
export function placeAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  place: number,
  { count, step }: { count: number; step: number },
): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  return Math.min(Math.max(place + direction * (shiftKey ? 1 : step), 0), count - 1);
}
