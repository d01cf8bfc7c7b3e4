/** A point or a distance in pixels. Points are relative to the center of the box. */
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The scale of a picture in its box, and the distance of its center from the center of the box. */
export type View = Point & { scale: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 8;

/** Scales the picture around a point, which stays where it is. */
export function zoomAt(view: View, factor: number, point: Point, box: Size): View {
  const scale = limit(view.scale * factor, 1, MAX_SCALE);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return withinBox({ scale, x, y }, box);
}

export function moveBy(view: View, by: Point, box: Size): View {
  return withinBox({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
}

type Pair = readonly [Point, Point];

/** Moves and scales the picture with two fingers. */
export function pinch(view: View, from: Pair, to: Pair, box: Size): View {
  const [before, after] = [middleOf(from), middleOf(to)];
  const moved = moveBy(view, { x: after.x - before.x, y: after.y - before.y }, box);
  return zoomAt(moved, distanceOf(to) / Math.max(1, distanceOf(from)), after, box);
}

/** Covers the box at every scale, so that a picture is never dragged out of sight. */
function withinBox({ scale, x, y }: View, { width, height }: Size): View {
  const room = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 };
  return { scale, x: limit(x, -room.x, room.x), y: limit(y, -room.y, room.y) };
}

function middleOf([a, b]: Pair): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distanceOf([a, b]: Pair): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function limit(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
