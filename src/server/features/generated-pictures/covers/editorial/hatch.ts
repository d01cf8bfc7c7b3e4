import { COVER_HEIGHT, COVER_WIDTH } from '#server/features/generated-pictures/covers/sketch';
import type { Tone } from './scene';

export type Hatching = {
  /** The margin of the printed block. */
  inset: number;
  /** The distance between lines. */
  step: number;
  /** The slope of lines in degrees. */
  angle: number;
};

/** A point of a line with half its thickness there. */
type Knot = { along: number; half: number };
type Sample = { along: number; tone: number };

/** A larger change of tone between samples is an edge of a shape. */
const EDGE = 0.14;
/** How far the outline of a line may be from its tone. */
const TOLERANCE = 1;
/** The part of its step that a line fills where the ink is solid. */
const SOLID = 0.9;

/** Draws a tone as lines of one spacing whose thickness is the shade, as in an engraving. */
export function hatch(tone: Tone, { inset, step, angle }: Hatching, fill: string): string {
  const [width, height] = [COVER_WIDTH - 2 * inset, COVER_HEIGHT - 2 * inset];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / step) * step;
  const runs: string[] = [];
  for (let across = step / 2 - reach; across < reach; across += step) {
    const toneAt = (along: number) => {
      const [x, y] = [along * cos - across * sin, along * sin + across * cos];
      const isOutside = Math.abs(x) > width / 2 + step || Math.abs(y) > height / 2 + step;
      return isOutside ? 0 : Math.min(1, Math.max(0, tone(COVER_WIDTH / 2 + x, COVER_HEIGHT / 2 + y)));
    };
    for (const stretch of trace(toneAt, reach, step)) runs.push(toOutline(simplify(stretch), across));
  }
  const box = `x="${inset}" y="${inset}" width="${width}" height="${height}"`;
  const view = `viewBox="${-width / 2} ${-height / 2} ${width} ${height}"`;
  return `<svg ${box} ${view}><path transform="rotate(${angle})" fill="${fill}" d="${runs.join('')}"/></svg>`;
}

/** Follows a line and returns its stretches of ink, which begin and end at edges of shapes. */
function trace(toneAt: (along: number) => number, reach: number, step: number): Knot[][] {
  const toKnot = ({ along, tone }: Sample): Knot => ({
    along: Math.round(along),
    half: Math.round(tone * step * SOLID) / 2,
  });
  let last: Sample = { along: -reach, tone: toneAt(-reach) };
  let stretch = [toKnot(last)];
  const stretches = [stretch];
  for (let along = step - reach; along <= reach; along += step) {
    const next = { along, tone: toneAt(along) };
    const [before, after] =
      Math.abs(next.tone - last.tone) > EDGE ? narrow(toneAt, last, next) : [next, next];
    stretch.push(toKnot(before));
    if (Math.abs(after.tone - before.tone) > EDGE / 2) {
      stretch = [toKnot(after)];
      stretches.push(stretch);
    }
    stretch.push(toKnot(next));
    last = next;
  }
  return stretches.filter(knots => knots.some(knot => knot.half > 0));
}

/** Moves two samples to both sides of the edge between them, so that shapes are sharper than samples. */
function narrow(toneAt: (along: number) => number, first: Sample, second: Sample): [Sample, Sample] {
  let [before, after] = [first, second];
  while (after.along - before.along > 1) {
    const along = (before.along + after.along) / 2;
    const middle = { along, tone: toneAt(along) };
    if (Math.abs(middle.tone - before.tone) > Math.abs(after.tone - middle.tone)) after = middle;
    else before = middle;
  }
  return [before, after];
}

/** Leaves out knots that are nearly on a straight line between others. */
function simplify(knots: Knot[]): Knot[] {
  const [first = { along: 0, half: 0 }, ...others] = knots;
  const kept = [first];
  let [start, last, lowest, highest] = [first, first, -Infinity, Infinity];
  for (const knot of others) {
    if (knot.along === last.along) continue;
    const slope = (knot.half - start.half) / (knot.along - start.along);
    if (slope < lowest || slope > highest) {
      kept.push(last);
      [start, lowest, highest] = [last, -Infinity, Infinity];
    }
    const [rise, length] = [knot.half - start.half, knot.along - start.along];
    lowest = Math.max(lowest, (rise - TOLERANCE) / length);
    highest = Math.min(highest, (rise + TOLERANCE) / length);
    last = knot;
  }
  return [...kept, last];
}

/** Draws the upper outline of a stretch, and the lower one back to its beginning. */
function toOutline(knots: Knot[], across: number): string {
  let last: Knot | undefined;
  let [path, back] = ['', ''];
  for (const knot of knots) {
    const [dx, dy] = [knot.along - (last?.along ?? 0), (last?.half ?? 0) - knot.half];
    path += last ? lineBy(dx, dy) : `M${pair(knot.along, across - knot.half)}`;
    if (last) back = lineBy(-dx, dy) + back;
    last = knot;
  }
  return `${path}v${2 * (last?.half ?? 0)}${back}`;
}

function lineBy(dx: number, dy: number): string {
  return dy === 0 ? `h${dx}` : `l${pair(dx, dy)}`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
