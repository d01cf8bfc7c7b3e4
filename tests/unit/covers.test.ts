import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { resolveCssVariables } from '#server/features/generated-pictures/css-variables';
import { LOOK_STYLES } from '#shared/appearance/looks';
import { COVER_FAMILIES } from '#shared/covers/cover';
import { createCovers, createMixedCovers, drawSample } from '../support/covers/sample-covers';

const mixed = createMixedCovers();
const withoutFigure = mixed.map(({ figure: _, ...cover }) => cover);

const STYLES_AND_SIZES = LOOK_STYLES.flatMap(style => [false, true].map(isSmall => ({ style, isSmall })));

describe.each(STYLES_AND_SIZES)('a cover of the style $style (small: $isSmall)', ({ style, isSmall }) => {
  test('is the same well-formed drawing for the same input', async () => {
    const drawn = mixed.map(cover => drawSample(style, cover, isSmall));
    expect(mixed.map(cover => drawSample(style, { ...cover }, isSmall))).toEqual(drawn);
    expect(drawn.filter(svg => /NaN|Infinity|undefined|null/.test(svg))).toEqual([]);
    const { errors } = await validateXML({
      xml: { fileName: 'covers.xml', contents: `<covers>${drawn.join('')}</covers>` },
      normalization: 'format',
    });
    expect(errors).toEqual([]);
  });

  test('shows its accent', async () => {
    const counts = withoutFigure.map(cover => countAccent(drawSample(style, cover, isSmall)));
    expect((await Promise.all(counts)).filter(count => count < 25)).toEqual([]);
  });

  test('differs from 1,200 others', () => {
    const drawn = COVER_FAMILIES.flatMap(family =>
      createCovers(family, { turns: 15, items: 10 }).map(cover => drawSample(style, cover, isSmall)),
    );
    expect(new Set(drawn).size).toBe(1_200);
  });
});

test.each([
  ['instrument', 50_000],
  ['editorial', 75_000],
  ['terminal', 20_000],
] as const)('20 covers of the style %s take less than %d bytes when compressed', (style, bound) => {
  const sizes = withoutFigure.slice(0, 20).map(cover => gzipSync(drawSample(style, cover)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(bound);
});

test.each([false, true])(
  'an editorial cover has one disc, which is inside the frame (small: %s)',
  isSmall => {
    for (const cover of withoutFigure) {
      const svg = drawSample('editorial', cover, isSmall);
      expect(svg.match(/var\(--accent\)/g)).toHaveLength(1);
      const [x = 0, y = 0, radius = 0] =
        /cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
      expect(radius).toBeGreaterThan(20);
      expect(Math.min(x, 1600 - x, y, 900 - y)).toBeGreaterThan(radius);
    }
  },
);

test('a short figure is the picture of some editorial covers', () => {
  const covers = createCovers('field', { turns: 20, items: 1 }).map(cover => ({ ...cover, figure: '41%' }));
  const shown = covers.filter(cover => drawSample('editorial', cover).includes('41%')).length;
  expect(shown).toBeGreaterThan(2);
  expect(shown).toBeLessThan(14);
});

test.each(LOOK_STYLES)('the figure is in the same covers of the style %s when they are small', style => {
  const covers = createCovers('field', { turns: 20, items: 1 }).map(cover => ({ ...cover, figure: '41%' }));
  const listWithFigure = (isSmall: boolean) =>
    covers.filter(({ figure, ...cover }) => {
      return drawSample(style, { ...cover, figure }, isSmall) !== drawSample(style, cover, isSmall);
    });
  expect(listWithFigure(false)).not.toEqual([]);
  expect(listWithFigure(true)).toEqual(listWithFigure(false));
});

test.each([false, true])('the accent of a terminal cover is inside the frame (small: %s)', isSmall => {
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

test('the needle of a scale on an instrument cover stands at the figure', () => {
  const covers = createCovers('pages', { turns: 20, items: 1 });
  const needles = ['1', '10', '100', '0,1', '1.400', '1.4'].map(figure => {
    const scaled = covers.map(cover => drawSample('instrument', { ...cover, figure }));
    return scaled.map(svg => /<path[^>]*d="M(\d+) \d+v92"/.exec(svg)?.[1]).find(Boolean);
  });
  expect(needles).toEqual(['90', '1510', '1510', '90', '1207', '298']);
});

/** Counts the pixels of the accent in a picture of 320 × 180 pixels. */
async function countAccent(svg: string): Promise<number> {
  const resolved = resolveCssVariables(svg, new Map([['--accent', '#ff00ff']]));
  const pixels = await sharp(Buffer.from(resolved)).resize(320).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > 180 && green < 90 && blue > 180) count += 1;
  }
  return count;
}
