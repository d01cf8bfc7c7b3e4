/* The isometric projection: x runs to the lower right, y to the lower left, z upwards. A circle that lies
   flat becomes an ellipse with level axes, so rounded corners stay simple arcs. */
const COS_30 = Math.cos(Math.PI / 6);
const CIRCLE_WIDTH = Math.sqrt(1.5);
const CIRCLE_HEIGHT = Math.SQRT1_2;

/** Returns the transform that lays a flat drawing into the plane at height `z`. */
export function toFlatTransform(z = 0): string {
  return `matrix(${COS_30.toFixed(4)} 0.5 ${(-COS_30).toFixed(4)} 0.5 0 ${-z})`;
}

export type PlanePoint = { x: number; y: number };

/** Projects a point of the plane at height `z`. */
export function projectPoint({ x, y }: PlanePoint, z = 0): PlanePoint {
  return { x: round((x - y) * COS_30), y: round((x + y) / 2 - z) };
}

/** Computes the half axes of the ellipse that a flat circle becomes. */
export function circleAxes(radius: number): { rx: number; ry: number } {
  return { rx: round(radius * CIRCLE_WIDTH), ry: round(radius * CIRCLE_HEIGHT) };
}

/** A flat box with rounded corners. Its top lies at `z`, and its sides reach `height` down from there. */
export type Slab = PlanePoint & { width: number; depth: number; height: number; radius: number; z?: number };

/** Returns the two visible walls as one closed path, whose upper end the top covers. */
export function wallsPath(slab: Slab): string {
  const { left, right } = extremes(slab);
  return `M${at(left)}v${slab.height}${frontEdge(slab)}V${right.y}Z`;
}

/** Returns the right wall, which is in the shade. */
export function shadePath(slab: Slab): string {
  const { front, right } = extremes(slab);
  const { x, y, width, depth, radius, height, z } = slab;
  const bottom = (point: PlanePoint) => at(projectPoint(point, (z ?? 0) - height));
  const farRight = { x: right.x, y: right.y + height };
  return [
    `M${at(front)}v${height}`,
    arcTo(radius, bottom({ x: x + width, y: y + depth - radius })),
    `L${bottom({ x: x + width, y: y + radius })}`,
    arcTo(radius, at(farRight)),
    `V${right.y}Z`,
  ].join('');
}

/** Returns a line around both walls at a distance below the top, like the layers of a 3D print. */
export function contourPath(slab: Slab, below: number): string {
  const { left } = extremes(slab);
  return `M${at({ x: left.x, y: left.y + below })}${frontEdge({ ...slab, height: below })}`;
}

/** Returns the lower edge of the walls, from the far left along the front to the far right. */
function frontEdge(slab: Slab): string {
  const { x, y, width, depth, radius, height, z } = slab;
  const bottom = (point: PlanePoint) => at(projectPoint(point, (z ?? 0) - height));
  const { right } = extremes(slab);
  return [
    arcTo(radius, bottom({ x: x + radius, y: y + depth })),
    `L${bottom({ x: x + width - radius, y: y + depth })}`,
    arcTo(radius, bottom({ x: x + width, y: y + depth - radius })),
    `L${bottom({ x: x + width, y: y + radius })}`,
    arcTo(radius, at({ x: right.x, y: right.y + height })),
  ].join('');
}

/** Returns the outermost points of the rounded corners of the top. */
function extremes({ x, y, width, depth, radius, z }: Slab): Record<'left' | 'front' | 'right', PlanePoint> {
  const { rx, ry } = circleAxes(radius);
  const left = projectPoint({ x: x + radius, y: y + depth - radius }, z);
  const front = projectPoint({ x: x + width - radius, y: y + depth - radius }, z);
  const right = projectPoint({ x: x + width - radius, y: y + radius }, z);
  return {
    left: { x: round(left.x - rx), y: left.y },
    front: { x: front.x, y: round(front.y + ry) },
    right: { x: round(right.x + rx), y: right.y },
  };
}

function arcTo(radius: number, end: string): string {
  const { rx, ry } = circleAxes(radius);
  return `A${rx} ${ry} 0 0 0 ${end}`;
}

function at({ x, y }: PlanePoint): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
