import type { Random } from '#server/features/generated-pictures/covers/random';
import { BOTTOM, type Canvas, COLUMNS, type Compositions, LEFT, RIGHT, ROWS, SHADES, TOP } from './canvas';

/** Columns of a chart, of a sound, and in two shades. */
export const field: Compositions = [
  (canvas, random) => drawColumns(canvas, random, 'plain'),
  (canvas, random) => drawColumns(canvas, random, 'centered'),
  (canvas, random) => drawColumns(canvas, random, 'stacked'),
];

/** Bricks as a wall, as stairs, and as battlements. */
export const blocks: Compositions = [
  (canvas, random) => {
    const start = random.between(0, 6);
    drawBricks(canvas, random, column => 1.4 + 3 * Math.abs(Math.sin(column * 1.1 + start)));
  },
  (canvas, random) => {
    const rises = random.chance(0.5);
    drawBricks(canvas, random, column => 0.7 * (rises ? column : 7 - column) + random.between(0.4, 1.2));
  },
  (canvas, random) => {
    const first = random.integer(0, 1);
    drawBricks(canvas, random, column => ((column + first) % 2 === 0 ? 5 : random.between(1, 3)));
  },
];

function drawColumns(canvas: Canvas, random: Random, kind: 'plain' | 'centered' | 'stacked'): void {
  const [start, waves] = [random.between(0, 6), random.between(0.1, 0.2)];
  const shares = Array.from({ length: COLUMNS }, (_, index) => {
    return 0.16 + 0.5 * Math.sin(index * waves + start) ** 2 + random.between(0, 0.32);
  });
  const highest = Math.max(...shares);
  shares.forEach((share, index) => {
    const height = (share / highest) * (ROWS - 0.5);
    const x = LEFT + index * 2 + 0.2;
    const y = kind === 'centered' ? TOP + (ROWS - height) / 2 : BOTTOM - 0.5 - height;
    const part = kind === 'stacked' ? height * random.between(0.3, 0.7) : 0;
    canvas.fill('light', { x, y, width: 1.6, height: part - 0.1 });
    canvas.fill(share === highest ? 'accent' : 'full', { x, y: y + part, width: 1.6, height: height - part });
  });
  if (kind !== 'centered') canvas.rule('soft', [LEFT, BOTTOM], [RIGHT, BOTTOM]);
}

function drawBricks(canvas: Canvas, random: Random, toCount: (column: number) => number): void {
  const hot = random.integer(1, 6);
  const [width, height] = [(RIGHT - LEFT) / 8, ROWS / 5];
  for (let column = 0; column < 8; column += 1) {
    const count = Math.min(5, Math.max(1, Math.round(toCount(column))));
    for (let row = 1; row <= count; row += 1) {
      const shade = random.pick(SHADES);
      const isHole = random.chance(0.08) && row < count;
      const place = { x: LEFT + column * width, y: BOTTOM - row * height };
      const ink = column === hot && row === count ? 'accent' : shade;
      if (!isHole) canvas.fill(ink, { ...place, width: width - 0.25, height: height - 0.16 });
    }
  }
}
