import { interestId } from '#client/lib/paths';
import type { SiteSettings } from '#shared/contract/site';
import { type DrawingName, MAX_LAYERS, toDrawings } from '#shared/drawing-names';

export type Topics = Readonly<SiteSettings['topics']>;

/** The base plate of a layer, whose top is in the plane z = 0. */
export const PLATE = { x: 0, y: 0, width: 210, depth: 150, radius: 16 };
export const PLATE_HEIGHT = 8;
export const BLOCK_HEIGHT = 40;

/** The distance between the tops of two plates, smaller for many layers. */
const GAPS = { few: 90, many: 68 };
const FEW = 5;

/** The distance from the top of the lowest layer to the lower edge of the drawing. */
const FOOT = 194;
/** The lead lines from the layers to the callouts on the right. */
export const LEAD = { start: 178, end: 202 };
const LEFT = { x: -158, y: -6 };
const WIDTH = 536;

export type StackLayer = {
  number: number;
  name: string;
  href: string;
  drawing: DrawingName;
  /** The height of its top, and of its right corner, at which its callout is. */
  top: number;
  corner: number;
  /** Its distance from the middle of the stack, downwards. */
  offset: number;
};

/** Numbers the interests from the top and computes where their layers are in the exploded drawing. */
export function toStack(topics: Topics) {
  const gap = topics.length > FEW ? GAPS.many : GAPS.few;
  const drawings = toDrawings(topics.slice(0, MAX_LAYERS));
  const tops = [0];
  for (const name of drawings) tops.push((tops.at(-1) ?? 0) + gap + toHeight(name) - PLATE_HEIGHT);
  const last = tops[drawings.length - 1] ?? 0;
  const height = last + FOOT - LEFT.y;
  const layers = drawings.map((drawing, index): StackLayer => {
    const top = tops[index] ?? 0;
    const name = topics[index]?.name ?? '';
    const place = { top, corner: top + PLATE.width / 2, offset: top - last / 2 };
    return { number: index + 1, name, href: `#${interestId(index)}`, drawing, ...place };
  });
  return {
    layers,
    viewBox: `${LEFT.x} ${LEFT.y} ${WIDTH} ${height}`,
    ratio: WIDTH / height,
    /** Returns a height of the drawing in percent of it. */
    toPercent: (y: number) => `${(((y - LEFT.y) / height) * 100).toFixed(2)}%`,
  };
}

function toHeight(name: DrawingName): number {
  return name === 'print' ? BLOCK_HEIGHT : PLATE_HEIGHT;
}
