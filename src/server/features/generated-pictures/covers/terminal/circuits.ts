import type { Random } from '#server/features/generated-pictures/covers/random';
import {
  BOTTOM,
  type Canvas,
  type Compositions,
  type Ink,
  LEFT,
  type Point,
  RIGHT,
  SHADES,
  TOP,
} from './canvas';

/** A tall chip, a wide one, and one with pins on all sides. */
export const board: Compositions = [
  (canvas, random) =>
    drawChip(canvas, random, { width: random.integer(11, 16), height: 11, rows: 5, columns: 0 }),
  (canvas, random) =>
    drawChip(canvas, random, { width: 34, height: random.integer(3, 5), rows: 0, columns: 9 }),
  (canvas, random) =>
    drawChip(canvas, random, { width: 14, height: random.integer(5, 6), rows: 3, columns: 4 }),
];

/** Boxes in a chain, in a tree, and on a bus. */
export const route: Compositions = [drawChain, drawTree, drawBus];

type Chip = { width: number; height: number; rows: number; columns: number };

/** Draws a chip with a matrix or a label, and with pins at both ends of its rows and columns. */
function drawChip(canvas: Canvas, random: Random, { width, height, rows, columns }: Chip): void {
  const aside = random.integer(-3, 3);
  const [x, y] = [(LEFT + RIGHT - width) / 2 + (columns > 4 ? 0 : aside), (TOP + BOTTOM - height) / 2];
  const ends: Point[] = [];
  for (let row = 0.5; row < rows; row += 1) {
    const level = y + (row * height) / rows;
    ends.push([random.between(LEFT, x - 1.5), level], [random.between(x + width + 1.5, RIGHT), level]);
  }
  for (let column = 0.5; column < columns; column += 1) {
    const level = x + (column * width) / columns;
    ends.push([level, random.between(TOP, y - 1)], [level, random.between(y + height + 1, BOTTOM)]);
  }
  const hot = random.integer(0, ends.length - 1);
  ends.forEach(([endX, endY], index) => {
    const ink = index === hot ? 'accent' : 'full';
    const isInRow = endX < x || endX > x + width;
    canvas.rule(ink, isInRow ? [x + width / 2, endY] : [endX, y + height / 2], [endX, endY]);
    canvas.fill(ink, { x: endX - 0.5, y: endY - 0.35, width: 1, height: 0.7 });
  });
  canvas.frame('full', { x, y, width, height });
  const isLabel = random.chance(0.3);
  canvas.fill('light', { x: x + 2, y: y + 1, width: isLabel ? width - 4 : 0, height: height - 2 });
  for (let top = y + 1; top < y + height - 1; top += 1) {
    for (let left = x + 2; left < x + width - 2; left += 2) {
      const ink = random.pick(SHADES);
      if (!isLabel) canvas.fill(ink, { x: left, y: top + 0.1, width: 1.7, height: 0.8 });
    }
  }
}

const BOX = { width: 7, height: 3 };

function drawBox(canvas: Canvas, random: Random, [x, y]: Point, isHot: boolean): void {
  canvas.frame(isHot ? 'accent' : 'full', { x, y, ...BOX });
  const area = { x: x + 1, y: y + 0.8, width: random.between(2, 5), height: 1.4 };
  canvas.fill(isHot ? 'accent' : random.pick(SHADES), area);
}

/** Connects two boxes by a line that turns twice at `turn`. */
function connect(canvas: Canvas, ink: Ink, [x0, y0]: Point, [x1, y1]: Point, turn: number): void {
  canvas.rule(ink, [x0 + BOX.width, y0 + 1.5], [turn, y0 + 1.5]);
  canvas.rule(ink, [turn, y0 + 1.5], [turn, y1 + 1.5]);
  canvas.rule(ink, [turn, y1 + 1.5], [x1, y1 + 1.5]);
}

function drawChain(canvas: Canvas, random: Random): void {
  const last = random.integer(2, 3);
  const first = random.integer(0, 1);
  let before: Point | undefined;
  for (let index = 0; index <= last; index += 1) {
    const y = (index + first) % 2 === 0 ? random.integer(2, 4) : random.integer(7, 10);
    const place: Point = [LEFT + (index * (RIGHT - LEFT - BOX.width)) / last, y];
    const turn = before ? (before[0] + place[0] + BOX.width) / 2 : 0;
    if (before) connect(canvas, index === last ? 'accent' : 'full', before, place, turn);
    drawBox(canvas, random, place, index === last);
    before = place;
  }
}

function drawTree(canvas: Canvas, random: Random): void {
  const root: Point = [LEFT, random.integer(3, 9)];
  const turn = random.between(13, 20);
  const leaves = [0, 4, 8].map((down): Point => [random.integer(23, RIGHT - BOX.width), TOP + down]);
  // The leaf of the accent comes last, because the others share a part of its line.
  const [hot = root] = leaves.splice(random.integer(0, 2), 1);
  for (const leaf of [...leaves, hot]) {
    connect(canvas, leaf === hot ? 'accent' : 'full', root, leaf, turn);
    drawBox(canvas, random, leaf, leaf === hot);
  }
  drawBox(canvas, random, root, false);
}

function drawBus(canvas: Canvas, random: Random): void {
  const hot = random.integer(0, 3);
  const trunk = random.between(7, 8);
  canvas.rule('full', [LEFT, trunk], [RIGHT, trunk]);
  for (let index = 0; index < 4; index += 1) {
    const place: Point = [LEFT + index * 9, index % 2 === 0 ? random.integer(2, 3) : random.integer(9, 10)];
    canvas.rule(index === hot ? 'accent' : 'full', [place[0] + 3.5, place[1] + 1.5], [place[0] + 3.5, trunk]);
    drawBox(canvas, random, place, index === hot);
  }
}
