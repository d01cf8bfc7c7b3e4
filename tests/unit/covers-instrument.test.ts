import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { drawCover } from '#server/features/generated-pictures/covers/draw-cover';
import type { DrawText } from '#server/features/generated-pictures/covers/sketch';
import { resolveCssVariables } from '#server/features/generated-pictures/css-variables';
import { COVER_FAMILIES, type Cover } from '#shared/covers/cover';

const LOOK = { style: 'instrument', accent: '' } as const;
const FIGURES = [undefined, '1.4', '41%', '0,5', '212', '1.400', '0'];

const drawText: DrawText = (text, { x, y, fill }) =>
  `<g><path d="M${x} ${y}h9" fill="${fill}" id="n${text}"/></g>`;

function draw(cover: Cover, isSmall = false): string {
  return drawCover(cover, { look: LOOK, isSmall, drawText });
}

/** Lists covers of all families with several turns and seeds. */
function listCovers(turns: number, seeds: number): Cover[] {
  return COVER_FAMILIES.flatMap(family =>
    Array.from({ length: turns * seeds }, (_, index) => {
      const figure = FIGURES[index % FIGURES.length];
      const seed = Math.imul(index + 1, 0x9e3779b1) >>> 0;
      return { family, turn: index % turns, seed, ...(figure && { figure }) };
    }),
  );
}

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

test('no two of 1,600 covers are equal, and the same cover is always drawn the same', () => {
  const covers = listCovers(20, 10);
  const drawn = covers.map(cover => draw(cover));
  expect(new Set(drawn).size).toBe(covers.length);
  expect(covers.slice(0, 400).map(cover => draw(cover))).toEqual(drawn.slice(0, 400));
});

test('covers are well-formed and have no coordinate that is not a number', async () => {
  const drawn = listCovers(4, 3).flatMap(cover => [draw(cover), draw(cover, true)]);
  expect(drawn.filter(svg => /NaN|Infinity|undefined|null/.test(svg))).toEqual([]);
  const { errors } = await validateXML({
    xml: { fileName: 'covers.xml', contents: `<covers>${drawn.join('')}</covers>` },
    normalization: 'format',
  });
  expect(errors).toEqual([]);
});

test('the accent is visible in every cover', async () => {
  const hidden: Cover[] = [];
  for (const { figure: _, ...cover } of listCovers(6, 2)) {
    const counts = [await countAccent(draw(cover)), await countAccent(draw(cover, true))];
    if (Math.min(...counts) < 25) hidden.push(cover);
  }
  expect(hidden).toEqual([]);
});

test('the needle of a scale stands at the figure', () => {
  const needles = ['1', '10', '100', '0,1', '1.400', '1.4'].map(figure => {
    const scaled = listCovers(1, 20).map(cover => draw({ ...cover, figure }));
    return scaled.map(svg => /<path[^>]*d="M(\d+) \d+v92"/.exec(svg)?.[1]).find(Boolean);
  });
  expect(needles).toEqual(['90', '1510', '1510', '90', '1207', '298']);
});

test('twenty covers take less than 50 kB when compressed', () => {
  const covers = listCovers(4, 1).filter((_, index) => index % 8 < 5);
  const bytes = covers.map(cover => gzipSync(draw(cover)).length);
  expect(covers).toHaveLength(20);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});
