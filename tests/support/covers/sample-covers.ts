import { type CoverOptions, drawCover } from '#server/features/generated-pictures/covers/draw-cover';
import type { LookStyle } from '../../../src/shared/appearance/looks';
import { COVER_FAMILIES, type Cover, type CoverFamily, toCover } from '../../../src/shared/covers/cover';

const drawText: CoverOptions['drawText'] = (text, { x, y, size, fill, anchor = 'start' }) =>
  `<g fill="${fill}"><text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${text}</text></g>`;

/** Returns covers of a family, as many for each turn. */
export function createCovers(
  family: CoverFamily,
  { turns, items }: { turns: number; items: number },
): Cover[] {
  return Array.from({ length: turns * items }, (_, index) => {
    const turn = Math.floor(index / items);
    const source = {
      id: `${family} ${index % items}`,
      groups: [],
      turn,
      figure: index % 3 === 0 ? '41 %' : '1.234',
    };
    return { ...toCover(source), family };
  });
}

/** Returns one cover of each composition of each family. */
export function createMixedCovers(): Cover[] {
  return COVER_FAMILIES.flatMap(family => createCovers(family, { turns: 3, items: 1 }));
}

export function drawSample(style: LookStyle, cover: Cover, isSmall = false): string {
  return drawCover(cover, { look: { style, accent: '' }, isSmall, drawText });
}
