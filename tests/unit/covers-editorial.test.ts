import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { resolveCssVariables } from '../../src/server/features/generated-pictures/css-variables';
import { COVER_FAMILIES } from '../../src/shared/covers/cover';
import { createCovers, createMixedCovers, drawSample } from '../support/covers/sample-covers';

const mixed = createMixedCovers();
const withoutFigure = mixed.map(({ figure: _, ...cover }) => cover);

describe.each([false, true])('an editorial cover (small: %s)', isSmall => {
  test('is the same for the same input', () => {
    for (const cover of mixed) {
      const svg = drawSample('editorial', cover, isSmall);
      expect(svg).toBe(drawSample('editorial', { ...cover }, isSmall));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('is a picture that sharp renders', async () => {
    for (const cover of mixed.filter((_, index) => index % 4 === 0)) {
      const svg = drawSample('editorial', cover, isSmall);
      const { channels } = await sharp(Buffer.from(resolveCssVariables(svg)))
        .resize(96)
        .stats();
      expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
    }
  });

  test('has one disc, which is inside the frame', () => {
    for (const cover of withoutFigure) {
      const svg = drawSample('editorial', cover, isSmall);
      expect(svg.match(/var\(--accent\)/g)).toHaveLength(1);
      const [x = 0, y = 0, radius = 0] =
        /cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
      expect(radius).toBeGreaterThan(20);
      expect(Math.min(x, 1600 - x, y, 900 - y)).toBeGreaterThan(radius);
    }
  });
});

test.each(COVER_FAMILIES)('no two editorial covers of the family %s are the same', family => {
  const covers = createCovers(family, { turns: 20, items: 10 });
  expect(new Set(covers.map(cover => drawSample('editorial', cover))).size).toBe(covers.length);
});

test('a short figure is the picture of some editorial covers, but not of small ones', () => {
  const covers = createCovers('field', { turns: 20, items: 1 }).map(cover => ({ ...cover, figure: '41%' }));
  const showFigure = (isSmall: boolean) =>
    covers.filter(cover => drawSample('editorial', cover, isSmall).includes('41%')).length;
  expect(showFigure(false)).toBeGreaterThan(2);
  expect(showFigure(false)).toBeLessThan(14);
  expect(showFigure(true)).toBe(0);
});

test('20 editorial covers are smaller than 60 kB in total', () => {
  const sizes = withoutFigure.slice(0, 20).map(cover => gzipSync(drawSample('editorial', cover)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});
