import type { Random } from '#server/features/generated-pictures/covers/random';
import { COVER_HEIGHT, COVER_WIDTH } from '#server/features/generated-pictures/covers/sketch';
import type { Point } from './geometry';
import type { Drawing, Plane } from './shapes';

/** A section of a drawing. A zoom of 1 shows all of it; the focus is the share of it at the frame's center. */
export type View = { zoom: number; focus: Point };

const COS_30 = Math.cos(Math.PI / 6);
/** The directions that the axes of a plane become: those of x across and down, then those of y. */
const AXES: Record<Exclude<Plane, 'frame'>, [number, number, number, number]> = {
  ground: [COS_30, 0.5, -COS_30, 0.5],
  left: [COS_30, 0.5, 0, -1],
  right: [-COS_30, 0.5, 0, -1],
};
export const WHOLE: View = { zoom: 1, focus: { x: 0.5, y: 0.5 } };
const MARGIN = 44;
/** In a section, the accent keeps this distance from the edges. */
const ACCENT_MARGIN = 160;

/** Chooses a section. It takes the same number of random values each time, as all structure does. */
export function pickView(random: Random): View {
  const zoom = random.pick([1, 1.1, 1.25, 1.35, 1.5]);
  const toFocus = (nudge: number) => 0.5 + nudge * (1 - 1 / zoom);
  return { zoom, focus: { x: toFocus(random.between(-0.5, 0.5)), y: toFocus(random.between(-0.5, 0.5)) } };
}

/** Projects a drawing into the frame, above `bottom`, and moves it until its accent is well inside. */
export function frameDrawing(
  { shapes, plane = 'ground' }: Drawing,
  { zoom, focus }: View,
  bottom: number,
): string {
  const body = shapes.map(({ svg }) => svg).join('');
  if (plane === 'frame') return body;
  const axes = AXES[plane];
  const project = ({ x, y }: Point) => ({ x: x * axes[0] + y * axes[2], y: x * axes[1] + y * axes[3] });
  const corners = shapes.flatMap(shape => shape.corners.map(project));
  const [xs, ys] = [toExtent(corners.map(({ x }) => x)), toExtent(corners.map(({ y }) => y))];
  const [width, height] = [COVER_WIDTH, COVER_HEIGHT - bottom];
  const scale = zoom * Math.min((width - 2 * MARGIN) / xs.size, (height - 2 * MARGIN) / ys.size);
  const mark = project(shapes.find(({ accent }) => accent)?.accent ?? { x: 0, y: 0 });
  const margin = zoom > 1 ? ACCENT_MARGIN : 0;
  const place = (extent: Extent, share: number, accent: number, size: number) => {
    const origin = size / 2 - (extent.low + share * extent.size) * scale;
    const at = origin + accent * scale;
    return Math.round(origin - at + Math.min(Math.max(at, margin), size - margin));
  };
  const x = place(xs, focus.x, mark.x, width);
  const y = place(ys, focus.y, mark.y, height);
  const matrix = axes.map(axis => (axis * scale).toFixed(3)).join(' ');
  return `<g transform="matrix(${matrix} ${x} ${y})">${body}</g>`;
}

type Extent = { low: number; size: number };

function toExtent(values: readonly number[]): Extent {
  const low = Math.min(...values);
  return { low, size: Math.max(...values) - low };
}
