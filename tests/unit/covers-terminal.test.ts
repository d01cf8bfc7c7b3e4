import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { resolveCssVariables } from '../../src/server/features/generated-pictures/css-variables';
import { COVER_FAMILIES } from '../../src/shared/covers/cover';
import { createCovers, createMixedCovers, drawSample } from '../support/covers/sample-covers';

const mixed = createMixedCovers();

describe.each([false, true])('a terminal cover (small: %s)', isSmall => {
  test('is the same for the same input', () => {
    for (const cover of mixed) {
      const svg = drawSample('terminal', cover, isSmall);
      expect(svg).toBe(drawSample('terminal', { ...cover }, isSmall));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('is a picture that sharp renders', async () => {
    for (const cover of mixed.filter((_, index) => index % 4 === 0)) {
      const svg = drawSample('terminal', cover, isSmall);
      const { channels } = await sharp(Buffer.from(resolveCssVariables(svg)))
        .resize(96)
        .stats();
      expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
    }
  });

  test('has an accent, which is inside the frame', () => {
    for (const cover of mixed) {
      const paths = drawSample('terminal', cover, isSmall).matchAll(/d="([^"]+)" fill="var\(--accent\)"/g);
      const areas = [...paths].flatMap(([, path = '']) => [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)]);
      expect(areas.length).toBeGreaterThan(0);
      for (const [x = 0, y = 0, width = 0, height = 0] of areas.map(area => area.slice(1).map(Number))) {
        expect(Math.min(x, 1600 - x - width)).toBeGreaterThanOrEqual(90);
        expect(Math.min(y, 900 - y - height)).toBeGreaterThanOrEqual(90);
      }
    }
  });
});

test.each(COVER_FAMILIES)('no two terminal covers of the family %s are the same', family => {
  const covers = createCovers(family, { turns: 20, items: 10 });
  expect(new Set(covers.map(cover => drawSample('terminal', cover))).size).toBe(covers.length);
});

test('20 terminal covers are smaller than 20 kB in total', () => {
  const sizes = mixed.slice(0, 20).map(cover => gzipSync(drawSample('terminal', cover)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000);
});
