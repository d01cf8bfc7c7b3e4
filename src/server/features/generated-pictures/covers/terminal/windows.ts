import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Area, BOTTOM, type Canvas, type Compositions, LEFT, type Point, RIGHT, TOP } from './canvas';

/** Windows, of which the last is in front: in steps down, divided into panes, and in a fan. */
export const pages: Compositions = [
  (canvas, random) =>
    drawWindows(canvas, random, [
      [0, 0],
      [0.5, 0.5],
      [1, 1],
    ]),
  drawPanes,
  (canvas, random) =>
    drawWindows(canvas, random, [
      [0, 0],
      [1, 0.25],
      [0.45, 1],
    ]),
];

/** Screens in a row, in steps, and two large ones. */
export const phones: Compositions = [
  (canvas, random) => drawPhones(canvas, random, { count: 3, step: 0 }),
  (canvas, random) => drawPhones(canvas, random, { count: 4, step: 1 }),
  (canvas, random) => drawPhones(canvas, random, { count: 2, step: 2 }),
];

function drawWindows(canvas: Canvas, random: Random, places: Point[]): void {
  places.forEach(([right, down], index) => {
    const [width, height] = [random.integer(18, 23), random.integer(7, 8)];
    const x = LEFT + Math.round(right * (RIGHT - LEFT - width));
    const y = TOP + Math.round(down * (BOTTOM - TOP - height));
    drawWindow(canvas, random, { x, y, width, height }, index === places.length - 1);
  });
}

/** Draws a window that fills the picture, with text, a picture and a chart. */
function drawPanes(canvas: Canvas, random: Random): void {
  const isTurned = random.chance(0.5);
  const [across, down] = [random.integer(12, 20), random.integer(4, 7)];
  const [left, right] = [LEFT + (isTurned ? 34 - across : 0), LEFT + (isTurned ? 0 : across)];
  const side = { x: right, width: 34 - across };
  canvas.frame('full', { x: LEFT, y: TOP, width: 34, height: 11 });
  canvas.rule('full', [isTurned ? left : right, TOP], [isTurned ? left : right, BOTTOM]);
  canvas.rule('full', [right, TOP + down], [right + side.width, TOP + down]);
  const hot = random.integer(1, 9);
  for (let row = 1; row < 10; row += 1) {
    const indent = row % 4 === 1 ? 0 : random.pick([1.5, 3]);
    const length = (across - 2 - indent) * random.between(0.35, 1);
    const ink = row === hot ? 'accent' : random.pick(['light', 'medium', 'full'] as const);
    canvas.bar(ink, left + 1 + indent, TOP + row, length);
  }
  canvas.fill('light', { x: right + 1, y: TOP + 0.75, width: side.width - 2, height: down - 1.5 });
  const columns = Math.floor((side.width - 2) / 2);
  for (let column = 0; column < columns; column += 1) {
    const height = (9.5 - down) * random.between(0.25, 1);
    canvas.fill('medium', { x: right + 1 + column * 2, y: BOTTOM - 0.75 - height, width: 1.5, height });
  }
}

function drawWindow(canvas: Canvas, random: Random, area: Area, isFront: boolean): void {
  const { x, y, width, height } = area;
  const [ink, shade] = isFront ? (['full', 'light'] as const) : (['soft', 'faint'] as const);
  const text = (width - 3) * random.pick([1, 0.45]);
  canvas.frame(ink, area, 16);
  canvas.rule(ink, [x, y + 1.5], [x + width, y + 1.5]);
  for (const dot of canvas.isSmall ? [1] : [1, 2.2, 3.4]) {
    canvas.fill(ink, { x: x + dot, y: y + 0.5, width: canvas.isSmall ? 2 : 0.75, height: 0.5 });
  }
  canvas.bar(ink, x + 1.5, y + 2.25, text * random.between(0.5, 0.95));
  for (let row = 3.5; row < height - 1; row += 1)
    canvas.bar(shade, x + 1.5, y + row, text * random.between(0.4, 1));
  canvas.fill(shade, { x: x + 2.5 + text, y: y + 2.4, width: width - 4 - text, height: height - 4.4 });
  if (!isFront) return;
  const button = { x: x + width - 7.5, y: y + height - 1.6, width: 6, height: 1 };
  canvas.fill('ground', button, 12);
  canvas.fill('accent', button);
}

function drawPhones(canvas: Canvas, random: Random, { count, step }: { count: number; step: number }): void {
  const rises = random.chance(0.5);
  const pitch = (RIGHT - LEFT + 2) / count;
  const hot = random.integer(0, count - 1);
  for (let index = 0; index < count; index += 1) {
    const y = TOP + (rises ? count - 1 - index : index) * step;
    const height = BOTTOM - TOP - step * (count - 1);
    drawPhone(canvas, random, { x: LEFT + index * pitch, y, width: pitch - 2, height }, index === hot);
  }
}

/** Draws a screen with a picture and text, or with text alone. */
function drawPhone(canvas: Canvas, random: Random, area: Area, isHot: boolean): void {
  const { x, y, width, height } = area;
  const picture = random.chance(0.5) ? Math.round(height * random.between(0.3, 0.6)) : 0;
  const gap = random.integer(1, 2);
  canvas.frame('full', area);
  canvas.fill('full', { x: x + width / 2 - 1, y, width: 2, height: 0.35 });
  canvas.fill(isHot ? 'accent' : 'light', { x: x + 1, y: y + 1, width: width - 2, height: picture });
  const first = picture === 0 ? 1 : picture + 1.5;
  for (let row = first; row < height - 1; row += gap) {
    const isButton = isHot && picture === 0 && row === first;
    const length = (width - 2) * random.between(0.35, 1);
    canvas.bar(isButton ? 'accent' : 'medium', x + 1, y + row, isButton ? width - 2 : length);
  }
}
