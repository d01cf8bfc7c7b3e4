import { expect, test } from 'vitest';
import {
  drawnSize,
  drawnType,
  enclosingFrame,
  isEnlarged,
  isWholePicture,
  largestCrop,
  PICTURE_ASPECT,
  toCut,
  WHOLE_PICTURE,
} from '#client/content/picture/crop-geometry';

test('the initial crop is the largest centered one with its aspect ratio', () => {
  const wide = { width: 3200, height: 900 };
  expect(largestCrop(wide, PICTURE_ASPECT)).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 });
  const square = { width: 1600, height: 1600 };
  const found = largestCrop(square, PICTURE_ASPECT);
  expect(found).toEqual({ unit: '%', x: 0, y: 21.875, width: 100, height: 56.25 });
  expect(isWholePicture(largestCrop({ width: 1920, height: 1080 }, PICTURE_ASPECT))).toBe(true);
});

test('a frame contains the whole picture, which a crop may be except for a rounding error', () => {
  expect(enclosingFrame({ width: 600, height: 900 }, PICTURE_ASPECT)).toEqual({ width: 1600, height: 900 });
  expect(enclosingFrame({ width: 1600, height: 400 }, PICTURE_ASPECT)).toEqual({ width: 1600, height: 900 });
  expect(enclosingFrame({ width: 160, height: 90 }, PICTURE_ASPECT)).toEqual({ width: 160, height: 90 });
  expect(isWholePicture(WHOLE_PICTURE)).toBe(true);
  expect(isWholePicture({ ...WHOLE_PICTURE, width: 99.995 })).toBe(true);
  expect(isWholePicture({ ...WHOLE_PICTURE, height: 99.9 })).toBe(false);
});

test('a picture counts as enlarged if it has fewer pixels than its size on the page', () => {
  expect(isEnlarged({ width: 1200, height: 675 })).toBe(false);
  expect(isEnlarged({ width: 1199, height: 675 })).toBe(true);
  expect(isEnlarged({ width: 600, height: 338 })).toBe(true);
  // A tall picture is not cropped and fills the height of the frame.
  expect(isEnlarged({ width: 400, height: 700 })).toBe(false);
  expect(isEnlarged({ width: 400, height: 600 })).toBe(true);
});

type Frame = [x: number, y: number, width: number, height: number];
const toFrame = ([x, y, width, height]: Frame) => ({ x, y, width, height });

test.each<[title: string, percent: Frame, natural: [number, number], pixels: Frame]>([
  ['becomes integer pixels', [10.04, 20.01, 33.33, 50], [1000, 700], [100, 140, 333, 350]],
  ['may be the whole picture', [0, 0, 100, 100], [1000, 700], [0, 0, 1000, 700]],
  ['never exceeds the picture', [50, 84, 50, 16], [3, 3], [1, 2, 2, 1]],
  ['is never empty', [100, 100, 0, 0], [3, 3], [2, 2, 1, 1]],
])('a crop in percent %s', (_title, percent, [width, height], pixels) => {
  expect(toCut({ unit: '%', ...toFrame(percent) }, { width, height })).toEqual(toFrame(pixels));
});

test('moving a crop by one pixel on the screen moves it by one pixel in a picture of the same size', () => {
  const natural = { width: 400, height: 225 };
  const crop = { unit: '%' as const, x: (100 * 10) / 400, y: 0, width: 50, height: 50 };
  const nudged = { ...crop, x: crop.x + 100 / 400 };
  expect(toCut(nudged, natural).x - toCut(crop, natural).x).toBe(1);
});

test('a crop is drawn at full size unless a canvas is limited, as PNG, WebP or JPEG', () => {
  expect(drawnSize({ width: 4000, height: 2250 })).toEqual({ width: 4000, height: 2250 });
  const drawn = drawnSize({ width: 8000, height: 4500 }, 1_000_000);
  expect(drawn).toEqual({ width: 1333, height: 750 });
  const types = ['image/png', 'image/webp', 'image/jpeg', 'image/avif', 'image/gif', ''];
  const jpeg = types.slice(2).map(() => 'image/jpeg');
  expect(types.map(drawnType)).toEqual(['image/png', 'image/webp', ...jpeg]);
});
