import type { CoverSketch } from '#server/features/generated-pictures/covers/sketch';
import { type Area, around, centerOf, lift, type Point } from './geometry';
import { areaPath, BARE, pair, path, round, SOFT } from './paths';

export type Top = 'top' | 'accent';

/**
 * A part of a drawing in the model plane. A height z shifts a point by −z along both axes, which the projection
 * (framing.ts) turns into straight up, or toward the viewer. So coordinates stay short, circles stay arcs, and
 * one matrix projects the whole drawing.
 */
export type Shape = { svg: string; corners: Point[]; accent?: Point };

/** Says where the model plane is: on the ground, upright and facing one side, or seen from above, as the frame. */
export type Plane = 'ground' | 'left' | 'right' | 'frame';
export type Drawing = { shapes: Shape[]; plane?: Plane };
export type DrawFamily = (sketch: CoverSketch) => Drawing;

type Solid = Area & { z?: number; height: number; top?: Top };

/** Draws a box, a slab with round corners or, with the largest radius, a cylinder. */
export function solid({ z = 0, height, top = 'top', ...area }: Solid): Shape {
  const raised = { ...area, ...lift(area, z + height) };
  const corners = [0, area.width].flatMap(x => [0, area.depth].map(y => ({ x: area.x + x, y: area.y + y })));
  return {
    svg: drawPrism(raised, height, top),
    corners: corners.flatMap(corner => [lift(corner, z), lift(corner, z + height)]),
    ...(top === 'accent' && { accent: centerOf(raised) }),
  };
}

export function cylinder(
  center: Point,
  part: { radius: number; height: number; z?: number; top?: Top },
): Shape {
  return solid({ ...part, ...around(center, 2 * part.radius) });
}

/** Draws what lies in the plane. It doesn't count for the size of the drawing. */
export function flat(svg: string, accent?: Point): Shape {
  return { svg, corners: [], ...(accent && { accent }) };
}

/** Draws the ground on which the parts of a drawing stand. */
export function plate(area: Area): Shape {
  return solid({ radius: 50, ...area, z: -40, height: 40 });
}

/** Draws broken lines that rise from the visible corners of an area. */
export function guides({ x, y, width, depth, radius = 0 }: Area, height: number): Shape {
  const inset = Math.round(radius * (1 - Math.SQRT1_2));
  const [left, right, back, front] = [x + inset, x + width - inset, y + inset, y + depth - inset];
  const line = `l${-height} ${-height}`;
  const lines = `M${left} ${front}${line}M${right} ${front}${line}M${right} ${back}${line}`;
  return flat(path(lines, 'none', `${SOFT} stroke-dasharray="2 3"`));
}

export function move(shapes: readonly Shape[], { x = 0, y = 0, z = 0 }): Shape[] {
  const moved = (point: Point) => lift({ x: point.x + x, y: point.y + y }, z);
  return shapes.map(({ svg, corners, accent }) => ({
    svg: `<g transform="translate(${x - z} ${y - z})">${svg}</g>`,
    corners: corners.map(moved),
    ...(accent && { accent: moved(accent) }),
  }));
}

function drawPrism(area: Area, height: number, top: Top): string {
  const { x, y, width, depth, radius: r = 0 } = area;
  // The walls begin and end where the round corners face exactly sideways.
  const q = r * Math.SQRT1_2;
  const arc = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 0 ${pair(dx, dy)}`);
  const [down, up] = [`l${height} ${height}`, `l${-height} ${-height}z`];
  const begin = `M${pair(x + r - q, y + depth - r + q)}${down}`;
  const split = `M${pair(x + width - r + q, y + depth - r + q)}${down}`;
  const left = `${arc(q, r - q)}h${round(width - 2 * r)}${arc(q, q - r)}`;
  const right = `${arc(r - q, -q)}v${round(2 * r - depth)}${arc(q - r, -q)}`;
  // A round corner has no edge, so its two tones share one outline.
  const stroke = r === 0 ? '' : BARE;
  return [
    path(begin + left + up, 'side', stroke),
    path(split + right + up, 'shade', stroke),
    r === 0 ? '' : path(begin + left + right + up, 'none'),
    path(areaPath(area), top),
  ].join('');
}
