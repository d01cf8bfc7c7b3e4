/** Rule 5.8: an arrow key moves a picked-up card by so many pixels. */
export const KEY_STEP_PX = 25;

/** A card on its way: where it stood in the list, and how far it has been moved along the row. */
export type DragOffset = { from: number; offset: number };

/** How the row is laid out: the distance from one card to the next, and how many there are. */
export type RowLayout = { pitch: number; count: number };

/** The place that the card would take if it were dropped now: the nearest. */
export function placeOf({ from, offset }: DragOffset, { pitch, count }: RowLayout): number {
  return clamp(from + Math.round(offset / pitch), 0, count - 1);
}

/** No further than the first and the last place. */
export function withinRow({ from, offset }: DragOffset, { pitch, count }: RowLayout): number {
  return clamp(offset, -from * pitch, (count - 1 - from) * pitch);
}

/** Where a key takes a picked-up card; null for keys that do not move it. */
export function offsetAfterKey(
  { from, offset }: DragOffset,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  layout: RowLayout,
): number | null {
  const step = shiftKey ? layout.pitch : KEY_STEP_PX;
  const wanted: Record<string, number> = {
    ArrowLeft: offset - step,
    ArrowRight: offset + step,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const next = wanted[key];
  return next === undefined ? null : withinRow({ from, offset: next }, layout);
}

/** How far a card has to make way: those between the old and the new place close up. */
export function shiftOf(index: number, drag: DragOffset, layout: RowLayout): number {
  const place = placeOf(drag, layout);
  if (index > drag.from && index <= place) return -layout.pitch;
  if (index < drag.from && index >= place) return layout.pitch;
  return 0;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}
