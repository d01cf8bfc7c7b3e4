import type { PathCommand } from 'fontkit';

export type OutlinePoint = { x: number; y: number; isOnCurve: boolean };
/** The closed curves of a glyph: straight between points on the curve, quadratic around those off it. */
export type Outline = OutlinePoint[][];

const ON_CURVE = 1;

/** A glyph as the table 'glyf' holds it: simple, without instructions. Nothing is the right form of an empty glyph. */
export function encodeOutline(outline: Outline): Buffer {
  const contours = outline
    .filter(contour => contour.length > 0)
    .map(contour => contour.map(point => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) })));
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);

  const head = [contours.length, ...boundsOf(points)];
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    head.push(end);
  }
  const instructionLength = 0;
  head.push(instructionLength);
  const flags = Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? ON_CURVE : 0)));
  const bytes = Buffer.concat([
    int16s(head),
    flags,
    int16s(steps(points.map(({ x }) => x))),
    int16s(steps(points.map(({ y }) => y))),
  ]);
  return padded(bytes);
}

/** The outline that a path draws. */
export function outlineOfPath(commands: PathCommand[]): Outline {
  const outline: Outline = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') outline.push([{ x: a, y: b, isOnCurve: true }]);
    else if (command === 'lineTo') outline.at(-1)?.push({ x: a, y: b, isOnCurve: true });
    else if (command === 'quadraticCurveTo') {
      outline.at(-1)?.push({ x: a, y: b, isOnCurve: false }, { x: c, y: d, isOnCurve: true });
    } else if (command === 'bezierCurveTo') {
      throw new Error('Only quadratic outlines can be kept');
    }
  }
  return outline.map(withoutReturn);
}

/** Bytes up to the next multiple of four, as tables and glyphs are kept. */
export function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/** A contour closes by itself: coming back to its first point would make an edge of no length. */
function withoutReturn(contour: OutlinePoint[]): OutlinePoint[] {
  const first = contour[0];
  const last = contour.at(-1);
  const returns =
    contour.length > 1 && first !== undefined && last?.isOnCurve && last.x === first.x && last.y === first.y;
  return returns ? contour.slice(0, -1) : contour;
}

function boundsOf(points: OutlinePoint[]): [number, number, number, number] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function steps(values: number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function int16s(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, index * 2);
  return bytes;
}
