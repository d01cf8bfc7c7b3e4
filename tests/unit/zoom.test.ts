import { expect, test } from 'vitest';
import { moveBy, pinch, WHOLE, zoomAt } from '#client/content/media/zoom';

const BOX = { width: 400, height: 300 };
const CENTER = { x: 0, y: 0 };

test('a zoomed picture stays where the pointer is, within its box and up to eight times', () => {
  // The point 50 px right of the center is at 100 px at twice the size, so the picture moves back by 50 px.
  expect(zoomAt(WHOLE, 2, { x: 50, y: -20 }, BOX)).toEqual({ scale: 2, x: -50, y: 20 });
  expect(zoomAt(WHOLE, 0.5, CENTER, BOX).scale).toBe(1);
  expect(zoomAt(WHOLE, 100, CENTER, BOX).scale).toBe(8);
  const moved = moveBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, BOX);
  expect(moved).toEqual({ scale: 2, x: 200, y: -150 });
  expect(zoomAt(moved, 0, CENTER, BOX)).toMatchObject({ scale: 1 });
});

test('a zoomed picture follows two fingers', () => {
  const at = (x: number, y: number) => ({ x, y });
  const from = [at(-20, 0), at(20, 0)] as const;
  const to = [at(-30, 10), at(50, 10)] as const;
  expect(pinch({ scale: 2, x: 0, y: 0 }, from, to, BOX)).toEqual({ scale: 4, x: 10, y: 10 });
  // Two fingers on one point have no distance.
  expect(pinch(WHOLE, [CENTER, CENTER], to, BOX).scale).toBe(8);
});
