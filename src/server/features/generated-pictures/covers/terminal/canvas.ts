import type { CoverColor } from '#server/features/generated-pictures/covers/palette';
import type { Random } from '#server/features/generated-pictures/covers/random';

/** The character cells of a cover. Pictures keep to the ones from LEFT and TOP to before RIGHT and BOTTOM. */
const CELL = { width: 40, height: 60 };
export const [LEFT, TOP, RIGHT, BOTTOM] = [3, 2, 37, 13] as const;
/** The dots of a matrix are two cells wide. */
export const [COLUMNS, ROWS] = [(RIGHT - LEFT) / 2, BOTTOM - TOP] as const;

const INKS = {
  ground: ['ground', 1],
  faint: ['line', 0.2],
  light: ['line', 0.4],
  medium: ['line', 0.65],
  full: ['line', 1],
  soft: ['soft', 1],
  accent: ['accent', 1],
} as const satisfies Record<string, [CoverColor, number]>;
export type Ink = keyof typeof INKS;
export const SHADES = ['faint', 'light', 'medium', 'full'] as const satisfies Ink[];

/** A part of a picture, in cells. */
export type Area = { x: number; y: number; width: number; height: number };
export type Point = [x: number, y: number];
type Dot = { ink: Ink; size?: number } | undefined;

export type Canvas = ReturnType<typeof createCanvas>;
type Compose = (canvas: Canvas, random: Random) => void;
/** The compositions of a family, which take turns. */
export type Compositions = readonly [Compose, ...Compose[]];

/** Creates a canvas on which everything is a rectangle, so that lines scale like box-drawing characters. */
export function createCanvas({ isSmall }: { isSmall: boolean }) {
  const thickness = isSmall ? 14 : 6;
  const strokes: { ink: Ink; path: string }[] = [];

  function fill(ink: Ink, { x, y, width, height }: Area, border = 0): void {
    const [left, top] = [Math.round(x * CELL.width - border), Math.round(y * CELL.height - border)];
    const across = Math.round((x + width) * CELL.width + border) - left;
    const down = Math.round((y + height) * CELL.height + border) - top;
    if (across <= 0 || down <= 0) return;
    const path = `M${left} ${top}h${across}v${down}h${-across}z`;
    const last = strokes.at(-1);
    if (last?.ink === ink) last.path += path;
    else strokes.push({ ink, path });
  }

  /** Draws a horizontal or vertical line along edges of cells. */
  function rule(ink: Ink, [x0, y0]: Point, [x1, y1]: Point): void {
    const [x, y] = [Math.min(x0, x1), Math.min(y0, y1)];
    fill(ink, { x, y, width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) }, thickness / 2);
  }

  return {
    isSmall,
    fill,
    rule,
    /** Draws a line of text. */
    bar: (ink: Ink, x: number, y: number, width: number) => fill(ink, { x, y: y + 0.25, width, height: 0.5 }),
    /** Draws a frame over what is behind it, with a gap around it. */
    frame(ink: Ink, { x, y, width, height }: Area, gap = 0): void {
      const [right, bottom] = [x + width, y + height];
      fill('ground', { x, y, width, height }, gap);
      rule(ink, [x, y], [right, y]);
      rule(ink, [x, bottom], [right, bottom]);
      rule(ink, [x, y], [x, bottom]);
      rule(ink, [right, y], [right, bottom]);
    },
    /** Draws a matrix of dots. */
    dots(toDot: (column: number, row: number) => Dot): void {
      for (let row = 0; row < ROWS; row += 1) {
        for (let column = 0; column < COLUMNS; column += 1) {
          const { ink, size = 0.84 } = toDot(column, row) ?? { ink: 'ground', size: 0 };
          const [x, y] = [LEFT + column * 2 + 1 - size, TOP + row + 0.5 - size / 2];
          fill(ink, { x, y, width: 2 * size, height: size });
        }
      }
    },
    toSvg: () => strokes.map(({ ink, path }) => `<path d="${path}" ${toFill(ink)}/>`).join(''),
  };
}

function toFill(ink: Ink): string {
  const [color, opacity] = INKS[ink];
  return `fill="var(--${color})"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`;
}

/** Returns the shade of a tone from 0 to 1. */
export function toShade(tone: number): Ink {
  return SHADES[Math.min(3, Math.max(0, Math.floor(tone * 4)))] ?? 'full';
}
