import type { Random } from '#server/features/generated-pictures/covers/random';
import {
  type Area,
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

/** Branches, boxes in a tree, and boxes on a bus. */
export const route: Compositions = [drawBranches, drawTree, drawBus];

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
  if (isLabel) canvas.fill('medium', { x: x + 2, y: y + height / 2 - 1, width: width - 4, height: 2 });
  for (let top = y + 1; top < y + height - 1; top += 1) {
    for (let left = x + 2; left < x + width - 2; left += 2) {
      const ink = random.pick(SHADES);
      if (!isLabel) canvas.fill(ink, { x: left, y: top + 0.1, width: 1.7, height: 0.8 });
    }
  }
}

/** Draws a box with a heading and lines of text. */
function drawBox(canvas: Canvas, random: Random, area: Area, isHot: boolean): void {
  const { x, y, width, height } = area;
  canvas.frame(isHot ? 'accent' : 'full', area, 10);
  canvas.fill(isHot ? 'accent' : random.pick(SHADES), { x: x + 1, y: y + 0.75, width: width - 2, height: 1 });
  for (let row = 2; row < height - 1; row += 1) {
    canvas.bar('light', x + 1, y + row, (width - 2) * random.between(0.4, 1));
  }
}

/** Draws lines of work side by side, which leave the main one and return to it. */
function drawBranches(canvas: Canvas, random: Random): void {
  const main = random.integer(1, 2);
  const hot = random.pick([0, 3]);
  const toLevel = (lane: number) => TOP + 1 + lane * 3;
  const lanes = [3 - hot, 1, 2, hot].map(lane => {
    const [start, end] = lane === main ? [0, 0] : [random.integer(2, 9), random.integer(3, 9)];
    const [from, to, y] = [LEFT + start, RIGHT - end, toLevel(lane)];
    const ink: Ink = lane === hot ? 'accent' : 'full';
    canvas.rule(ink, [from, y], [to, y]);
    canvas.rule(ink, [from, toLevel(main)], [from, y]);
    if (random.chance(0.6)) canvas.rule(ink, [to, y], [to, toLevel(main)]);
    return { from, to, y, inks: lane === hot ? ([ink] as const) : SHADES };
  });
  for (const { from, to, y, inks } of lanes) {
    for (let x = from + 1.5; x < to - 2; x += random.integer(3, 6)) {
      canvas.fill('ground', { x, y: y - 0.7, width: 2, height: 1.4 });
      canvas.fill(random.pick<Ink>(inks), { x: x + 0.2, y: y - 0.55, width: 1.6, height: 1.1 });
    }
  }
}

/** Draws a box from which lines lead to others. */
function drawTree(canvas: Canvas, random: Random): void {
  const root = { x: LEFT, y: TOP + random.integer(1, 5), width: 10, height: 5 };
  const hot = random.integer(0, 2);
  const turn = 16 + random.integer(0, 3);
  // The line of the accent comes last, because the others share a part of it.
  for (const leaf of [0, 1, 2].toSorted((one, other) => Number(one === hot) - Number(other === hot))) {
    const ink = leaf === hot ? 'accent' : 'full';
    const [from, to] = [root.y + 2.5, TOP + 1.5 + leaf * 4];
    canvas.rule(ink, [LEFT + 10, from], [turn, from]);
    canvas.rule(ink, [turn, from], [turn, to]);
    canvas.rule(ink, [turn, to], [RIGHT, to]);
    const width = random.integer(8, 13);
    const area = { x: random.integer(turn + 2, RIGHT - width), y: to - 1.5, width, height: 3 };
    drawBox(canvas, random, area, leaf === hot);
  }
  drawBox(canvas, random, root, false);
}

/** Draws boxes on both sides of a line that they share. */
function drawBus(canvas: Canvas, random: Random): void {
  const hot = random.integer(0, 5);
  const middle = (TOP + BOTTOM) / 2;
  canvas.rule('full', [LEFT, middle], [RIGHT, middle]);
  for (let index = 0; index < 6; index += 1) {
    const isUpper = index % 2 === 0;
    const [width, height] = [random.integer(7, 9), random.integer(3, 4)];
    const x = LEFT + Math.floor(index / 2) * 12 + (isUpper ? 0 : 10 - width);
    const y = isUpper ? TOP : BOTTOM - height;
    const foot = x + width / 2;
    canvas.rule(index === hot ? 'accent' : 'full', [foot, y + height / 2], [foot, middle]);
    drawBox(canvas, random, { x, y, width, height }, index === hot);
  }
}
